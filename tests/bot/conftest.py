"""What every test of the bot starts from."""

import pytest

from bot.playground.api import interactions
from tests.bot.store.server import end, serve

BUSY = 10.0
"""Seconds that the stand-in waits for an answer: a machine busy with other tests may need more than Discord's three."""


@pytest.fixture(autouse=True)
def patient(request, monkeypatch):
    """Discord is patient, but for tests of how long it waits, which are marked `hurried`."""
    if request.node.get_closest_marker("hurried") is None:
        monkeypatch.setattr(interactions, "ANSWER_TIME", BUSY)


@pytest.fixture(scope="session")
def server():
    """A PostgreSQL that runs as long as the tests of this process do."""
    server = serve()
    yield server
    end(server)
