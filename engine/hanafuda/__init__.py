"""The common parts of the three hanafuda games: the 48 cards, capture by month, and the course of a round."""
