"""A coin to throw: a command and a button, whole but small."""
