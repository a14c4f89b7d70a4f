"""Ranks and profiles: leaderboards, profiles, histories, and private answers that are shared."""
