"""A match move by move, as a page or a film.

A step shows what live messages showed: the public table, or the hand of the chosen seat with its scene at
that time, a settled hand, or the end. It has no layout of its own. *Most points* is the first step after
which the points of all seats changed most. Each hand's settlement declares them, so games need no code for
it.

The animation of the last hand shows what everyone saw, with at most 60 steps at equal distances. Its frames
are the normal pictures, in their palette, each cut to the box that changed (`render/gif.py`). A painter makes
one frame at a time, so that other pictures come between. After 15 s, or if it exceeds 2 MB with few frames, a
sentence replaces it.
"""
