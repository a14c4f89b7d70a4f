"""Computer players. They think in worker processes, so that a hung or crashed worker does no harm."""

import asyncio
import logging
import secrets
from collections.abc import Callable

from bot.ai.think_pool import THOUGHT_S, ThinkPool
from bot.ai.workers import Failed, TaskError
from bot.errors import UserError
from bot.tables.events import LobbyChanged, Moved, Resumed, SeatsChanged, Started, TableEvent, handles
from bot.tables.match_service import MatchService
from bot.tables.quiescence import is_its_turn
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.tables.timers import Timers
from bot.tables.timing import Timing
from engine.core import FINISH, Action, AnyMatch, Ask, Seat

log = logging.getLogger(__name__)

Turn = tuple[str, int, Seat, int]
"""Key of a computer's turn: ("computer", table, seat, question number)."""


LEAST_WINDOW_S = 0.5
"""Minimum seconds that a computer may think in a claim window, even if the table would go on sooner."""


class ComputerPlayers:
    """Player for the computer seats of all tables.

    A computer moves a short pause after its seat is asked. In a claim window the pause is random, and it ends before
    the table goes on.

    - `thinkers`: the pool that finds the move during the pause.
    - `slower_s`: returns the extra seconds for a turn at a table where one person plays with computers.
    """

    def __init__(
        self,
        registry: TableRegistry,
        matches: MatchService,
        clock: Timers,
        timing: Timing,
        thinkers: ThinkPool | None = None,
        slower_s: Callable[[Table], float] = lambda _: 0.0,
    ) -> None:
        self.thinkers = ThinkPool() if thinkers is None else thinkers
        self._registry, self._matches, self._clock, self._timing = registry, matches, clock, timing
        self._chance = secrets.SystemRandom()
        self._thinking: set[Turn] = set()
        self.slower_s = slower_s

    @handles(LobbyChanged, Started, SeatsChanged, Resumed)
    def on_seats_changed(self, event: TableEvent) -> None:
        """Start a worker process as soon as a computer sits down, because starting one takes too long for a move."""
        if not event.table.asleep and any(sitter.level for sitter in event.table.sitters):
            self.thinkers.start()
        self.on_moved(event)

    @handles(Moved)
    def on_moved(self, event: TableEvent) -> None:
        """Start the thinking of each computer that is asked at this table."""
        table, match = event.table, event.table.match
        for seat in match.pending if match and not table.asleep else ():
            if match and seat >= 0 and table.has_computer(seat) and is_its_turn(table, match):
                self._ask(("computer", table.id, seat, match.number), self._pause(table))

    def _pause(self, table: Table) -> float:
        """Return the seconds until a computer makes its move at this table. 0 if the table has no public message."""
        if not table.venue.posts:
            return 0.0
        if table.in_window:
            # the computer must answer before the table goes on
            return self._chance.uniform(0, self._timing.go_on_of(alone=table.alone)[0] / 3)
        slower_s = self.slower_s(table) if len(table.persons) == 1 else 0.0
        return self._timing.computer_of(table.row.pace) + slower_s

    def _ask(self, key: Turn, pause: float) -> None:
        if key not in self._clock and key not in self._thinking:
            self._clock.set(key, 0.0, lambda: self._think(key, pause))

    async def _think(self, key: Turn, pause: float) -> None:
        """Find a computer's move, and make it after `pause` seconds. `key`: the table, seat and question."""
        begun = self._registry.now()
        self._thinking.add(key)
        try:
            if (asked := await self._asked(key)) is None:
                return
            action = await self._thought(*asked, key[2])
        except UserError as refused:
            self._refused(key, refused)
            return
        finally:
            self._thinking.discard(key)
        rest = pause - (self._registry.now() - begun) / 1000
        self._clock.set(key, min(rest, pause), lambda: self._move(key, action))

    async def _move(self, key: Turn, action: Action) -> None:
        _, table_id, seat, question = key
        try:
            if (asked := await self._asked(key)) is not None:
                await self._matches.play_computer(table_id, seat, question, _agreed(*asked) or action)
        except UserError as refused:
            self._refused(key, refused)

    async def _asked(self, key: Turn) -> tuple[Table, AnyMatch] | None:
        """Return the table and its match if the seat in `key` is still asked that question.

        Otherwise return None. Raises UserError.
        """
        _, table_id, seat, question = key
        table = await self._registry.get(table_id)
        match = table.match
        return (table, match) if match and match.number == question and seat in match.pending else None

    def _refused(self, key: Turn, refused: UserError) -> None:
        again = "; will retry" if refused.unsaved else ""
        log.info("Table %s: the computer's move was refused (%s)%s.", key[1], refused.key, again)
        if refused.unsaved:
            self._clock.set(key, self._timing.retry_s, lambda: self._think(key, 0.0))

    async def _thought(self, table: Table, match: AnyMatch, seat: Seat) -> Action:
        level, legal = table.sitter(seat).level or "", match.pending[seat]
        if len(legal) == 1:
            return legal[0]
        try:
            async with asyncio.timeout(self._patience(table)):
                return await self.thinkers.think(table.row.game, level, match.view(seat), legal, self._within(table))
        except TaskError as error:
            # an exception is a bug, but a worker may hang or die because of the machine
            log.log(
                logging.ERROR if isinstance(error, Failed) else logging.WARNING,
                "Table %s: the computer plays the first legal move, because its calculation %s",
                table.id,
                error,
            )
        except TimeoutError:
            log.info(
                "Table %s: the computer plays the first legal move, because the table is about to continue.", table.id
            )
        return legal[0]

    def _within(self, table: Table) -> float:
        """Return the maximum seconds for a thought.

        It is never more than the table's pause before a computer's move.
        """
        if not table.venue.posts:
            return self._timing.answer_s
        if table.in_window:
            return min(THOUGHT_S, self._timing.go_on_of(alone=table.alone)[0] * 2 / 3)
        return min(THOUGHT_S, self._timing.computer_of(table.row.pace))

    def _patience(self, table: Table) -> float | None:
        """Return the seconds after which a thought is cancelled. None: never.

        In a claim window, a late claim would reveal that the computer was asked. There is no limit if no other player
        could notice this.
        """
        if not table.in_window or table.alone or not table.venue.clocks:
            return None
        return max(LEAST_WINDOW_S, self._timing.go_on_of(alone=False)[0] * 0.9)


def _agreed(table: Table, match: AnyMatch) -> Action | None:
    """Return `finish` if all persons at the table have answered `finish` in the pause. Otherwise return None.

    Persons with a stand-in do not count.
    """
    answers = table.answers()
    agreed = match.question.ask is Ask.PAUSE and all(answers.get(sitter.seat) == FINISH for sitter in table.here)
    return FINISH if agreed else None
