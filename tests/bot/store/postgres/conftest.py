"""What the contract opens, for what only databases promise; and a database without a schema."""

import pytest

from tests.bot.store.contract.conftest import kind, memory

__all__ = ["kind", "memory"]


@pytest.fixture
def empty(server):
    """A database without a schema."""
    empty = server.new()
    yield empty
    server.drop(empty)
