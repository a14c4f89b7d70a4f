"""What the three hanafuda games share: the 48 cards, capture by month, and the course of a round."""
