"""How much group commit wins: `python -m tests.bench.store [FOLDER] [MOVES]` prints moves a second, both ways, and
their ratio. FOLDER names the disk to measure (default: a temporary one, which may be memory)."""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from bot.store.sqlite import SqliteStore
from tests.bot.store.samples import move, seated

WRITERS = 100
SNAPSHOT = "s" * 2_000


async def append(store: SqliteStore, table: int, moves: int) -> None:
    for seq in range(1, moves + 1):
        await store.tables.append(table, move(seq), SNAPSHOT)


async def one_after_another(store: SqliteStore, moves: int) -> float:
    """Moves a second when each waits for the commit of the one before."""
    table = await seated(store)
    began = time.perf_counter()
    await append(store, table, moves)
    return moves / (time.perf_counter() - began)


async def at_once(store: SqliteStore, moves: int) -> float:
    """Moves a second of WRITERS tables, each of which waits only for its own moves."""
    tables = [await seated(store) for _ in range(WRITERS)]
    began = time.perf_counter()
    await asyncio.gather(*(append(store, table, moves // WRITERS) for table in tables))
    return moves // WRITERS * WRITERS / (time.perf_counter() - began)


async def main(folder: Path, moves: int) -> None:
    with tempfile.TemporaryDirectory(dir=folder) as inside:
        store = await SqliteStore.open(Path(inside) / "bench.sqlite3")
        alone = await one_after_another(store, moves // 10)
        before = store.writer.commits
        together = await at_once(store, moves)
        commits = store.writer.commits - before - WRITERS
        await store.close()
    print(f"one after another: {alone:8,.0f} moves/s, one a commit")
    print(f"{WRITERS} at once:       {together:8,.0f} moves/s, {moves / commits:.0f} a commit")
    print(f"group commit is {together / alone:.1f} times as fast")


if __name__ == "__main__":
    asyncio.run(main(Path((sys.argv[1:2] or [tempfile.gettempdir()])[0]), int((sys.argv[2:3] or ["20000"])[0])))
