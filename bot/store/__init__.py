"""The database of the bot; it knows no game and no Discord (bot/README.md, "The database")."""

from bot.store.errors import DatabaseDamaged, DatabaseGone, ForkedHistory, StoreError
from bot.store.rows import Finish, Invitation, Move, Outcome, Saved, Sitter, Standing, TableRow, Win
from bot.store.store import Store

__all__ = [
    "DatabaseDamaged",
    "DatabaseGone",
    "Finish",
    "ForkedHistory",
    "Invitation",
    "Move",
    "Outcome",
    "Saved",
    "Sitter",
    "Standing",
    "Store",
    "StoreError",
    "TableRow",
    "Win",
]
