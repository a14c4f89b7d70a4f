"""How much group commit wins: `python -m tests.bench.store [WHERE] [MOVES]` prints moves a second, both ways, and their
ratio. WHERE names the disk to measure (default: a temporary one, which may be memory), or an empty database at
postgresql://... of a bot that may be thrown away."""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from bot.store.opening import SCHEMES
from bot.store.postgres import PostgresStore
from bot.store.sqlite import SqliteStore
from tests.bot.store.samples import move, seated

WRITERS = 100
SNAPSHOT = "s" * 2_000


async def append(store: SqliteStore | PostgresStore, table: int, moves: int) -> None:
    for seq in range(1, moves + 1):
        await store.tables.append(table, move(seq), SNAPSHOT)


async def one_after_another(store: SqliteStore | PostgresStore, moves: int) -> float:
    """Moves a second when each waits for the commit of the one before."""
    table = await seated(store)
    began = time.perf_counter()
    await append(store, table, moves)
    return moves / (time.perf_counter() - began)


async def at_once(store: SqliteStore | PostgresStore, moves: int) -> float:
    """Moves a second of WRITERS tables, each of which waits only for its own moves."""
    tables = [await seated(store) for _ in range(WRITERS)]
    began = time.perf_counter()
    await asyncio.gather(*(append(store, table, moves // WRITERS) for table in tables))
    return moves // WRITERS * WRITERS / (time.perf_counter() - began)


async def measured(store: SqliteStore | PostgresStore, moves: int) -> None:
    """Print what a store carries, and close it."""
    used = time.process_time()
    alone = await one_after_another(store, moves // 10)
    used = (time.process_time() - used) / (moves // 10)
    before = store.work.commits
    together = await at_once(store, moves)
    commits = store.work.commits - before - WRITERS
    await store.close()
    print(f"one after another: {alone:8,.0f} moves/s, one a commit, {1000 * used:.2f} ms of CPU a move here")
    print(f"{WRITERS} at once:       {together:8,.0f} moves/s, {moves / commits:.0f} a commit")
    print(f"group commit is {together / alone:.1f} times as fast")


async def main(where: str, moves: int) -> None:
    if where.startswith(SCHEMES):
        await measured(await PostgresStore.open(where), moves)
        return
    with tempfile.TemporaryDirectory(dir=where) as inside:
        await measured(await SqliteStore.open(Path(inside) / "bench.sqlite3"), moves)


if __name__ == "__main__":
    asyncio.run(main((sys.argv[1:2] or [tempfile.gettempdir()])[0], int((sys.argv[2:3] or ["20000"])[0])))
