"""Hanafuda: its pictures and words."""
