"""Mahjong: its pictures and words."""
