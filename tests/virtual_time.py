"""Virtual time: where bot and stand-in run in one process, their clock jumps to the next timer when nothing is ready.

A test of an hour takes no longer than the work that is done in it, and no result depends on how busy the machine is.
Work that the loop waits for (executor jobs, statements of SQLite, tasks of workers) holds the clock until it is
done; `unattended` exempts what a test lets hang on purpose. All clocks that bot, stand-in and discord.py read follow
the loop, except in other threads: those wait in real time.
"""

from __future__ import annotations

import asyncio
import datetime
import selectors
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import Context
from queue import SimpleQueue
from typing import Any

import aiosqlite.core
import discord.gateway
import discord.utils

from bot.ai.workers import Workers
from bot.store.sqlite.file import connection
from tests import loopback

BEGINNING = 1_894_795_200.0
"""The first moment of every test: noon UTC on 16 January 2030, far from any end of a day, week, month or season."""

LONGEST_WAIT_S = 0.05
"""Real seconds after which the loop looks again for something to do."""

TICK_S = 2.0**-20
"""Seconds of which every time is a whole multiple: sums of whole seconds are exact, and a jump never ends just before
its timer."""

_THREAD = discord.gateway.KeepAliveHandler
_TIME_WORKER = Workers._time
_REAL = {name: getattr(time, name) for name in ("time", "monotonic", "perf_counter")}
_current: VirtualLoop | None = None


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time stands still while there is work, and jumps to the next timer when there is none."""

    def __init__(self) -> None:
        global _current
        self._now = 2.0**16
        self._epoch = BEGINNING - self._now
        self._outstanding = 0
        self._attended = True
        self._thread_ident = threading.get_ident()
        self.servers = loopback.Servers()
        super().__init__(_Selector(self))
        _current = self

    def time(self) -> float:
        return self._now

    def wall(self) -> float:
        """Return the virtual time in seconds since 1970."""
        return self._now + self._epoch

    def jump(self, seconds: float) -> None:
        """Move the clock on to the next tick after so many seconds."""
        self._now += (int(seconds / TICK_S) + 1) * TICK_S

    def wait_for(self, work: asyncio.Future[Any]) -> None:
        """Hold the clock until `work` is done."""
        if self._attended:
            self._outstanding += 1
            work.add_done_callback(self._done, context=Context())  # even if whoever began it can do nothing any more

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        work = super().run_in_executor(executor, func, *args)
        self.wait_for(work)
        return work

    async def create_server(self, protocol_factory: Any, *args: Any, **options: Any) -> asyncio.Server:
        server = await super().create_server(protocol_factory, *args, **options)
        self.servers.add(server, protocol_factory)
        return server

    async def shutdown_default_executor(self, *timeout: Any) -> None:
        self._outstanding += 1
        try:
            await super().shutdown_default_executor(*timeout)
        finally:
            self._outstanding -= 1

    def close(self) -> None:
        global _current
        super().close()
        if _current is self:
            _current = None

    def _done(self, _work: object) -> None:
        self._outstanding -= 1


class _Selector(selectors.DefaultSelector):
    """Returns at once where the loop would wait for its next timer, and moves the clock there."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        events = super().select(0)
        if events or timeout == 0:
            return events
        if timeout is None or self._loop._outstanding:
            return super().select(LONGEST_WAIT_S)
        self._loop.jump(timeout)
        return []


def hold_up(seconds: float) -> None:
    """Let time pass in which the running loop does nothing, as if it were busy."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    loop.jump(seconds)


@contextmanager
def unattended() -> Iterator[None]:
    """Let the clock run on over work that begins in this block, because a test lets it hang."""
    loop = asyncio.get_running_loop()
    if isinstance(loop, VirtualLoop):
        loop._attended = False
    try:
        yield
    finally:
        if isinstance(loop, VirtualLoop):
            loop._attended = True


class _Statements(SimpleQueue[Any]):
    """The queue of an SQLite connection: the clock is held until each statement is done."""

    def put_nowait(self, item: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future = item[0]
        if future is not None and isinstance(loop := future.get_loop(), VirtualLoop):
            loop.wait_for(future)
        super().put_nowait(item)


class _Heartbeat(discord.gateway.KeepAliveHandler):
    """The heartbeat of discord.py as a task of the loop instead of a thread on the machine's clock."""

    def start(self) -> None:
        self._stopping = asyncio.Event()
        self._beating = asyncio.ensure_future(self._beat())

    def stop(self) -> None:
        self._stopping.set()

    async def _beat(self) -> None:
        while True:
            try:
                await asyncio.wait_for(self._stopping.wait(), self.interval)
            except TimeoutError:
                pass
            else:
                return
            if self._last_recv + self.heartbeat_timeout < time.perf_counter():
                await self.ws.close(4000)
                return
            try:
                await self.ws.send_heartbeat(self.get_payload())
            except Exception:
                return
            self._last_send = time.perf_counter()


def _heartbeat(**options: Any) -> discord.gateway.KeepAliveHandler:
    virtual = isinstance(options["ws"].loop, VirtualLoop)
    return _Heartbeat(**options) if virtual else _THREAD(**options)


def _database_ms() -> int:
    """Virtual time in the thread of a database, too: it stands still until the statement is done."""
    return int(_current.wall() * 1000) if _current is not None else time.time_ns() // 1_000_000


def _clock(name: str, read: Callable[[VirtualLoop], float]) -> tuple[Callable[[], float], Callable[[], int]]:
    """Return both forms of a clock of `time`, in seconds and in nanoseconds."""
    real, real_ns = getattr(time, name), getattr(time, f"{name}_ns")

    def seconds() -> float:
        loop = _current
        return read(loop) if loop is not None and threading.get_ident() == loop._thread_ident else real()

    def nanoseconds() -> int:
        loop = _current
        if loop is not None and threading.get_ident() == loop._thread_ident:
            return int(read(loop) * 1e9)
        return real_ns()

    return seconds, nanoseconds


class _Patience:
    """Stands for the timer of a worker: the clock is held until the worker has started, or its task is done."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._work = loop.create_future()
        loop.wait_for(self._work)

    def cancel(self) -> None:
        self._work.cancel()


def _time_worker(workers: Any, worker: Any, post: Any, seconds: float) -> None:
    loop = asyncio.get_running_loop()
    if isinstance(loop, VirtualLoop):
        post.timer = _Patience(loop)
    else:
        _TIME_WORKER(workers, worker, post, seconds)


def install() -> None:
    """Let clocks, SQLite, workers and discord.py's heartbeat follow a VirtualLoop while there is one."""
    for name, read in (("time", VirtualLoop.wall), ("monotonic", VirtualLoop.time), ("perf_counter", VirtualLoop.time)):
        seconds, nanoseconds = _clock(name, read)
        setattr(time, name, seconds)
        setattr(time, f"{name}_ns", nanoseconds)
    connection.now_ms = _database_ms
    core: Any = aiosqlite.core
    core.SimpleQueue = _Statements
    loopback.install()
    discord.gateway.KeepAliveHandler = _heartbeat
    discord.utils.utcnow = lambda: datetime.datetime.fromtimestamp(time.time(), datetime.UTC)
    workers: Any = Workers
    workers._time = _time_worker
