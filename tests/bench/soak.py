"""A thousand tables for half an hour: `python -m tests.bench.soak [--tables 1000] [--minutes 30]`.

The bot runs as a process of its own over the stand-in, with Discord's limits on, some answers slow and some 502. At
each table somebody presses every so many seconds: people and computers, of five games, in five languages, `hard` at
one table in ten. `--virtual`: bot and stand-in share this process and its virtual time (`tests/virtual_time.py`), and
nothing is painted, so only the limits of the token are left. Printed: what was refused or failed, how late the loop
and the public messages were, memory of each part at a third of the time and at its end, requests a minute, CPU of the
bot and of the stand-in, and which goals are missed.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import random
import re
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tqdm import tqdm

from bot.i18n import Words
from bot.playground import Playground
from bot.playground.api.faults import Fault
from bot.playground.api.interactions import REPLY
from bot.playground.api.rest import Request
from bot.playground.limits.components import walk
from bot.playground.world.world import EPHEMERAL, Message
from bot.tables.background_tasks import ended
from bot.tables.timing import Timing
from tests import virtual_time
from tests.bench.crowd import SEATING, Crowd, Seats, Side, Tally
from tests.bench.gauge import Gauge, memory_of
from tests.bench.month.host import MortalLoop, lightly
from tests.bench.press import TOKEN, subject
from tests.bot.house import running
from tests.bot.waiting import PATIENCE_S

LOCALES = ("en-US", "ja", "ko", "zh-TW", "zh-CN")
SEEN = ("play", "take", "discard", "koikoi", "agari", "go", "stop")
"""What everybody sees as soon as it is pressed; of all else nothing is shown, or later."""
FREE = re.compile(r"/(?:webhooks|interactions)/")
"""Requests that don't count towards the bot's 50 a second, as far as is known."""
REMEMBERED, HISTORY = 2000, (50_000, 400 * 1024 * 1024)
"""So many requests and messages does the stand-in keep."""
ONE_IN, SLOW_S, SLOW_ONE_IN = 200, 0.8, 100
"""Of so many answers one is a 502, and of so many one comes so late (seconds)."""
PARTS = {"bot.decks.brushes": "painters", "bot.ai.thoughts": "thinkers"}
"""What a worker is by the module that it was started with."""
LOOKED_AFTER, OVER_AFTER = 2, 4
"""Where nobody is asked for so many turns, each looks at their hand, and later another match begins."""
EARLY = 1 / 3
"""After such a part of the time all has been used once, and memory is looked at for the first time."""

MOST_LATE_S, MOST_LAG_MS, MOST_GROWN, MOST_LAG_SHARE = 5.0, 100.0, 1.05, 0.99


def main() -> None:
    asked = options().parse_args()
    if asked.virtual:
        virtual_time.install()
        asyncio.set_event_loop(loop := MortalLoop(virtual_time.BEGINNING))
        print(loop.run_until_complete(virtually(asked)).said())
    else:
        print(asyncio.run(really(asked)).said())


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="A thousand tables for half an hour.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=20.0, metavar="SECONDS", help="between two presses at a table")
    parser.add_argument("--hard", type=int, default=10, help="at one table in so many the computers are hard")
    parser.add_argument("--virtual", action="store_true", help="in virtual time, for the token alone")
    parser.add_argument("--quiet", action="store_true", help="without a bar")
    return parser


@dataclass
class Figures:
    """What came of so many seconds. `memory`: MB of PSS by part of the bot, at a third of the time and at its end."""

    tables: int
    seconds: float
    every_s: float
    tally: Tally
    refused: Counter[str]
    limited: Counter[str]
    late_s: list[float]
    lag_ms: list[float]
    requests: Counter[str]
    cpu_s: tuple[float, float]
    standin_s: float
    memory: Mapping[str, tuple[float, float]]
    errors: list[str]

    def missed(self) -> list[str]:
        """The goals that were missed, in words."""
        missed = list[str]()
        failed = self.tally.kinds["failed"]
        grown = [name for name, (early, late) in self.memory.items() if late > early * MOST_GROWN]
        for wrong, said in (
            (self.errors, f"{len(self.errors)} lines of errors in the log"),
            (failed, f"{failed} presses failed"),
            (self.refused["busy"], f"{self.refused['busy']} presses refused as too many"),
            (self.limited, f"{self.limited.total()} answers 429: {dict(self.limited)}"),
            (share(self.lag_ms, MOST_LAG_SHARE) >= MOST_LAG_MS, "the loop is late"),
            (share(self.late_s, 0.95) >= MOST_LATE_S, "public messages are late"),
            (grown, f"memory grows: {', '.join(grown)}"),
        ):
            if wrong:
                missed.append(said)
        return missed

    def said(self) -> str:
        count, minutes, limited = max(1, len(self.tally.seconds)), self.seconds / 60, self.limited.total()
        load = os.getloadavg()[1]
        own, children, standin = (each / self.seconds for each in (*self.cpu_s, self.standin_s))
        asked = sum(self.requests.values()) / minutes
        waits = [each * 1000 for each in self.tally.seconds]
        kinds = ", ".join(f"{each} {number / minutes:.0f}" for each, number in self.requests.most_common(6))
        counted = Counter({each: number for each, number in self.requests.items() if not FREE.search(each)})
        tables, most = self.tables * minutes, counted.most_common()
        counting = ", ".join(f"{each} {number / tables:.2f}" for each, number in most)
        grown = ", ".join(f"{name} {early:.0f} to {late:.0f} MB" for name, (early, late) in self.memory.items())
        return "\n  ".join(
            (
                f"{self.tables} tables, {minutes:.1f} minutes, a press each {self.every_s:.1f} s at a table: {count} "
                f"presses ({count / self.seconds:.1f} a second); answers {dict(self.tally.kinds.most_common())}; "
                f"refused {dict(self.refused)}",
                f"answer p50 {share(waits, 0.5):.0f} ms, p99 {share(waits, 0.99):.0f} ms; loop late p99 "
                f"{share(self.lag_ms, 0.99):.0f} ms; public messages p50 {share(self.late_s, 0.5):.2f} s, p95 "
                f"{share(self.late_s, 0.95):.2f} s ({len(self.late_s)})",
                f"CPU: bot {own:.0%} of a core, its children {children:.0%}, stand-in {standin:.0%} (load {load:.1f})",
                f"PSS: {grown}",
                f"{asked:.0f} requests a minute, {asked / self.tables:.1f} a table ({kinds}); {limited} times 429",
                f"counted: {counted.total() / self.seconds:.1f} a second, {counted.total() / tables:.2f} a table and "
                f"minute ({counting})",
                f"missed: {'; '.join(self.missed()) or 'none'}",
                *self.errors[:3],
            )
        )


def share(values: list[float], part: float) -> float:
    """The value below which such a part of them lies; 0 where there are none."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0


