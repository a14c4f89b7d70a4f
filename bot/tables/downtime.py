"""Compensation of deadlines for time that players could not use. The bot was down, or Discord was unreachable."""

import asyncio
import json
import logging
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from bot.errors import UserError
from bot.store import DatabaseGone, LeaseLost, ShardsOverlap, StoreError, TableRow
from bot.store.deadlines import Place
from bot.tables.match_service import MatchService
from bot.tables.registry import TableRegistry
from bot.tables.steady_clock import SteadyClock
from bot.tables.timers import Timers
from bot.tables.timing import Timing

log = logging.getLogger(__name__)

HEARTBEAT = "heartbeat"

MOST_MISSED = 3
"""Maximum number of heartbeats that a busy process may miss. A process that misses more counts as suspended."""

LONGEST_DOUBT_MS = 60_000
"""Maximum milliseconds by which `down` may date back an outage. Outages that ended earlier are forgotten."""


class Downtime:
    """Service that moves deadlines after the bot, Discord or the machine's clock has failed.

    A table depends on places, such as its channel or its shard. While one of them is down, no deadline of the table
    ends. When the place is up again, the deadlines move by the lost time. Each heartbeat saves which places are down,
    so that a crash doesn't lose that. It also checks whether the host's clock has jumped. If so, all deadlines jump
    with it.

    - `places`: returns the places that a table depends on.
    - `ousted`: called with the reason once another process has the shards of this process.
    - `host`: the clock of the machine.
    """

    def __init__(
        self,
        registry: TableRegistry,
        matches: MatchService,
        clock: Timers,
        timing: Timing,
        places: Callable[[TableRow], Sequence[Place]],
        ousted: Callable[[str], None] = lambda _: None,
        host: SteadyClock | None = None,
    ) -> None:
        self._host = host or SteadyClock()
        self._registry, self._matches, self._clock, self._timing, self._places = (
            registry,
            matches,
            clock,
            timing,
            places,
        )
        self._ousted, self._holding, self._moving = ousted, False, asyncio.Lock()
        self._down: dict[Place, int] = {}
        self._why: dict[Place, set[str]] = {}
        self._moved: dict[Place, int] = {}
        self._returning: set[Place] = set()
        self._stood_still = False
        self._unsaved = ""
        self.hurry: Callable[[], None] = lambda: None
        """Called when `stood_still` should be checked."""

    def start(self) -> None:
        """Begin to extend this process's lease on its tables. No task may lock a table until `make_up` is called.

        Until then no heartbeat is saved either, because `make_up` needs the last one of the previous run. Moves wait so
        that no new question is given time that it has not lost.
        """
        self._holding = True
        self._registry.stand_still()
        self._host.expect(int(MOST_MISSED * self._timing.heartbeat_s * 1000))
        self._beat_later()

    async def make_up(self) -> None:
        """Move every deadline by the time since the last heartbeat, after a start. Raises StoreError.

        If a place was already down at that heartbeat, its deadlines move by the time since its outage began.
        """
        store, now = self._registry.store, self._registry.now()
        await store.deadlines.make_up(now, self._lease_ms, _places(await store.leases.down()))
        self._holding = False
        self._registry.forget_all()
        self._registry.go_on()
        self._beat_later()

    async def take_over(self, most: int) -> list[int]:
        """Take over up to `most` tables of a process that has ended. Return their numbers, [] if there are none.

        Their deadlines move as if that process had started again. Raises StoreError.
        """
        leases = self._registry.store.leases
        for other in await leases.lapsed():
            async with self._moving:
                taken = await leases.take_over(other.name, self._registry.now(), most, _places(other.down))
            for number in taken:
                self._registry.forget(number)
            if taken:
                log.info("Took over %d tables of the process %s.", len(taken), other.name)
                return taken
        return []

    def stood_still(self) -> bool:
        """Return whether this process must resume its tables again, for a reason since the last call.

        The reasons are: other processes have taken its tables while it was suspended, or the host's clock has jumped.
        """
        stood, self._stood_still = self._stood_still, False
        return stood

    @property
    def lost(self) -> Mapping[Place, int]:
        """Places that are down now. The value is the start of the outage in unix milliseconds."""
        return MappingProxyType(self._down)

    def is_down(self, row: TableRow) -> bool:
        return any(place in self._down for place in self._places(row))

    def down(self, place: Place, why: str = "", ago_s: float = 0.0) -> None:
        """Stop time for the tables at a place, from `ago_s` seconds ago on, until all reasons (`why`) are withdrawn.

        The stopped time is then added to the deadlines there. If the place is down already, the earlier start counts.
        Time that was added once is not added again.
        """
        since = max(self._registry.now() - int(ago_s * 1000), self._moved.get(place, 0))
        self._why.setdefault(place, set()).add(why)
        self._returning.discard(place)
        self._down[place] = min(since, self._down.get(place, since))

    def up(self, place: Place, why: str = "") -> None:
        """Withdraw one reason for which time is stopped at a place.

        After the last reason, move the deadlines there and let time run again.
        """
        reasons = self._why.get(place, set[str]())
        reasons.discard(why)
        if place in self._down and not reasons:
            self._returning.add(place)
            self._clock.set(("up", place), 0.0, lambda: self._up(place))

    async def _up(self, place: Place) -> None:
        async with self._moving:
            postponed = await self._postpone(place)
        if postponed:
            if place in self._returning:  # otherwise the place went down again while deadlines moved
                self._returning.discard(place)
                self._down.pop(place, None)
                self._why.pop(place, None)
        else:
            self._clock.set(("up", place), self._timing.retry_s, lambda: self._up(place))

    async def _beat(self) -> None:
        """Save a heartbeat. It names the places that are down.

        If another process has taken this process's tables in the meantime, drop all tables from memory, so that nothing
        more is saved about them.
        """
        now, leases = self._registry.now(), self._registry.store.leases
        try:
            if self._holding:
                await leases.hold(self._lease_ms)
            elif jump := self._host.jump:
                await self._follow(jump)
            else:
                # save each place that is down, with the start of its outage
                await leases.beat(now, self._lease_ms, json.dumps([*self._down.items()]) if self._down else "")
            self._unsaved = ""
        except LeaseLost as lost:
            why = self._why_lost(lost.late_ms)
            log.warning("This process lost its tables to another one: %s. It tries to get them back.", why)
            await self._begin_anew(why)
        except StoreError as error:
            self._unsaved = str(error).rstrip(".")
            log.info("Heartbeat not saved; will retry: %s", error)
        finally:
            self._beat_later()

    def _why_lost(self, late_ms: int) -> str:
        """Return why another process has taken the lease on this process's tables.

        `late_ms`: milliseconds since the lease expired, by the clock of the database. Negative: it had not expired.
        """
        seconds = (late_ms + self._lease_ms) / 1000
        if late_ms < 0:
            return f"it took the lease {-late_ms / 1000:.0f} s early"
        if self._unsaved:
            return f"this process saved no heartbeat for {seconds:.0f} s ({self._unsaved})"
        return f"this process stood still for {seconds:.0f} s"

    async def _moved_on(self, jump: int) -> bool:
        """Move every deadline by `jump` milliseconds. Return False if this could not be saved.

        Raises LeaseLost and DatabaseGone.
        """
        try:
            await self._registry.store.deadlines.make_up(self._registry.now() + jump, self._lease_ms, {})
        except (LeaseLost, DatabaseGone):
            raise
        except StoreError as error:
            self._unsaved = str(error).rstrip(".")
            log.warning("The clock of this machine jumped, but deadlines are not moved yet; will retry: %s", error)
            return False
        return True

    async def _follow(self, jump: int) -> None:
        """Move the bot's clock and all deadlines by `jump`, because the host's clock has jumped.

        Players keep their remaining time. Then load and resume all tables again. Until the new deadlines are saved, no
        move is made. It would set the next deadline by the old clock. Raises LeaseLost and DatabaseGone.
        """
        async with self._moving, self._registry.standing_still():
            while not await self._moved_on(jump):
                await asyncio.sleep(self._timing.retry_s)
                jump = self._host.jump
            self._host.follow(jump)
            self._down = {place: since + jump for place, since in self._down.items()}
            self._moved = {place: moved + jump for place, moved in self._moved.items()}
            self._look_again()
        said = "The clock of this machine jumped by %+.0f s, or this process stood still; deadlines were moved."
        log.warning(said, jump / 1000)

    def _look_again(self) -> None:
        self._registry.forget_all()
        self._clock.drop_tables()
        self._stood_still = True
        self.hurry()

    async def _begin_anew(self, why: str) -> None:
        try:
            if await self._registry.store.leases.claim(self._lease_ms):
                self._ousted(why)
                return
            self._look_again()
        except ShardsOverlap:
            self._ousted(why)
        except StoreError as error:
            log.info("No new lease yet; will retry: %s", error)

    @property
    def _lease_ms(self) -> int:
        return int(self._timing.lease_s * 1000)

    def _beat_later(self) -> None:
        self._clock.set(HEARTBEAT, self._timing.heartbeat_s, self._beat)

    async def _postpone(self, place: Place) -> bool:
        """Move the deadlines of all tables at a place by the time that it was down.

        Return False if they could not be read.
        """
        now, since = self._registry.now(), self._down.get(place)
        if since is None:
            return True
        try:
            numbers = await self._registry.store.deadlines.timed(place)
        except StoreError as error:
            log.warning("Deadlines not moved yet after an outage; will retry: %s", error)
            return False
        for number in numbers:
            try:
                await self._matches.postpone(number, since, now)
            except UserError as refused:
                log.info("Deadline of table %s not moved after an outage (%s).", number, refused.key)
        if place in self._down:
            self._down[place] = now
        self._moved = {place: moved for place, moved in self._moved.items() if now - moved < LONGEST_DOUBT_MS}
        self._moved[place] = now
        return True


def _places(down: str) -> dict[Place, int]:
    """Return the places that were down, each with the start of its outage in unix milliseconds.

    `down`: the text saved with a heartbeat.
    """
    return {Place(*place): since for place, since in json.loads(down or "[]")}
