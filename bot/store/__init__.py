"""The database of the bot (DESIGN chapter 9)."""

from bot.store.rows import Finish, ForkedHistory, Move, Saved, Sitter, Standing, StoreError, TableRow
from bot.store.store import Store

__all__ = ["Finish", "ForkedHistory", "Move", "Saved", "Sitter", "Standing", "Store", "StoreError", "TableRow"]
