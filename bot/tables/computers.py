"""Plays for computer seats. A worker process does the thinking, and may hang or die without harm."""

from __future__ import annotations

import logging
import secrets
from typing import Any

from bot.tables.clock import Clock
from bot.tables.keeper import Events, Keeper
from bot.tables.matches import Matches
from bot.tables.table import Refused, Table
from bot.tables.timing import Timing
from bot.tables.workers import Failed, TaskError, Workers
from engine import GAMES
from engine.core import FINISH, Action, AnyMatch, Ask, Rng, Seat

log = logging.getLogger(__name__)

Turn = tuple[str, int, Seat, int]
"""("computer", table, seat, number): what a computer is asked."""


class Computers:
    """Plays for the computer seats of all tables a moment after they are asked. In a claim window that moment is
    random, and over before the table goes on. `workers` do the thinking."""

    def __init__(
        self, keeper: Keeper, matches: Matches, clock: Clock, timing: Timing, workers: Workers | None = None
    ) -> None:
        self.workers = Workers(__name__) if workers is None else workers
        self._keeper, self._matches, self._clock, self._timing = keeper, matches, clock, timing
        self._chance = secrets.SystemRandom()
        self._thinking: set[Turn] = set()
        keeper.watchers.append(self.watch)

    def watch(self, table: Table, _events: Events = ()) -> None:
        """Let every computer think that is asked at this table."""
        match = table.match
        for seat in match.pending if match else ():
            if match and seat >= 0 and table.sitter(seat).level is not None and _is_its_turn(table, match, seat):
                self._ask(("computer", table.id, seat, match.number), self._pause(table))

    async def close(self) -> None:
        """End the workers at once, whatever they do."""
        await self.workers.close()

    def _pause(self, table: Table) -> float:
        """Seconds until a computer answers at this table."""
        if table.in_window:
            # it has answered before the table goes on
            return self._chance.uniform(0, self._timing.go_on_of(alone=table.alone)[0] / 3)
        return self._timing.computer_of(table.row.pace)

    def _ask(self, key: Turn, pause: float) -> None:
        if key not in self._clock and key not in self._thinking:
            self._clock.set(key, pause, lambda: self._move(key))

    async def _move(self, key: Turn) -> None:
        _, table_id, seat, question = key
        self._thinking.add(key)
        unsaved = False
        try:
            table = await self._keeper.get(table_id)
            match = table.match
            if match is None or match.number != question or seat not in match.pending:
                return
            action = _agreed(table, match, seat) or await self._thought(table, match, seat)
            await self._matches.play_computer(table_id, seat, question, action)
        except Refused as error:
            unsaved = error.unsaved
            log.info("Table %s: the computer's move was refused (%s).", table_id, error.key)
        finally:
            self._thinking.discard(key)
        if unsaved:
            self._ask(key, self._timing.retry_s)

    async def _thought(self, table: Table, match: AnyMatch, seat: Seat) -> Action:
        level, legal = table.sitter(seat).level or "", match.pending[seat]
        task = (table.row.game, level, match.view(seat), legal, secrets.token_bytes(16))
        if len(legal) == 1:
            return legal[0]
        try:
            return await self.workers.run(think, *task)
        except TaskError as error:
            # an exception is our mistake; a worker that hangs or dies may be the machine's
            severity = logging.ERROR if isinstance(error, Failed) else logging.WARNING
            log.log(severity, "Table %s: the computer plays safe, for its thought %s", table.id, error)
            return legal[0]


def think(game: str, level: str, view: Any, legal: tuple[Action, ...], seed: bytes) -> Action:
    """The move of a computer player of that level, which knows its view and nothing else."""
    players = GAMES[game].players
    player = players.get(level) or next(iter(players.values()))
    return player(view, legal, Rng(seed))


def _is_its_turn(table: Table, match: AnyMatch, seat: Seat) -> bool:
    """Whether a computer may answer now. Before a hand persons come first, because they choose whether to go on."""
    here = {sitter.seat for sitter in table.here}
    return match.question.ask is not Ask.PAUSE or (here.isdisjoint(match.pending) and not table.deserted)


def _agreed(table: Table, match: AnyMatch, seat: Seat) -> Action | None:
    """`finish` if that is what all persons said who are there."""
    answers = table.answers()
    agreed = match.question.ask is Ask.PAUSE and all(answers.get(sitter.seat) == FINISH for sitter in table.here)
    return FINISH if agreed else None
