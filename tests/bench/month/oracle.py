"""What must hold at any time, and what is counted."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections import Counter, defaultdict
from contextlib import closing, suppress
from datetime import UTC, datetime
from itertools import zip_longest
from pathlib import Path
from typing import Any
from unittest import mock

from bot.errors import UserError
from bot.playground import Playground
from bot.playground.api.interactions import REPLY, Interaction
from bot.playground.api.rest import Request
from bot.playground.limits.components import walk
from bot.playground.world.world import BOT_DM, Message
from bot.transport.channel_access import LearnedChannels
from tests.bench.month.host import Host
from tests.bot.command import hanapai
from tests.bot.evenings.test_memory import ALLOWED, objects, sizes
from tests.bot.nights.test_night_secrets import forms
from tests.bot.trouble.storm import check, ids, ratings, text

GOAL = 0.9995
"""So many presses of all have to be answered in time."""
HOURLY, AT_ONCE = 60, 2
"""So many identifies may come in an hour, beyond so many per shard."""
SPARE = 60
"""So many objects of a kind may be there more than before."""
SECRETS = """
SELECT server_seed FROM tables WHERE state IN ('lobby', 'playing') UNION
SELECT seed FROM nights WHERE state IN ('coming', 'running', 'ending')
"""
OPEN = "SELECT id FROM tables WHERE state IN ('lobby', 'playing') ORDER BY id"


class Oracle:
    """Watches a bot and its people. `violations`: what must never happen, in words."""

    def __init__(self, discord: Playground, host: Host, database: Path) -> None:
        self.discord, self.host, self._database = discord, host, database
        self.violations: list[str] = []
        self.fault, self.excused_until = "", 0.0
        self.answered = self.excused = self.down = self.compared = self.without = 0
        self.unanswered: list[str] = []
        self.late: Counter[str] = Counter()
        self.seen: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._identifies: list[tuple[float, int]] = []
        self._memory: list[dict[Any, int]] = []
        self._secrets: set[str] = set()
        self._stopped = False
        note = discord.rest.answered

        def answered(request: Request) -> None:
            note(request)
            self._look_for_secrets(request)

        discord.rest.answered = answered

    # presses

    def note(self, interaction: Interaction, began: float) -> None:
        """Count an interaction and, while there is a fault, what its user saw."""
        if self._stopped:
            return
        seen = self.seen[self.fault or "nothing"]
        seen["presses"] += 1
        if interaction.answer:
            self.answered += 1
            said = interaction.original
            if interaction.answer == REPLY and said is not None and not any(ids(said)):
                seen[text(said).partition("\n")[0][:90]] += 1
            return
        seen["failed"] += 1
        if began <= self.excused_until:
            self.excused += 1
        elif not self.host.up:
            self.down += 1
            self.late[self.fault or "nothing"] += 1
        else:
            self.late[self.fault or "nothing"] += 1
            what = interaction.data.get("name") or interaction.data.get("custom_id")
            now = f"{datetime.fromtimestamp(time.time(), UTC):%d %H:%M:%S}"
            self.unanswered.append(f"{what} at {now} ({self.fault or 'no fault'})")

    def share(self, *, down: bool) -> float:
        """The share of presses answered in time. `down`: whether those while the process was down count."""
        late = self.late.total() - (0 if down else self.down)
        return self.answered / max(1, self.answered + late)

    # secrets

    async def learn_secrets(self) -> None:
        """Read, again and again, what nobody may know yet."""
        while True:
            with suppress(sqlite3.Error), closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)) as db:
                seeds = [seed for (seed,) in db.execute(SECRETS) if seed]
                self._secrets = {form for seed in seeds for form in forms(seed)}
            await asyncio.sleep(20)

    def _look_for_secrets(self, request: Request) -> None:
        if request.method == "GET" or not isinstance(request.body, dict):
            return
        said = f"{request.path} {json.dumps(request.body, ensure_ascii=False)}".lower()
        for secret in self._secrets:
            if secret in said:
                self.violations.append(f"a seed was sent: {request.method} {request.path}")
        if isinstance(request.reply, dict) and request.status < 300:
            shown: Any = request.reply.get("resource", {}).get("message", request.reply)
            message = self.discord.world.message(int(shown.get("id") or 0)) if "components" in shown else None
            if message is not None:
                self._check_moves(message)

    def _check_moves(self, message: Message) -> None:
        """Check that only the asked person is offered moves, and only their own."""
        for part in walk(message.components):
            kind, _, rest = str(part.get("custom_id", "")).partition(":")
            table, _, rest = rest.partition(":")
            if kind not in ("p", "q", "s") or not table.isdigit():
                continue
            number, _, action = rest.partition(":")
            if message.audience is None:
                if (kind == "s" or " " in action) and message.channel.context != BOT_DM:  # nobody else is there
                    self.violations.append(f"a public message offers moves with pieces: {part['custom_id']}")
                continue
            known = self.host.bot.registry.known.get(int(table)) if self.host.bot else None
            if known is None or known.match is None or str(known.match.number) != number or " " not in action:
                continue
            legal = known.match.pending.get(known.seat_of(message.audience.id))
            if legal is not None and action not in map(str, legal):
                self.violations.append(f"{message.audience.name} is offered {part['custom_id']}")

    # the process

    async def count_identifies(self) -> None:
        """Note each minute how many identifies there were until then."""
        sessions = self.discord.gateway_sessions
        while True:
            self._identifies.append((asyncio.get_running_loop().time(), sessions.identified + sessions.hurried))
            await asyncio.sleep(60)

    @property
    def most_identifies(self) -> int:
        """The most identifies in an hour."""
        counts = [count for _, count in self._identifies]
        return max(counts[min(at + 60, len(counts) - 1)] - counts[at] for at in range(len(counts)))

    async def measure(self) -> None:
        """Note what is in memory, at a time when nobody plays much."""
        await self.host.ready()
        self._memory.append({**sizes(self.host.bot), **objects()})

    def grown(self) -> list[str]:
        """Return what was more common in all of the last third of the measurements than ever in the middle third.

        The first third is left out, because an idle match stays in memory for up to a fortnight.
        """
        third = len(self._memory) // 3
        if not third:
            return []
        middle, last = self._memory[third : 2 * third], self._memory[-third:]
        found = list[str]()
        for key in {key for each in last for key in each if key not in ALLOWED}:
            most, least = max(each.get(key, 0) for each in middle), min(each.get(key, 0) for each in last)
            if least > 1.5 * most + SPARE:
                found.append(f"{key}: {most} to {least}")
        return found

    # tables

    async def check_tables(self, after: str) -> None:
        """Check that each table's message is what it has to be, at a time when nobody presses."""
        once = await self._wrong_tables()
        if once:
            await asyncio.sleep(5)  # computers and clocks go on
            again = await self._wrong_tables()
            self.violations += [f"a minute after {after}: {said}" for number, said in again.items() if number in once]

    async def _wrong_tables(self) -> dict[int, str]:
        """What is wrong with the messages of tables, unless they wait for a press to be posted again."""
        bot, found = self.host.bot, dict[int, str]()
        with closing(sqlite3.connect(self._database)) as db:
            tables = [number for (number,) in db.execute(OPEN)]
        for number in tables:
            try:
                table = await bot.registry.get(number)
            except UserError as error:
                found[number] = f"table {number} can't be loaded: {error.key}"
                continue
            live = bot.table_messages.get(number)
            if not (table.venue.posts and table.venue.at_will) or table.row.channel not in self.discord.world.channels:
                continue
            if live.lost or live.archived or table.row.message is None:
                self.without += 1
                continue
            self.compared += 1
            message = self.discord.world.message(table.row.message)
            made = await live.content.made(table)
            if made.pictures and message is not None and not message.attachments:
                usual, live.content.nameless = live.content.nameless, True  # it is in words until its next change
                made = await live.content.made(table)
                live.content.nameless = usual
            if message is None:
                found[number] = f"table {number} has no message"
            else:
                shown, wanted = _words(message.components), _words(made.view.to_components())
                differ = next(((is_, must) for is_, must in zip_longest(shown, wanted) if is_ != must), None)
                if differ is not None and shown != _words((await _nameless(live, table)).view.to_components()):
                    found[number] = f"table {number} shows {differ[0]} instead of {differ[1]}"
        return found

    async def check(self, everybody: Any, folder: Path) -> dict[str, int]:
        """Compare what was confirmed with the database, once the bot has ended. Returns what there was of each kind."""
        counts = dict[str, int]()
        try:
            counts = check(everybody, self._database)
        except AssertionError as error:
            self.violations.append(f"confirmed, but lost or doubled: {error}")
        before = ratings(self._database)
        code, *_ = await asyncio.to_thread(hanapai, folder, "ratings", "rebuild", DATABASE=str(self._database))
        if code or ratings(self._database) != before:
            self.violations.append("ratings made anew differ from those kept")
        return counts

    def stop(self) -> None:
        """Count no more."""
        self._stopped = True


async def _nameless(live: Any, table: Any) -> Any:
    """Return the message without names. After AutoMod has blocked it with them, it stays so until its next change."""
    moderated = LearnedChannels(60.0)
    moderated.learn(table.row.channel)
    with mock.patch.object(live.services.channel_access, "moderated", moderated):
        return await live.content.made(table)


def _words(components: Any) -> list[tuple[Any, ...]]:
    return [(part.get("content"), part.get("label"), part.get("custom_id")) for part in walk(components) if part]
