"""Several processes share the servers by Discord's shards, on one PostgreSQL: one dies, one stands still, one too many
is started, and each server is played on by exactly one of them."""

import asyncio
import re
import signal
import time
from collections import defaultdict
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from typing import Any

import pytest

from bot.playground import Playground
from bot.playground.limits.refusal import NotPossible
from bot.store.postgres import PostgresStore
from bot.store.shards import shards_of
from bot.tables.table import loaded
from tests.bot.anywhere.alone import begun, moves, play_out
from tests.bot.evenings.test_words_alone import answers, chosen
from tests.bot.openapi import inspect
from tests.bot.trouble.proxy import through
from tests.bot.trouble.test_never_lost import ANSWERED, Process, gone
from tests.bot.waiting import PATIENCE_S
from tests.there import there

SHARDS = 6
LEASE_S = 4
PER_SECOND = 45
"""So many requests of all processes together pass the proxy, of the fifty that their token has: the stand-in counts
from when they arrive there."""

pytestmark = pytest.mark.real_time
POLL_S = 0.3
"""Seconds between two looks at a table that nobody can press at."""
LATE = "out of date"
REFUSED = (
    LATE, "being moved right now", "couldn't save", "couldn't read", "not your turn", "took too long",
    "Too many people",
)  # fmt: skip
"""Words of what is said while a table goes from one process to another, or the database is away, and to who is late."""
TIMING = (
    "picture_s=60 even_s=0 waiting_s=0.3 hooks_s=1 press_s=0 computer_s=0.05 sign_in_s=0.1 "
    f"heartbeat_s=0.5 lease_s={LEASE_S}"
)


HOW = ("killed", "restarted", "stopped")
"""What happens, in turn: a process dies, PostgreSQL crashes, a process stands still and wakes up too late."""


class Member(Process):
    """One of several processes."""

    def __init__(self, discord, folder, address, shards, name, api, *more):
        settings: dict[str, Any] = {
            "DISCORD_API": api,
            "DATABASE": address,
            "SHARDS": shards,
            "HANAPAI_TIMING": TIMING,
            "HANAPAI_PAINTERS": "0",
            "HANAPAI_THINKERS": "1",
        }
        database, log = folder / "none", folder / f"{name}.log"
        super().__init__(discord, database, log, ("bot", *more), **settings)

    async def says(self, words):
        """Wait until its log has these words."""
        end = time.monotonic() + PATIENCE_S
        while words not in (self.log.read_text() if self.log.exists() else ""):
            assert time.monotonic() < end, self.said()
            await asyncio.sleep(0.05)

    async def ends(self):
        """Its exit code, once it has ended."""
        end = time.monotonic() + PATIENCE_S
        while there(self.process).poll() is None:
            assert time.monotonic() < end, self.said()
            await asyncio.sleep(0.05)
        return there(self.process).returncode


