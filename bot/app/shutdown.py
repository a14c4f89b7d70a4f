"""The end of the process.

SIGINT and SIGTERM close everything in order, and parts that hang are abandoned. Everything confirmed to a user is on
the disk already, so the process may end at any moment.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from bot.ai.workers import kill_all

log = logging.getLogger(__name__)

ENDING_S = 3.5
"""Maximum seconds from a signal until the process ends, even if a part hangs.

We promise five seconds. A busy machine may need the rest.
"""

CLOSING_S = 3.2
"""Seconds for all parts to close."""

KEPT_BACK_S = 0.25
"""Seconds of CLOSING_S that a step must leave for each later step."""

THREADS_S = 1.0
"""Seconds that the event loop's threads get to finish after all parts are closed."""

SAYING_S = 0.3
"""Seconds to write the log at the very end."""

SIGNAL, CLOSED = b"s", b"c"

Closing = Callable[[], Awaitable[object]]


class SignalRunner:
    """A runner that ends the bot on a signal. A second signal ends the process immediately."""

    def __init__(self) -> None:
        self._signals, self._unfinished = 0, ""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._main: asyncio.Task[Any] | None = None
        # the signal handler only writes here: it must not take a lock that the interrupted code may hold
        self._ear, self._mouth = socket.socketpair()
        self._mouth.setblocking(False)
        threading.Thread(target=self._watch, daemon=True).start()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._on_signal)

    def run(self, main: Coroutine[Any, Any, None], unfinished: str = "") -> None:
        """Run `main` until it ends or a signal cancels it. Without a signal, raise what `main` raised.

        `unfinished`: a sentence to print if a signal comes before `main` is done. The process then exits with 1.
        """
        self._unfinished = unfinished
        try:
            asyncio.run(self._supervise(main))
        except (Exception, asyncio.CancelledError) as error:
            if not self._signals:
                raise
            if isinstance(error, Exception):
                log.warning("Shutdown failed: %s", error)
        if self._signals:
            # everything is closed, so skip Python's own cleanup, which takes seconds on a busy machine
            self._leave()

    async def _supervise(self, main: Coroutine[Any, Any, None]) -> None:
        self._main, self._loop = asyncio.current_task(), asyncio.get_running_loop()
        if self._signals:
            self._stop()
        try:
            await main
            self._unfinished = ""
        finally:
            self._say(CLOSED)

    def _on_signal(self, *_: object) -> None:
        self._signals += 1
        self._say(SIGNAL)
        if self._signals == 1 and self._loop is not None:
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._stop)

    def _stop(self) -> None:
        log.info("Stopping.")
        if self._main is not None:
            self._main.cancel()

    def _say(self, word: bytes) -> None:
        with suppress(OSError):
            self._mouth.send(word)

    def _watch(self) -> None:
        """Wait for a signal, then end the process when time is up or a second signal comes.

        This runs in its own thread because the event loop may hang.
        """
        end: float | None = None
        while True:
            self._ear.settimeout(None if end is None else max(0.001, end - time.monotonic()))
            try:
                word = self._ear.recv(1)
            except TimeoutError:
                break
            now = time.monotonic()
            if word == SIGNAL and end is not None:
                break
            if word == SIGNAL:
                end = now + ENDING_S
            elif end is not None:
                end = min(end, now + THREADS_S)
        self._end()

    def _end(self) -> None:
        """End the process and its workers now, even if something hangs."""
        kill_all()
        saying = threading.Thread(target=self._say_why, daemon=True)
        with suppress(RuntimeError):
            saying.start()
            saying.join(SAYING_S)
        os._exit(int(bool(self._unfinished)))

    def _leave(self) -> None:
        """End the process and its workers after everything is closed, without Python's own cleanup."""
        kill_all()
        logging.shutdown()
        self._say_last()
        os._exit(int(bool(self._unfinished)))

    def _say_why(self) -> None:
        """Log that the parts that hang are abandoned. Writing to the log may hang too."""
        log.warning("Shutdown timed out; leaving the remaining tasks.")
        self._say_last()

    def _say_last(self) -> None:
        if self._unfinished:
            print(self._unfinished, file=sys.stderr, flush=True)
        sys.stdout.flush()


async def closed(*steps: Sequence[Closing]) -> None:
    """Close the steps one after another, within CLOSING_S seconds in all.

    The parts of one step are closed at the same time. A part that fails or hangs is logged and abandoned.
    """
    loop = asyncio.get_running_loop()
    end = loop.time() + CLOSING_S
    for number, step in enumerate(steps, start=1):
        left = end - loop.time() - KEPT_BACK_S * (len(steps) - number)
        if not step:
            continue
        parts = {asyncio.ensure_future(_close(part)): part for part in step}
        _, hanging = await asyncio.wait(parts, timeout=max(left, KEPT_BACK_S))
        for task in hanging:
            log.warning("Shutdown: %s timed out and is abandoned.", parts[task].__qualname__)
            task.cancel()


async def _close(part: Closing) -> None:
    try:
        await part()
    except Exception:
        log.exception("Shutdown: %s failed", part.__qualname__)
