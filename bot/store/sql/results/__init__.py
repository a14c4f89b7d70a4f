"""What finished matches add up to: totals, streaks, achievements, histories and ranks."""
