"""A rate limiter for requests that count against Discord's limits.

It is fair between the parties in a channel. A party is the host of a table, or a guild for messages of no table.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass

CHANNEL_PAUSE_S = 1.0
"""Seconds between two public requests in one channel."""

OLD_PAUSE_S = 2.1
"""Seconds of pause after the edit of an old message.

Discord takes three such edits in six seconds in a channel (code 30046).
"""

ALL_PAUSE_S = 1 / 40
"""Seconds between any two requests that count against Discord's global limit of 50 a second."""

MOST_BEHIND_S = 0.1
"""Maximum seconds of delay in a busy event loop that are made up for at once.

With them, at most 44 requests are sent in a second.
"""

MOST_ON_THE_WAY = 16
"""Maximum number of requests to channels that are in flight at once.

A proxy would queue any further requests. In our own queue, urgent requests can overtake others, and waiting does not
time out. Discord answers in a fifth of a second, so this number is twice what the allowed rate needs.
"""

FIRST_IN_A_ROW = 3
"""Number of requests with a waiting user that are sent in a row. Then one without a waiting user is sent."""


@dataclass(slots=True, eq=False)
class ChannelSlot:
    """The place of one request in a channel's queue.

    `rest`: starts the channel's pause. `granted`: done when the request's turn in the channel has come. `old`: the
    request edits an old message, and the next one waits until `end` is called. `last`: no user waits for the request,
    so others go first. `free`: the request doesn't count towards the global limit. `among_all`: its place in the queue
    of all channels, done when the request may be sent.
    """

    rest: Callable[[], object] | None
    granted: asyncio.Future[None]
    old: bool
    last: bool
    free: bool
    among_all: asyncio.Future[None] | None = None

    def end(self) -> None:
        """Start the channel's pause after the edit of an old message.

        Call this method once the request is answered or will not be sent.
        """
        rest, self.rest = self.rest, None
        if rest is not None and self.old and self.granted.done() and not self.granted.cancelled():
            rest()


class ChannelRateLimiter:
    """A limiter that lets the parties in a channel send requests in turn, however many requests each has.

    Each request waits in its channel's queue first, and then in a queue of all channels.
    """

    def __init__(
        self,
        channel_pause_s: float = CHANNEL_PAUSE_S,
        all_pause_s: float = ALL_PAUSE_S,
        shut_s: Callable[[], float] = lambda: 0.0,
        on_the_way: Callable[[], int] = lambda: 0,
    ) -> None:
        """Create the limiter with empty queues.

        `shut_s`: returns the seconds for which Discord has told all requests to wait. `on_the_way`: returns the number
        of unanswered requests.
        """
        self.channel_pause_s, self._all_pause_s, self._shut_s = channel_pause_s, all_pause_s, shut_s
        self._on_the_way = on_the_way
        self._waiting: dict[int, OrderedDict[int, deque[ChannelSlot]]] = {}
        self._first, self._last = deque[asyncio.Future[None]](), deque[asyncio.Future[None]]()
        self._serving, self._in_a_row = False, 0
        self._next_at = 0.0
        self._unhurried: dict[tuple[int, int], set[ChannelSlot]] = {}

    async def turn(
        self, channel: int, party: int, *, old: bool = False, last: bool = False, free: bool = False
    ) -> ChannelSlot:
        """Wait until `party` may send its next request to this channel. Return the request's slot.

        `last`: no user waits for the request, so others go first. `old`: the request edits an old message. In that
        case, call `end` on the slot once the request is answered. The channel's pause begins only then. `free`: the
        request needs no turn among all channels, because it doesn't count. `count` takes that turn after all.
        """
        loop, pause_s = asyncio.get_running_loop(), max(OLD_PAUSE_S, self.channel_pause_s)
        rests = channel in self._waiting
        turn = ChannelSlot(
            lambda: loop.call_later(pause_s, self._serve, channel), loop.create_future(), old, last, free
        )
        if last:
            self._unhurried.setdefault((channel, party), set()).add(turn)
        self._waiting.setdefault(channel, OrderedDict()).setdefault(party, deque()).append(turn)
        if not rests:
            self._serve(channel)
        try:
            await turn.granted
            if not free:
                await self.turn_of_all(last=turn.last, slot=turn)
        except BaseException:
            turn.end()
            raise
        finally:
            self._hurried(channel, party, turn)
        return turn

    async def count(self, turn: ChannelSlot) -> None:
        """Wait for the turn of a `free` slot among all channels, because its request counts after all."""
        if turn.free:
            turn.free = False
            await self.turn_of_all(last=turn.last, slot=turn)

    def hurry(self, channel: int, party: int) -> None:
        """Give requests of `party` that were queued as `last` normal priority, because a user now waits for them."""
        for turn in [*self._unhurried.get((channel, party), ())]:
            turn.last = False
            self._hurried(channel, party, turn)
            if turn.among_all is not None:
                self._first.append(turn.among_all)  # it is now in both queues, and the second one to reach it skips it

    def _hurried(self, channel: int, party: int, turn: ChannelSlot) -> None:
        turns = self._unhurried.get((channel, party), set[ChannelSlot]())
        turns.discard(turn)
        if not turns:
            self._unhurried.pop((channel, party), None)

    async def turn_of_all(self, *, last: bool = False, slot: ChannelSlot | None = None) -> None:
        """Wait until a request may be sent that needs only the global limit, not a channel's.

        `last`: no user waits for the request, so others go first. `slot`: its slot, if its channel has granted it one.
        """
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        if slot is not None:
            slot.among_all = turn
        (self._last if last else self._first).append(turn)
        if not self._serving:
            self._serving, self._next_at = True, loop.time() + self._all_pause_s
            loop.call_at(self._next_at, self._serve_all)
        await turn

    def _serve_all(self) -> None:
        """Send the next request of all channels. If the event loop was late, also send those that are overdue.

        Send none while Discord has told all requests to wait, or while too many requests are unanswered.
        """
        loop, left, going = asyncio.get_running_loop(), self._shut_s(), self._on_the_way()
        now = loop.time()
        due = max(self._next_at, now - MOST_BEHIND_S)
        while (self._first or self._last) and due <= now and left <= 0 and going < MOST_ON_THE_WAY:
            self._serve_one()
            going, due = going + 1, due + self._all_pause_s
        self._serving = bool(self._first or self._last)
        if self._serving:
            self._next_at = due if due > now else now + max(left, self._all_pause_s)
            loop.call_at(self._next_at, self._serve_all)

    def _serve_one(self) -> None:
        for line in (self._first, self._last):
            while line and line[0].done():
                line.popleft()  # cancelled
        passed = bool(self._last) and self._in_a_row >= FIRST_IN_A_ROW
        line = self._last if passed or not self._first else self._first
        self._in_a_row = 0 if line is self._last else self._in_a_row + 1
        if line:
            line.popleft().set_result(None)

    def _serve(self, channel: int) -> None:
        """Let the channel's next party send a request. If none waits, forget the channel."""
        parties = self._waiting[channel]
        while parties:
            party, turns = parties.popitem(last=False)
            while turns and turns[0].granted.done():
                turns.popleft()  # cancelled: the party's next request in line takes its place
            if not turns:
                continue
            turn = turns.popleft()
            if turns:
                parties[party] = turns
            turn.granted.set_result(None)
            if not turn.old:
                asyncio.get_running_loop().call_later(self.channel_pause_s, self._serve, channel)
            return
        del self._waiting[channel]
