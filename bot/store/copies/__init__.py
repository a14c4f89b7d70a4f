"""Copies of all data: backups of a file, and the move from a file to a server."""
