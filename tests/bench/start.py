"""What a start costs with N open tables: `python -m tests.bench.start N [--servers 10] [--seconds 60]`.

The bot runs as a process of its own over the stand-in. Printed: seconds until it is ready, with its CPU and memory
until then; until the first table is shown; from presses, each at a table that was asleep until then, until everybody
sees it; how many tables are shown at the end; requests, questions for members, memory, CPU; and with `--hard`, how many
computers have moved that were to move when the bot started.
"""

import argparse
import asyncio
import random
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Hashable
from contextlib import closing
from pathlib import Path

from bot.app.startup_resume import RESUMED
from bot.live.shown_states import ShownStates
from bot.playground import Playground
from bot.store import Sitter, TableRow
from bot.store.sql import statements
from bot.store.sqlite import SqliteStore
from bot.tables.registry import TableRegistry
from bot.transport.channel_rate_limiter import CHANNEL_PAUSE_S
from bot.ui.table_message_state import revision
from engine import GAMES
from engine.core import Ask
from tests.bench.crowd import Side
from tests.bench.press import subject
from tests.bot.waiting import PATIENCE_S, eventually
from tests.there import there

PRESS_PAUSE_S = 3.0
"""Seconds from one press at a table that nobody has looked at until the next."""


def main() -> None:
    parser = argparse.ArgumentParser(description="What a start costs with many open tables.")
    parser.add_argument("tables", type=int)
    parser.add_argument("--servers", type=int, default=10)
    parser.add_argument("--hours", type=float, default=24.0, help="within so many hours all were played last")
    parser.add_argument("--shown", action="store_true", help="their messages are right, as after an orderly stop")
    parser.add_argument("--hard", type=int, default=0, help="at so many tables somebody plays a hard computer")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long it is watched from the start on")
    asyncio.run(measure(parser.parse_args()))


async def measure(asked: argparse.Namespace) -> None:
    async with subject("bot", HANAPAI_TIMING="", PROFILE="") as (discord, gauge, lags, start):
        database = lags.parent / "bench.sqlite3"
        sides = await furnished(discord, database, asked.tables, asked.servers, asked.hours, asked.hard)
        await to_computers(database, asked.hard)
        if asked.shown:
            await already_shown(database, asked.tables)
        began = time.monotonic()
        await start()
        ready_s, ready_cpu_s, ready = time.monotonic() - began, sum(gauge.cpu_s()), gauge.memory()[0]
        await discord.connected(PATIENCE_S)
        first_s = 0.0 if asked.shown else await shown_after(discord, began, r"/channels/\d+/messages")
        log, resumed_s = lags.parent / "log", 0.0
        woken_s, seen_s = list[float](), list[float]()
        while time.monotonic() < began + asked.seconds:
            unseen = next((each for each in reversed(sides) if not each[0].channel.messages), None)
            if unseen is None:
                break
            woken_s.append(await woken(unseen))
            seen_s.append(await pressed(discord, unseen))
            if not resumed_s and RESUMED in log.read_text():
                resumed_s = time.monotonic() - began
            await asyncio.sleep(PRESS_PAUSE_S)
        await asyncio.sleep(max(0.0, began + asked.seconds - time.monotonic()))
        kinds = Counter(f"{each.method} {re.sub(r'[0-9]{5,}', '*', each.path)}" for each in discord.requests)
        places = {each.path for each in discord.requests if re.fullmatch(r"/channels/\d+/messages", each.path)}
        memory, cpu, rolls = gauge.memory()[0], sum(gauge.cpu_s()), len(discord.gateway_sessions.rolls)
        print(
            f"{asked.tables} tables on {asked.servers} servers: ready after {ready_s:.1f} s, {ready_cpu_s:.1f} s of "
            f"CPU and with {ready.pss:.0f} MB, the first shown after {first_s:.1f} s, all loaded after {resumed_s:.0f} "
            "s (0: not yet)"
            f"\n  tables asleep opened in a hand after {listed(woken_s)} s"
            f"\n  {len(seen_s)} presses seen by all after {listed(seen_s)} s; "
            f"{len(places)} shown after {asked.seconds:.0f} s"
            f"\n  {moved(database)} of {asked.hard} hard computers moved, "
            f"{log.read_text().count('plays the first legal move')} without a thought"
            f"\n  {memory.pss:.0f} MB, {cpu:.1f} s of CPU, {rolls} questions for members; "
            f"{dict(kinds.most_common(6))}"
        )


def listed(seconds: list[float]) -> str:
    return ", ".join(f"{each:.2f}" for each in seconds)


