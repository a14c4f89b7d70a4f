"""Program of a worker process. It runs one task after another until its parent process (`process.py`) ends."""

import gc
import mmap
import os
import pickle
import signal
import struct
import sys
import threading
import traceback
from collections.abc import Sequence
from importlib import import_module
from queue import SimpleQueue
from typing import NoReturn

READY = b"ready"
LARGEST_FRAME = 64 << 20
"""Maximum number of bytes in a frame. A longer frame was not sent by the bot."""

_SIZE = struct.Struct(">I")
_PAGE_MB = mmap.PAGESIZE / 2**20


def write_frame(descriptor: int, data: bytes) -> None:
    """Write data as one frame to a pipe. Raises OSError if nobody reads the pipe any longer."""
    rest = memoryview(_SIZE.pack(len(data)) + data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def read_frame(descriptor: int) -> bytes:
    """Read a frame from a pipe. Raises EOFError at the end of the pipe, ValueError for an invalid frame."""
    (size,) = _SIZE.unpack(_exactly(descriptor, _SIZE.size))
    if size > LARGEST_FRAME:
        raise ValueError(f"a frame of {size} bytes")
    return _exactly(descriptor, size)


def serve(modules: Sequence[str], niceness: int) -> NoReturn:
    """Load the modules, send `READY`, then run the tasks that arrive on standard input."""
    # Ctrl+C and supervisors signal every process of the bot. This process ignores that and ends with its parent
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    tasks, results = _wires()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(tasks, waiting), daemon=True).start()
    for module in modules:
        import_module(module)
    # not `spare_memory`: painters reuse memory for the next canvas, and getting new pages took a fifth of their time
    gc.freeze()
    if sys.platform != "win32":
        os.nice(niceness)
    try:
        write_frame(results, READY)
        while True:
            write_frame(results, _outcome(waiting.get()))
    except OSError:
        os._exit(0)


def _wires() -> tuple[int, int]:
    """Return the pipes for tasks and for results. Everything that a task prints goes to standard error from now on."""
    tasks, results, nothing = os.dup(0), os.dup(1), os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    os.close(nothing)
    return tasks, results


def _listen(tasks: int, waiting: SimpleQueue[bytes]) -> None:
    """Queue the tasks that arrive from the parent process.

    When the parent ends, the pipe ends. Then end this process too, even in the middle of a task.
    """
    try:
        while True:
            waiting.put(read_frame(tasks))
    except (EOFError, OSError, ValueError):
        os._exit(0)


def _outcome(task: bytes) -> bytes:
    """Run a task. Return (True, result, size) or (False, traceback as text, size), as a pickle.

    `size` is the memory of this process in MB.
    """
    try:
        function, arguments = pickle.loads(task)
        return pickle.dumps((True, function(*arguments), _megabytes()))
    except BaseException:
        return pickle.dumps((False, traceback.format_exc(), _megabytes()))


def _megabytes() -> float:
    """Return the current memory of this process in MB. 0 if the system has no /proc.

    The peak reported by getrusage is useless here, because it starts at the parent's peak.
    """
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * _PAGE_MB
    except OSError:
        return 0.0


def _exactly(descriptor: int, size: int) -> bytes:
    found = bytearray()
    while len(found) < size:
        part = os.read(descriptor, min(size - len(found), 1 << 16))
        if not part:
            raise EOFError("the other side is gone")
        found += part
    return bytes(found)
