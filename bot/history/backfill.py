"""Update of data derived from results, after an update of the bot: before its start, and of achievements after it."""

import asyncio
import logging
from collections.abc import Iterable

from bot.games import GAMES
from bot.history.rating_refresh import outdate, weigh
from bot.store import Saved, Store, StoreError
from bot.store.records import Reading
from bot.tables.highlights import all_won
from bot.tables.match_end import finish
from bot.tables.registry import UNPLAYABLE
from bot.tables.table import loaded
from engine.core import Achievement

log = logging.getLogger(__name__)

GROUP = 50
"""Number of matches that are replayed between two commits. An interrupted update resumes after the last commit."""
PEOPLE = 5
"""Number of users whose achievements are found between two commits."""


async def catch_up(store: Store) -> None:
    """Bring hands, totals and ratings of old results up to date. Raises StoreError.

    Results from before the bot recorded hands are replayed, to find their settled hands and winners. Outdated totals
    and ratings are rebuilt. Ratings from another formula are only marked as outdated here. They are rebuilt later, in
    the background.
    """
    records = store.records
    while tables := await records.unread(GROUP):
        log.info("Replaying old matches to find out who won their hands, from table %s on.", tables[0])
        await records.keep_read([await _read(store, table) for table in tables])
    if await records.stale():
        await weigh(store)
        await records.rebuild()
    await outdate(store)


def achievements_of(declared: Iterable[Achievement]) -> dict[str, list[Achievement]]:
    """Return all achievements by game: those that the games declare, and `declared`, which other parts declare.

    The key "" stands for all games together.
    """
    found: dict[str, list[Achievement]] = {key: [*game.achievements] for key, game in GAMES.items()}
    for each in declared:
        for key in [""] if each.together else GAMES:
            found.setdefault(key, []).append(each)
    return found


async def earn_old(store: Store) -> None:
    """Save the achievements of old matches, if an update has declared new ones. An interrupted run goes on later."""
    try:
        while await store.records.earn_old(PEOPLE):
            pass
    except StoreError as error:
        log.info("Achievements of old matches not saved yet; will retry: %s", error)


async def _read(store: Store, table: int) -> Reading:
    """Return the hands of a finished match. There are none if the match can't be replayed."""
    saved, over = await store.tables.load(table), await store.tables.get_finish(table)
    if saved is None or over is None or saved.table.game not in GAMES:
        return Reading(table)
    try:
        return await asyncio.to_thread(_played_again, saved, over.ended_at)
    except UNPLAYABLE:
        log.warning("Match of table %s can't be replayed, so the winners of its hands stay unknown.", table)
        return Reading(table)


def _played_again(saved: Saved, ended_at: int) -> Reading:
    """Replay a finished match and return its hands.

    Raises IllegalAction, KeyError or ValueError if it can't be replayed.
    """
    table = loaded(saved)
    match = table.match
    if match is None or match.result is None:
        return Reading(table.id)
    won = all_won(match.game, match.record())
    persons = tuple(each for each in won if table.sitter(each.seat).user is not None)
    return Reading(table.id, finish(table, match, ended_at), persons)
