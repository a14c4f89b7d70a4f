"""The desk at which commands and presses arrive: who may press what, and to whom it goes."""
