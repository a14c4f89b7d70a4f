"""What a press costs: `python -m tests.bench.press [--tables 10] [--seconds 20] [--words]`.

The bot runs as a process of its own over the stand-in. Printed: CPU a press (of the bot and its children), the time
until the first answer, what failed, requests, edits and bytes a press, memory, how late the event loop was. The same
run measures two small clients of discord.py: `bare` only changes the pressed message, `floor` also writes a row.
"""

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.playground import Playground
from bot.playground.api.rest import Request
from tests.bench.crowd import SEATING, Crowd, Side, Tally
from tests.bench.gauge import Gauge, Memory
from tests.bot.waiting import PATIENCE_S

ROOT = Path(__file__).parents[2]
TOKEN = "bench"
BUSY = 0.9
"""A stand-in that uses this much of a core was perhaps what was slow."""


def main() -> None:
    asyncio.run(measure(options().parse_args()))


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="What a press costs.")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two presses of a side")
    parser.add_argument("--answer", type=float, default=3.0, metavar="SECONDS", help="a later answer has failed")
    parser.add_argument("--words", action="store_true", help="no pictures")
    parser.add_argument("--closed", action="store_true", help="who presses waits for the answer before the pause")
    parser.add_argument("--everybody", action="store_true", help="who is asked nothing presses too")
    parser.add_argument("--games", nargs="+", choices=sorted(SEATING), default=list(SEATING))
    parser.add_argument("--floor", type=float, default=5.0, metavar="SECONDS", help="0: no other clients")
    parser.add_argument("--bare", action="store_true", help="also compare with a client that writes nothing")
    parser.add_argument("--profile", default="", help="a file for cProfile")
    return parser


async def measure(asked: argparse.Namespace) -> None:
    clients = ["bare"] * asked.bare + ["floor"] if asked.floor else []
    floors = {name: await at_the_floor(asked, name) for name in clients}
    bot = await at_tables(asked)
    for name, figures in (floors | {"bot": bot}).items():
        print(f"{name}: {figures.said()}", flush=True)
    for name, figures in floors.items():
        print(f"CPU a press: {bot.cpu_ms / figures.cpu_ms:.1f} times {name}")


@dataclass
class Figures:
    """What came of a run."""

    seconds: float
    tally: Tally
    cpu_ms: float
    thinking_ms: float
    sent: list[Request]
    lag_ms: list[float]
    process: Memory
    children: Memory
    standin: float

    def said(self) -> str:
        count = len(self.tally.seconds)
        waits = sorted(each * 1000 for each in self.tally.seconds)
        p50, p99 = (waits[min(count - 1, int(count * share))] for share in (0.5, 0.99))
        edits = sum(each.method == "PATCH" for each in self.sent)
        hooks = sum("/webhooks/" in each.path for each in self.sent)
        sizes = sum(len(file.data) for each in self.sent for file in each.files)
        limited = sum(each.status == 429 for each in self.sent)
        memory = f"PSS {self.process.pss:.0f} + {self.children.pss:.0f} MB, USS {self.process.uss:.0f} + "
        memory += f"{self.children.uss:.0f} MB (children)"
        late = f"{statistics.median(self.lag_ms):.0f} ms (worst {max(self.lag_ms):.0f})" if self.lag_ms else "unknown"
        slow = f"  THE STAND-IN WAS BUSY {self.standin:.0%}: it may have been what was slow" * (self.standin > BUSY)
        return "\n  ".join(
            (
                f"{count} presses in {self.seconds:.0f} s ({count / self.seconds:.1f} a second), "
                f"{self.tally.kinds['failed']} failed; answers {dict(self.tally.kinds.most_common())}",
                f"CPU {self.cpu_ms:.1f} ms a press ({self.thinking_ms:.1f} of it in children); "
                f"answer p50 {p50:.0f} ms, p99 {p99:.0f} ms, worst {waits[-1]:.0f}",
                f"a press: {len(self.sent) / count:.2f} requests, {edits / count:.2f} edits ({hooks / count:.2f} by "
                f"tokens), {sizes / count / 1024:.1f} KB of files; {limited} answers 429",
                f"loop late by {late} in half a second; memory {memory}; stand-in {self.standin:.0%} of a core",
                *([slow] if slow else []),
            )
        )


