"""Ratings of players, their ranks by rating, and users who are hidden until their next match."""
