"""Leaderboards, profiles and histories."""
