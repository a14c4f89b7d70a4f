"""Plays matches: moves of people, computers, the clock and the table, from the first to the result."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from bot.store import Move
from bot.tables.keeper import Keeper
from bot.tables.table import (
    Refused,
    Table,
    finish,
    substitute_of,
)
from bot.tables.timing import Timing
from engine.core import RESIGN, TABLE, Action, AnyMatch, IllegalAction, Seat

By = Literal["person", "clock", "computer", "table"]


class Matches:
    """Changes tables in a match. Every change is saved before anybody sees it."""

    def __init__(self, keeper: Keeper, timing: Timing) -> None:
        self._keeper, self._timing = keeper, timing

    async def play(self, table_id: int, user: int, question: int, action: Action) -> Table:
        """Play a person's move. Raises Refused: not-seated, in-lobby, over, stale, repeated, not-asked or not-saved."""
        async with self._keeper.hold(table_id) as table:
            seat = check_move(table, user, question, action)
            await self._record(table, seat, action, "person")
            return table

    async def play_computer(self, table_id: int, seat: Seat, question: int, action: Action) -> Table:
        """Play a computer's move, through the same door. Raises Refused: a late one is stale."""
        async with self._keeper.hold(table_id) as table:
            match = _going_on(table)
            if match is None or question != match.number or seat < 0 or table.sitter(seat).user is not None:
                raise Refused("stale")
            await self._record(table, seat, action, "computer")
            return table

    async def play_table(self, table_id: int, question: int) -> Table:
        """Let the table go on in a claim window; in the same moment, and not before, standing orders answer."""
        async with self._keeper.hold(table_id) as table:
            match = _going_on(table)
            if match is None or question != match.number or TABLE not in match.pending:
                raise Refused("stale")
            await self._obey(table)
            await self._record(table, TABLE, match.pending[TABLE][0], "table")
            return table

    async def play_clock(self, table_id: int, question: int) -> Table:
        """End a question whose time is over: whoever is still asked answers with the first of their actions."""
        async with self._keeper.hold(table_id) as table:
            match = _going_on(table)
            while match is not None and match.number == question and self._timing.of(match.question.ask) is not None:
                asked = [seat for seat in match.pending if seat != TABLE]
                if not asked:
                    break
                await self._record(table, asked[0], match.pending[asked[0]][0], "clock")
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

    async def renew_window(self, table_id: int) -> Table:
        """Give an open window or question its whole time again, as after a restart."""
        async with self._keeper.hold(table_id) as table:
            if table.match is not None and (due_at := self._due(table.match)) is not None:
                await self._keeper.saved(self._keeper.store.set_due(table_id, due_at))
                table.row = replace(table.row, due_at=due_at)
            return table

    async def set_order(self, table_id: int, user: int, name: str, *, on: bool) -> Table:
        """Give a standing order or take it back; it may answer a window in which the table has already gone on.

        Raises Refused: not-seated, in-lobby, over, unknown-button or not-saved.
        """
        async with self._keeper.hold(table_id) as table:
            match, seat = check_order(table, user, name)
            await self._keeper.saved(self._keeper.store.set_order(table_id, seat, name, on=on))
            orders = table.orders.get(seat, frozenset())
            table.orders[seat] = orders | {name} if on else orders - {name}
            if TABLE not in match.pending and table.in_window:
                await self._obey(table)
            if not table.in_window:
                self._keeper.tell(table, ())
            return table

    async def resign(self, table_id: int, user: int) -> Table:
        """Resign a match. If it goes on, a computer takes the seat.

        Raises Refused: not-seated, in-lobby, over, not-asked or not-saved.
        """
        async with self._keeper.hold(table_id) as table:
            _, seat = playing(table, user)
            await self._record(table, seat, RESIGN, "person")
            return table

    # Below: how it is done

    async def _obey(self, table: Table) -> None:
        """Let the standing orders answer the claim window that is open."""
        match = table.match
        for seat in match.pending if match else ():
            answer = table.ordered(seat)
            if answer is not None and match and table.match and table.match.number == match.number:
                await self._record(table, seat, answer, "person")

    async def _record(self, table: Table, seat: Seat, action: Action, by: By) -> None:
        """Try the move on a fork, save it, and only then let anybody see it."""
        assert table.match is not None
        fork = table.match.fork()
        try:
            events = fork.play(seat, action)
        except IllegalAction as error:
            raise Refused("not-asked") from error
        now = self._keeper.now()
        over = None if fork.result is None else finish(table, fork.result, now)
        due_at = table.row.due_at
        if events:
            due_at = self._due(fork)
        move = Move(seq=fork.seq, seat=seat, action=str(action), by=by, at=now)
        substitute = substitute_of(table, seat) if action == RESIGN and over is None else None
        try:
            await self._keeper.saved(
                self._keeper.store.append(table.id, move, fork.snapshot(), over, due_at, substitute)
            )
        except BaseException:
            # also when cancelled: it may have been saved all the same
            self._keeper.forget(table.id)
            self._keeper.unsure(table.id)
            raise
        table.match, table.row = fork, replace(table.row, due_at=due_at)
        if over is not None:
            table.row = replace(table.row, state="over", ended_at=now)
        if substitute is not None:
            table.sitters = tuple(substitute if sitter.seat == seat else sitter for sitter in table.sitters)
            table.orders.pop(seat, None)
        self._keeper.tell(table, events)

    def _due(self, match: AnyMatch) -> int | None:
        """When the time for a question ends, in unix milliseconds; None: no clock runs."""
        seconds = self._timing.of(match.question.ask)
        return None if seconds is None else self._keeper.now() + int(seconds * 1000)


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


def playing(table: Table, user: int) -> tuple[AnyMatch, Seat]:
    """The same for a match that goes on. Raises Refused also when it is over."""
    match, seat = seated(table, user)
    if match.result is not None:
        raise Refused("over")
    return match, seat


def check_move(table: Table, user: int, question: int, action: Action) -> Seat:
    """The seat from which a user makes a move. Raises Refused as `Matches.play` does; only under the table's lock the
    answer is final."""
    match, seat = playing(table, user)
    if action not in match.pending.get(seat, ()) or question != match.number:
        if (seat, action) == _last_of(match, seat):
            raise Refused("repeated")
        raise Refused("stale" if question != match.number else "not-asked")
    return seat


def check_order(table: Table, user: int, name: str) -> tuple[AnyMatch, Seat]:
    """The match and the seat from which a user gives a standing order. Raises Refused as `Matches.set_order` does."""
    found = playing(table, user)
    if all(name != order.key for order in table.game.orders):
        raise Refused("unknown-button")
    return found


def _last_of(match: AnyMatch, seat: Seat) -> tuple[Seat, Action] | None:
    return next((move for move in reversed(match.record().moves) if move[0] == seat), None)
