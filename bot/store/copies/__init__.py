"""Copies of the whole memory: backups of a file, and the way from a file to a server."""
