"""A table for only one user. With it, the usual words and pictures can show a daily hand."""

from __future__ import annotations

from bot.features.daily.days import closes
from bot.features.daily.deterministic_match import PERSON
from bot.store.dailies import Daily
from bot.tables.display_table import unplayed
from bot.tables.table import Table
from engine.core import AnyMatch


def staged(daily: Daily, user: int, guild: int, match: AnyMatch) -> Table:
    """Return a daily hand in the form of a table. The table's time ends when the day is over."""
    users = {PERSON: user}
    return unplayed(match.game, match, users, guild=guild, level=daily.level, due_at=closes(daily.day))
