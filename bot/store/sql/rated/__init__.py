"""Estimated strength of players, their ranks by it, and who is hidden until their next match."""
