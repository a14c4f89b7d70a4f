"""A watchdog that ends this process if only a restart can help: if its event loop or its database thread hangs.

It is a thread, because it has to work while the event loop is blocked. Under systemd it also sends `READY=1` and
`WATCHDOG=1` (see `sd_notify(3)`), so that systemd notices if even this thread hangs.
"""

import asyncio
import logging
import os
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from bot.app.health import Sign
from bot.store import Store, Work

log = logging.getLogger(__name__)

LOOK_PAUSE_S = 5.0
BLOCKED_S = 30.0
"""Seconds after which the event loop counts as blocked, and the database's thread as hanging."""
GIVE_UP_S, EXIT_S = 180.0, 280.0
"""Seconds after which systemd is no longer told that all is well, and after which the process exits.

systemd waits another two minutes (`WatchdogSec`), so the exit is recorded before that.
"""
ANSWER_S = 10.0
"""Seconds in which the disk or the database server has to answer. Otherwise a restart wouldn't help."""
EXIT_CODE = 75
"""The exit code, EX_TEMPFAIL: try again."""
HOURLY, DAILY = 4, 12
"""Maximum number of exits in an hour and in a day."""
HOUR_S = 3600


def notify(state: str) -> None:
    """Tell systemd the state of this process. Without systemd, do nothing."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.setblocking(False)
        sender.sendto(state.encode(), address.replace("@", "\0", 1))


def exits_beside(beside: Path) -> Path:
    """Return the path of the file with the times of exits. `beside`: the path next to which it lies."""
    return Path(os.path.realpath(beside) + ".exits")


class ProcessWatchdog:
    """The watchdog of this process.

    - beside: the path next to which the times of exits are recorded.
    - leave: ends the process with an exit code.
    """

    def __init__(self, beside: Path, leave: Callable[[int], object] = os._exit) -> None:
        self._exits, self._leave = exits_beside(beside), leave
        self._work: Work | None = None
        self._probe: Callable[[], None] = lambda: None  # no database is open yet
        self._signs: tuple[Sign, ...] = ()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop = threading.Event()
        self._beaten_at, self._found = time.monotonic(), ""
        self._since: float | None = None
        self._decided = False

    def watch(self, store: Store, *signs: Sign) -> None:
        """Watch this database too, and ask these signs on the event loop for other reasons to exit."""
        self._work, self._probe, self._signs = store.work, store.probe, signs

    def start(self) -> None:
        """Start the thread. Call this on the event loop."""
        self._loop = asyncio.get_running_loop()
        notify("READY=1")
        threading.Thread(target=self._run, name="watchdog", daemon=True).start()

    def close(self) -> None:
        """Stop the thread. The process may then take as long as it needs to close."""
        notify("STOPPING=1")
        self._stop.set()

    def beat(self) -> None:
        """Show that the event loop runs, and ask the signs. Called on the event loop."""
        self._beaten_at = time.monotonic()
        self._found = next(filter(None, (sign() for sign in self._signs)), "")

    def look(self) -> None:
        """Check this process once. If a restart has been needed for long enough, exit."""
        now, wrong = time.monotonic(), self._wrong()
        if not wrong:
            self._since, self._decided = None, False
            notify("WATCHDOG=1")
            return
        self._since = now if self._since is None else self._since
        lasted_s = now - self._since
        if lasted_s >= GIVE_UP_S and not self._decided:
            self._decided = self._recent() is not None
        if self._decided and lasted_s >= EXIT_S:
            self._decided = self._record(wrong)
            if self._decided:
                self._leave(EXIT_CODE)
        if not self._decided:
            notify("WATCHDOG=1")

    def _run(self) -> None:
        assert self._loop is not None
        while not self._stop.wait(LOOK_PAUSE_S):
            with suppress(RuntimeError):  # the event loop has ended
                self._loop.call_soon_threadsafe(self.beat)
            try:
                self.look()
            except Exception:
                log.exception("The watchdog failed; it looks again in %.0f s.", LOOK_PAUSE_S)

    def _wrong(self) -> str:
        """Return a sentence if this process has a fault that a restart can mend, otherwise ""."""
        now = time.monotonic()
        if now - self._beaten_at >= BLOCKED_S:
            return f"The event loop has been blocked for {now - self._beaten_at:.0f} s."
        work = self._work
        if work and work.waiting and now - max(work.began_at, work.ended_at) >= BLOCKED_S and self._answers():
            return "The database's thread hangs, although the disk or server answers."
        return self._found

    def _answers(self) -> bool:
        ended, answers = threading.Event(), list[bool]()

        def ask() -> None:
            with suppress(Exception):
                self._probe()
                answers.append(True)
            ended.set()

        threading.Thread(target=ask, name="watchdog probe", daemon=True).start()
        return ended.wait(ANSWER_S) and bool(answers)

    def _recent(self) -> list[str] | None:
        """Return the day's exits, or None if there were too many for another one."""
        now = time.time()
        try:
            lines = self._exits.read_text("utf-8", "replace").splitlines() if self._exits.exists() else []
        except OSError as error:
            log.warning("Restarts not read in %s, so the process stays up: %s", self._exits, error.strerror)
            return None
        recent = [line for line in lines if _age_s(line, now) < 24 * HOUR_S]
        many = len(recent) >= DAILY or sum(_age_s(line, now) < HOUR_S for line in recent) >= HOURLY
        return None if many else recent

    def _record(self, wrong: str) -> bool:
        """Record an exit. Return False if there were too many, or if it can't be recorded: then there is no exit."""
        if (recent := self._recent()) is None:
            return False
        try:
            new = self._exits.with_name(self._exits.name + ".new")
            with new.open("w", encoding="utf-8") as file:
                file.write("\n".join([*recent, f"{time.time():.0f} {wrong}"]) + "\n")
                file.flush()
                os.fsync(file.fileno())
            new.replace(self._exits)
        except OSError as error:
            log.warning("Restart not recorded in %s, so the process stays up: %s", self._exits, error.strerror)
            return False
        log.error("%s The process exits so that it is started again.", wrong)
        return True


def _age_s(line: str, now: float) -> float:
    """Return how many seconds ago an exit was. One that is in the future was recorded before the clock was set back."""
    at = line.partition(" ")[0]
    return abs(now - float(at)) if at.isdigit() else float("inf")
