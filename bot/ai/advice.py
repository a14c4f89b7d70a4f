"""Advice for players: the possible actions as the game's best computer player judges them."""

import asyncio
import logging

from bot.ai.think_pool import ThinkPool
from bot.ai.workers import TaskError
from bot.errors import UserError
from bot.tables.events import Closed, Ended, TableEvent, handles
from bot.tables.move_checks import playing
from bot.tables.table import Table
from engine.core import Ask, Seat, Weighed

log = logging.getLogger(__name__)

Thought = asyncio.Task[tuple[Weighed, ...]]


def is_advised(table: Table, seat: Seat) -> bool:
    """Return whether a player may ask for advice on the open question of that seat, at a table with advice.

    There is no advice if the seat has only one legal action. There is none on whether to play on after a pause.
    """
    question = table.match.question if table.match is not None else None
    return question is not None and question.ask is not Ask.PAUSE and len(question.legal.get(seat, ())) > 1


class Advice:
    """Advice for players.

    Each decision is judged once, even if advice on it is requested several times.
    """

    def __init__(self, thinkers: ThinkPool) -> None:
        self._thinkers = thinkers
        self._known: dict[int, tuple[int, dict[Seat, Thought]]] = {}

    async def get(self, table: Table, user: int, question: int) -> tuple[Weighed, ...]:
        """Return the actions that the user can choose from, best first.

        Raises UserError: as `playing` does, no-advice, stale, advice-failed.
        """
        match, seat = playing(table, user)
        if not table.row.advice:
            raise UserError("no-advice")
        if match.number != question or not is_advised(table, seat):
            raise UserError("stale")
        known, thoughts = self._known.get(table.id, (0, {}))
        if known != question:
            thoughts = {}
            self._known[table.id] = question, thoughts
        if seat not in thoughts:
            weighing = self._thinkers.weigh(table.row.game, match.view(seat), match.pending[seat])
            thoughts[seat] = asyncio.create_task(weighing)
        try:
            # a second request waits for the same thought
            return await asyncio.shield(thoughts[seat])
        except TaskError as error:
            thoughts.pop(seat, None)
            log.warning("Table %s: no advice, because its calculation %s", table.id, error)
            raise UserError("advice-failed") from error

    @handles(Ended, Closed)
    def on_ended(self, event: TableEvent) -> None:
        """Drop the advice of a match that is over."""
        self._known.pop(event.table.id, None)
