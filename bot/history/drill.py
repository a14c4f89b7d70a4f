"""Tries whether a database holds what was played: some of its matches are played again, from their seeds alone."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

from bot.games import GAMES
from bot.store import Finish, Saved, Store, StoreError
from bot.store.opening import open_store
from bot.tables.registry import UNPLAYABLE
from bot.tables.table import ends_as_kept, loaded
from engine.core import AnyMatch

MOST = 10
"""So many matches are played again."""


async def drill(path: Path, most: int = MOST) -> tuple[int, list[int]]:
    """Open a database file, play up to `most` of its matches again, and hold each to its snapshot, or to the result
    that is kept. Returns how many came out so, and the tables of those that are over and did not, as an update of the
    rules may have it. Raises StoreError for one that cannot be read, or goes on and comes out otherwise."""
    store = await open_store(path)
    try:
        return await _played_again(store, most)
    finally:
        await store.close()


async def _played_again(store: Store, most: int) -> tuple[int, list[int]]:
    well, otherwise = 0, list[int]()
    for number in await store.tables.begun(most):
        try:
            saved, over = await store.tables.load(number), await store.tables.finish_of(number)
            if saved is None or saved.table.game not in GAMES:
                continue
            same = await asyncio.to_thread(as_played, saved, over)
        except (StoreError, ValueError, TypeError) as error:
            raise StoreError(f"The match of table {number} cannot be read ({str(error).rstrip('.')}).") from error
        if same:
            well += 1
        elif over is not None:
            otherwise.append(number)
        else:
            raise StoreError(f"The match of table {number} does not come out as it was kept.")
    return well, otherwise


def as_played(saved: Saved, over: Finish | None) -> bool:
    """Whether a match that is played again stands where its snapshot does, and ends as was kept."""
    try:
        kept, again = (loaded(each, closed=True) for each in (saved, replace(saved, snapshot=None)))
    except UNPLAYABLE:
        return False
    if kept.match is None or again.match is None or not _alike(kept.match, again.match):
        return False
    if over is None or again.match.result is None:
        return over is None and _moves_of(saved.snapshot) <= len(saved.moves)
    return ends_as_kept(again, again.match.result, over)


def _alike(one: AnyMatch, other: AnyMatch) -> bool:
    """Whether everybody sees the same in both, and is asked the same."""
    viewers = (None, *range(one.seats))
    return one.number == other.number and all(one.scene(viewer) == other.scene(viewer) for viewer in viewers)


def _moves_of(snapshot: str | None) -> int:
    """The number of moves after which a snapshot was made; one that cannot be read is not used."""
    try:
        return int(json.loads(snapshot or "{}").get("seq", 0))
    except ValueError:
        return 0
