"""Moves and advice: what a player does during a match, and why a win pays what it pays."""
