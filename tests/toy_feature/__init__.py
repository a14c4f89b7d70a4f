"""A toy that throws a coin: a command and a button, whole but small."""
