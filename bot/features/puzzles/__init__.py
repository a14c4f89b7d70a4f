"""Decisions as puzzles: positions from matches that have one best answer."""
