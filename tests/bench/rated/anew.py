"""How long it takes to rate all matches of a game on a server anew, and for how long others wait meanwhile:
`python -m tests.bench.rated.anew [MATCHES] [SEATS]`."""

import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import TypeVar, cast

from bot.store.skill import WHOLE
from bot.store.sql.database import Connection, Job
from bot.store.sql.rated import ratings
from bot.store.sql.rated.anew import rate_anew
from bot.store.sql.results import standings
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.file.connection import Sqlite
from bot.store.sqlite.file.writer import Writer

T = TypeVar("T")
PEOPLE = 200
NOW = 1_795_000_000_000
APART_MS = 600_000
GUILD = 7
TABLE = """
INSERT INTO tables (id, guild, channel, game, preset, rules, seats, host, invited, state, server_seed, created_at)
VALUES (?, ?, 1, 'koikoi', 'kirin', '{}', 2, 1, '[]', 'over', zeroblob(32), 1)
"""
RESULT = """
INSERT INTO results (table_id, guild, game, reason, counted, ended_at, hands, rated, read)
VALUES (?, ?, 'koikoi', 'played', 1, ?, 6, 1, 1)
"""
SCORE = "INSERT INTO scores (table_id, seat, user, points, place, at, weight) VALUES (?, ?, ?, 0, ?, ?, ?)"


def fill(db: Sqlite, matches: int, seats: int) -> None:
    """Rated matches in order, and the totals that follow from them."""
    chance = random.Random(1)
    for number in range(1, matches + 1):
        at = NOW - (matches - number) * APART_MS
        db.execute(TABLE, (number, GUILD))
        db.execute(RESULT, (number, GUILD, at))
        people = chance.sample(range(1, PEOPLE + 1), seats)
        db.executemany(SCORE, ((number, seat, user, seat + 1, at, WHOLE) for seat, user in enumerate(people)))
    standings.add_all(db)
    standings.tally(db)
    ratings.outdate(db, GUILD, "koikoi")


async def waits(store: SqliteStore, longest: list[float]) -> None:
    """Write again and again, and note how long that takes."""
    while True:
        began = time.perf_counter()
        await store.notes.keep("ping:1", str(began))
        longest.append(time.perf_counter() - began)
        await asyncio.sleep(0.002)


class Timed:
    """A writer that notes how much of the processor each job takes, during which it does nothing else."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self.jobs: list[float] = []

    async def read(self, job: Job[T]) -> T:
        return await self._writer.read(self._timed(job))

    async def write(self, job: Job[T]) -> T:
        return await self._writer.write(self._timed(job))

    def _timed(self, job: Job[T]) -> Job[T]:
        def timed(connection: Connection) -> T:
            began = time.thread_time()
            try:
                return job(connection)
            finally:
                self.jobs.append(time.thread_time() - began)

        return timed


async def anew(path: Path, longest: list[float] | None = None) -> tuple[float, float, float]:
    """Rate all of it anew, beside somebody who writes if need be. Returns how long that took, how much of the
    processor, and how much of that the longest job of the writer."""
    store = await SqliteStore.open(path)
    beside = asyncio.create_task(waits(store, longest)) if longest is not None else None
    await store.records.outdate()
    writer = Timed(store.writer)
    began, worked = time.perf_counter(), time.process_time()
    await rate_anew(cast(Writer, writer), GUILD, "koikoi")
    took = time.perf_counter() - began, time.process_time() - worked, max(writer.jobs)
    if beside is not None:
        beside.cancel()
        await asyncio.gather(beside, return_exceptions=True)
    await store.close()
    return took


async def main(matches: int, seats: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        await (await SqliteStore.open(path)).close()
        with closing(sqlite3.connect(path, factory=Sqlite)) as db, db:
            fill(db, matches, seats)
        for times in ("for the first time", "once more"):
            took, worked, held = await anew(path)
            print(f"{matches:,} matches of {seats} {times}: {took:.2f} s, {worked:.2f} s of them of processor time,")
            print(f"in jobs of {held * 1000:.0f} ms of it at most")
        longest: list[float] = []
        with closing(sqlite3.connect(path, factory=Sqlite)) as db, db:
            db.execute("DELETE FROM met")
            db.execute("UPDATE scores SET mu_before = NULL, mu = NULL, rated = NULL, total = NULL")
        await anew(path, longest)
        slow = sorted(longest)
        middle, most = (slow[len(slow) * part // 100] * 1000 for part in (50, 99))
        print(f"{len(slow)} writes beside the first: {middle:.1f} ms in the middle, {most:.0f} ms at the 99th of 100,")
        print(f"{slow[-1] * 1000:.0f} ms at most")


if __name__ == "__main__":
    asyncio.run(main(int((sys.argv[1:2] or ["10000"])[0]), int((sys.argv[2:3] or ["2"])[0])))
