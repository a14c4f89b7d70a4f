"""Days on which nights begin: the calendar of every bot, by when a test begins."""

import pytest

from tests.bot.nights.clubs import turned


@pytest.fixture
def calendar(monkeypatch):
    """It is noon, on 24 November."""
    return turned(monkeypatch, 2026, 11, 24, 12)


@pytest.fixture
def late_calendar(monkeypatch):
    """It is eight o'clock in the evening, on 24 November."""
    return turned(monkeypatch, 2026, 11, 24, 20)
