"""Background search for puzzles in finished matches. All players of a match must have agreed to it."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from bot.ai.think_pool import STARTING_S, WARMING
from bot.ai.workers import TaskError, Workers
from bot.common.units import DAY_MS
from bot.errors import UserError
from bot.features.puzzles.models import Puzzle, fresh_key, written
from bot.features.puzzles.proving import puzzle_at
from bot.history.decisions import decisions
from bot.store import Saved
from bot.tables.registry import UNPLAYABLE, TableRegistry
from bot.tables.table import Table
from engine.core import AnyGame, Record, Rng, Seat

log = logging.getLogger(__name__)

REST_MS = DAY_MS
"""Milliseconds between the end of a match and its search. After this time nobody remembers the match."""
LIMIT_S, MATCH_S = 120.0, 300.0
"""Maximum seconds for one question, and for one match.

Two searches begin half an hour apart, so one ends before the next begins.
"""
MOST = 3
"""Maximum number of puzzles from one match."""

last = partial(Workers, puzzle_at.__module__, WARMING, limit_s=LIMIT_S, starting_s=STARTING_S, niceness=19)
"""Function that creates a worker process with the lowest CPU priority."""


class PuzzleSearch:
    """A periodic search for puzzles. Each run searches one match, and each match is searched once.

    `hire` creates the worker.
    """

    def __init__(self, registry: TableRegistry, hire: Callable[[], Workers] = last) -> None:
        self._registry, self._hire = registry, hire

    async def run_once(self) -> None:
        """Remove puzzles whose players have withdrawn their consent. Then search the next match for puzzles."""
        puzzles = self._registry.store.puzzles
        try:
            await puzzles.withdraw()
            number = await puzzles.next_match(self._registry.now() - REST_MS)
            if number is None:
                return
            await puzzles.keep_played(number, {each.key: written([each]) for each in await self._found(number)})
        except UserError as refused:
            log.info("Search for puzzles in matches postponed (%s); will retry.", refused.key)

    async def _found(self, number: int) -> list[Puzzle]:
        saved = await self._registry.store.tables.load(number)
        try:
            table = await self._registry.get(number)
        except UserError as refused:
            if refused.key == "database-gone":
                raise
            return []
        if saved is None or not _is_usual(table):
            return []
        workers, found = self._hire(), dict[tuple[int, str], Puzzle]()
        try:
            async with asyncio.timeout(MATCH_S):
                for hand, record, seat in await asyncio.to_thread(lambda: [*_asked(table, saved)]):
                    if (puzzle := await _tried(workers, record, seat, table.game)) is not None:
                        found.setdefault((hand, puzzle.kind), puzzle)
                    if len(found) == MOST:
                        break
        except TimeoutError:
            log.info("Search for puzzles at table %s timed out; keeping those found.", number)
        finally:
            await workers.close()
        return [*found.values()]


async def _tried(workers: Workers, record: Record, seat: Seat, game: AnyGame) -> Puzzle | None:
    try:
        return await workers.run(puzzle_at, record, seat, fresh_key(game.key))
    except TaskError as error:
        log.warning("Skipped a puzzle candidate, because its calculation %s", error)
        return None


def _is_usual(table: Table) -> bool:
    """Return whether the match was played by the rules of a preset.

    Only these rules have a name in every language.
    """
    return table.match is not None and table.match.rules in table.game.presets.values()


def _asked(table: Table, saved: Saved) -> Iterator[tuple[int, Record, Seat]]:
    """Yield the decisions that people made in a match, in random order.

    Each decision consists of the hand's number, the record up to the decision, and the seat.
    """
    assert table.match is not None
    whole, every = table.match.record(), list[tuple[int, int, Seat]]()
    for seat in range(whole.seats):
        own = {move.seq for move in saved.moves if move.seat == seat and move.by == "person"}
        try:
            every += [(each.hand, each.seq, seat) for each in decisions(table.game, whole, seat, own)]
        except UNPLAYABLE:
            return
    for hand, seq, seat in Rng(whole.seed, "looked").shuffled(every):
        yield hand, replace(whole, moves=whole.moves[:seq]), seat
