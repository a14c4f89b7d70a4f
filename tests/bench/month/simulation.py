"""A simulation of some hours, days or a month, and its report."""

from __future__ import annotations

import asyncio
import logging
import random
import re
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.playground import Playground
from bot.tables.background_tasks import ended
from tests.bench.month.faults import KINDS, SHARDS, UPDATE, Kind, Scene
from tests.bench.month.host import Host, MortalLoop, lightly
from tests.bench.month.oracle import AT_ONCE, GOAL, HOURLY, Oracle
from tests.bench.month.people import Everybody
from tests.bot import old_database
from tests.bot.openapi import inspect
from tests.bot.trouble.test_never_lost import Ledger

END = datetime(2030, 4, 1, 3, tzinfo=UTC)
"""Every simulation ends then, three hours after a season, and a day after Europe's change to summer time."""
OLD = "tables-1f613410"
"""The database of an earlier commit with which it begins."""
ZONE = "Europe/Berlin"
HOUR, DAY = 3600.0, 86_400.0
IN_THE_EVENING = 0.7
"""So many appointments of all are between 17 and 23 o'clock."""
USUAL = ("Task was destroyed", "Unclosed", "Future exception was never retrieved")
"""What the loop says of a bot that was killed."""
KILLS_A_DAY, NIGHTS, DAILIES = 0.4, (1, 4), 5
"""On average; on which days of the week (0: Monday); each day."""
LEAST_HOURS = 6.0
"""From so many hours on, whatever is kept in memory has been used before."""
PATIENCE_S = 1200.0
"""So long a fault waits for somebody to play."""
LAST = 2
"""So many meet at the very end, and don't finish."""
FEW = 2
"""So many presses may fail in a simulation that is too short to show a share of them."""


