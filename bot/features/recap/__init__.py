"""The weekly recap: a server's best hand, streaks, rare achievements and rivals."""
