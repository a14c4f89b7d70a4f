"""Background cleanup of redundant snapshots, old invitations and other expired data."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.common.units import DAY_MS
from bot.errors import UserError
from bot.store import Finish, Saved, Store
from bot.tables.background_tasks import Background
from bot.tables.events import Ended, handles
from bot.tables.match_end import ends_as_kept
from bot.tables.table import Table, match_of
from engine.core import Action

log = logging.getLogger(__name__)

GROUP = 5
"""Number of matches that are checked between two pauses."""
GROUP_PAUSE_S = 2.0
"""Seconds between two groups, so that play comes first."""
IDLE_S = 3600.0
"""Seconds between two deletions of expired data while no match ends."""
RETRY_S = 60.0
"""Seconds until a retry after a database failure."""


class Cleanup(Background):
    """Background task that drops the snapshot of a finished match, if a replay from its seed gives the same.

    A snapshot only saves the time of a replay, and snapshots take up half of the database. Matches that ended before
    the start of the bot come first.

    `forget_more`: deletes other expired data. It raises UserError if that can't be saved.
    """

    def __init__(self, store: Store, forget_more: Callable[[], Awaitable[None]] | None = None) -> None:
        self._store, self._forget_more = store, forget_more
        self._after, self._old = 0, True
        self._ended, self._kept = list[int](), set[int]()
        self._wake = asyncio.Event()

    @handles(Ended)
    def on_ended(self, event: Ended) -> None:
        """Queue a table whose match has ended, to check its snapshot."""
        self._ended.append(event.table.id)
        self._wake.set()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(GROUP_PAUSE_S)
            # cleared before the check, so that a match that ends during it is checked as well
            self._wake.clear()
            rest = IDLE_S
            try:
                if await self._group():
                    continue
                await self._store.people.forget_invitations(self._store.now() - DAY_MS)
                if self._forget_more is not None:
                    await self._forget_more()
            except UserError as refused:
                log.info("Cleanup of old tables postponed (%s); will retry.", refused.key)
                rest = RETRY_S
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), rest)

    async def _group(self) -> bool:
        """Check the snapshots of a group of old matches and a group of new ones. Return whether there were any.

        Old matches ended before the start of the bot, new ones after it.
        """
        old = await self._of_before()
        for number in old:
            await self._look(number)
            self._after = number
        ended = self._ended[:GROUP]
        for number in ended:
            await self._look(number)
            self._ended.remove(number)
        return bool(old or ended)

    async def _of_before(self) -> list[int]:
        """Return the next matches that ended before the start of the bot.

        Once there are no more, always return [] without a query, because each query scans all tables.
        """
        if not self._old:
            return []
        found = await self._store.deadlines.finished_with_snapshot(self._after, GROUP)
        self._old = bool(found)
        return found

    async def _look(self, number: int) -> None:
        tables = self._store.tables
        saved, over = await tables.load(number), await tables.get_finish(number)
        if number in self._kept or saved is None or saved.snapshot is None or over is None:
            return
        if await self._redundant(saved, over):
            await tables.drop_snapshot(number, saved.snapshot)
        else:
            self._kept.add(number)

    async def _redundant(self, saved: Saved, over: Finish) -> bool:
        number = saved.table.id
        try:
            good = await asyncio.to_thread(redundant, saved, over)
        except Exception:
            log.exception("Table %s can't be replayed from its seed, so its snapshot is kept", number)
            return False
        if not good:
            log.warning("Table %s doesn't replay to its saved result, so its snapshot is kept.", number)
        return good


def redundant(saved: Saved, over: Finish) -> bool:
    """Return whether a finished match's snapshot is not needed.

    It is not needed if a replay gives the same snapshot, byte for byte. Snapshots of another engine version differ in
    their bytes. Such a snapshot is not needed if the replay gives the recorded result, because loading the match also
    replays it. If the result differs, keep the snapshot, because nothing else shows the state of the match. Also keep a
    snapshot that is not JSON.

    Raises IllegalAction, KeyError or ValueError if the moves can't be replayed.
    """
    match = match_of(saved.table, saved.sitters)
    for move in saved.moves:
        match.play(move.seat, Action.parse(move.action))
    again = match.snapshot()
    if again == saved.snapshot or _version(again) == _version(saved.snapshot):
        return again == saved.snapshot
    if _version(saved.snapshot) is None or match.result is None:
        return False
    return ends_as_kept(Table(saved.table, saved.sitters, match), match.result, over)


def _version(snapshot: str | None) -> object:
    try:
        return json.loads(snapshot or "{}").get("version")
    except (ValueError, AttributeError):
        return None
