"""The process ends itself if only a restart can help, and never because of a fault outside of it."""

import asyncio
import os
import re
import socket
import subprocess
import sys
import time
from types import SimpleNamespace
from typing import Any, cast
from unittest import mock

import pytest

from bot.app import process_watchdog
from bot.app.process_watchdog import EXIT_CODE, HOUR_S, LOOK_PAUSE_S, ProcessWatchdog, exits_beside
from bot.store import Work
from bot.store.sqlite import SqliteStore


def full():
    raise OSError("No space left on device")


class Watched:
    """A watchdog whose thread is stood in for by this loop, and that only notes that it would exit."""

    def __init__(self, tmp_path, monkeypatch, probe=lambda: None):
        self.beside, self.exits, self.told = tmp_path / "bot.sqlite3", list[int](), list[str]()
        self.work, self.sign = Work(), ""
        self.work.began_at = self.work.ended_at = time.monotonic()
        self.watchdog = ProcessWatchdog(self.beside, self.exits.append)
        self.watchdog.watch(cast(Any, SimpleNamespace(work=self.work, probe=probe)), lambda: self.sign)
        monkeypatch.setattr(process_watchdog, "notify", self.told.append)

    async def passes(self, seconds, *, blocked=False):
        """Let time pass. Return how often systemd was told meanwhile that all is well."""
        self.told.clear()
        for _ in range(int(seconds / LOOK_PAUSE_S)):
            await asyncio.sleep(LOOK_PAUSE_S)
            if not blocked:
                self.watchdog.beat()
            self.watchdog.look()
            if self.exits:
                break
        return self.told.count("WATCHDOG=1")


@pytest.fixture
def watched(tmp_path, monkeypatch):
    return Watched(tmp_path, monkeypatch)


async def test_a_process_that_is_well_never_exits_and_tells_systemd_every_five_seconds(watched):
    assert await watched.passes(3600) == 720
    assert watched.exits == []


async def test_a_blocked_event_loop_is_no_longer_reported_well_after_three_minutes_and_ends_the_process(watched):
    await watched.passes(5)
    assert await watched.passes(205, blocked=True) * LOOK_PAUSE_S == 30 + 180 - 5
    assert await watched.passes(90, blocked=True) == 0
    assert watched.exits == []
    await watched.passes(60, blocked=True)
    assert watched.exits == [EXIT_CODE]
    assert re.fullmatch(
        r"\d+ The event loop has been blocked for 3\d\d s\.\n", exits_beside(watched.beside).read_text()
    )


async def test_a_loop_that_runs_again_in_time_goes_on(watched):
    await watched.passes(5)
    await watched.passes(300, blocked=True)
    assert await watched.passes(600) == 120
    await watched.passes(300, blocked=True)
    assert watched.exits == []


async def test_a_fault_that_heals_before_the_exit_is_not_recorded_as_one(watched):
    for _ in range(6):
        watched.sign = "Again."
        await watched.passes(250)
        watched.sign = ""
        await watched.passes(100)
    assert not exits_beside(watched.beside).exists()


@pytest.mark.parametrize(("probe", "exits"), [(lambda: None, [EXIT_CODE]), (full, [])])
async def test_a_database_thread_that_hangs_ends_the_process_only_if_the_disk_or_server_answers(
    tmp_path, monkeypatch, probe, exits
):
    watched = Watched(tmp_path, monkeypatch, probe)
    watched.work.waiting += 1
    await watched.passes(400)
    assert watched.exits == exits


async def test_a_database_that_fails_every_time_does_not_end_the_process(watched):
    watched.work.waiting += 1
    for _ in range(100):
        watched.work.note(time.monotonic(), 1, kept=False)
        await watched.passes(20)
    assert watched.exits == []


async def test_a_sign_that_only_a_restart_helps_ends_the_process(watched):
    watched.sign = "Shard 3 stays disconnected while others are connected."
    await watched.passes(310)
    assert watched.exits == [EXIT_CODE]


