"""One worker as its parent sees it. Two threads do all that may block (start, write, read, bury), so that the event
loop never does."""

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
    """What came of a task: its value, or the traceback of its exception. `megabytes`: how large its process is then; 0
    where nobody knows."""

    good: bool
    value: Any
    megabytes: float


class Worker:
    """A process that has loaded `modules`. It calls `report` in the loop with itself and READY, then with an Outcome
    for each task, and with None when the process is gone for good."""

    def __init__(self, modules: tuple[str, ...], report: Callable[[Worker, object], None], niceness: int = 0) -> None:
        self._modules, self._niceness = modules, niceness
        self._loop, self._report = asyncio.get_running_loop(), report
        self._orders: SimpleQueue[bytes | None] = SimpleQueue()
        self._lock, self._ended = threading.Lock(), False
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int | None:
        """The number of its process, once there is one."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start the process and its threads. Raises RuntimeError when there can be no more threads."""
        _living.add(self)
        try:
            threading.Thread(target=self._live, daemon=True).start()
        except RuntimeError:
            _living.discard(self)
            raise

    def order(self, task: bytes) -> None:
        """Give it a task: a pickled function and its arguments."""
        self._orders.put(task)

    def kill(self) -> None:
        """End it at once, even when it is stopped. Any thread may call this, and need not wait."""
        with self._lock:
            self._ended = True
            if self._process is not None:
                self._process.kill()

    def _live(self) -> None:
        """Start the process, read what it says, and bury it, in a thread."""
        try:
            with _started(self._modules, self._niceness) as process:
                with self._lock:
                    self._process = process
                self._talk(process)
        except OSError:
            pass  # not started; that it is gone says it all
        _living.discard(self)
        self._tell(None)

    def _talk(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        writer = threading.Thread(target=self._write, args=(process.stdin.fileno(),), daemon=True)
        # whatever comes that is none of our messages ends it, as does the end of the pipe
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
        """Hand it the tasks, in a thread: this blocks while a stopped process does not read."""
        with suppress(OSError):
            while (task := self._orders.get()) is not None:
                write_frame(descriptor, task)

    def _tell(self, message: object) -> None:
        # a loop that is closed wants to know nothing any more
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._report, self, message)


_living: set[Worker] = set()


def kill_all() -> None:
    """End every worker of this process at once, from any thread, when the end cannot be in order."""
    for worker in list(_living):
        worker.kill()


def _started(modules: tuple[str, ...], niceness: int) -> subprocess.Popen[bytes]:
    """Start a process that finds the modules which this one finds. Raises OSError."""
    # a group of its own: Ctrl+C leaves it alone, and POSIX lets one that is stopped die with its parent
    return subprocess.Popen(
        [sys.executable, "-c", BOOT, json.dumps([sys.path, modules, niceness])],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
        process_group=None if sys.platform == "win32" else 0,
        creationflags=subprocess.CREATE_NEW_PROCESS_GROUP if sys.platform == "win32" else 0,
    )


def _read(descriptor: int) -> object:
    """Read the next message. Raises some exception for what is none."""
    frame = read_frame(descriptor)
    if frame == READY:
        return READY
    good, value, megabytes = pickle.loads(frame)
    return TaskOutcome(bool(good), value, float(megabytes))
