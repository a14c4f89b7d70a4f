"""Puzzles: decisions from played matches that have one best answer, which was tried in hundreds of deals."""
