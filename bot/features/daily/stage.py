"""A table that nobody but one person sits at: what words and pictures want to show a hand of a day."""

from __future__ import annotations

from bot.games import GAMES
from bot.occasions.days import closes
from bot.occasions.steady import PERSON
from bot.store import Sitter, TableRow
from bot.store.dailies import Daily
from bot.tables.table import Table
from engine.core import AnyMatch


def staged(daily: Daily, user: int, guild: int, match: AnyMatch) -> Table:
    """The hand of somebody as if it were a table; it has no seed and no number. Its time ends with the day."""
    game = GAMES[daily.game]
    row = TableRow(
        guild=guild,
        channel=0,
        game=daily.game,
        preset=next(iter(game.presets)),
        rules=match.rules.plain(),
        seats=daily.seats,
        host=user,
        server_seed=b"",
        created_at=0,
        due_at=closes(daily.day),
    )
    others = (Sitter(seat, None, daily.level, "", 0) for seat in range(daily.seats) if seat != PERSON)
    return Table(row, (Sitter(PERSON, user, None, "", 0), *others), match)
