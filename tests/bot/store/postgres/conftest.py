"""What the contract opens, for what only databases promise; and a new database of a server."""

import pytest

from tests.bot.store.contract.conftest import kind, memory

__all__ = ["kind", "memory"]


@pytest.fixture
def address(server):
    """A database with nothing in it but the schema of the bot."""
    address = server.ours()
    yield address
    server.drop(address)


@pytest.fixture
def empty(server):
    """A database without a schema."""
    empty = server.new()
    yield empty
    server.drop(empty)
