"""A process that was stopped until its lease had run out writes nothing more when it wakes up."""

import asyncio
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from bot.store import StoreError
from bot.store.postgres import PostgresStore
from bot.tables.registry import milliseconds
from tests.bot.store.postgres.writing import LEASE_MS, TABLES
from tests.bot.store.samples import move
from tests.bot.waiting import PATIENCE_S
from tests.there import there

ROOT = Path(__file__).parents[4]


async def said(writer, until):
    """The lines of the process, up to the first that is wanted."""
    lines = []
    while not lines or not until(lines[-1]):
        line = await asyncio.wait_for(writer.stdout.readline(), PATIENCE_S)
        assert line, "it has ended"
        lines.append(line.decode().split())
    return lines


def moves(lines):
    """The last confirmed move of each table."""
    return {int(table): int(seq) for what, table, seq in (line for line in lines if line[0] == "moved")}


async def taken(store):
    """Take all over as soon as the lease has run out, and again where that waits too long for a lock, as a bot does."""
    found = []
    while len(found) < TABLES:
        with suppress(StoreError):
            found += await store.leases.take_over("stopped", milliseconds(), 100)
        await asyncio.sleep(0.02)
    return found


@pytest.mark.parametrize("times", [2, pytest.param(50, marks=pytest.mark.full)])
async def test_who_wakes_up_after_the_lease_writes_nothing_and_nothing_confirmed_is_lost(server, times):
    for _ in range(times):
        address = server.ours()
        store = await PostgresStore.open(address, "other")
        writer = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bot.store.postgres.writing", address, "stopped",
            cwd=ROOT, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        try:
            lines = await said(writer, lambda line: line[0] == "moved" and int(line[2]) >= 5)
            writer.send_signal(signal.SIGSTOP)
            # where it was stopped in the middle of a transaction the server ends that after five seconds
            tables = await asyncio.wait_for(taken(store), PATIENCE_S + LEASE_MS / 1000)
            kept = {table: there(await store.tables.load(table)).moves for table in tables}
            for table in tables:
                await store.tables.append(table, move(len(kept[table]) + 1), "of the other")
            writer.send_signal(signal.SIGCONT)
            rest = (await asyncio.wait_for(writer.communicate(), PATIENCE_S))[0].decode().split("\n")
            lines += [line.split() for line in rest if line]
            assert {("lost",), *(("refused", str(table)) for table in tables)} <= {tuple(line) for line in lines}
            confirmed = moves(lines)
            for table in tables:
                after = there(await store.tables.load(table))
                assert after.moves[:-1] == kept[table]
                assert after.snapshot == "of the other"
                # a commit whose confirmation was lost on the way may be kept beside those that were confirmed
                assert confirmed.get(table, 0) <= len(kept[table])
        finally:
            if writer.returncode is None:
                writer.kill()
                await writer.wait()
            await store.close()
        server.drop(address)