class Soak:
    """People at all tables of a crowd, and what is seen of the bot meanwhile."""

    def __init__(self, discord: Playground, crowd: Crowd, gauge: Gauge, lags: Path, every_s: float) -> None:
        self._discord, self.crowd, self._gauge, self._lags, self.every_s = discord, crowd, gauge, lags, every_s
        self._chance = random.Random(7)
        self._words = Words()
        self._saved = sqlite3.connect(f"file:{database_beside(lags)}?mode=ro", uri=True, isolation_level=None)
        self._waiting: dict[int, list[float]] = {}
        self._anew()
        note = discord.rest.answered

        def answered(request: Request) -> None:
            note(request)
            self._answered(request)

        discord.rest.answered = answered

    def _anew(self) -> None:
        self.crowd.tally, self.refused = Tally(), Counter[str]()
        self._requests, self._limited, self._late_s = Counter[str](), Counter[str](), list[float]()

    def _answered(self, request: Request) -> None:
        body: dict[str, Any] = request.body if isinstance(request.body, dict) else {}
        route = f"{request.method} {re.sub(r'[^/]{17,}', '*', request.path)}" + " (ping)" * bool(body.get("content"))
        self._requests[route] += 1
        if request.status == 429:
            self._limited[route] += 1
        if isinstance(request.reply, dict) and request.method != "GET":
            self._shown(request.reply)

    def _shown(self, message: Mapping[str, Any]) -> None:
        """Note how late a message shows what was pressed, unless only one person sees it."""
        if "channel_id" in message and not message["flags"] & EPHEMERAL:
            now, waiting = time.monotonic(), self._waiting.pop(int(message["channel_id"]), [])
            self._late_s += [now - pressed for pressed in waiting]

    async def play(self, table: Seats, until: float) -> None:
        """Press at a table until then; where nobody is asked for long, look for the hand, or begin another match."""
        await asyncio.sleep(self._chance.uniform(0, self.every_s))
        unasked = 0
        while (began := time.monotonic()) < until:
            sides = self._chance.sample(table.sides, len(table.sides))
            side, what = next(((each, found) for each in sides if (found := each.asked())), (None, None))
            unasked = 0 if what else unasked + 1
            if side is not None and what is not None:
                await self._press(side, *what)
            elif unasked == LOOKED_AFTER:
                for each in table.sides:
                    await each.command("hand")
            elif unasked > OVER_AFTER:
                unasked = 0
                await self.crowd.open(table)
            await asyncio.sleep(max(0.0, began + self.every_s - time.monotonic()))

    async def _press(self, side: Side, message: Message, said: dict[str, Any]) -> None:
        verb = next((verb for press, verb in side.choices(message) if press == said), "")
        table, before, began = int(said["custom_id"].split(":")[1]), 0, time.monotonic()
        waiting = self._waiting.setdefault(side.channel.id, [])
        if verb in SEEN:
            before = self._moves(table)
            waiting.append(began)
        interaction = await side.press(message, said)
        if began in waiting and self._moves(table) == before:
            waiting.remove(began)  # it came too late, or is asked once more: nothing has changed
        self.crowd.tally.note(interaction, time.monotonic() - began)
        if interaction.answer == REPLY and interaction.original is not None:
            self.refused.update(self._refusal(side, interaction.original))

    def _moves(self, table: int) -> int:
        """How many moves of a table are saved."""
        (count,) = self._saved.execute("SELECT count(*) FROM moves WHERE table_id = ?", (table,)).fetchone()
        return int(count)

    def _refusal(self, side: Side, message: Message) -> list[str]:
        """`busy` where the message says that too much is under way."""
        busy = self._words.translator(side.user.locale)("refused-busy")
        return ["busy"] if any(part.get("content") == busy for part in walk(message.components)) else []

    async def watched(self, seconds: float, bar: tqdm[Any]) -> Figures:
        """What comes of so many seconds."""
        self._anew()
        began, cpu, own = time.monotonic(), self._gauge.cpu_s(), time.process_time()
        early: dict[str, float] = {}
        while (gone := time.monotonic() - began) < seconds:
            if not early and gone > seconds * EARLY:
                early = self._memory()
            bar.set_postfix_str(f"{len(self.crowd.tally.seconds)} presses, {self._limited.total()} times 429")
            await asyncio.sleep(min(1.0, seconds - gone))
            bar.update(round(time.monotonic() - began - gone, 1))
        spent = self._gauge.cpu_s()
        log = (self._lags.parent / "log").read_text().splitlines()
        lines = [line.split() for line in self._lags.read_text().splitlines()]
        late = self._memory()
        return Figures(
            len(self.crowd.tables),
            time.monotonic() - began,
            self.every_s,
            self.crowd.tally,
            self.refused,
            self._limited,
            [*self._late_s, *(time.monotonic() - each for waiting in self._waiting.values() for each in waiting)],
            [float(lag) * 1000 for at, lag in lines if float(at) >= began],
            self._requests,
            (spent[0] - cpu[0], spent[1] - cpu[1]),
            time.process_time() - own,
            {name: (early[name], now) for name, now in late.items() if name in early},
            [line for line in log if "ERROR" in line or "Traceback" in line],
        )

    def _memory(self) -> dict[str, float]:
        """MB of PSS by part."""
        own, *children = self._gauge.pids()
        found = {"bot": memory_of(own).pss}
        for pid in children:
            command = Path(f"/proc/{pid}/cmdline").read_text() if Path(f"/proc/{pid}").exists() else ""
            name = next((name for module, name in PARTS.items() if module in command), "others")
            found[name] = found.get(name, 0.0) + memory_of(pid).pss
        return found


