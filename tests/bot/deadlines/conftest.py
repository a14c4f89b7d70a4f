"""A painter that is held."""

import pytest

from tests.bot.deadlines.slowness import Brush


@pytest.fixture
def brush(monkeypatch):
    """Pictures are painted unless `brush.free.clear()` was called."""
    return Brush(monkeypatch)