async def at_tables(asked: argparse.Namespace) -> Figures:
    async with subject("bot", PROFILE=asked.profile, HANAPAI_TIMING="") as (discord, gauge, lags, start):
        discord.interactions.answer_time = asked.answer
        crowd = Crowd(discord, asked.tables, asked.games, words=asked.words)
        await start()
        await discord.synced(PATIENCE_S)
        await crowd.sit_down()
        load = crowd.closed_load if asked.closed else crowd.open_load
        return await measured(
            discord, gauge, lags, crowd.tally, lambda: load(asked.seconds, asked.pause, everybody=asked.everybody)
        )


async def at_the_floor(asked: argparse.Namespace, name: str) -> Figures:
    """Measure the client `name`. As many people as there are tables press, each on a message of their own."""
    async with subject(name) as (discord, gauge, lags, start):
        guild = discord.add_guild("Bench")
        tally = Tally()
        places = [discord.add_channel(guild, f"t{number}") for number in range(asked.tables)]
        chance = random.Random(0)
        users = [discord.world.users[discord.add_person(f"P{number}").id] for number in range(asked.tables)]
        await start()

        async def one(side: Side) -> None:
            await asyncio.sleep(chance.uniform(0, asked.pause))
            end, (message,) = time.monotonic() + asked.floor, side.channel.messages.values()
            while time.monotonic() < end:
                began = time.monotonic()
                tally.note(await side.press(message, {"custom_id": "floor"}), time.monotonic() - began)
                await asyncio.sleep(max(0.0, began + asked.pause - time.monotonic()))

        sides = [Side(discord, *pair, chance) for pair in zip(users, places, strict=True)]

        async def load() -> None:
            await asyncio.gather(*map(one, sides))

        return await measured(discord, gauge, lags, tally, load)


async def measured(
    discord: Playground, gauge: Gauge, lags: Path, tally: Tally, load: Callable[[], Awaitable[None]]
) -> Figures:
    before, sent = len(discord.requests), discord.requests
    before_s, own, began = gauge.cpu_s(), time.process_time(), time.monotonic()
    await load()
    seconds = time.monotonic() - began
    after_s, busy = gauge.cpu_s(), (time.process_time() - own) / seconds
    each_ms = [
        (after - before) * 1000 / max(len(tally.seconds), 1) for before, after in zip(before_s, after_s, strict=True)
    ]
    await asyncio.sleep(0.6)
    late = [float(lag) * 1000 for at, lag in map(str.split, lags.read_text().splitlines()) if float(at) >= began]
    return Figures(seconds, tally, sum(each_ms), each_ms[1], sent[before:], late, *gauge.memory(), busy)


Started = tuple[Playground, Gauge, Path, Callable[[], Awaitable[None]]]


@asynccontextmanager
async def subject(name: str, standin: Playground | None = None, **settings: str) -> AsyncGenerator[Started]:
    """The stand-in, and what starts the measured process; its gauge is good from then on."""
    with tempfile.TemporaryDirectory(prefix="hanapai-bench-") as folder:
        home, gauge = Path(folder), Gauge(0)
        lags, log = home / "lag", home / "log"
        lags.touch()
        processes: list[subprocess.Popen[bytes]] = []
        async with standin or Playground(token=TOKEN) as discord:
            environment = os.environ | {
                "DISCORD_TOKEN": TOKEN,
                "HANAPAI_EMOJI": "off",
                "DATABASE": str(home / "bench.sqlite3"),
                "DISCORD_API": discord.api,
                "DISCORD_GATEWAY": discord.gateway,
                "DISCORD_CDN": discord.cdn,
                "PYTHONPATH": str(ROOT),
                "LAG": str(lags),
                **settings,
            }

            async def start() -> None:
                with log.open("ab") as file:
                    command = [sys.executable, "-m", "tests.bench.subject", name]
                    process = subprocess.Popen(command, env=environment, cwd=home, stdout=file, stderr=file)
                processes.append(process)
                gauge.pid = process.pid
                end = time.monotonic() + PATIENCE_S
                while "Ready as" not in log.read_text():
                    assert process.poll() is None, log.read_text()
                    assert time.monotonic() < end, log.read_text()
                    await asyncio.sleep(0.05)

            try:
                yield discord, gauge, lags, start
            finally:
                for process in processes:
                    process.terminate()
                    await asyncio.to_thread(process.wait)
                said = log.read_text()
                if "ERROR" in said or "Traceback" in said:
                    print(said[-4000:], file=sys.stderr)


if __name__ == "__main__":
    main()
