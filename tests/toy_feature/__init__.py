"""A coin to flip: a small but complete feature, with a command and a button."""
