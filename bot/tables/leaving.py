"""Lets people leave a match: the others say whether it goes on without them, and a deserted one is closed."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial

from bot.tables.clock import Clock, Job
from bot.tables.keeper import Events, Keeper
from bot.tables.matches import Matches, playing
from bot.tables.table import Refused, Table, back, left, stood_in
from bot.tables.timing import Timing
from engine.core import Ask, IllegalAction, Seat

log = logging.getLogger(__name__)

FEWEST = 3
"""So many seats a table has where the others may go on without somebody."""


class Leaving:
    """Among three or more, whoever resigns is played for by a stand-in while the others are asked, for a minute; if all
    of them want to go on, a computer has the seat for good, else the match ends by the resignation."""

    def __init__(self, keeper: Keeper, matches: Matches, clock: Clock, timing: Timing) -> None:
        self._keeper, self._matches, self._clock, self._timing = keeper, matches, clock, timing
        keeper.watchers.append(self.watch)

    def watch(self, table: Table, _events: Events = ()) -> None:
        """Set the end of a farewell, and close a match when its hand is over and stand-ins hold all persons' seats."""
        farewell, deserted = ("farewell", table.id), ("deserted", table.id)
        asked_at = [sitter.resigned_at for sitter in table.sitters if sitter.resigned_at is not None]
        if table.match is None or table.match.result is not None or not asked_at:
            self._clock.drop(farewell)
        elif farewell not in self._clock:
            left_s = (self.ends_at(min(asked_at)) - self._keeper.now()) / 1000
            self._clock.set(farewell, left_s, partial(self._try, farewell, partial(self._end, table.id)))
        if is_over_for_all(table) and deserted not in self._clock:
            self._clock.set(deserted, 0.0, partial(self._try, deserted, partial(self._close, table.id)))

    def ends_at(self, resigned_at: int) -> int:
        """When the others will have been asked long enough, in unix milliseconds."""
        return resigned_at + int(self._timing.farewell_s * 1000)

    async def resign(self, table_id: int, user: int, most: int | None = None) -> Table:
        """Resign a match, if that costs no more points than `most` (None: whatever it costs). Raises Refused: dearer,
        not-seated, in-lobby, over, resigned, not-asked or not-saved."""
        async with self._keeper.hold(table_id) as table:
            match, seat = playing(table, user)
            if most is not None and match.price > most:
                raise Refused("dearer")
            if is_asked_of_others(table, seat):
                others = [replace(each, agreed=False) for each in table.sitters if each.agreed]
                gone = replace(stood_in(table, table.sitter(seat)), resigned_at=self._keeper.now(), agreed=False)
                changed = [each for each in others if each.seat != seat]
                await self._matches.seat(table, [*changed, gone], table.row.due_at)
            else:
                await self._matches.give_up(table, seat)
            return table

    async def go_on(self, table_id: int, user: int) -> Table:
        """Say that the match shall go on without whoever resigned. Raises Refused: not-seated, in-lobby, over,
        resigned, nobody-left, repeated or not-saved."""
        async with self._keeper.hold(table_id) as table:
            _, seat = playing(table, user)
            leaving = [sitter for sitter in table.sitters if sitter.resigned_at is not None]
            if not leaving:
                raise Refused("nobody-left")
            if table.sitter(seat).agreed:
                raise Refused("repeated")
            said = replace(back(table.sitter(seat)), agreed=True)
            changed = [said]
            if all(other.agreed or other.seat == seat for other in table.here):
                agreed = [replace(other, agreed=False) for other in (*table.here, said) if other.agreed]
                changed = [*agreed, *(left(table, sitter) for sitter in leaving)]
            await self._matches.seat(table, changed, table.row.due_at)
            return table

    # Below: how it is done

    async def _end(self, table_id: int) -> None:
        """Nobody was asked in vain: whoever resigned first ends the match now."""
        async with self._keeper.hold(table_id) as table:
            leaving = [sitter for sitter in table.sitters if sitter.resigned_at is not None]
            if leaving and table.match is not None and table.match.result is None:
                first = min(leaving, key=lambda sitter: (sitter.resigned_at or 0, sitter.seat))
                await self._matches.give_up(table, first.seat)

    async def _close(self, table_id: int) -> None:
        async with self._keeper.hold(table_id) as table:
            if is_over_for_all(table):
                await self._matches.close(table, "deserted")

    async def _try(self, key: tuple[str, int], job: Job) -> None:
        try:
            await job()
        except Refused as refused:
            if refused.unsaved:
                self._clock.set(key, self._timing.retry_s, partial(self._try, key, job))
            log.info("Table %s: %s was refused (%s).", key[1], key[0], refused.key)


def is_asked_of_others(table: Table, seat: Seat) -> bool:
    """Whether the others are asked before that seat ends the match by resigning: not where the game has a rule of its
    own for leaving (FZ-94). Raises Refused where it may not resign."""
    try:
        ending = table.without(seat)
    except IllegalAction as error:
        raise Refused("not-asked") from error
    others = any(sitter.seat != seat for sitter in table.here)
    return len(table.sitters) >= FEWEST and others and ending is not None and ending.reason == "resigned"


def is_over_for_all(table: Table) -> bool:
    """Whether a hand is over at a table at which only stand-ins are left of its persons."""
    match = table.match
    return match is not None and match.result is None and table.deserted and match.question.ask is Ask.PAUSE
