"""Boxes and pixels: layouts without meaning, and how they are painted."""
