"""Votes on ending a match early. A player asks for it, and the match ends if all agree."""

from dataclasses import replace
from functools import partial

from bot.errors import UserError
from bot.store import Sitter
from bot.tables.events import Closed, Ended, Resumed, SeatsChanged, TableEvent, handles
from bot.tables.match_service import MatchService
from bot.tables.move_checks import playing
from bot.tables.registry import TableRegistry
from bot.tables.table import Table, back
from bot.tables.timers import Timers
from bot.tables.timing import Timing
from engine.core import AnyMatch, Ask, Seat


class EndVotes:
    """Votes on ending a match early. Each player may ask once in the pause before a hand.

    The game engine learns of a vote only when all have agreed. Until then a vote changes no answer to the pause itself.
    """

    def __init__(self, registry: TableRegistry, matches: MatchService, clock: Timers, timing: Timing) -> None:
        self._registry, self._matches, self._clock, self._timing = registry, matches, clock, timing

    @handles(SeatsChanged, Ended, Closed, Resumed)
    def on_seats_changed(self, event: TableEvent) -> None:
        """Schedule the end of an open vote.

        A vote also ends when the pause between hands ends. Then its timer stays, and does nothing.
        """
        table = event.table
        key, wish = ("ending", table.id), table.wish
        if wish is None:
            self._clock.drop(key)
        else:
            gone_s = (self._registry.now() - (wish.wished_at or 0)) / 1000
            left_s = self._timing.vote_of(table, self._timing.ending_s) - gone_s
            self._clock.retry(key, left_s, partial(self._drop, table.id), self._timing.retry_s)

    async def ask(self, table_id: int, user: int, question: int, *, really: bool = False) -> Table:
        """Ask to end the match now. If another player has already asked, agree.

        If no other player is at the table, the match ends at once. The user must have confirmed this (`really`).

        Raises UserError: end-away, grave (not confirmed), asked-before, not-seated, in-lobby, over, resigned, stale,
        not-asked, repeated or not-saved. end-away means that another player is away and has not resigned. An ended
        match would then count for nobody, which would save the user from a loss.
        """
        async with self._registry.hold(table_id) as table:
            match, seat = paused(table, user, question)
            if table.wish is not None and table.wish.seat != seat:
                await self._agree(table, seat)
            elif table.sitter(seat).wished_in == question:
                raise UserError("repeated" if table.wish is not None else "asked-before")
            elif away := [each for each in table.sitters if each.away and each.seat != seat]:
                raise UserError("end-away", who=tuple(f"<@{each.user}>" for each in away))
            elif any(other.seat != seat for other in table.here):
                await self._open(table, match, seat)
            elif not really:
                raise UserError("grave")
            else:
                await self._matches.finish(table)
            return table

    async def answer(self, table_id: int, user: int, question: int, *, yes: bool) -> Table:
        """Agree (`yes`) to end the match, or refuse. Raises UserError: nobody-ends, repeated, or as `ask` does."""
        async with self._registry.hold(table_id) as table:
            _, seat = paused(table, user, question)
            if table.wish is None:
                raise UserError("nobody-ends")
            if table.wish.seat == seat:
                raise UserError("repeated")
            if yes:
                await self._agree(table, seat)
            else:
                await self._matches.seat(table, with_votes_cleared(table), table.row.due_at)
            return table

    # Private methods

    async def _open(self, table: Table, match: AnyMatch, seat: Seat) -> None:
        """Open a vote on the end of the match.

        If the clock is short, extend it, so that all players have time to vote.
        """
        now, due_at = self._registry.now(), table.row.due_at
        asker = replace(back(table.sitter(seat)), wished_at=now, wished_in=match.number, agreed=False)
        others = [each for each in with_votes_cleared(table) if each.seat != seat]
        ends_at = now + int(self._timing.vote_of(table, self._timing.ending_s) * 1000)
        await self._matches.seat(table, [*others, asker], None if due_at is None else max(due_at, ends_at))

    async def _agree(self, table: Table, seat: Seat) -> None:
        if table.sitter(seat).agreed:
            raise UserError("repeated")
        if table.voters - {seat}:
            said = replace(back(table.sitter(seat)), agreed=True)
            await self._matches.seat(table, [said], table.row.due_at)
        else:
            await self._matches.finish(table)

    async def _drop(self, table_id: int) -> None:
        """End a vote without effect, because not all have agreed in time."""
        async with self._registry.hold(table_id) as table:
            if table.wish is not None:
                await self._matches.seat(table, with_votes_cleared(table), table.row.due_at)


def with_votes_cleared(table: Table) -> list[Sitter]:
    """Return the sitters who have voted, with their votes cleared."""
    return [without_vote(each) for each in table.sitters if each.agreed or each.wished_at is not None]


def without_vote(sitter: Sitter) -> Sitter:
    """Return the sitter with a given vote cleared."""
    return replace(sitter, agreed=False, wished_at=None)


def paused(table: Table, user: int, question: int) -> tuple[AnyMatch, Seat]:
    """Return the match and the user's seat, if the match is in the pause between hands.

    Raises UserError if it is not, or while a vote on a resignation is open.
    """
    match, seat = playing(table, user)
    if match.number != question:
        raise UserError("stale")
    if match.question.ask is not Ask.PAUSE or table.leaving:
        raise UserError("not-asked")
    return match, seat
