"""Courses for newcomers, one for each game."""
