"""A copy that was made while the bot wrote, as .deploy/README.md says, is whole, and a bot goes on with it."""

import asyncio
import os
import tempfile
from pathlib import Path

import pytest

from bot.store.postgres import PostgresStore
from tests.bot.store.samples import move, seated
from tests.bot.store.server import MEMORY, NOBODY, Server, end, programs
from tests.there import there

README = Path(__file__).parents[4] / ".deploy" / "README.md"


@pytest.fixture
def folder():
    """A folder of whoever runs PostgreSQL."""
    with tempfile.TemporaryDirectory(dir=MEMORY if os.access(MEMORY, os.W_OK) else None) as found:
        if os.getuid() == 0:
            os.chown(found, NOBODY, NOBODY)
        yield Path(found)


async def writing(store, table):
    """Moves without an end; each one is confirmed."""
    seq = 1
    while True:
        await store.tables.append(table, move(seq), f"after {seq}")
        seq += 1


async def copied(store, copy):
    """The moves that were confirmed before a copy was begun, and its table."""
    table = await seated(store)
    busy = asyncio.create_task(writing(store, table))
    while len(there(await store.tables.load(table)).moves) < 5:
        await asyncio.sleep(0.01)
    before = there(await store.tables.load(table)).moves
    await asyncio.to_thread(copy)
    busy.cancel()
    await asyncio.gather(busy, return_exceptions=True)
    return table, before


async def goes_on(address, table, before):
    """A bot opens the copy: what was confirmed before is there, nothing half done, and the next move is the next."""
    store = await PostgresStore.open(address, patience_s=30)  # whoever ran when it was made has a lease there
    saved = there(await store.tables.load(table))
    assert saved.moves[: len(before)] == before
    assert saved.moves == tuple(move(seq) for seq in range(1, len(saved.moves) + 1))
    assert saved.snapshot == f"after {len(saved.moves)}"
    await store.tables.append(table, move(len(saved.moves) + 1), "next")
    await store.close()


async def test_a_dump_is_whole_and_goes_on_elsewhere(server, address, empty, folder):
    for command in ("pg_dump --format custom", "pg_restore --dbname hanapai --single-transaction --exit-on-error"):
        assert command in README.read_text("utf-8")
    name, target = (each.partition("@/")[2].partition("?")[0] for each in (address, empty))
    socket = ("-h", server.folder, "-U", "hanapai")
    store = await PostgresStore.open(address)
    dump = folder / "hanapai.dump"
    table, before = await copied(
        store, lambda: server.call("pg_dump", *socket, "--format", "custom", "--file", dump, name)
    )
    await store.close()
    server.call("pg_restore", *socket, "--dbname", target, "--single-transaction", "--exit-on-error", dump)
    await goes_on(empty, table, before)


async def test_a_base_backup_is_whole_and_goes_on_as_another_server(server, address, folder):
    assert "pg_basebackup --pgdata copy --wal-method stream" in README.read_text("utf-8")
    store = await PostgresStore.open(address)
    socket = ("-h", server.folder, "-U", "hanapai")
    table, before = await copied(
        store,
        lambda: server.call(
            "pg_basebackup", *socket, "--pgdata", folder / "data", "--wal-method", "stream", "--checkpoint", "fast"
        ),
    )
    await store.close()
    other = Server(folder, there(programs()))
    other.start()
    try:
        await goes_on(address.replace(str(server.folder), str(folder)), table, before)
    finally:
        end(other)
        folder.mkdir(exist_ok=True)
