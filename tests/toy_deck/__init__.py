"""Shells: nine pieces that no other deck has, with their drawings and words, and a game that is played with them."""
