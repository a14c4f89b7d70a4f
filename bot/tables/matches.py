"""Plays matches: moves of people, computers, the clock and the table, from the first to the result."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from bot.store import Move, Sitter
from bot.tables.deeds import won_by
from bot.tables.following import follow, last_of, unasked
from bot.tables.keeper import Keeper
from bot.tables.table import Refused, Table, back, finish, left, stood_in
from bot.tables.timing import Timing
from engine.core import RESIGN, TABLE, Action, AnyMatch, Ask, IllegalAction, Seat

MOST_MISSED = 2
"""So many public questions in a row the clock answers for somebody; then a stand-in plays for them."""

SECRET = (Ask.WINDOW, Ask.CHOICE)
"""Who is asked in these is nobody's business: they have a time of their own, and a miss in them does not count."""

By = Literal["person", "clock", "computer", "table"]


class Matches:
    """Changes tables in a match. Every change is saved before anybody sees it."""

    def __init__(self, keeper: Keeper, timing: Timing) -> None:
        self._keeper, self._timing = keeper, timing

    async def play(self, table_id: int, user: int, question: int, action: Action) -> Table:
        """Play a person's move; their stand-in goes, if everybody may know of the move. Raises Refused: not-seated,
        in-lobby, over, resigned, stale, repeated, not-asked or not-saved."""
        async with self._keeper.hold(table_id) as table:
            seat = check_move(table, user, question, action)
            await self._record(table, seat, action, "person", _returned(table, table.sitter(seat)))
            return table

    async def play_computer(self, table_id: int, seat: Seat, question: int, action: Action) -> Table:
        """Play a computer's move, through the same door. Raises Refused: a late one is stale."""
        async with self._keeper.hold(table_id) as table:
            match = _going_on(table)
            if match is None or question != match.number or seat < 0 or table.sitter(seat).level is None:
                raise Refused("stale")
            await self._record(table, seat, action, "computer")
            return table

    async def play_table(self, table_id: int, question: int) -> Table:
        """Let the table go on in a claim window; in the same moment, and not before, standing orders answer."""
        async with self._keeper.hold(table_id) as table:
            match = _going_on(table)
            if match is None or question != match.number or not match.question.goes_on:
                raise Refused("stale")
            await self._obey(table)
            await self._record(table, TABLE, match.pending[TABLE][0], "table")
            return table

    async def play_clock(self, table_id: int, question: int, due_at: int | None = None) -> Table:
        """End a question whose time is over: whoever is still asked answers with the first of their actions.

        due_at: the deadline that passed (unix milliseconds). Raises Refused: stale, if it was moved meanwhile.
        """
        async with self._keeper.hold(table_id) as table:
            match = _going_on(table)
            if due_at is not None and due_at != table.row.due_at:
                raise Refused("stale")
            while match is not None and match.number == question and table.row.due_at is not None:
                if not match.question.asked:
                    break
                seat = min(match.question.asked)
                sitter = _missed(table, match, table.sitter(seat))
                await self._record(table, seat, match.pending[seat][0], "clock", sitter)
                match = table.match
            return table

    async def play_order(self, table_id: int, seat: Seat, question: int) -> Table:
        """Take an offered win by standing order, outside of windows (a window waits for the table)."""
        async with self._keeper.hold(table_id) as table:
            match = _going_on(table)
            answer = table.ordered(seat)
            if match is None or match.number != question or table.in_window or answer is None:
                raise Refused("stale")
            await self._record(table, seat, answer, "person")
            return table

    async def resume(self, table_id: int) -> Table:
        """Go on after a restart: an open window or secret choice has its whole time again, and what nobody has to be
        asked is answered."""
        async with self._keeper.hold(table_id) as table:
            clear = None if table.match is None else unasked(table.match)
            if clear is not None:
                await self._record(table, *clear, "table")
            elif table.match is not None and table.match.question.ask in SECRET:
                due_at = self._due(table, table.match)
                await self._keeper.saved(self._keeper.store.set_due(table_id, due_at))
                table.row = replace(table.row, due_at=due_at)
            return table

    async def postpone(self, table_id: int, since: int, until: int) -> None:
        """Give a question the time back that was lost between two moments (unix milliseconds): a window or secret
        choice all of its time, another what it lost since it was asked."""
        async with self._keeper.hold(table_id) as table:
            due_at, match = table.row.due_at, table.match
            if match is None or due_at is None:
                return
            ask = match.question.ask
            whole_ms = int((self._timing.of(table.row, ask) or 0.0) * 1000)
            lost = until - max(since, due_at - whole_ms)
            due_at = self._due(table, match) if ask in SECRET else due_at + max(0, lost)
            await self._keeper.saved(self._keeper.store.set_due(table_id, due_at))
            table.row = replace(table.row, due_at=due_at)
            self._keeper.tell(table, ())

    async def set_order(self, table_id: int, user: int, name: str, *, on: bool) -> Table:
        """Give a standing order or take it back; it may answer a window in which the table has already gone on.

        Raises Refused: not-seated, in-lobby, over, unknown-button or not-saved.
        """
        async with self._keeper.hold(table_id) as table:
            match, seat = check_order(table, user, name)
            await self._keeper.saved(self._keeper.store.set_order(table_id, seat, name, on=on))
            orders = table.orders.get(seat, frozenset())
            table.orders[seat] = orders | {name} if on else orders - {name}
            if table.in_window and not match.question.goes_on:
                await self._obey(table)
            if not table.in_window:
                self._keeper.tell(table, ())
            return table

    async def be_back(self, table_id: int, user: int) -> Table:
        """Send somebody's stand-in away; a public question gives them its whole time.

        Raises Refused: not-seated, in-lobby, over, resigned, not-away or not-saved.
        """
        async with self._keeper.hold(table_id) as table:
            match, seat = playing(table, user)
            if not table.sitter(seat).away:
                raise Refused("not-away")
            public = seat in match.pending and match.question.ask not in SECRET
            due_at = self._due(table, match) if public else table.row.due_at
            await self.seat(table, [back(table.sitter(seat))], due_at)
            return table

    async def stand_in(self, table_id: int, user: int) -> Table:
        """Let a stand-in play for somebody who is not there any more. Raises Refused: not-seated, in-lobby, over or
        not-saved."""
        async with self._keeper.hold(table_id) as table:
            _, seat = playing(table, user, resigned=True)
            if table.sitter(seat).here:
                await self.seat(table, [stood_in(table, table.sitter(seat))], table.row.due_at)
            return table

    async def give_up(self, table: Table, seat: Seat) -> None:
        """Record that a seat resigns; where the match goes on by its rules (FZ-94), a computer takes the seat. Call it
        under the table's lock. Raises Refused: not-asked or not-saved."""
        await self._record(table, seat, RESIGN, "person")

    async def close(self, table: Table, reason: str) -> None:
        """Close a match without a result. Call it under the table's lock. Raises Refused: not-saved."""
        now = self._keeper.now()
        try:
            await self._keeper.saved(self._keeper.store.close_match(table.id, reason, now))
        except BaseException:
            self._doubt(table)
            raise
        table.row = replace(table.row, state="closed", reason=reason, ended_at=now, due_at=None)
        table.match, table.orders = None, {}
        self._keeper.tell(table, ())

    async def seat(self, table: Table, changed: list[Sitter], due_at: int | None) -> None:
        """Save who sits there otherwise than before. Call it under the table's lock. Raises Refused: not-saved."""
        now = self._keeper.now()
        try:
            await self._keeper.saved(self._keeper.store.set_sitters(table.id, changed, due_at, now))
        except BaseException:
            self._doubt(table)
            raise
        table.row = replace(table.row, due_at=due_at, active_at=now)
        _sit(table, changed)
        self._keeper.tell(table, ())

    # Below: how it is done

    async def _obey(self, table: Table) -> None:
        """Let the standing orders answer the claim window that is open."""
        match = table.match
        for seat in match.pending if match else ():
            answer = table.ordered(seat)
            if answer is not None and match and table.match and table.match.number == match.number:
                await self._record(table, seat, answer, "person")

    async def _record(self, table: Table, seat: Seat, action: Action, by: By, sitter: Sitter | None = None) -> None:
        """Try the move on a fork, save it, and only then let anybody see it. sitter: who sits there from now on."""
        assert table.match is not None
        fork = table.match.fork()
        try:
            events = fork.play(seat, action)
        except IllegalAction as error:
            raise Refused("not-asked") from error
        now = self._keeper.now()
        move = Move(seq=fork.seq, seat=seat, action=str(action), by=by, at=now)
        then, more = follow(fork, now)
        events += more
        changed = [sitter] if sitter is not None else []
        if action == RESIGN and fork.result is None:
            changed = [left(table, table.sitter(seat))]
        over = None if fork.result is None else finish(table, fork, now)
        won = [each for each in won_by(table.match, fork) if table.sitter(each.seat).user is not None]
        due_at = self._due(table, fork) if events else table.row.due_at
        try:
            outcomes = await self._keeper.saved(
                self._keeper.store.append(table.id, move, fork.snapshot(), over, due_at, changed, then, won)
            )
        except BaseException:
            self._doubt(table)
            raise
        active_at = now if by == "person" else table.row.active_at
        table.match, table.row = fork, replace(table.row, due_at=due_at, active_at=active_at)
        if over is not None:
            table.row, table.outcomes = replace(table.row, state="over", ended_at=now), outcomes
        _sit(table, changed)
        self._keeper.tell(table, events)

    def _doubt(self, table: Table) -> None:
        """Nobody knows whether it was saved, also when cancelled: load the table anew."""
        self._keeper.forget(table.id)
        self._keeper.unsure(table.id)

    def _due(self, table: Table, match: AnyMatch) -> int | None:
        """When the time for a question ends, in unix milliseconds; None: no clock runs."""
        seconds = self._timing.of(table.row, match.question.ask)
        return None if seconds is None else self._keeper.now() + int(seconds * 1000)


