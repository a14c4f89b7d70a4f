"""The database of the bot. Only `sqlite/` and `postgres/` know which one it is.

Each part has a protocol in its own module, such as `tables.py`, `people.py` or `leases.py`. `sql/` holds all
statements. `sqlite/` and `postgres/` keep the data, and `opening.py` opens one of them. `tests/bot/store/contract`
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
