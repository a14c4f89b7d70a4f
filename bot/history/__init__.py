"""Finished matches: played again, counted, reviewed, handed out."""