@dataclass(frozen=True)
class Plan:
    """How long, how many tables, at how many places; how many times each kind of fault comes, and updates; when club
    nights begin, in seconds; how many people play dailies."""

    hours: float
    tables: int
    places: int
    rounds: int = 1
    updates: int = 2
    nights: Sequence[float] = (600.0,)
    dailies: int = DAILIES

    @classmethod
    def of_days(cls, days: int) -> Plan:
        first = (END - timedelta(days=days)).weekday()
        nights = [day * DAY + 17 * HOUR for day in range(days) if (first + day) % 7 in NIGHTS]
        updates = max(1, round(days / 15))
        return cls(days * 24, days * 60, 24, max(1, days // 2), updates, nights, days * DAILIES)


@dataclass
class Report:
    """What came of it."""

    lines: list[str] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)

    def said(self) -> str:
        wrong = [f"VIOLATION: {each}" for each in self.violations[:20]] or ["No violation."]
        return "\n".join([*self.lines, *wrong])


class Complaints(logging.Handler):
    """Lines of the log that tell of exceptions nobody expected, and of errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.broken, self.said = list[str](), Counter[str]()

    def emit(self, record: logging.LogRecord) -> None:
        line = self.format(record)
        self.said[re.sub(r"[0-9]+", "N", record.getMessage())[:110]] += record.levelno >= logging.ERROR
        if record.exc_info and record.levelno >= logging.ERROR and not record.name.startswith("discord"):
            self.broken.append(line)


def simulated(folder: Path, plan: Plan, seed: str) -> Report:
    """The report of a simulation, which runs in a loop of its own."""
    loop = MortalLoop(END.timestamp() - plan.hours * HOUR)
    asyncio.set_event_loop(loop)
    try:
        return loop.run_until_complete(Simulation(folder, plan, seed).run())
    finally:
        asyncio.set_event_loop(None)
        loop.close()  # whoever was killed has tasks that never end


class Simulation:
    """Everything at once: a bot on its host, people, faults, and an oracle that watches."""

    def __init__(self, folder: Path, plan: Plan, seed: str) -> None:
        self._folder, self._plan, self._seed = folder, plan, seed
        self._chance = random.Random(f"faults {seed}")
        self._count, self._skipped = Counter[str](), 0
        self._busy = set[int]()

    async def run(self) -> Report:
        began, cpu = time.process_time(), asyncio.get_running_loop().time()
        complaints = Complaints()
        logging.getLogger().addHandler(complaints)
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: None if context["message"].startswith(USUAL) else complaints.broken.append(str(context))
        )
        database = self._folder / "month.sqlite3"
        old_database.written(OLD, database)
        discord = Playground(token="month", inspect=inspect, remember=200, history=(20_000, 20_000_000))
        sessions = discord.gateway_sessions
        sessions.shards, sessions.identify_pause = SHARDS, 5.0
        discord.limit_hooks(edits=False)
        with lightly():
            async with discord:
                host = Host(discord, database)
                oracle = Oracle(discord, host, database)
                everybody = Everybody(discord, Ledger(database), self._seed, oracle.note)
                everybody.settle(self._plan.places)
                watching = [host.serve(), oracle.learn_secrets(), oracle.count_identifies()]
                tasks = [asyncio.create_task(each) for each in watching]
                try:
                    await asyncio.wait_for(host.ready(), 600)
                    for server in discord.world.guilds:
                        await host.bot.settings.set_for_guild(server, "zone", [ZONE])
                    scene = Scene(discord, host, everybody, self._chance, database)
                    await self._live(scene, oracle)
                finally:
                    logging.getLogger().removeHandler(complaints)
                    await ended(tasks)
                    await host.kill()
        counts = await oracle.check(everybody, self._folder)
        oracle.violations += [*discord.violations, *dict.fromkeys(complaints.broken)]
        seconds = asyncio.get_running_loop().time() - cpu
        return self._report(oracle, everybody, counts, complaints, seconds, time.process_time() - began)

    async def _live(self, scene: Scene, oracle: Oracle) -> None:
        """All that happens, until a minute after the last fault."""
        plan, everybody = self._plan, scene.everybody
        seconds = plan.hours * HOUR
        times = [*self._times(plan.tables - LAST, seconds - HOUR / 2), *[seconds - HOUR / 4] * LAST]
        visits = [asyncio.create_task(self._visit(scene, at)) for at in times]
        later = [(self._chance.uniform(0, seconds - HOUR / 2), everybody.play_daily) for _ in range(plan.dailies)]
        later += [(at, everybody.night) for at in plan.nights]
        visits += [asyncio.create_task(self._later(at, job, number)) for number, (at, job) in enumerate(later)]
        measuring = asyncio.create_task(self._measure(oracle, seconds))
        began = asyncio.get_running_loop().time()
        for at, kind in self._schedule(seconds - HOUR / 2):
            await asyncio.sleep(max(0.0, began + at - asyncio.get_running_loop().time()))
            await self._suffer(kind, scene, oracle)
        await asyncio.sleep(max(0.0, began + seconds - 120 - asyncio.get_running_loop().time()))
        await self._look(scene, oracle, "everything")
        oracle.stop()
        for visit in visits:
            if visit.done():
                visit.result()
        await ended(visits)
        await measuring

    def _times(self, count: int, seconds: float) -> list[float]:
        """When people meet: mostly in the evenings."""
        found, began = list[float](), time.time()
        while len(found) < count:
            at = self._chance.uniform(0, seconds)
            evening = 17 <= (began + at) % DAY / HOUR < 23
            if seconds < DAY or self._chance.random() < (IN_THE_EVENING if evening else (1 - IN_THE_EVENING) / 3):
                found.append(at)
        return sorted(found)

    def _schedule(self, seconds: float) -> list[tuple[float, Kind]]:
        """Each kind of fault so many times, in any order; kills less often."""
        plan, kill = self._plan, KINDS[0]
        kinds = [each for each in KINDS if each is not kill] * plan.rounds
        kinds += [kill] * max(1, round(plan.hours / 24 * KILLS_A_DAY))
        kinds += [UPDATE] * plan.updates
        self._chance.shuffle(kinds)
        return list(zip(self._times(len(kinds), seconds), kinds, strict=True))

    async def _suffer(self, kind: Kind, scene: Scene, oracle: Oracle) -> None:
        """Let a fault come and go."""
        await scene.host.ready()
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE_S
        while not scene.playing and loop.time() < end:
            await asyncio.sleep(10)
        oracle.fault = kind.name
        self._count[kind.name] += 1
        if kind.back_s is not None:
            oracle.excused_until = loop.time() + 10 * DAY
        await kind.break_(scene)
        scene.discord.rest.faults.clear()  # some may have met nothing
        if kind.back_s is not None:
            oracle.excused_until = loop.time() + kind.back_s
        await scene.host.ready()
        await self._look(scene, oracle, kind.name)
        oracle.fault = ""

    async def _look(self, scene: Scene, oracle: Oracle, after: str) -> None:
        """Let nobody press for a minute, and look at all tables."""
        scene.everybody.up.clear()
        await asyncio.sleep(60)
        await oracle.check_tables(after)
        scene.everybody.up.set()

    async def _visit(self, scene: Scene, at: float) -> None:
        """A match of those at a place where none is played now."""
        await asyncio.sleep(at)
        places = [number for number in range(len(scene.everybody.places)) if number not in self._busy]
        if not places:
            self._skipped += 1
            return
        number = self._chance.choice(places)
        self._busy.add(number)
        try:
            await scene.everybody.appointment(scene.everybody.places[number])
        finally:
            self._busy.discard(number)

    async def _later(self, seconds: float, job: Any, *arguments: Any) -> None:
        await asyncio.sleep(seconds)
        await job(*arguments)

    async def _measure(self, oracle: Oracle, seconds: float) -> None:
        """Look at what is in memory, at least four times."""
        for _ in range(max(4, round(seconds / DAY))):
            await asyncio.sleep(min(DAY, seconds / 4 - 300))
            await oracle.measure()

    def _report(
        self,
        oracle: Oracle,
        everybody: Everybody,
        counts: dict[str, int],
        complaints: Complaints,
        seconds: float,
        cpu_s: float,
    ) -> Report:
        plan, host, late = self._plan, oracle.host, oracle.late.total()
        report = Report(violations=[*dict.fromkeys(oracle.violations)])
        whole = plan.hours >= 7 * 24
        share, few = oracle.share(down=whole), not whole and late - oracle.down <= FEW
        most = HOURLY + AT_ONCE * SHARDS
        for wrong, said in (
            (
                share < GOAL and not few,
                f"only {share:.4%} of presses were answered in time: {dict(oracle.late.most_common(8))}",
            ),
            (oracle.most_identifies > most, f"{oracle.most_identifies} identifies in an hour"),
            (host.crashes, f"the bot ended by itself: {host.crashes[:3]}"),
            (grown := oracle.grown() if plan.hours >= LEAST_HOURS else [], f"memory grows: {grown}"),
        ):
            if wrong:
                report.violations.append(said)
        report.lines += [
            f"{seconds / DAY:.2f} days in {cpu_s:.0f} s of CPU, {plan.tables - self._skipped} appointments, "
            f"{sum(self._count.values())} faults of {len(self._count)} kinds, seed {self._seed}",
            f"presses: {oracle.answered} answered within 3 s, {late} not ({oracle.down} of them while the process was "
            f"down), {oracle.excused} failed while Discord did: {oracle.share(down=True):.4%} (with the process up: "
            f"{oracle.share(down=False):.4%})",
            f"confirmed and found in the database once: {counts}",
            f"most identifies in an hour {oracle.most_identifies} (allowed {most}); starts {host.starts}, of which "
            f"{host.kills} after SIGKILL and {host.exits} by the watchdog; nobody intervened",
            f"a minute after each fault, tables that were compared with their message: {oracle.compared}; without one "
            f"until somebody presses: {oracle.without}",
            f"presses without an answer although the process was up: {oracle.unanswered[:5]}",
            f"people could do nothing {everybody.away.total()} times: {dict(everybody.away.most_common(3))}",
            f"log: {dict(complaints.said.most_common(6))}",
            "",
            "| fault | times | presses meanwhile | failed | what people saw most |",
            "|---|---|---|---|---|",
        ]
        for name, times in sorted(self._count.items()):
            seen = Counter(oracle.seen[name])
            presses, failed = seen.pop("presses", 0), seen.pop("failed", 0)
            said = "; ".join(f"{words} ({count})" for words, count in seen.most_common(2))
            report.lines.append(f"| {name} | {times} | {presses} | {failed} | {said} |")
        return report
