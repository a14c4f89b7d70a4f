"""`python -m tests.bot.store.postgres.writing ADDRESS NAME`: a process that opens tables and moves there without a
pause, and writes each move that was confirmed on a line: its table and its number. It says when it was refused."""

import asyncio
import sys

from bot.store import LeaseLost, StoreError
from bot.store.postgres import PostgresStore
from bot.tables.registry import milliseconds
from tests.bot.store.samples import move, seated

TABLES = 4
LEASE_MS = 500


async def play(store: PostgresStore, table: int) -> None:
    """Move at a table until the lease is lost, and a few times more."""
    seq, refused = 0, 0
    while refused < 5:
        try:
            await store.tables.append(table, move(seq + 1), "snapshot")
        except LeaseLost:
            refused += 1
            print("refused", table, flush=True)
        except StoreError:  # the server has put it out, because it stood still: what is kept there says how far it is
            saved = await store.tables.load(table)
            seq = len(saved.moves) if saved is not None else 0
        else:
            seq += 1
            print("moved", table, seq, flush=True)


async def beat(store: PostgresStore) -> None:
    while True:
        try:
            await store.leases.beat(milliseconds(), LEASE_MS, "")
        except LeaseLost:
            print("lost", flush=True)
            return
        except StoreError:
            continue
        await asyncio.sleep(LEASE_MS / 5000)


async def main(address: str, name: str) -> None:
    store = await PostgresStore.open(address, name)
    tables = [await seated(store) for _ in range(TABLES)]
    await asyncio.gather(beat(store), *(play(store, table) for table in tables))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
