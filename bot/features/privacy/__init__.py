"""What is kept about a user: shown, exported, erased."""