async def really(asked: argparse.Namespace) -> Figures:
    """The figures of the whole time, with the bot as a process. Raises AssertionError where no hand comes."""
    discord = Playground(token=TOKEN, remember=REMEMBERED, history=HISTORY)
    async with subject("bot", discord, PROFILE="", HANAPAI_TIMING="press_s=0") as (_, gauge, lags, start):
        return await soaked(asked, discord, gauge, lags, start)


async def virtually(asked: argparse.Namespace) -> Figures:
    """The same figures, where all that takes time are the answers of the stand-in and its limits."""
    discord = Playground(token="evening", remember=REMEMBERED, history=HISTORY)
    with lightly(), tempfile.TemporaryDirectory() as folder:
        lags = Path(folder) / "lags"
        lags.touch()
        (lags.parent / "log").touch()
        async with discord, AsyncExitStack() as ending:

            async def start() -> None:
                await ending.enter_async_context(running(discord, database_beside(lags), silence=Timing().silence_s))

            return await soaked(asked, discord, Gauge(os.getpid()), lags, start)


async def soaked(
    asked: argparse.Namespace, discord: Playground, gauge: Gauge, lags: Path, start: Callable[[], Awaitable[object]]
) -> Figures:
    """The figures of the whole time. `start`: starts the bot. Raises AssertionError where no hand comes."""
    discord.limit_hooks(edits=False)
    crowd = Crowd(discord, asked.tables, list(SEATING), locales=LOCALES, hard=0 if asked.virtual else asked.hard)
    await start()
    await discord.synced(PATIENCE_S)
    await crowd.sit_down()
    chance, every = random.Random(5), re.compile(".*")
    for one_in, status, seconds in ((ONE_IN, 502, 0.0), (SLOW_ONE_IN, 0, SLOW_S)):
        picks = partial(lambda one_in, _body: chance.random() * one_in < 1, one_in)
        discord.rest.faults.append(Fault("*", every, math.inf, status, seconds=seconds, picks=picks))
    soak = Soak(discord, crowd, gauge, lags, asked.every)
    playing = [asyncio.create_task(soak.play(table, math.inf)) for table in crowd.tables]
    try:
        seconds = asked.minutes * 60
        with tqdm(total=seconds, unit="s", disable=asked.quiet) as bar:
            return await soak.watched(seconds, bar)
    finally:
        await ended(playing)


def database_beside(lags: Path) -> Path:
    return lags.parent / "bench.sqlite3"


if __name__ == "__main__":
    main()