class Crew:
    """The processes of a bot, and a table on a server of each shard, at which somebody plays."""

    def __init__(self, discord, folder, address, proxy):
        self.discord, self.folder, self.address, self.members = discord, folder, address, []
        self.proxy = proxy
        self.channels, self.people, self.confirmed = {}, {}, defaultdict(list)

    async def member(self, shards, *, waits=False):
        """Another process, ready to play, or one that stands by."""
        member = Member(self.discord, self.folder, self.address, shards, f"{len(self.members)}", self.proxy.api)
        self.members.append(member)
        if waits:
            begun = asyncio.create_task(member.start())
            await member.says("stands by")
            begun.cancel()
            await asyncio.gather(begun, return_exceptions=True)
        else:
            await member.start()
        return member

    async def open(self, number):
        """A table, at which somebody plays against a computer, on a server of the shard `number % SHARDS`."""
        guild = self.discord.add_guild(f"Server {number}", shard=number % SHARDS)
        self.people[number] = self.discord.add_person(f"Anna {number}")
        assert await self.begin(number, guild)

    async def begin(self, number, guild):
        """A match of theirs in a channel of its own; whether it has begun."""
        channel = self.discord.add_channel(guild, "games")
        answer = await self.people[number].command(channel, "play", game="koikoi", against_computers=True, level="easy")
        shown = answer.message.text if answer.message else ""
        begun = answer.state in ANSWERED and not any(each in shown for each in REFUSED)
        if begun:
            self.channels[number] = channel
        return begun

    async def press(self, number):
        """Somebody presses until one press of theirs is confirmed."""
        person, channel, end = self.people[number], self.channels[number], time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            seen = await person.sees(channel)
            hand = next((m for m in reversed(seen) if m.ephemeral and m.text and answers(m)), None)
            if hand is None and any("The match is over" in m.text for m in seen):
                await self.begin(number, channel.guild)
                channel = self.channels[number]
                continue
            if hand is None or not self.discord.gateway_sessions.listening(channel.guild.id):
                await asyncio.sleep(POLL_S)
                continue
            button = chosen(hand).custom_id
            try:
                answer = await person.press(hand, button)
            except NotPossible as reason:
                gone(reason)
                await asyncio.sleep(POLL_S)
                continue
            shown = answer.message.text if answer.message else ""
            if answer.state in ANSWERED and not any(refusal in shown for refusal in REFUSED):
                if answer.state != "deferred":  # of which nobody knows yet what it will be
                    self.confirmed[channel.id].append(button)
                return
            if LATE in shown:
                await self.renew(person, channel)
            await asyncio.sleep(POLL_S)
        said = [(each.text, [button.custom_id for button in each.buttons]) for each in await person.sees(channel)]
        raise AssertionError(f"nobody plays on at table {number}: {said}")

    async def renew(self, person, channel):
        """Open the hand anew, as the refusal of one says that no process redraws any more."""
        shown = [m for m in await person.sees(channel) if any(button.label == "My hand" for button in m.buttons)]
        with suppress(NotPossible):
            if shown:
                await person.press(shown[-1], label="My hand")

    async def pressed(self, *numbers):
        await asyncio.gather(*(self.press(number) for number in numbers))

    async def check(self):
        """Every table is whole, and has each move that was confirmed, once and in order; the common limit was kept."""
        assert self.proxy.shut == 0
        store = await PostgresStore.open(self.address, "somebody who looks")
        try:
            tables = await store.writer.read(lambda connection: connection.execute("SELECT id FROM tables").fetchall())
            assert len(tables) >= len(self.people)
            known = {*self.confirmed}
            for (table,) in tables:
                saved = there(await store.tables.load(table))
                loaded(replace(saved, snapshot=None))  # played again from its seed: each move was a legal one
                assert [each.seq for each in saved.moves] == list(range(1, len(saved.moves) + 1))
                actions = [each.action for each in saved.moves if each.by == "person"]
                played = iter(actions)
                # a second press on a hand that is about to go is answered like the first
                buttons = dict.fromkeys(self.confirmed[saved.table.channel])
                moves = [button.split(":", 3)[3] for button in buttons if button[0] == "p"]
                missing = next((number for number, action in enumerate(moves) if action not in played), None)
                assert missing is None, f"{missing} of {' '.join(moves)}: {' '.join(actions)}"
            assert known
        finally:
            await store.close()


@asynccontextmanager
async def crew(folder, address):
    # what a process asks while it is killed is answered still: the stand-in ends last
    async with Playground(token="never-lost", inspect=inspect) as discord, AsyncExitStack() as stack:
        discord.gateway_sessions.heartbeat_interval = 600.0
        discord.gateway_sessions.shards, discord.gateway_sessions.at_once = SHARDS, 3
        discord.gateway_sessions.identify_pause = 4.5  # of Discord's five: clocks of two processes are read here
        found = Crew(discord, folder, address, await stack.enter_async_context(through(discord, PER_SECOND)))

        async def ended():
            for member in found.members:
                await member.kill()

        stack.push_async_callback(ended)
        yield found


async def test_processes_share_servers_and_people_and_one_that_ends_is_followed_by_whoever_stands_by(tmp_path, address):
    async with crew(tmp_path, address) as all_:
        low, *_ = await asyncio.gather(*(all_.member(each) for each in ("0-1/6", "2-3/6", "4-5/6")))
        overlapping = Member(all_.discord, tmp_path, address, "1-2/6", "overlapping", all_.proxy.api)
        with pytest.raises(AssertionError):
            await overlapping.start()
        assert "SHARDS 1-2/6 overlap 0-1/6 of another process: stop it, or change SHARDS." in overlapping.said()
        assert await overlapping.ends() == 1

        store = await PostgresStore.open(address, "somebody who looks")
        try:
            await alone_wherever_they_press(all_, store)
            await deleted_in_a_direct_message(all_, store)
        finally:
            await store.close()

        for shard in range(SHARDS):
            await all_.open(shard)
        again = await all_.member("0-1/6", waits=True)
        there(low.process).send_signal(signal.SIGTERM)
        await again.says("Ready as")
        await all_.pressed(*range(SHARDS))
        assert all_.discord.gateway_sessions.hurried == 0
        await all_.check()


