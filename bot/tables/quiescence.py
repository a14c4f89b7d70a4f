"""Waiting until nothing more happens at a table without a person.

At a table without a public message, a press is answered only then, because no later message would show what followed.
"""

import asyncio
from contextlib import suppress

from bot.tables.events import Closed, MatchEvent, TableEvent, handles
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from engine.core import TABLE, AnyMatch, Ask, Seat


class QuiescenceWait:
    """A subscriber to table events that sets `settled` once nothing more happens at one table without a person."""

    def __init__(self, table_id: int) -> None:
        self._table_id, self.settled = table_id, asyncio.Event()

    @handles(MatchEvent, Closed)
    def on_match_changed(self, event: TableEvent) -> None:
        if event.table.id == self._table_id and is_settled(event.table):
            self.settled.set()


async def wait_until_settled(registry: TableRegistry, table_id: int, most_s: float) -> None:
    """Wait until nothing more happens at the table without a person (`is_settled`), for at most `most_s` seconds.

    Return at once if the table is no longer in memory.
    """
    table = registry.known.get(table_id)
    if table is None or is_settled(table):
        return
    wait = QuiescenceWait(table_id)
    registry.events.subscribe(wait)
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(most_s):
                await wait.settled.wait()
    finally:
        registry.events.unsubscribe(wait)


def is_settled(table: Table) -> bool:
    """Return whether nothing happens at the table without a person.

    That is so if only persons are asked, nobody is asked, or the match is paused.
    """
    match = table.match
    if match is None or match.result is not None or table.asleep:
        return True
    return not any(_goes_by_itself(table, match, seat) for seat in match.pending)


def is_its_turn(table: Table, match: AnyMatch) -> bool:
    """Return whether a computer that is asked may answer now.

    In the pause before a hand, persons answer first, because they decide whether the match goes on.
    """
    here = {sitter.seat for sitter in table.here}
    return match.question.ask is not Ask.PAUSE or here.isdisjoint(match.pending)


def _goes_by_itself(table: Table, match: AnyMatch, seat: Seat) -> bool:
    """Return whether that seat is answered without a press: by the table, a computer or a standing order."""
    if seat == TABLE:
        return True
    if table.has_computer(seat):
        return is_its_turn(table, match)
    return not table.in_window and table.ordered(seat) is not None