async def test_it_exits_four_times_an_hour_and_twelve_times_a_day_and_is_reported_well_otherwise(tmp_path, monkeypatch):
    began, at = time.time(), list[float]()
    while time.time() < began + 24 * HOUR_S:
        watched = Watched(tmp_path, monkeypatch)
        watched.sign = "Again."
        told = await watched.passes(1200)
        if watched.exits:
            at.append(time.time())
        else:
            assert told == 1200 / LOOK_PAUSE_S
    for most, span_s in ((4, HOUR_S), (12, 24 * HOUR_S)):
        assert max(sum(0 <= each - other < span_s - 1 for each in at) for other in at) == most


async def test_an_exit_that_cannot_be_recorded_does_not_happen(watched, monkeypatch, caplog):
    monkeypatch.setattr(process_watchdog.os, "fsync", lambda _: full())
    watched.sign = "Again."
    await watched.passes(600)
    assert watched.exits == []
    assert "so the process stays up" in caplog.text


async def test_a_file_of_exits_that_is_damaged_is_written_anew(watched):
    exits_beside(watched.beside).write_bytes(b"\xff\xfe damaged\n")
    watched.sign = "Again."
    await watched.passes(310)
    assert watched.exits == [EXIT_CODE]
    assert exits_beside(watched.beside).read_text("utf-8").endswith(" Again.\n")


async def test_a_watchdog_that_fails_says_so_and_looks_again(watched, monkeypatch, caplog):
    looks = iter([ValueError("damaged"), None])

    def look():
        if (fault := next(looks)) is not None:
            raise fault
        watched.watchdog.close()

    stop = SimpleNamespace(wait=lambda _: stop.set.called, set=mock.Mock())
    monkeypatch.setattr(watched.watchdog, "_stop", stop)
    monkeypatch.setattr(watched.watchdog, "_loop", asyncio.get_running_loop())
    monkeypatch.setattr(watched.watchdog, "look", look)
    watched.watchdog._run()
    assert "The watchdog failed" in caplog.text


async def test_the_probe_of_a_file_leaves_nothing_and_needs_the_disk(tmp_path):
    store = await SqliteStore.open(tmp_path / "bot.sqlite3")
    before = {*tmp_path.iterdir()}
    store.probe()
    assert {*tmp_path.iterdir()} == before
    await store.close()
    store.writer.path = tmp_path / "gone" / "bot.sqlite3"
    with pytest.raises(OSError, match="No such file"):
        store.probe()


PROCESS = """
import asyncio, pathlib, sys, time
from bot.app import process_watchdog as watchdog
watchdog.LOOK_PAUSE_S, watchdog.BLOCKED_S, watchdog.GIVE_UP_S, watchdog.EXIT_S = 0.05, 0.5, 0.5, 1.0
async def main():
    watchdog.ProcessWatchdog(pathlib.Path(sys.argv[1])).start()
    await asyncio.sleep(1)
    time.sleep(600)
asyncio.run(main())
"""


@pytest.mark.parametrize("notified", [False, True])
def test_a_process_whose_loop_is_blocked_exits_with_75_and_systemd_hears_nothing_before(tmp_path, notified):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        environment = {**os.environ, "NOTIFY_SOCKET": str(tmp_path / "notify") if notified else ""}
        done = subprocess.run([sys.executable, "-c", PROCESS, tmp_path / "bot.sqlite3"], env=environment, check=False)
        assert done.returncode == EXIT_CODE
        assert len(exits_beside(tmp_path / "bot.sqlite3").read_text("utf-8").splitlines()) == 1
        systemd.setblocking(False)
        told = list[str]()
        while True:
            try:
                told.append(systemd.recv(100).decode())
            except BlockingIOError:
                break
    assert told[:2] == ["READY=1", "WATCHDOG=1"][: 2 * notified]
