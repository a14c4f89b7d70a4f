"""The bot in this process, as a service manager runs it: it is killed, updated and started again, in virtual time."""

from __future__ import annotations

import asyncio
import logging
import os
from asyncio import Handle, TimerHandle
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import Context, ContextVar
from functools import partial
from pathlib import Path
from typing import Any, cast
from unittest import mock
from weakref import WeakSet

import aiosqlite.core

from bot.ai.offline_thinker import OfflineThinker
from bot.app.logins import point_at
from bot.app.process_watchdog import LOOK_PAUSE_S, ProcessWatchdog
from bot.config import Config
from bot.features.daily import feature, service
from bot.playground import Playground
from bot.store.opening import open_store
from bot.ui.paint_workers import PaintWorkers
from tests.bot.daily.days import FEW, Here
from tests.bot.house import Reached, registered_alike
from tests.bot.timed_rooms import InProcess
from tests.virtual_time import VirtualLoop

RESTART_S = 90.0
"""`RestartSec` of the service."""
_life: ContextVar[int] = ContextVar("life", default=0)


class MortalLoop(VirtualLoop):
    """A loop in which whatever one life of the bot has begun can be ended at any moment, as by SIGKILL."""

    def __init__(self, beginning: float) -> None:
        self._ended, self._wires = set[int](), dict[int, WeakSet[asyncio.Transport]]()
        super().__init__()
        self._epoch = beginning - self._now

    def set_clock(self, seconds: float) -> None:
        """Set the clock of the machine forward, or back."""
        self._epoch += seconds

    def end(self, life: int) -> None:
        """Let nothing of this life run from now on, and close its connections."""
        self._ended.add(life)
        queues: Any = self
        for handle in (*queues._ready, *queues._scheduled):
            self._mortal(handle)
        for wire in self._wires.pop(life, WeakSet[asyncio.Transport]()):
            wire.abort()

    def call_soon(self, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> Handle:
        return self._mortal(super().call_soon(callback, *args, context=context))

    def call_at(
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> TimerHandle:
        return self._mortal(super().call_at(when, callback, *args, context=context))

    async def create_connection(self, *args: Any, **options: Any) -> Any:
        wire, protocol = await super().create_connection(*args, **options)
        self._wires.setdefault(_life.get(), WeakSet()).add(wire)
        return wire, protocol

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """Run it here and now: a thread is no faster, and a busy machine makes the loop wait for it."""
        return _done(self.create_future(), partial(func, *args))

    def _mortal(self, handle: Any) -> Any:
        if self._ended and handle._context.get(_life, 0) in self._ended:
            handle.cancel()
        return handle


def _done(work: asyncio.Future[Any], function: Callable[[], Any]) -> asyncio.Future[Any]:
    try:
        work.set_result(function())
    except Exception as error:
        work.set_exception(error)
    return work


class _AtOnce:
    """Stands for the queue of an SQLite connection: each statement is done in the loop's thread."""

    def put_nowait(self, item: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, function = item
        if future is None:
            function()
        else:
            _done(future, function)

    def get(self) -> tuple[None, Callable[[], Any]]:
        """Let the thread end."""
        core: Any = aiosqlite.core
        return None, lambda: core._STOP_RUNNING_SENTINEL


async def _unpainted(*_: object) -> bytes:
    """Paint nothing: a month of pictures takes days, and only their words are read here."""
    return b"picture"


@contextmanager
def lightly() -> Iterator[None]:
    """Let bots start, paint and save with as little CPU as possible."""
    with (
        registered_alike(),
        mock.patch.object(PaintWorkers, "paint", _unpainted),
        mock.patch.object(feature, "OfflineThinker", partial(OfflineThinker, cast(Any, Here))),
        mock.patch.object(service, "SAMPLES", FEW),
        mock.patch.object(aiosqlite.core, "SimpleQueue", _AtOnce),
    ):
        yield


class Host:
    """A machine with the bot and a service manager. Nobody looks after it.

    - starts, kills, exits: how often the bot was started, killed, and ended by its own watchdog.
    - crashes: with what it ended by itself.
    """

    def __init__(self, discord: Playground, database: Path) -> None:
        self.discord, self.database = discord, database
        self.bot: Any = None
        self.store: Any = None
        self.starts = self.kills = self.exits = self._number = 0
        self.crashes: list[str] = []
        self.up = False
        self._ended, self._pause_s = asyncio.Event(), 0.0

    async def serve(self) -> None:
        """Start the bot, and again whenever it has ended, as `Restart=always` does."""
        while True:
            self._number, self.bot, self.store = self._number + 1, None, None
            self._ended.clear()
            self._pause_s = RESTART_S
            context = Context()
            context.run(_life.set, self._number)
            self.starts += 1
            life = asyncio.get_running_loop().create_task(self._live(), context=context)
            await self._ended.wait()
            self.up = False
            del life
            await asyncio.sleep(self._pause_s)

    async def ready(self) -> None:
        """Wait until the bot plays."""
        while not self.up:
            await asyncio.sleep(0.5)

    async def kill(self) -> None:
        """End the bot as SIGKILL does: what waits to be written is lost."""
        while self.store is None:
            await asyncio.sleep(0.1)
        loop: Any = asyncio.get_running_loop()
        self.up = False
        loop.end(self._number)
        writer = self.store.writer
        connection = writer._connection
        connection.stop()
        await connection.stopped()
        writer._claim.release()
        with suppress(OSError, TypeError):
            os.close(writer._tail._descriptor)
        self._ended.set()

    async def update(self) -> None:
        """End the bot in order, and start it at once, as `systemctl restart` does."""
        await self.ready()
        self._pause_s, self.up = 0.0, False
        await self.bot.close()

    async def _live(self) -> None:
        try:
            self.store = await open_store(self.database)
            addresses = (self.discord.api, self.discord.gateway, self.discord.cdn)
            config = Config(self.discord.token, self.database, *addresses, strict=True, painters=0, emoji=False)
            point_at(config)
            self.bot = bot = Reached(config, self.store)
            bot.thinkers.workers = InProcess()
            watching = asyncio.create_task(self._watch(bot))
            await bot.start(config.token)
            watching.cancel()
            await bot.close()
        except asyncio.CancelledError:
            pass
        except Exception as error:
            logging.getLogger(__name__).info("The bot ended", exc_info=True)
            self.crashes.append(f"{type(error).__name__}: {error}")
            if self.store is not None:
                asyncio.get_running_loop().create_task(self.kill(), context=Context())
                return
        self._ended.set()

    async def _watch(self, bot: Reached) -> None:
        """Stand for the watchdog's thread, which waits in real time."""
        watchdog = ProcessWatchdog(self.database, self._exit)
        watchdog.watch(self.store, *bot.restart_signs)
        while True:
            await asyncio.sleep(LOOK_PAUSE_S)
            watchdog.beat()
            watchdog.look()
            self.up = self.up or (bot.startup_resume.done.is_set() and self._pause_s > 0)

    def _exit(self, _code: int) -> None:
        self.exits += 1
        asyncio.get_running_loop().create_task(self.kill(), context=Context())
