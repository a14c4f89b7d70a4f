"""Restore drill. It replays some matches of a database from their seeds and checks that they come out as saved."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

from bot.games import GAMES
from bot.store import Finish, Saved, Store, StoreError
from bot.store.opening import open_store
from bot.tables.match_end import ends_as_kept
from bot.tables.registry import UNPLAYABLE
from bot.tables.table import loaded
from engine.core import AnyMatch

MOST = 10
"""Maximum number of matches that are replayed."""


async def drill(path: Path, most: int = MOST) -> tuple[int, list[int]]:
    """Open a database file and replay up to `most` matches. Compare each with its snapshot or saved result.

    Return the number of matches that are equal, and the tables of finished matches that differ. They may differ after a
    change of the rules. Raises StoreError for a match that can't be read, and for a running match that differs.
    """
    store = await open_store(path)
    try:
        return await _played_again(store, most)
    finally:
        await store.close()


async def _played_again(store: Store, most: int) -> tuple[int, list[int]]:
    well, otherwise = 0, list[int]()
    for number in await store.tables.sample_begun(most):
        try:
            saved, over = await store.tables.load(number), await store.tables.get_finish(number)
            if saved is None or saved.table.game not in GAMES:
                continue
            same = await asyncio.to_thread(as_played, saved, over)
        except (StoreError, ValueError, TypeError) as error:
            raise StoreError(f"The match of table {number} can't be read ({str(error).rstrip('.')}).") from error
        if same:
            well += 1
        elif over is not None:
            otherwise.append(number)
        else:
            raise StoreError(f"The match of table {number} doesn't replay to its saved state.")
    return well, otherwise


def as_played(saved: Saved, over: Finish | None) -> bool:
    """Return whether a replay of the match equals its snapshot and has the saved result.

    `over`: the saved result. None: the match is still running.
    """
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
    """Return whether all viewers see the same scene in both matches, at the same question."""
    viewers = (None, *range(one.seats))
    return one.number == other.number and all(one.scene(viewer) == other.scene(viewer) for viewer in viewers)


def _moves_of(snapshot: str | None) -> int:
    """Return how many moves of the match its snapshot includes. 0 for an unreadable snapshot, which is never used."""
    try:
        return int(json.loads(snapshot or "{}").get("seq", 0))
    except ValueError:
        return 0
