"""Copies of all data: backups of a database file, and the move from a file to a database server."""
