"""Start `python -m MODULE` by forking a process that has loaded the bot: this saves a second of imports each time.

A forked process has its own signals, environment, folder and output, as one that is really started.
"""

import asyncio
import atexit
import ctypes
import gc
import importlib
import json
import os
import runpy
import signal
import socket
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from subprocess import DEVNULL, Popen
from typing import Any

ROOT = Path(__file__).parents[2]
LARGEST = 1 << 17
"""Maximum number of bytes of an order: words, folder and environment."""
PR_SET_CHILD_SUBREAPER = 36


def launch(words: Sequence[str], *, env: Mapping[str, str], **options: Any) -> Popen[Any]:
    """Start `python -m WORDS`, with the options of Popen. Whatever imports from elsewhere too is really started."""
    alike = sys.platform == "linux" and env.get("PYTHONPATH") == str(ROOT)
    return Forked(_command(words), env=env, **options) if alike else really_launch(words, env=env, **options)


def really_launch(words: Sequence[str], **options: Any) -> Popen[Any]:
    """The same without forking."""
    return Popen(_command(words), **options)


def _command(words: Sequence[str]) -> list[str]:
    return [sys.executable, "-m", *words]


class Nursery:
    """The process that is forked, and that ends with this one."""

    def __init__(self) -> None:
        self._one_at_a_time = threading.Lock()
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        plain = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG")}
        with theirs:
            self._process = Popen(
                [sys.executable, "-m", "tests.bot.forking", str(theirs.fileno())],
                cwd=ROOT,
                env=plain | {"PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"},
                pass_fds=[theirs.fileno()],
                stdin=DEVNULL,
            )
        atexit.register(self._close)

    def fork(self, order: dict[str, Any], descriptors: list[int]) -> int:
        """Return the process id of a new child of this process."""
        prctl = ctypes.CDLL(None).prctl
        with self._one_at_a_time:
            prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)  # adopt what it leaves, which is an orphan
            try:
                socket.send_fds(self._line, [json.dumps(order).encode()], descriptors)
                pid = int(self._line.recv(LARGEST))
                assert self._line.recv(LARGEST) == b"born"
            finally:
                prctl(PR_SET_CHILD_SUBREAPER, 0, 0, 0, 0)
        return pid

    def _close(self) -> None:
        self._line.close()
        self._process.wait()


_nurseries: list[Nursery] = []


class Forked(Popen[Any]):
    """A forked process, which is a child of this one."""

    def _execute_child(self, args: list[str], *rest: Any) -> None:
        _, _, _, _, folder, environment, _, _, _, *pipes = rest[:15]
        reads, _, _, prints, _, says = pipes
        assert reads == -1, "what is forked reads nothing"
        if not _nurseries:
            _nurseries.append(Nursery())
        order = {"words": args[2:], "folder": str(folder or Path.cwd()), "environment": environment}
        self.pid = _nurseries[0].fork(order, [prints if prints != -1 else 1, says if says != -1 else 2])
        self._child_created = True
        self._close_pipe_fds(*pipes)  # pyright: ignore[reportAttributeAccessIssue]


def _serve(line: socket.socket) -> dict[str, Any]:
    """Fork for each order, until the line is closed. Returns the order in the new process."""
    while True:
        data, descriptors, *_ = socket.recv_fds(line, LARGEST, 2)
        if not data:
            sys.exit()
        if between := os.fork():
            os.waitpid(between, 0)
            line.send(b"born")
            for each in descriptors:
                os.close(each)
        elif pid := os.fork():
            line.send(str(pid).encode())
            os._exit(0)
        else:
            for number, each in enumerate(descriptors, 1):
                os.dup2(each, number)
                os.close(each)
            line.close()
            return json.loads(data)


if __name__ == "__main__":
    for module in ("bot.__main__", "bot.store.postgres"):
        importlib.import_module(module)
    sys.modules["bot.i18n"].faults()  # reads the words of all languages
    del sys.modules["bot.__main__"]  # each process runs it
    # without the par of the daily, for which each bot would start a thinker
    sys.modules["bot.features.daily.service"].DailyService._set_par = lambda _: asyncio.sleep(0)
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    order = _serve(socket.socket(fileno=int(sys.argv[1])))
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(order["folder"])
    os.environ.clear()
    os.environ.update(order["environment"])
    module, *sys.argv[1:] = order["words"]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
