"""Data of a user: shown, exported, erased."""
