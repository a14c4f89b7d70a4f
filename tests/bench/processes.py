"""What a press costs in the bot and in its database: `python -m tests.bench.processes [--tables 10] [--seconds 30]`.

The same people press at the same pace, in words, against one process on SQLite, one on PostgreSQL, and two that share
the servers there. Printed for each: CPU a press of the bot with its children and of PostgreSQL, presses a second, the
time until the first answer, and how many requests go that count in the fifty a second of the bot.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.playground import Playground
from tests.bench.crowd import SEATING, Crowd
from tests.bench.gauge import Gauge
from tests.bench.press import ROOT, TOKEN
from tests.bot.store.server import Server, end, serve
from tests.bot.waiting import PATIENCE_S

BY_TOKEN = ("/interactions/", "/webhooks/")
"""What goes by the token of an interaction, and does not count there."""
WAYS = (("SQLite", 1), ("PostgreSQL", 1), ("PostgreSQL", 2))


def main() -> None:
    parser = argparse.ArgumentParser(description="What a press costs, by database and number of processes.")
    parser.add_argument("--tables", type=int, default=10, help="on each of two servers")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two presses of a side")
    parser.add_argument("--games", nargs="+", choices=sorted(SEATING), default=list(SEATING))
    asyncio.run(measure(parser.parse_args()))


async def measure(asked: argparse.Namespace) -> None:
    server = serve()
    try:
        for memory, processes in WAYS:
            print(f"{memory}, {processes}: {await played(asked, server, memory, processes)}", flush=True)
    finally:
        end(server)


async def played(asked: argparse.Namespace, server: Server, memory: str, processes: int) -> str:
    """What presses cost in one way."""
    with tempfile.TemporaryDirectory(prefix="hanapai-bench-") as folder:
        async with Playground(token=TOKEN) as discord:
            discord.gateway_sessions.shards = discord.gateway_sessions.at_once = 2
            crowds = [Crowd(discord, asked.tables, asked.games, words=True, shard=n) for n in range(2)]
            address = server.ours() if memory == "PostgreSQL" else str(Path(folder) / "bench.sqlite3")
            async with bots(discord, Path(folder), address, processes) as gauges:
                await asyncio.gather(*(crowd.sit_down() for crowd in crowds))
                database = Gauge(server.pid)
                before, theirs, began = total(gauges), total([database]), time.monotonic()
                sent = len(discord.requests)
                await asyncio.gather(*(each.open_load(asked.seconds, asked.pause, everybody=False) for each in crowds))
                seconds, ours_s = time.monotonic() - began, total(gauges) - before
                theirs_s = total([database]) - theirs
                counted = [each for each in discord.requests[sent:] if not each.path.startswith(BY_TOKEN)]
    waits = sorted(each for crowd in crowds for each in crowd.tally.seconds)
    failed = sum(crowd.tally.kinds["failed"] for crowd in crowds)
    count = len(waits)
    p50, p99 = (1000 * waits[min(count - 1, int(count * share))] for share in (0.5, 0.99))
    return (
        f"{1000 * ours_s / count:.1f} ms of CPU a press in the bot, {1000 * theirs_s / count:.1f} in PostgreSQL; "
        f"{len(counted) / count:.2f} requests a press that count in the limit of the bot; "
        f"{count} presses, {count / seconds:.1f} a second, {failed} failed; answer p50 {p50:.0f} ms, p99 {p99:.0f} ms"
    )


def names(processes: int) -> list[str]:
    """Those of so many processes that share two shards."""
    return ["0-0/2", "1-1/2"] if processes == 2 else ["0-1/2"]


def total(gauges: list[Gauge]) -> float:
    """Seconds of CPU so far, of some processes and their children."""
    return sum(sum(gauge.cpu_s()) for gauge in gauges)


@asynccontextmanager
async def bots(discord: Playground, folder: Path, address: str, processes: int) -> AsyncGenerator[list[Gauge]]:
    """The bot in so many processes, which share two shards, ready to play."""
    running: list[subprocess.Popen[bytes]] = []
    try:
        for number in range(processes):
            log = folder / f"log{number}"
            environment = os.environ | {
                "DISCORD_TOKEN": TOKEN,
                "HANAPAI_EMOJI": "off",
                "HANAPAI_PAINTERS": "0",
                "DATABASE": address,
                "DISCORD_API": discord.api,
                "DISCORD_GATEWAY": discord.gateway,
                "DISCORD_CDN": discord.cdn,
                "PYTHONPATH": str(ROOT),
            }
            if address.startswith("postgresql"):
                environment["SHARDS"] = names(processes)[number]
            with log.open("wb") as file:
                command = [sys.executable, "-m", "bot"]
                running.append(subprocess.Popen(command, env=environment, cwd=folder, stdout=file, stderr=file))
        until = time.monotonic() + PATIENCE_S
        for number in range(processes):
            log = folder / f"log{number}"
            while "Ready as" not in log.read_text():
                assert time.monotonic() < until, log.read_text()
                await asyncio.sleep(0.05)
        await discord.synced(PATIENCE_S)
        yield [Gauge(process.pid) for process in running]
    finally:
        for process in running:
            with suppress(ProcessLookupError):
                process.terminate()
        for process in running:
            await asyncio.to_thread(process.wait)


if __name__ == "__main__":
    main()
