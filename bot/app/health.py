"""The health of the bot, in a file beside the database, for service managers, monitoring and the owner."""

import asyncio
import logging
import os
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from bot.store import Work
from bot.store.deadlines import Place
from bot.tables.background_tasks import Background

log = logging.getLogger(__name__)

Sign = Callable[[], str]
"""A function that returns a sentence about what is wrong, or "" if nothing is."""

LOOK_PAUSE_S = 10.0
"""Seconds between two checks. A file that is a minute old means that the bot hangs (`.deploy/alive.py`)."""
LATE_S = 5.0
"""Maximum delay of a check in seconds. A check is late when something else blocks the event loop."""
UNKEPT_S = 60.0
"""Seconds without a commit after which the database counts as failing. There is a heartbeat every five seconds."""
AWAY_S = 120.0
"""Seconds for which the gateway may be disconnected before this counts as wrong."""
STRAY_S = 1200.0
"""Seconds for which one shard may be disconnected while others are connected, before only a restart can help.

This is longer than the longest pause before a shard may sign in again.
"""
STARTING_S = 600.0
"""Seconds that a startup may take. With many shards, a shard waits for its turn to sign in."""


class Health(Background):
    """A periodic check of the bot's health. It runs every `Sign` and measures the event loop's delay.

    It writes all problems to the health file, a sentence each.
    """

    def __init__(self, beside: Path, *signs: Sign) -> None:
        self._note, self._signs = note_beside(beside), signs
        self._said, self._late_s, self._unwritten = "", 0.0, ""
        self._written: str | None = None

    @property
    def wrong(self) -> str:
        """Sentences about what is wrong now, or "" if the bot is well."""
        late = f"The event loop was blocked for {self._late_s:.0f} s." if self._late_s >= LATE_S else ""
        return " ".join(filter(None, (late, *(sign() for sign in self._signs))))

    def start(self) -> None:
        self.check()
        super().start()

    def check(self) -> None:
        """Write the state of the bot to the file, and log each new problem once."""
        wrong = self.wrong
        if wrong and wrong != self._said:
            log.error("%s", wrong)
        self._said = wrong
        try:
            self._note.touch(0o600)
            if wrong or self._written != wrong:
                self._note.write_text(wrong, "utf-8")
            self._written, self._unwritten = wrong, ""
        except OSError as error:
            if self._unwritten != str(error):
                log.warning("Could not update %s; will retry: %s", self._note, error.strerror)
            self._unwritten = str(error)

    async def close(self) -> None:
        await super().close()
        forget_note(self._note)

    async def _run(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(LOOK_PAUSE_S)
            self._late_s = time.monotonic() - began - LOOK_PAUSE_S
            self.check()


def note_beside(beside: Path) -> Path:
    """Return the path of the health file. `beside`: the path next to which it lies."""
    return Path(os.path.realpath(beside) + ".health")


def forget_note(note: Path) -> None:
    """Delete the health file of a process that was killed."""
    with suppress(OSError):
        note.unlink(missing_ok=True)


def database(work: Work) -> Sign:
    """Return a `Sign` that reports when nothing was saved in the database for UNKEPT_S seconds."""
    sentence = f"Nothing could be saved in the database for {UNKEPT_S:.0f} seconds."
    return lambda: sentence if time.monotonic() - work.kept_at >= UNKEPT_S else ""


def gateway(lost: Callable[[], Mapping[Place, int]], now: Callable[[], int]) -> Sign:
    """Return a `Sign` that reports shards without a connection for AWAY_S seconds.

    `lost`: returns the unreachable places, with the start of each outage in unix milliseconds. `now`: returns the
    current time in unix milliseconds.
    """

    def sign() -> str:
        away = ", ".join(map(str, _away(lost(), now() - AWAY_S * 1000)))
        return f"Discord's gateway has been unreachable for two minutes (shard {away})." if away else ""

    return sign


def stray_shard(lost: Callable[[], Mapping[Place, int]], now: Callable[[], int], online: Callable[[], bool]) -> Sign:
    """Return a `Sign` that reports a shard without a connection for STRAY_S seconds while others are connected.

    `lost`, `now`: as for `gateway`. `online`: returns whether any shard is connected.
    """

    def sign() -> str:
        away = _away(lost(), now() - STRAY_S * 1000)
        return f"Shard {away[0]} stays disconnected while others are connected." if away and online() else ""

    return sign


def _away(lost: Mapping[Place, int], since: float) -> list[int]:
    """Return the shards whose outage began at `since` or before, sorted."""
    return sorted(place.number for place, began in lost.items() if place.kind == "shard" and began <= since)


def sign_in(done: Callable[[], bool]) -> Sign:
    """Return a `Sign` that reports when the bot has not signed in within STARTING_S seconds.

    `done`: returns whether the bot has signed in.
    """
    began, sentence = time.monotonic(), f"The bot has not signed in for {STARTING_S / 60:.0f} minutes."
    return lambda: sentence if not done() and time.monotonic() - began >= STARTING_S else ""
