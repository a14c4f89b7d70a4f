"""Statistics of a server, for those who manage it."""
