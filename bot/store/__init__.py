"""The memory of the bot: what it asks of it, in words of its own. It knows no game and no Discord, and of no database.

A part each, as a protocol: tables with their moves, people, servers, records, occasions to come, leases, notes.
`sql/` has all statements, `sqlite/` and `postgres/` are the ways in which they are kept, `open_store` opens one, and
`tests/bot/store/contract` holds any to the words of these protocols (bot/README.md, "The database").
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
from bot.store.rows import Finish, Invitation, Move, Outcome, Saved, Sitter, Standing, TableRow, Win
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
