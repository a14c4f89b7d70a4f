"""Computer seats: what they do is worked out in a worker process, which may hang or die without harm."""

from __future__ import annotations

import logging
import secrets
from typing import Any

from bot.tables.clock import Clock
from bot.tables.matches import Events, Tables
from bot.tables.table import Refused, Table
from bot.tables.workers import Failed, TaskError, Workers
from engine import GAMES
from engine.core import Action, AnyMatch, Rng, Seat

log = logging.getLogger(__name__)

FINISH = Action("finish")
PATIENCE = 5.0
"""Seconds until a move that could not be saved is tried again."""

Question = tuple[str, int, Seat, int]
"""("computer", table, seat, number): what a computer is asked."""


class Computers:
    """Plays for the computer seats of all tables, `pause` seconds after they are asked; in a claim window after a
    random part of `claim_pause`, so that they have answered when the table goes on. `workers` do the thinking."""

    def __init__(
        self,
        tables: Tables,
        clock: Clock,
        pause: float = 1.0,
        claim_pause: float = 0.5,
        workers: Workers | None = None,
    ) -> None:
        self.workers = Workers(__name__) if workers is None else workers
        self._tables, self._clock, self._pause, self._claim_pause = tables, clock, pause, claim_pause
        self._chance = secrets.SystemRandom()
        self._thinking: set[Question] = set()
        tables.watchers.append(self.watch)

    def watch(self, table: Table, _events: Events = ()) -> None:
        """See whether a computer is asked at this table, and let it think."""
        match = table.match
        for seat in match.pending if match else ():
            if match and seat >= 0 and table.sitter(seat).user is None and _is_its_turn(table, match, seat):
                pause = self._chance.uniform(0, self._claim_pause) if table.window else self._pause
                self._ask(("computer", table.id, seat, match.number), pause)

    async def close(self) -> None:
        """End the workers at once, whatever they think about."""
        await self.workers.close()

    def _ask(self, key: Question, pause: float) -> None:
        if key not in self._clock and key not in self._thinking:
            self._clock.set(key, pause, lambda: self._move(key))

    async def _move(self, key: Question) -> None:
        _, table_id, seat, question = key
        self._thinking.add(key)
        refused = ""
        try:
            table = await self._tables.get(table_id)
            match = table.match
            if match is None or match.number != question or seat not in match.pending:
                return
            action = _agreed(table, match, seat) or await self._thought(table, match, seat)
            await self._tables.play_computer(table_id, seat, question, action)
        except Refused as error:
            refused = error.key
            log.info("Table %s: the computer's move was refused (%s).", table_id, refused)
        finally:
            self._thinking.discard(key)
        if refused in ("not-saved", "not-loaded"):
            self._ask(key, PATIENCE)

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
    """The move of a player of that level; it knows its view, nothing else."""
    players = GAMES[game].players
    player = players.get(level) or next(iter(players.values()))
    return player(view, legal, Rng(seed))


def _is_its_turn(table: Table, match: AnyMatch, seat: Seat) -> bool:
    """Whether to end the match is the persons' choice: a computer answers that question after all of them."""
    persons = {sitter.seat for sitter in table.sitters if sitter.user is not None}
    return FINISH not in match.pending[seat] or persons.isdisjoint(match.pending)


def _agreed(table: Table, match: AnyMatch, seat: Seat) -> Action | None:
    """`finish` if that is what all persons said."""
    persons = [sitter.seat for sitter in table.sitters if sitter.user is not None]
    answers = table.answers()
    agreed = FINISH in match.pending[seat] and all(answers.get(person) == FINISH for person in persons)
    return FINISH if agreed else None
