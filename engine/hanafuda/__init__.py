"""What the three hanafuda games share: the 48 cards, capture by month, and the cards on the table."""
