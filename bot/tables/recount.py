"""Brings what is worked out from results up to date, after an update of the bot: once, before it starts."""

from __future__ import annotations

import asyncio
import logging

from bot.store import Store
from bot.store.records import Records
from bot.tables.table import finish, loaded
from engine import GAMES
from engine.core import IllegalAction

log = logging.getLogger(__name__)

GROUP = 50
"""So many matches are played again between two commits; whoever stops the bot then goes on from there."""


async def catch_up(store: Store) -> None:
    """Count the settled hands of results from before they were counted, by playing their matches again; then make all
    totals and ratings anew, if they are behind. Raises StoreError."""
    records = Records(store.writer)
    while tables := await records.uncounted(GROUP):
        log.info("Old matches are played again to count their hands, from table %s on.", tables[0])
        await records.count_hands([await _hands(store, table) for table in tables])
    if await records.stale():
        await records.rebuild()


async def _hands(store: Store, table: int) -> tuple[int, int, bool]:
    """(table, hands, rated); of a match that cannot be played any more: no hands, and not rated."""
    saved, over = await store.load(table), await store.finish_of(table)
    if saved is None or over is None or saved.table.game not in GAMES:
        return table, 0, False
    try:
        match = (found := await asyncio.to_thread(loaded, saved)).match
    except (IllegalAction, KeyError, ValueError):
        log.warning("The match of table %s cannot be played again: it is not rated.", table)
        return table, 0, False
    if match is None or match.result is None:
        return table, 0, False
    again = finish(found, match.result, over.ended_at)
    return table, again.hands, again.rated