async def alone_wherever_they_press(all_, store):
    """A match alone goes on in direct messages and on a server where the bot isn't: those are of two processes."""
    chie = all_.discord.add_person("Chie")
    all_.discord.install(chie)
    guild = all_.discord.add_guild("Strangers", shard=5, bot=False, commands=False)
    foreign, direct = all_.discord.add_channel(guild, "lobby"), all_.discord.direct(chie)
    hand, presses = await play_out(chie, await begun(chie, direct, "koikoi"), 2)
    for place in (foreign, direct, foreign):
        await chie.command(place, "hand")
        shown = await chie.wait(place, lambda m: bool(moves(m)), PATIENCE_S)
        hand, more = await play_out(chie, shown, 2)
        presses += more
    assert moves(hand)
    saved = there(await store.tables.load(1))
    assert [each.seq for each in saved.moves] == list(range(1, len(saved.moves) + 1))
    assert 4 <= len([each for each in saved.moves if each.by == "person"]) <= presses


async def deleted_in_a_direct_message(all_, store):
    """Somebody who sits at tables of three processes deletes everything."""
    dora = all_.discord.add_person("Dora")
    guilds = [all_.discord.add_guild(f"Server of shard {shard}", shard=shard) for shard in (0, 2, 4)]
    for guild in guilds:
        answer = await dora.command(all_.discord.add_channel(guild, "games"), "play", game="koikoi")
        assert answer.state in ANSWERED, answer.error
    direct = all_.discord.direct(dora)
    shown = there((await dora.command(direct, "privacy")).message)
    question = there((await dora.press(shown, label="Delete…")).message)
    assert "You'll leave 3 lobbies and matches" in question.text
    await dora.press(question, label="Delete everything")
    await dora.wait(direct, lambda m: m.text == "Everything stored about you has been deleted.", PATIENCE_S)
    assert (await store.people.about(dora.id))["tables"] == []
    assert [await store.tables.on_server(guild.id) for guild in guilds] == [[]] * 3


@pytest.mark.parametrize(("tables", "kills"), [(6, 3), pytest.param(60, 50, marks=pytest.mark.full)])
async def test_no_confirmed_move_is_lost_whatever_is_killed(tmp_path, server, address, tables, kills):
    ranges, took = ("0-1/6", "2-3/6", "4-5/6"), defaultdict(list)
    async with crew(tmp_path, address) as all_:
        members = dict(zip(ranges, await asyncio.gather(*map(all_.member, ranges)), strict=True))
        for number in range(tables):
            await all_.open(number)
        for kill in range(kills):
            await all_.pressed(*range(tables))
            how, which = HOW[kill % len(HOW)], ranges[(kill + kill // len(HOW)) % len(ranges)]
            member, of_it = members[which], range(tables)
            if how != "restarted":
                members[which] = await all_.member(which, waits=True)
                of_it = [each for each in of_it if each % SHARDS in there(shards_of(which)).numbers]
            began = time.monotonic()
            match how:
                case "killed":
                    await member.kill()
                case "stopped":
                    there(member.process).send_signal(signal.SIGSTOP)
                    await members[which].says("Ready as")
                case _:
                    server.stop("immediate")
                    server.start()
            await asyncio.gather(*(all_.press(number) for number in of_it))
            took[how].append(time.monotonic() - began)
            print(f"{kill + 1}. {how}: {took[how][-1]:.1f} s", flush=True)
            if how == "stopped":
                there(member.process).send_signal(signal.SIGCONT)
                assert await member.ends() == 1
                why = r"this process (stood still|saved no heartbeat) for \d+ s"
                assert re.search(f"Another process now has the shards {which}: {why}", member.said())
        await all_.pressed(*range(tables))
        await all_.check()
    for how, seconds in took.items():
        middle = sorted(seconds)[len(seconds) // 2]
        print(f"{how} {len(seconds)} times: its tables went on within {max(seconds):.1f} s, median {middle:.1f}")
