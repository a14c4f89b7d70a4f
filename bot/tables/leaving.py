"""Resignations. The other players decide whether the match goes on without the player who resigned."""

from dataclasses import replace
from functools import partial

from bot.errors import UserError
from bot.store import Store
from bot.store.models import Rated, Score
from bot.tables.end_votes import EndVotes, with_votes_cleared
from bot.tables.events import Closed, Ended, Resumed, SeatsChanged, TableEvent, handles
from bot.tables.match_end import as_it_stands, given_away, rateable, untouched
from bot.tables.match_service import MatchService
from bot.tables.move_checks import playing
from bot.tables.registry import TableRegistry
from bot.tables.sleeping import ENDED
from bot.tables.table import Table, back, left, stood_in
from bot.tables.timers import Timers
from bot.tables.timing import Timing
from engine.core import IllegalAction, Seat

PASTIME = "pastime"
"""Reason for closing a match that its only person played while waiting for a table of a club night."""
FEWEST = 3
"""Minimum number of seats at a table where the other players may go on after a resignation."""


class Leaving:
    """Resignations, and the votes that follow them.

    At a table with three or more seats, the other players vote for a minute. During that time a stand-in plays for the
    player who resigned. If all of them want to go on, a computer takes the seat for good. Otherwise the match ends by
    the resignation.
    """

    def __init__(self, registry: TableRegistry, matches: MatchService, clock: Timers, timing: Timing) -> None:
        self._registry, self._matches, self._clock, self._timing = registry, matches, clock, timing
        self.ending = EndVotes(registry, matches, clock, timing)

    @handles(SeatsChanged, Ended, Closed, Resumed)
    def on_seats_changed(self, event: TableEvent) -> None:
        """Schedule the end of an open vote on a resignation."""
        table = event.table
        farewell = ("farewell", table.id)
        asked_at = [sitter.resigned_at for sitter in table.leaving if sitter.resigned_at is not None]
        if table.match is None or table.match.result is not None or not asked_at:
            self._clock.drop(farewell)
        elif farewell not in self._clock:
            left_s = (self.ends_at(table, min(asked_at)) - self._registry.now()) / 1000
            self._clock.retry(farewell, left_s, partial(self._end, table.id), self._timing.retry_s)

    def ends_at(self, table: Table, resigned_at: int) -> int:
        """Return when the vote on a resignation ends, in unix milliseconds."""
        return resigned_at + int(self._timing.vote_of(table, self._timing.farewell_s) * 1000)

    async def resign(self, table_id: int, user: int, most: int | None = None) -> Table:
        """Resign a match for a user. If the other players vote on it, open the vote.

        `most`: maximum number of points that it may cost. None: any.

        Raises UserError: dearer (it costs more), not-seated, in-lobby, over, resigned, not-asked or not-saved.
        """
        async with self._registry.hold(table_id) as table:
            match, seat = playing(table, user)
            if most is not None and match.price > most:
                raise UserError("dearer")
            if is_asked_of_others(table, seat):
                others = [each for each in with_votes_cleared(table) if each.seat != seat]
                gone = replace(stood_in(table, table.sitter(seat)), resigned_at=self._registry.now(), agreed=False)
                await self._matches.seat(table, [*others, replace(gone, wished_at=None)], table.row.due_at)
            elif table.outlives(seat) and not table.venue.posts:
                await self._matches.close(table, ENDED)  # nobody would see computers play on
            elif table.solo and await self._registry.store.nights.is_pastime(table.id):
                await self._matches.close(table, PASTIME)
            else:
                await self._matches.give_up(table, seat)
            return table

    async def go_on(self, table_id: int, user: int) -> Table:
        """Vote to continue the match without the player who resigned.

        Raises UserError: not-seated, in-lobby, over, resigned, nobody-left, repeated or not-saved.
        """
        async with self._registry.hold(table_id) as table:
            _, seat = playing(table, user)
            leaving = table.leaving
            if not leaving:
                raise UserError("nobody-left")
            if table.sitter(seat).agreed:
                raise UserError("repeated")
            said = replace(back(table.sitter(seat)), agreed=True)
            changed = [said]
            if all(other.agreed or other.seat == seat for other in table.here):
                agreed = [replace(other, agreed=False) for other in (*table.here, said) if other.agreed]
                changed = [*agreed, *(left(table, sitter) for sitter in leaving)]
            return await self._matches.seat(table, changed, table.row.due_at)

    # Private methods

    async def _end(self, table_id: int) -> None:
        """End the match by the first resignation, because the time to vote is over."""
        async with self._registry.hold(table_id) as table:
            leaving = table.leaving
            if leaving and table.match is not None and table.match.result is None:
                first = min(leaving, key=lambda sitter: (sitter.resigned_at or 0, sitter.seat))
                await self._matches.give_up(table, first.seat)


def is_asked_of_others(table: Table, seat: Seat) -> bool:
    """Return whether the other players vote on a resignation of that seat before it takes effect.

    They do not vote if the game has its own rule for leaving (FZ-94). Raises UserError: not-asked, if the seat may not
    resign.
    """
    try:
        ending = table.without(seat)
    except IllegalAction as error:
        raise UserError("not-asked") from error
    others = any(sitter.seat != seat for sitter in table.here)
    return len(table.sitters) >= FEWEST and others and ending is not None and ending.reason == "resigned"


async def stake(store: Store, table: Table, seat: Seat) -> int | None:
    """Return by how much the player's rating changes if that seat resigns now.

    With three or more seats, the other players are assumed to go on. None if the rating does not change, or the change
    is unknown. Raises UserError: not-loaded.
    """
    match = table.match
    if match is None or not rateable(table) or untouched(table, match) or given_away(table):
        return None
    users = [each.user or each.leaver or -1 - each.seat for each in table.sitters]
    scores = tuple(Score(user, *each) for user, each in zip(users, as_it_stands(table, (seat,)), strict=True))
    ended = Rated(table.id, store.now(), scores)
    found = await store.records.foresee(table.row.guild, table.row.game, ended)
    return found[seat] if found else None
