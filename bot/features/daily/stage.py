"""A table that nobody but one person sits at: what words and pictures want to show a hand of a day."""

from __future__ import annotations

from bot.features.daily.days import closes
from bot.features.daily.deterministic_match import PERSON
from bot.store.dailies import Daily
from bot.tables.display_table import unplayed
from bot.tables.table import Table
from engine.core import AnyMatch


def staged(daily: Daily, user: int, guild: int, match: AnyMatch) -> Table:
    """The hand of somebody as if it were a table. Its time ends with the day."""
    users = {PERSON: user}
    return unplayed(match.game, match, users, guild=guild, level=daily.level, due_at=closes(daily.day))
