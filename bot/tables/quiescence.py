"""What goes by itself at a table, and when all of it is done: then whoever has pressed is answered, where nothing else
would show them what came after."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.tables.registry import Events, TableRegistry
from bot.tables.table import Table
from bot.tables.timing import Timing
from engine.core import TABLE, AnyMatch, Ask, Seat


class QuiescenceWaiter:
    """Lets answers wait until a table does nothing by itself any more, where it has no message that follows."""

    def __init__(self, registry: TableRegistry, timing: Timing) -> None:
        self._registry, self._timing = registry, timing
        self._waiting: dict[int, asyncio.Future[None]] = {}

    def watch(self, table: Table, _events: Events = ()) -> None:
        """Let go on who waits for this table."""
        if is_settled(table) and (waiting := self._waiting.pop(table.id, None)) is not None and not waiting.done():
            waiting.set_result(None)

    async def settled(self, table_id: int) -> None:
        """Wait until only its person is asked, `Timing.settle_s` at most; for a table that is not in memory any more
        there is nothing to wait for."""
        table = self._registry.known.get(table_id)
        if table is None or table.venue.posts or is_settled(table):
            return
        waiting = self._waiting.setdefault(table_id, asyncio.get_running_loop().create_future())
        with suppress(TimeoutError):
            async with asyncio.timeout(self._timing.settle_s):
                await asyncio.shield(waiting)


def is_settled(table: Table) -> bool:
    """Whether nothing goes by itself: only persons are asked, nobody is, or the match sleeps."""
    match = table.match
    if match is None or match.result is not None or table.asleep:
        return True
    return not any(_goes_by_itself(table, match, seat) for seat in match.pending)


def plays(table: Table, seat: Seat) -> bool:
    """Whether a computer has that seat. Nobody stands in for a person for whom nobody else waits."""
    return table.sitter(seat).level is not None and not (table.solo and table.sitter(seat).away)


def is_its_turn(table: Table, match: AnyMatch, seat: Seat) -> bool:
    """Whether a computer may answer now. Before a hand persons come first, because they choose whether to go on."""
    here = {sitter.seat for sitter in table.here}
    return match.question.ask is not Ask.PAUSE or here.isdisjoint(match.pending)


def _goes_by_itself(table: Table, match: AnyMatch, seat: Seat) -> bool:
    """Whether the table, a computer or a standing order answers for that seat without anybody's press."""
    if seat == TABLE:
        return True
    if plays(table, seat):
        return is_its_turn(table, match, seat)
    return not table.in_window and table.ordered(seat) is not None
