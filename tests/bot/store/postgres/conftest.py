"""What the contract opens, for what only databases promise."""

from tests.bot.store.contract.conftest import kind, memory

__all__ = ["kind", "memory"]
