"""The queue of pictures. The most urgent picture is painted first.

Equal pictures are painted only once, and of each message only the newest picture.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass, field
from operator import attrgetter

from bot.tables.background_tasks import ended
from bot.transport.priority import Priority

log = logging.getLogger(__name__)

AT_ONCE = 1
"""Number of pictures painted at a time."""

MOST_WAITING = 128
"""Maximum number of pictures waiting for a painter.

If there are more, the least urgent is dropped, and its messages ask again after AGAIN_S.
"""

AGAIN_S = 2.0

TRIES = 3
"""Maximum number of times a picture is painted, if painting fails. On a busy machine a painter may take too long."""

KEPT_BYTES = 8 << 20
"""Maximum number of bytes of pictures kept in memory. The least recently used are dropped first."""

KEY_BYTES = 8 << 10
"""Estimated number of bytes that the key of a kept picture takes, mostly for its scene."""

FIRST_GUESS_S, LEARNING = 0.03, 0.2
"""Initial estimate of the seconds that painting takes, and the weight of the newest measurement in the average."""

BY_RANK = attrgetter("rank")
Paint = Callable[[], Coroutine[None, None, bytes]]


def nobody() -> None:
    """Do nothing."""


@dataclass(frozen=True, slots=True)
class RenderRequest:
    """The request of a message for a picture.

    `place`: key of the message. `patience_s`: seconds that the message waits. If the picture comes later, `ready` is
    called then. `words`: the message may be shown in words until then.
    """

    place: Hashable
    urgency: Priority = Priority.WAITING
    patience_s: float = 60.0
    ready: Callable[[], None] = nobody
    words: bool = True


@dataclass(slots=True, eq=False)
class Order:
    """A message's request for a picture.

    `since`: when the message first asked for a picture, in seconds of the loop. `waits`: it is waiting for it now.
    """

    wish: RenderRequest
    since: float
    waits: bool = False


@dataclass(slots=True, eq=False)
class Job:
    """A picture that is not painted yet.

    `done`: gets the picture, or None if there will be none. `orders`: the requests for it by message. `begun`: it is
    being painted. `kept`: it is kept afterwards. `tries`: how often painting it has failed.
    """

    key: Hashable
    paint: Paint
    done: asyncio.Future[bytes | None]
    orders: dict[Hashable, Order] = field(default_factory=dict[Hashable, Order])
    begun: bool = False
    kept: bool = True
    tries: int = 0
    rank: tuple[Priority, float] = (Priority.LAST, 0.0)
    """The rank of its most urgent request. Smaller is sooner."""

    def changed(self) -> None:
        """Update the rank. Call it after `orders` has changed."""
        if self.orders:
            self.rank = min((order.wish.urgency, order.since) for order in self.orders.values())


class RenderQueue:
    """A queue of pictures to be painted. It keeps painted pictures for messages that want the same one later."""

    def __init__(self, at_once: int = AT_ONCE, most_waiting: int = MOST_WAITING, kept_bytes: int = KEPT_BYTES) -> None:
        self._at_once, self._most_waiting, self._kept_bytes = at_once, most_waiting, kept_bytes
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._jobs: dict[Hashable, Job] = {}
        self._places: dict[Hashable, Job] = {}
        self._painters: set[asyncio.Task[None]] = set()
        self._size, self._takes_s, self._closed = 0, FIRST_GUESS_S, False

    async def get(self, key: Hashable, paint: Paint, wish: RenderRequest) -> bytes | None:
        """Return the picture, or None if it is not ready in time.

        `key`: identifies the picture. Equal pictures have equal keys. `paint`: function that paints the picture. It may
        fail. A request whose picture is late stays in the queue until its message makes another request.
        """
        since = self._changed(wish.place, key)
        if (found := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return found
        if self._closed:
            return None
        loop = asyncio.get_running_loop()
        job = self._jobs.get(key) or Job(key, paint, loop.create_future())
        order = Order(wish, loop.time() if since is None else since)
        self._jobs[key] = self._places[wish.place] = job
        job.orders[wish.place] = order
        job.changed()
        self._hand_out()
        if wish.patience_s > 0 and not job.done.done() and self._expected_s(job) <= wish.patience_s:
            order.waits = True
            try:
                await asyncio.wait([job.done], timeout=wish.patience_s)
            except asyncio.CancelledError:
                self.withdraw(wish.place)
                raise
            finally:
                order.waits = False
        return job.done.result() if job.done.done() else None

    def withdraw(self, place: Hashable) -> None:
        """Withdraw the picture request of the message `place`.

        The picture is then painted only if another message wants it.
        """
        self._changed(place, None)

    def forget(self) -> None:
        """Discard all kept pictures. Pictures that are waiting or being painted now will not be kept either."""
        self._kept.clear()
        self._size = 0
        for job in self._jobs.values():
            job.kept = False

    @property
    def keys(self) -> list[Hashable]:
        """The keys of all pictures that are kept, waiting, or being painted."""
        return [*self._kept, *self._jobs]

    async def close(self) -> None:
        """Stop painting."""
        self._closed = True
        for job in list(self._jobs.values()):
            self._drop(job)
        self._jobs.clear()
        self._places.clear()
        await ended(self._painters)

    def _changed(self, place: Hashable, key: Hashable) -> float | None:
        """Note which picture a message wants now. `place`: the message. `key`: the picture, or None.

        Its previous request is removed. If nobody else wants the previous picture and it is not being painted yet, it
        is dropped. Return since when the message has wanted a picture. None: it wanted none before.
        """
        job = self._places.pop(place, None)
        order = job.orders.pop(place, None) if job is not None else None
        if job is not None:
            job.changed()
        if job is not None and not job.orders and not job.begun and job.key != key:
            self._drop(job)
        return order.since if order is not None else None

    def _drop(self, job: Job) -> None:
        del self._jobs[job.key]
        if not job.done.done():
            job.done.set_result(None)

    def _hand_out(self) -> None:
        """Start painting the most urgent pictures, AT_ONCE at a time.

        If too many others wait, drop the least urgent one.
        """
        waiting = [job for job in self._jobs.values() if not job.begun]
        while waiting and len(self._painters) < self._at_once:
            job = min(waiting, key=BY_RANK)
            waiting.remove(job)
            job.begun = True
            self._painters.add(asyncio.create_task(self._paint(job)))
        if len(waiting) > self._most_waiting:
            self._turn_away(max(waiting, key=BY_RANK))

    def _turn_away(self, job: Job) -> None:
        """Drop a picture because too many wait. After AGAIN_S seconds, its messages request it again."""
        loop = asyncio.get_running_loop()
        for place, order in job.orders.items():
            del self._places[place]
            # even if a message is waiting for it: that message is shown in words now, and its picture has to follow
            loop.call_later(AGAIN_S, order.wish.ready)
        job.orders.clear()
        self._drop(job)

    async def _paint(self, job: Job) -> None:
        began, data = asyncio.get_running_loop().time(), None
        try:
            data = await job.paint()
        except Exception:
            job.tries += 1
            log.exception(
                "Picture failed, try %s of %s; after the last, its message stays without it", job.tries, TRIES
            )
        finally:
            self._painters.discard(asyncio.current_task())  # pyright: ignore[reportArgumentType]
        took = asyncio.get_running_loop().time() - began
        self._takes_s += LEARNING * (took - self._takes_s)
        if self._jobs.get(job.key) is job:
            if data is None and job.tries < TRIES and job.orders:
                job.begun = False  # a finished match has no later picture that would replace this one
                self._hand_out()
                return
            del self._jobs[job.key]
        if data is not None and job.kept:
            self._kept[job.key] = data
            self._size += len(data) + KEY_BYTES
            while self._size > self._kept_bytes and len(self._kept) > 1:
                self._size -= len(self._kept.popitem(last=False)[1]) + KEY_BYTES
        if not job.done.done():
            job.done.set_result(data)
        for place, order in job.orders.items():
            if self._places.get(place) is job:
                del self._places[place]
            if data is not None and not order.waits:
                order.wish.ready()
        self._hand_out()

    def _expected_s(self, job: Job) -> float:
        if job.begun:
            return 0.0
        ahead = sum(other.begun or other.rank < job.rank for other in self._jobs.values())
        return (ahead / self._at_once + 1) * self._takes_s
