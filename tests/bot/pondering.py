"""A thought for workers of tests: it loads nothing else."""

import time


def ponder(_game, _level, _view, legal, _seed, seconds):
    """Be busy for all the time there is, as a hard player whose choice is never clear."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass
    return legal[0]