def _sit(table: Table, changed: list[Sitter]) -> None:
    """Let these sit at the table; the standing orders of one who has left go."""
    by_seat = {sitter.seat: sitter for sitter in changed}
    table.sitters = tuple(by_seat.get(sitter.seat, sitter) for sitter in table.sitters)
    for sitter in changed:
        if sitter.user is None:
            table.orders.pop(sitter.seat, None)


def _returned(table: Table, sitter: Sitter) -> Sitter | None:
    """How somebody sits who moves themselves; None: as before. In secret nothing changes, not even what was missed:
    whether a stand-in comes or goes would tell later that they were asked."""
    assert table.match is not None
    secret = table.match.question.ask in SECRET
    return None if secret or sitter == back(sitter) else back(sitter)


def _missed(table: Table, match: AnyMatch, sitter: Sitter) -> Sitter | None:
    """How somebody sits whom the clock answers for; None: as before. What nobody may know of counts for nothing."""
    if not sitter.here or match.question.ask in SECRET:
        return None
    missed = replace(sitter, misses=sitter.misses + 1)
    return missed if missed.misses < MOST_MISSED else stood_in(table, missed)


def _going_on(table: Table) -> AnyMatch | None:
    """The match, None in a lobby. Raises Refused for a closed table."""
    if table.row.state == "closed":
        raise Refused("closed")
    return table.match


