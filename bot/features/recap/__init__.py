"""The weekly recap: a server's best hand, streaks, rare achievements, rivals and club nights."""
