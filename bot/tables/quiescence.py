"""Waiting until nothing more happens at a table without a person.

At a table without a public message, a press is answered only then, because no later message would show what followed.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.tables.events import Closed, MatchEvent, TableEvent, handles
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.tables.timing import Timing
from engine.core import TABLE, AnyMatch, Ask, Seat


class QuiescenceWaiter:
    """Waiter for the moment when nothing more happens at a table without a person.

    It is used only for tables without a public message.
    """

    def __init__(self, registry: TableRegistry, timing: Timing) -> None:
        self._registry, self._timing = registry, timing
        self._waiting: dict[int, asyncio.Future[None]] = {}

    @handles(MatchEvent, Closed)
    def on_match_changed(self, event: TableEvent) -> None:
        """Release the tasks that wait for this table, once nothing more happens there without a person."""
        waiting = self._waiting.get(event.table.id)
        if waiting is not None and is_settled(event.table):
            del self._waiting[event.table.id]
            if not waiting.done():
                waiting.set_result(None)

    async def settled(self, table_id: int) -> None:
        """Wait until nothing more happens at the table without a person (`is_settled`).

        Wait for at most `Timing.settle_s` seconds. Return at once if the table is no longer in memory.
        """
        table = self._registry.known.get(table_id)
        if table is None or table.venue.posts or is_settled(table):
            return
        waiting = self._waiting.setdefault(table_id, asyncio.get_running_loop().create_future())
        with suppress(TimeoutError):
            async with asyncio.timeout(self._timing.settle_s):
                await asyncio.shield(waiting)


def is_settled(table: Table) -> bool:
    """Return whether nothing happens at the table without a person.

    That is so if only persons are asked, nobody is asked, or the match is paused.
    """
    match = table.match
    if match is None or match.result is not None or table.asleep:
        return True
    return not any(_goes_by_itself(table, match, seat) for seat in match.pending)


def plays(table: Table, seat: Seat) -> bool:
    """Return whether a computer makes the moves of that seat.

    If one person plays with computers, no stand-in makes moves for this person.
    """
    return table.sitter(seat).level is not None and not (table.solo and table.sitter(seat).away)


def is_its_turn(table: Table, match: AnyMatch, seat: Seat) -> bool:
    """Return whether a computer in that seat may answer now.

    In the pause before a hand, persons answer first, because they decide whether the match goes on.
    """
    here = {sitter.seat for sitter in table.here}
    return match.question.ask is not Ask.PAUSE or here.isdisjoint(match.pending)


def _goes_by_itself(table: Table, match: AnyMatch, seat: Seat) -> bool:
    """Return whether that seat is answered without a press: by the table, a computer or a standing order."""
    if seat == TABLE:
        return True
    if plays(table, seat):
        return is_its_turn(table, match, seat)
    return not table.in_window and table.ordered(seat) is not None
