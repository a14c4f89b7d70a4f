"""A worker process as seen by its parent.

Two threads do everything that may block (start, write, read, reap), so that the event loop never blocks.
"""

from __future__ import annotations

import asyncio
import json
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

from bot.ai.workers.child import READY, read_frame, write_frame

BOOT = """
import json, sys
sys.path[:], modules, niceness = json.loads(sys.argv[1])
from bot.ai.workers.child import serve
serve(modules, niceness)
"""


@dataclass(frozen=True, slots=True)
class TaskOutcome:
    """Outcome of a task: its value, or the traceback of its exception.

    `megabytes`: the memory of the worker process afterwards. 0 if unknown.
    """

    good: bool
    value: Any
    megabytes: float


class Worker:
    """A process that has loaded `modules`.

    It calls `report` in the event loop, with itself and a message. The first message is READY. A TaskOutcome follows
    for each task. None means that the process has ended.
    """

    def __init__(self, modules: tuple[str, ...], report: Callable[[Worker, object], None], niceness: int = 0) -> None:
        self._modules, self._niceness = modules, niceness
        self._loop, self._report = asyncio.get_running_loop(), report
        self._orders: SimpleQueue[bytes | None] = SimpleQueue()
        self._lock, self._ended = threading.Lock(), False
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int | None:
        """Process ID. None before the start."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start the process and its threads. Raises RuntimeError if no further thread can be started."""
        _living.add(self)
        try:
            threading.Thread(target=self._live, daemon=True).start()
        except RuntimeError:
            _living.discard(self)
            raise

    def order(self, task: bytes) -> None:
        """Give the process a task: a pickled function and its arguments."""
        self._orders.put(task)

    def kill(self) -> None:
        """Kill the process at once, even if it is suspended. This does not block, and any thread may call it."""
        with self._lock:
            self._ended = True
            if self._process is not None:
                self._process.kill()

    def _live(self) -> None:
        """Start the process, read its messages, and wait for its end. Runs in a thread."""
        try:
            with _started(self._modules, self._niceness) as process:
                with self._lock:
                    self._process = process
                self._talk(process)
        except OSError:
            pass  # not started: the message None below tells the parent that it is gone
        _living.discard(self)
        self._tell(None)

    def _talk(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        writer = threading.Thread(target=self._write, args=(process.stdin.fileno(),), daemon=True)
        # an invalid message ends the loop, as the end of the pipe does
        with suppress(Exception):
            writer.start()
            while not self._ended:
                self._tell(_read(process.stdout.fileno()))
        self.kill()
        process.wait()
        self._orders.put(None)
        if writer.is_alive():
            writer.join()

    def _write(self, descriptor: int) -> None:
        """Write the tasks to the process.

        Runs in a thread, because it blocks while a suspended process does not read.
        """
        with suppress(OSError):
            while (task := self._orders.get()) is not None:
                write_frame(descriptor, task)

    def _tell(self, message: object) -> None:
        # call_soon_threadsafe raises RuntimeError once the loop is closed
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._report, self, message)


_living: set[Worker] = set()


def kill_all() -> None:
    """Kill all workers of this process at once.

    Any thread may call this when an orderly shutdown is impossible.
    """
    for worker in list(_living):
        worker.kill()


def _started(modules: tuple[str, ...], niceness: int) -> subprocess.Popen[bytes]:
    """Start a process that imports modules from the same paths as this one. Raises OSError."""
    # its own process group: Ctrl+C does not reach it, and POSIX ends a suspended process with its parent
    return subprocess.Popen(
        [sys.executable, "-c", BOOT, json.dumps([sys.path, modules, niceness])],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
        process_group=None if sys.platform == "win32" else 0,
        creationflags=subprocess.CREATE_NEW_PROCESS_GROUP if sys.platform == "win32" else 0,
    )


def _read(descriptor: int) -> object:
    """Read the next message. Raises an exception of any type for an invalid one."""
    frame = read_frame(descriptor)
    if frame == READY:
        return READY
    good, value, megabytes = pickle.loads(frame)
    return TaskOutcome(bool(good), value, float(megabytes))