async def furnished(
    discord: Playground, database: Path, tables: int, servers: int, hours: float = 24.0, hard: int = 0
) -> list[list[Side]]:
    """Running matches of two, each in a channel of its own, played last at some time of so many hours; returns who
    plays at each of them. At the first `hard` tables the second player is a computer, and all were played just now."""
    chance = random.Random(tables)
    guilds = [discord.add_guild(f"Club {number}") for number in range(servers)]
    game, sides = GAMES["koikoi"], list[list[Side]]()
    rows: list[tuple[TableRow, list[Sitter]]] = []
    for number in range(tables):
        guild = guilds[number % servers]
        channel = discord.add_channel(guild, f"t{number}")
        people = [discord.world.users[discord.add_person(f"P{number}{letter}").id] for letter in "ab"]
        sides.append([Side(discord, user, channel, random.Random(number)) for user in people])
        preset = next(iter(game.presets))
        now = time.time_ns() // 1_000_000 - int(chance.uniform(0, hours * (number >= hard)) * 3600_000)
        row = TableRow(
            guild=guild.id,
            channel=channel.id,
            game=game.key,
            preset=preset,
            rules=game.presets[preset].plain(),
            seats=2,
            host=people[0].id,
            state="playing",
            server_seed=number.to_bytes(32, "big"),
            start_id=7,
            created_at=now,
            active_at=now,
        )
        sitters = [Sitter(seat, each.id, None, str(seat), now) for seat, each in enumerate(people)]
        rows.append((row, [sitters[0], Sitter(1, None, "hard", "1", now)] if number < hard else sitters))
    store = await SqliteStore.open(database)
    await store.writer.write(
        lambda db: [statements.seat(db, statements.insert(db, row, "bot"), sitters) for row, sitters in rows] and None
    )
    await store.close()
    return sides


async def already_shown(database: Path, tables: int) -> None:
    """Note that each table has a message that shows it as it is, and that its players were pinged."""
    store = await SqliteStore.open(database)
    await store.writer.write(
        lambda db: db.execute("UPDATE tables SET message = id, message_at = created_at, round = 1")
    )
    registry = TableRegistry(store)
    shown = dict[int, Hashable]()
    for number in range(1, tables + 1):
        table = await registry.get(number)
        shown[number] = revision(table)
        await store.key_values.keep(f"ping:{number}", f"{there(table.match).number}:{number}")
    await ShownStates(store).save(shown)
    await store.close()


async def to_computers(database: Path, hard: int) -> None:
    """Play the first moves at tables with a computer, until it has a choice."""
    store = await SqliteStore.open(database)
    registry = TableRegistry(store)
    for number in range(1, hard + 1):
        match, moves = there((await registry.get(number)).match), list[tuple[int, int, int, str, str, int]]()
        while match.question.ask is Ask.PAUSE or len(match.pending.get(1, ())) < 2:
            seat = min(match.pending)
            action = match.pending[seat][0]
            moves.append((number, len(moves) + 1, seat, str(action), "person", 1))
            match.play(seat, action)
        await store.writer.write(
            lambda db, moves=moves: db.executemany("INSERT INTO moves VALUES (?,?,?,?,?,?)", moves)
        )
    await store.close()


def moved(database: Path) -> int:
    """Count the tables at which a computer has moved."""
    with closing(sqlite3.connect(database)) as db:
        return db.execute("SELECT count(DISTINCT table_id) FROM moves WHERE \"by\" = 'computer'").fetchone()[0]


async def shown_after(discord: Playground, since: float, path: str) -> float:
    await eventually(lambda: any(re.fullmatch(path, each.path) for each in discord.requests), "nothing is shown")
    return time.monotonic() - since


async def woken(sides: list[Side]) -> float:
    """Seconds until somebody has their hand who is the first to ask for it at a table that sleeps."""
    began = time.monotonic()
    await sides[0].command("hand")
    await eventually(sides[0].asked, "no hand comes")
    return time.monotonic() - began


async def pressed(discord: Playground, sides: list[Side]) -> float:
    """Seconds from the press that begins a round, at a table that was asleep until one of its players had their hand
    just now, until everybody sees it."""
    for side in sides[1:]:
        await side.command("hand")
        await eventually(side.asked, "no hand comes")
    await asyncio.sleep(CHANNEL_PAUSE_S)  # perhaps the table was shown, and its channel rests
    before, began = 0, 0.0
    for side in sides:
        asked, before, began = side.asked(), len(discord.requests), time.monotonic()
        assert asked is not None
        await side.press(*asked)
    place = f"/channels/{sides[0].channel.id}/messages"
    await eventually(
        lambda: any(each.path.startswith(place) and each.status == 200 for each in discord.requests[before:]),
        "nobody sees the table",
    )
    return time.monotonic() - began


if __name__ == "__main__":
    main()
