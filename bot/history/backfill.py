"""Update of data derived from results, once before the bot starts after an update."""

from __future__ import annotations

import asyncio
import logging

from bot.games import GAMES
from bot.history.rating_refresh import outdate, weigh
from bot.store import Saved, Store
from bot.store.records import Reading
from bot.tables.highlights import all_won
from bot.tables.registry import UNPLAYABLE
from bot.tables.table import finish, loaded

log = logging.getLogger(__name__)

GROUP = 50
"""Number of matches that are replayed between two commits. A stopped update resumes there."""


async def catch_up(store: Store) -> None:
    """Bring hands, totals and ratings of old results up to date.

    Results from before hands were saved are replayed to read which hands were settled and won. Then all totals and
    ratings are rebuilt, if they are outdated. Ratings of another formula are rebuilt later, in the background. Raises
    StoreError.
    """
    records = store.records
    while tables := await records.unread(GROUP):
        log.info("Old matches are played again to read who won their hands, from table %s on.", tables[0])
        await records.keep_read([await _read(store, table) for table in tables])
    if await records.stale():
        await weigh(store)
        await records.rebuild()
    await outdate(store)


async def _read(store: Store, table: int) -> Reading:
    """Return what a finished match tells about its hands."""
    saved, over = await store.tables.load(table), await store.tables.finish_of(table)
    if saved is None or over is None or saved.table.game not in GAMES:
        return Reading(table)
    try:
        return await asyncio.to_thread(_played_again, saved, over.ended_at)
    except UNPLAYABLE:
        log.warning("The match of table %s cannot be played again: nothing is known of its hands.", table)
        return Reading(table)


def _played_again(saved: Saved, ended_at: int) -> Reading:
    """Replay a match from its moves. Raises IllegalAction, KeyError or ValueError where that is impossible."""
    table = loaded(saved)
    match = table.match
    if match is None or match.result is None:
        return Reading(table.id)
    won = all_won(match.game, match.record())
    persons = tuple(each for each in won if table.sitter(each.seat).user is not None)
    return Reading(table.id, finish(table, match, ended_at), persons)
