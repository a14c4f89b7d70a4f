"""A course for each game."""
