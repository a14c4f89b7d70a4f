"""How long a page of a leaderboard takes over many results.

`python -m tests.bench.standings [RESULTS] [FOLDER] [server]` prints median and 99th percentile for every scope, period
and order: the first page, the last, and with how the one in the middle stands; with `server` once more on a PostgreSQL
to which all of it was moved.

All results are of one day, so that every period holds all of them; the database of a million needs 3 GB in FOLDER (a
temporary one, if left out).
"""

import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bot.store.copies.moving import move
from bot.store.postgres import PostgresStore
from bot.store.records import MEASURES, PERIODS, Board, Records, since
from bot.store.sql.results import standings
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.file.connection import Sqlite
from tests.bot.store.server import end, serve

PERSONS_A_RESULT = 1.05
"""So many persons for each result, in matches of two: with a million the one in the middle is about the 500,000th."""
ASKED = 300
NOW = 1_795_000_000_000
GUILD = 7
RESULT = "INSERT INTO results (table_id, guild, game, reason, counted, ended_at, hands, rated, read)"
AGREED = "INSERT INTO server_settings VALUES (?, 'worldwide', 'on')"
PREFER = "INSERT INTO preferences VALUES (?, 'worldwide', 'on')"


def fill(db: Sqlite, results: int) -> int:
    """Results of matches of two, with all that follows from them. Returns how many persons there are."""
    chance, persons = random.Random(1), int(results * PERSONS_A_RESULT)
    table = """INSERT INTO tables
        (id, guild, channel, game, preset, rules, seats, host, invited, state, server_seed, created_at)
        VALUES (?, ?, 1, 'koikoi', 'kirin', '{}', 2, 1, '[]', 'over', zeroblob(32), 1)"""
    db.execute("BEGIN")
    db.execute(AGREED, (GUILD,))
    db.executemany(PREFER, ((user,) for user in range(1, persons + 1)))
    for number in range(1, results + 1):
        # everybody plays once before some play much
        one = number if number <= persons else int(persons * chance.random() ** 3) + 1
        other = int(persons * chance.random() ** 3) + 1
        other = other if other != one else one % persons + 1
        points = int(chance.gauss(0, 60))
        db.execute(table, (number, GUILD))
        result = (number, GUILD, NOW + number, chance.randint(1, 12))
        db.execute(f"{RESULT} VALUES (?, ?, 'koikoi', 'played', 1, ?, ?, 0, 1)", result)
        rows = [(number, 0, one, points, 1 + (points < 0)), (number, 1, other, -points, 1 + (points > 0))]
        db.executemany("INSERT INTO scores (table_id, seat, user, points, place) VALUES (?, ?, ?, ?, ?)", rows)
    began = time.perf_counter()
    standings.add_all(db)
    # as if all had ratings: what a match does to them takes its time at its end, and none here
    rated = "UPDATE standings SET rated = 10, mu = ?, sigma = 2, rating = ? WHERE user = ? AND guild = ? AND mu IS NULL"
    rated += " AND game = 'koikoi' AND period IN ('season', 'all')"
    ratings = ((user, chance.gauss(1500, 150)) for user in range(1, persons + 1))
    db.executemany(rated, ((25 + (rating - 1500) / 40, round(rating), user, GUILD) for user, rating in ratings))
    standings.spread(db)
    standings.tally(db)
    db.execute("COMMIT")
    print(f"{results:,} results of {persons:,} persons; totals made in {time.perf_counter() - began:.0f} s", flush=True)
    return persons


async def measured(records: Records, board: Board) -> str:
    """What each of the three takes there, in milliseconds."""
    whole = await records.page(board, 10, 0, 0)
    if not whole.count:
        return "nobody stands there"
    (middle, *_) = (await records.page(board, 1, whole.count // 2, 0)).rows
    last = (whole.count - 1) // 10 * 10
    said: list[str] = []
    for offset, asker in ((0, 0), (last, 0), (0, middle.user)):
        seconds: list[float] = []
        for _ in range(ASKED):
            began = time.perf_counter()
            await records.page(board, 10, offset, asker)
            seconds.append(time.perf_counter() - began)
        median, slow = (sorted(seconds)[ASKED * percent // 100] * 1000 for percent in (50, 99))
        said.append(f"{median:7.2f} {slow:6.2f}")
    return " ".join(said) + f" {whole.count:>11,} {middle.rank:>9,}"


async def pages(records: Records) -> None:
    """Print what every leaderboard takes."""
    print("median, p99 in ms              first           last         middle       stand  its rank")
    for scope, guild in (("here", GUILD), ("all", 0)):
        for period in PERIODS:
            for by in MEASURES:
                if by != "rating" or period in ("season", "all"):
                    board = Board(guild, "koikoi", period, since(period, NOW), by)
                    print(f"{scope:<5}{period:<8}{by:<10}", await measured(records, board), flush=True)


async def moved(path: Path) -> None:
    """The same on a server."""
    server, began = serve(), time.perf_counter()
    try:
        address = server.new()
        await asyncio.to_thread(move, path, address, lambda *_: None)
        print(f"moved to PostgreSQL in {time.perf_counter() - began:.0f} s", flush=True)
        store = await PostgresStore.open(address)
        await pages(store.records)
        await store.close()
    finally:
        end(server)


async def main(results: int, folder: Path, *, on_server: bool) -> None:
    with tempfile.TemporaryDirectory(dir=folder) as inside:
        path = Path(inside) / "bench.sqlite3"
        await (await SqliteStore.open(path)).close()
        with closing(sqlite3.connect(path, isolation_level=None, factory=Sqlite)) as db:
            for pragma in ("journal_mode = OFF", "synchronous = OFF", "cache_size = -1000000"):
                db.execute(f"PRAGMA {pragma}")
            fill(db, results)
        store = await SqliteStore.open(path)
        await pages(store.records)
        await store.close()
        if on_server:
            await moved(path)


if __name__ == "__main__":
    where = Path((sys.argv[2:3] or [tempfile.gettempdir()])[0])
    asyncio.run(main(int((sys.argv[1:2] or ["1000000"])[0]), where, on_server=sys.argv[3:4] == ["server"]))
