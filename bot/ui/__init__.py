"""What messages and pictures say, for one user or for all. It names no feature."""
