"""What computer players of several games share."""
