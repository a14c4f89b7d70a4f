"""What is done when a season ends."""
