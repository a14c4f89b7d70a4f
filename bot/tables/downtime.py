"""Takes time that players could not use out of their deadlines: the bot was down, or Discord was out of reach."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable, Sequence

from bot.store import StoreError, TableRow
from bot.tables.clock import Clock
from bot.tables.keeper import Keeper
from bot.tables.matches import Matches
from bot.tables.table import Refused
from bot.tables.timing import Timing

log = logging.getLogger(__name__)

HEARTBEAT = "heartbeat"
"""The key in the database of when the bot last ran, in unix milliseconds."""

Place = Hashable
"""What may be out of reach: a shard of the gateway, a channel."""


class Downtime:
    """`places` says what a table depends on. While one of these is down, its deadlines do not end; each heartbeat, and
    when it is up again, they move by the time that was lost."""

    def __init__(
        self,
        keeper: Keeper,
        matches: Matches,
        clock: Clock,
        timing: Timing,
        places: Callable[[TableRow], Sequence[Place]],
    ) -> None:
        self._keeper, self._matches, self._clock, self._timing, self._places = keeper, matches, clock, timing, places
        self._down: dict[Place, int] = {}
        self._returning: set[Place] = set()

    async def make_up(self) -> None:
        """After a start move every deadline by the time since the last heartbeat. Raises StoreError."""
        await self._keeper.store.make_up(HEARTBEAT, self._keeper.now())
        self._beat_later()

    def is_down(self, row: TableRow) -> bool:
        return any(place in self._down for place in self._places(row))

    def down(self, place: Place) -> None:
        """From now on time does not count there; said twice, it is the first time that holds."""
        self._returning.discard(place)
        self._down.setdefault(place, self._keeper.now())

    def up(self, place: Place) -> None:
        """Time counts there again, once the deadlines have been moved."""
        if place in self._down:
            self._returning.add(place)
            self._clock.set(("up", place), 0.0, lambda: self._up(place))

    async def _up(self, place: Place) -> None:
        if await self._postpone([place]):
            if place in self._returning:  # else it went down again meanwhile
                self._returning.discard(place)
                self._down.pop(place, None)
        else:
            self._clock.set(("up", place), self._timing.retry_s, lambda: self._up(place))

    async def _beat(self) -> None:
        """Note that the bot runs, and move what is out of reach, so that a sudden end loses none of it."""
        try:
            await self._postpone(list(self._down))
            await self._keeper.store.set_meta(HEARTBEAT, str(self._keeper.now()))
        except StoreError as error:
            log.info("A heartbeat is not saved: %s", error)
        finally:
            self._beat_later()

    def _beat_later(self) -> None:
        self._clock.set(HEARTBEAT, self._timing.heartbeat_s, self._beat)

    async def _postpone(self, places: Sequence[Place]) -> bool:
        """Move the deadlines of all tables there. Returns whether that is done."""
        now = self._keeper.now()
        since = {place: self._down[place] for place in places if place in self._down}
        if not since:
            return True
        try:
            rows = await self._keeper.store.open_tables()
        except StoreError as error:
            log.warning("Deadlines are not moved yet: %s", error)
            return False
        for row in rows:
            begun = [since[place] for place in self._places(row) if place in since]
            if begun and row.state == "playing" and row.due_at is not None:
                try:
                    await self._matches.postpone(row.id, min(begun), now)
                except Refused as refused:
                    log.info("The deadline of table %s is not moved (%s).", row.id, refused.key)
        self._down.update(dict.fromkeys(since, now))
        return True