def seated(table: Table, user: int) -> tuple[AnyMatch, Seat]:
    """The match and the seat of a user in it. Raises Refused: not-seated, in-lobby or closed."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated")
    if table.match is None:
        raise Refused("closed" if table.row.state == "closed" else "in-lobby")
    return table.match, seat


def playing(table: Table, user: int, *, resigned: bool = False) -> tuple[AnyMatch, Seat]:
    """The same for a match that goes on. Raises Refused also when it is over, and for somebody who has resigned."""
    match, seat = seated(table, user)
    if match.result is not None:
        raise Refused("over")
    if table.sitter(seat).resigned_at is not None and not resigned:
        raise Refused("resigned")
    return match, seat


def check_move(table: Table, user: int, question: int, action: Action) -> Seat:
    """The seat from which a user makes a move. Raises Refused as `Matches.play` does; only under the table's lock the
    answer is final."""
    match, seat = playing(table, user)
    if action not in match.pending.get(seat, ()) or question != match.number:
        if action in last_of(match, seat):
            raise Refused("repeated")
        raise Refused("stale" if question != match.number else "not-asked")
    return seat


def check_order(table: Table, user: int, name: str) -> tuple[AnyMatch, Seat]:
    """The match and the seat from which a user gives a standing order. Raises Refused as `Matches.set_order` does."""
    found = playing(table, user)
    if all(name != order.key for order in table.game.orders):
        raise Refused("unknown-button")
    return found
