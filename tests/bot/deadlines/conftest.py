"""How long the bot waits before it defers an answer, and a painter that is held."""

import pytest

from bot.wire import answers
from tests.bot.deadlines.slowness import Brush


@pytest.fixture
def soon(monkeypatch):
    """Interactions are deferred soon, and Discord waits long enough for the slowest machine."""
    monkeypatch.setattr(answers, "ANSWER_WITHIN_S", 0.3)


@pytest.fixture
def never(monkeypatch):
    """Interactions are not deferred before a test could notice."""
    monkeypatch.setattr(answers, "ANSWER_WITHIN_S", 3600.0)


@pytest.fixture
def brush(monkeypatch):
    """Pictures are painted when `brush.free.set()` was called, and not before."""
    brush = Brush(monkeypatch)
    yield brush
    brush.free.set()


@pytest.fixture
def hasty(monkeypatch):
    """A request whose connection was lost is not sent again."""
    monkeypatch.setattr(answers, "RESET_PAUSES_S", ())
