"""A painter that is held, and an evening at which answers wait for it."""

import pytest

from tests.bot.deadlines.slowness import Brush, answered


@pytest.fixture
def brush(monkeypatch):
    """Pictures are painted unless `brush.free.clear()` was called."""
    return Brush(monkeypatch)


@pytest.fixture
async def house(tmp_path):
    """An evening at which answers wait for their pictures, and each interaction gets exactly one first answer."""
    async with answered(tmp_path) as house:
        yield house
