"""Pages of rules, of a game or of a table."""
