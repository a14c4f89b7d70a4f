"""Totals, streaks, achievements, histories and ranks from finished matches."""
