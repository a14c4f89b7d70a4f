"""The weekly recap of a server: its best hand, streaks, rare achievements, rivals and club nights."""
