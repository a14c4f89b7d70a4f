"""Play of matches: moves of players, computers, the clock and the table, from the first move to the result."""

from dataclasses import replace
from functools import lru_cache
from typing import Literal

from bot.errors import UserError
from bot.store import Move, Sitter, Win
from bot.tables.channel_activity import ChannelActivity
from bot.tables.events import Closed, Ended, Moved, SeatsChanged
from bot.tables.forced_moves import follow, unasked
from bot.tables.highlights import won_last
from bot.tables.match_end import finish
from bot.tables.move_checks import check_move, check_order, playing
from bot.tables.registry import TableRegistry
from bot.tables.table import Table, back, left, missed, returned, stood_in
from bot.tables.timing import Timing
from engine.core import FINISH, READY, RESIGN, TABLE, Action, AnyMatch, IllegalAction, Seat

SHARED = 4096
"""Maximum number of different actions that are shared between matches in memory."""

By = Literal["person", "clock", "computer", "table"]


class MatchService:
    """Service that changes tables during a match. Every change is saved before it is shown."""

    def __init__(self, registry: TableRegistry, timing: Timing) -> None:
        self._registry, self._timing = registry, timing
        self.channel_activity = ChannelActivity(registry.now)

    async def play(self, table_id: int, user: int, question: int, action: Action) -> Table:
        """Play a person's move. If a stand-in played for the person, end that, unless the move must stay secret.

        Raises UserError: not-seated, in-lobby, over, resigned, stale, repeated, not-asked or not-saved.
        """
        async with self._registry.hold(table_id) as table:
            seat = check_move(table, user, question, action)
            return await self._record(table, seat, action, "person", returned(table, table.sitter(seat)))

    async def play_computer(self, table_id: int, seat: Seat, question: int, action: Action) -> Table:
        """Play a computer's move. Raises UserError: stale, if the question is over or the match is paused."""
        async with self._registry.hold(table_id) as table:
            match = _going_on(table)
            asked = match is not None and question == match.number and seat >= 0 and not table.asleep
            if not asked or table.sitter(seat).level is None:
                raise UserError("stale")
            return await self._record(table, seat, action, "computer")

    async def play_table(self, table_id: int, question: int) -> Table:
        """Play the table's own move in a claim window, so that the match goes on.

        Before that, answer for the seats that have a standing order. Raises UserError: stale, if the table may not go
        on.
        """
        async with self._registry.hold(table_id) as table:
            match = _going_on(table)
            if match is None or question != match.number or not match.question.goes_on:
                raise UserError("stale")
            await self._obey(table)
            return await self._record(table, TABLE, match.pending[TABLE][0], "table")

    async def play_clock(self, table_id: int, question: int, due_at: int | None = None) -> Table:
        """End a question whose time is over. For each seat that is still asked, play its first legal action.

        `due_at`: the deadline that has passed (unix milliseconds). Raises UserError: stale, if the deadline has been
        moved since.
        """
        async with self._registry.hold(table_id) as table:
            _going_on(table)
            if due_at is not None and due_at != table.row.due_at:
                raise UserError("stale")
            if table.row.due_at is not None:
                await self._answer_all(table, question)
            return table

    async def play_order(self, table_id: int, seat: Seat, question: int) -> Table:
        """Answer a seat's question by its standing order, e.g. take an offered win. This is not for claim windows.

        Raises UserError: stale, if no order answers the question now.
        """
        async with self._registry.hold(table_id) as table:
            match = _going_on(table)
            answer = table.ordered(seat)
            if match is None or match.number != question or table.in_window or table.asleep or answer is None:
                raise UserError("stale")
            return await self._record(table, seat, answer, "person")

    async def resume(self, table_id: int) -> Table:
        """Resume a match after a restart.

        Play its forced move, if there is one. An open claim window or secret choice gets its whole time again. If the
        clock no longer runs, e.g. because the match is now paused, remove the deadline.
        """
        async with self._registry.hold(table_id) as table:
            clear = None if table.match is None else unasked(table.match)
            if clear is not None:
                await self._record(table, *clear, "table")
            elif table.match is not None and (
                not table.match.question.ask.clocked or self._timing.for_table(table) is None
            ):
                await self._set_due(table, self._due(table))
            return table

    async def postpone(self, table_id: int, since: int, until: int) -> None:
        """Extend a question by the time that it lost between `since` and `until` (unix milliseconds).

        A claim window or secret choice gets its whole time again. For any other question, only the time since it was
        asked counts.
        """
        async with self._registry.hold(table_id) as table:
            due_at, match = table.row.due_at, table.match
            if match is None or due_at is None:
                return
            whole_ms = int((self._timing.for_table(table) or 0.0) * 1000)
            lost = until - max(since, due_at - whole_ms)
            await self._set_due(table, due_at + max(0, lost) if match.question.ask.clocked else self._due(table))
            self._registry.events.publish(SeatsChanged(table))

    def latest(self, table: Table) -> int:
        """Return the latest time at which an open claim window ends, in unix milliseconds.

        This is for tables of one person. The window's end may be moved while its question is being sent, but not beyond
        twice the window's length. Return 0 if no window is open. Return 0 with several persons at the table, because
        the end never moves then.
        """
        if not table.in_window or table.row.due_at is None or len(table.persons) != 1:
            return 0
        whole = self._window_ms(table)
        return (table.asked_at or table.row.due_at - whole) + 2 * whole

    async def sent(self, table: Table) -> None:
        """Start a claim window's time now, because its question was sent to the only person at the table."""
        latest = self.latest(table)
        if not latest or table.alone or table.row.due_at is None:
            return
        whole = self._window_ms(table)
        if self._registry.now() + whole <= table.row.due_at:
            return
        number = table.match.number if table.match is not None else None
        async with self._registry.hold(table.id) as table:
            if table.match is None or table.match.number != number or table.row.due_at is None:
                return
            due_at = min(latest, self._registry.now() + whole + int(self._timing.sending_s * 1000))
            if due_at > table.row.due_at:
                await self._set_due(table, due_at)
                self._registry.events.publish(SeatsChanged(table))

    async def set_order(self, table_id: int, user: int, name: str, *, on: bool) -> Table:
        """Give (`on`) or withdraw a user's standing order. `name`: its key.

        If a claim window is open and its pause is over, apply the order at once. Raises UserError: not-seated,
        in-lobby, over, resigned, unknown-button or not-saved.
        """
        async with self._registry.hold(table_id) as table:
            match, seat = check_order(table, user, name)
            await self._registry.store.tables.set_order(table_id, seat, name, on=on)
            orders = table.orders.get(seat, frozenset())
            table.orders[seat] = orders | {name} if on else orders - {name}
            if table.in_window and not match.question.goes_on:
                await self._obey(table)
            if not table.in_window:
                self._registry.events.publish(SeatsChanged(table))
            return table

    async def be_back(self, table_id: int, user: int) -> Table:
        """Let a player who is back play again. Their stand-in stops.

        If a public question is open for the player, it gets its whole time again. A paused match resumes.

        Raises UserError: not-seated, in-lobby, over, resigned, not-away or not-saved.
        """
        async with self._registry.hold(table_id) as table:
            match, seat = playing(table, user)
            if not table.sitter(seat).away:
                raise UserError("not-away")
            public = seat in match.question.public and match.question.ask.clocked
            returned = [back(table.sitter(seat))]
            due_at = self._due(table, table.then(match, returned)) if public else table.row.due_at
            return await self.seat(table, returned, due_at)

    async def stand_in(self, table_id: int, user: int) -> Table:
        """Let a stand-in play for a player who is away. Raises UserError: not-seated, in-lobby, over or not-saved."""
        async with self._registry.hold(table_id) as table:
            _, seat = playing(table, user, resigned=True)
            if table.sitter(seat).here:
                await self.seat(table, [stood_in(table, table.sitter(seat))], table.row.due_at)
            return table

    async def give_up(self, table: Table, seat: Seat) -> None:
        """Record that a seat resigns. If the game's rules let the match go on (FZ-94), a computer takes the seat.

        Call it under the table's lock. Raises UserError: not-asked or not-saved.
        """
        sitter = table.sitter(seat)
        returned = back(sitter) if sitter.away and sitter.resigned_at is None else None
        await self._record(table, seat, RESIGN, "person", returned)

    async def skip_first_pause(self, table: Table) -> None:
        """Make every seat ready for the first hand. A player who has to choose something else is asked.

        Call it under the table's lock. Raises UserError: not-saved.
        """
        for seat, legal in table.match.pending.items() if table.match is not None else ():
            if READY in legal:
                await self._record(table, seat, READY, "table")

    async def finish(self, table: Table) -> None:
        """Record that the match ends now, because its players agreed on this.

        Call it under the table's lock. Raises UserError: not-asked or not-saved.
        """
        await self._record(table, TABLE, FINISH, "person")

    async def end_wait(self, table: Table, question: int) -> None:
        """Answer for all seats that are asked now, just as the clock would. No clock needs to run.

        Call it under the table's lock. Raises UserError: stale, ends-itself (a window or secret choice has its own time
        limit), not-waiting (the match is paused) or not-saved.
        """
        match = table.match
        if match is None or match.number != question:
            raise UserError("stale")
        if not match.question.ask.clocked:
            raise UserError("ends-itself")
        if table.asleep:
            raise UserError("not-waiting")
        await self._answer_all(table, question)

    async def close(self, table: Table, reason: str) -> Table:
        """Close a match without a result, and return its table.

        Call it under the table's lock. Raises UserError: not-saved.
        """
        now = self._registry.now()
        try:
            await self._registry.store.tables.close_match(table.id, reason, now)
        except BaseException:
            self._doubt(table)
            raise
        table.row = replace(table.row, state="closed", reason=reason, ended_at=now, due_at=None)
        table.match, table.orders = None, {}
        self._registry.events.publish(Closed(table))
        return table

    async def seat(self, table: Table, changed: list[Sitter], due_at: int | None) -> Table:
        """Save changed sitters and the deadline of the open question. Return the table.

        If no clock runs after the change, remove the deadline. Call it under the table's lock. Raises UserError:
        not-saved.
        """
        now, match = self._registry.now(), table.match
        then = table if match is None else table.then(match, changed)
        if self._timing.for_table(then) is None or table.asleep:
            due_at = self._due(table, then)
        try:
            await self._registry.store.tables.set_sitters(table.id, changed, due_at, now)
        except BaseException:
            self._doubt(table)
            raise
        table.row = replace(table.row, due_at=due_at, active_at=now)
        _sit(table, changed)
        self._registry.events.publish(SeatsChanged(table))
        return table

    # Private methods

    async def _answer_all(self, table: Table, question: int) -> None:
        """Play the clock's answer for each seat that is still asked.

        If an answer pauses the match, its deadline is removed. Then stop.
        """
        timed = table.row.due_at is not None
        while (match := table.match) is not None and match.number == question and match.question.asked:
            if timed and table.row.due_at is None:
                break
            seat = min(match.question.asked)
            sitter = missed(table, match, table.sitter(seat))
            await self._record(table, seat, match.pending[seat][0], "clock", sitter)

    async def _obey(self, table: Table) -> None:
        match = table.match
        for seat in match.pending if match else ():
            answer = table.ordered(seat)
            if answer is not None and match and table.match and table.match.number == match.number:
                await self._record(table, seat, answer, "person")

    async def _record(self, table: Table, seat: Seat, action: Action, by: By, sitter: Sitter | None = None) -> Table:
        """Play a move on a copy of the match, save it, and only then make the copy the table's match.

        Return the table. `by`: who made the move. `sitter`: the seat's sitter after the move, if it changes.
        """
        fork = table.begun.fork()
        try:
            events = fork.play(seat, _shared(action))
        except IllegalAction as error:
            raise UserError("not-asked") from error
        now = self._registry.now()
        move = Move(seq=fork.seq, seat=seat, action=str(action), by=by, at=now)
        then, more = follow(fork, now)
        events += more
        changed = [sitter] if sitter is not None else []
        if action == RESIGN and fork.result is None:
            changed = [left(table, table.sitter(seat))]
        later = table.then(fork, changed)
        # the player of the last move counts as present, even if the match was paused before it
        over = None if fork.result is None else finish(later if by == "person" else table, fork, now)
        won, scene = list[Win](), fork.scene(None)
        if scene.settled != table.begun.scene(None).settled:
            won = [each for each in won_last(scene) if table.sitter(each.seat).user is not None]
        anew = bool(events) or later.asleep != table.asleep
        due_at = self._due(table, later) if anew else table.row.due_at
        snapshot, seal = fork.snapshot(), table.sealed(fork)
        try:
            outcomes = await self._registry.store.tables.append(
                table.id, move, snapshot, over, due_at, changed, then, won, seal=seal.with_snapshot(snapshot)
            )
        except BaseException:
            self._doubt(table)
            raise
        active_at = now if by == "person" else table.row.active_at
        table.match, table.row = fork, replace(table.row, due_at=due_at, active_at=active_at)
        table.seal = seal
        if over is not None:
            table.row, table.outcomes = replace(table.row, state="over", ended_at=now), outcomes
        if changed:
            _sit(table, changed)
        kind = Ended if over is not None else SeatsChanged if changed or by == "clock" else Moved
        self._registry.events.publish(kind(table, events))
        return table

    async def _set_due(self, table: Table, due_at: int | None) -> None:
        """Save the deadline of the open question. Raises UserError: not-saved."""
        await self._registry.store.tables.set_due(table.id, due_at)
        table.row = replace(table.row, due_at=due_at)

    def _doubt(self, table: Table) -> None:
        """Reload the table, because it is not known whether its last move was saved.

        Also used if saving the move was cancelled.
        """
        self._registry.forget(table.id)
        self._registry.unsure(table.id)

    def _due(self, table: Table, then: Table | None = None) -> int | None:
        """Return the deadline of a question that is asked now, in unix milliseconds. None: no clock runs.

        `then`: the table after the change that leads to the question.

        With two or more persons, the time must not depend on secrets. It depends only on the number of active tables in
        the channel, which everyone knows.
        """
        then = table if then is None else then
        seconds = self._timing.for_table(then)
        if seconds is not None and then.in_window:
            if len(then.persons) > 1:
                seconds *= min(2.0, 1 + self._timing.crowded * self.channel_activity.count_others(table))
            else:
                seconds += self._timing.sending_s
        table.asked_at = self._registry.now()
        return None if seconds is None else table.asked_at + int(seconds * 1000)

    def _window_ms(self, table: Table) -> int:
        """Return the length of a claim window at a table of one person, in milliseconds.

        The time to send it is not included.
        """
        return int((self._timing.for_table(table) or 0.0) * 1000)


@lru_cache(maxsize=SHARED)
def _shared(action: Action) -> Action:
    """Return the first action that was equal to this one. Using it for all equal moves of matches saves memory."""
    return action


def _sit(table: Table, changed: list[Sitter]) -> None:
    """Replace the sitters of the changed seats. Drop the standing orders of players who have left."""
    if table.match is not None:
        table.sitters = table.then(table.match, changed).sitters
    for sitter in changed:
        if sitter.user is None:
            table.orders.pop(sitter.seat, None)


def _going_on(table: Table) -> AnyMatch | None:
    """Return the match. None in a lobby. Raises UserError: closed, for a closed table."""
    if table.row.state == "closed":
        raise UserError("closed")
    return table.match
