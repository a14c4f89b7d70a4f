"""The database of the bot. Only `sqlite/` and `postgres/` know which one it is.

Each part has a protocol: tables with their moves, people, servers, records, deadlines, leases, notes. `sql/` holds all
statements, `sqlite/` and `postgres/` keep the data, `open_store` opens one of them, and `tests/bot/store/contract`
checks both.
"""

from bot.store.errors import (
    DatabaseDamaged,
    DatabaseGone,
    ForkedHistory,
    LeaseLost,
    ShardsOverlap,
    StoreError,
    Unreachable,
)
from bot.store.models import Finish, Invitation, Move, Outcome, Saved, Sitter, Standing, TableRow, Win
from bot.store.store import Store

__all__ = [
    "DatabaseDamaged",
    "DatabaseGone",
    "Finish",
    "ForkedHistory",
    "Invitation",
    "LeaseLost",
    "Move",
    "Outcome",
    "Saved",
    "ShardsOverlap",
    "Sitter",
    "Standing",
    "Store",
    "StoreError",
    "TableRow",
    "Unreachable",
    "Win",
]
