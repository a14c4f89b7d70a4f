"""Fixtures for tests that need PostgreSQL: the databases of the contract, and one without a schema."""

import pytest

from tests.bot.store.contract.conftest import kind, memory

__all__ = ["kind", "memory"]


@pytest.fixture
def empty(server):
    """A database without a schema."""
    empty = server.new()
    yield empty
    server.drop(empty)
