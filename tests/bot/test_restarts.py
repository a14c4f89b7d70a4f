"""A restart edits what is there: it posts nothing, deletes nothing, opens no thread and pings nobody twice."""

import asyncio
import re
from collections import Counter
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.messages import pace
from bot.playground import Person, Playground, ratelimits
from bot.playground.world import Channel, Guild
from tests.bot.house import PATIENCE_S, QUICK, retime, running
from tests.bot.openapi import inspect
from tests.bot.test_outages import against_computer, asks, computers_move
from tests.bot.waiting import at_rest, eventually
from tests.there import there

HOUR = 3600.0
EDIT, POST, DELETE, LOOK = (
    f"{method} /channels/N/messages{path}"
    for method, path in (("PATCH", "/N"), ("POST", ""), ("DELETE", "/N"), ("GET", ""))
)
PING = "a ping"
ASKED = "your turn at table"


@dataclass
class Stage:
    """The stand-in and a database; the bot is there inside `up`."""

    discord: Playground
    database: Path
    guild: Guild
    channel: Channel
    anna: Person
    ben: Person
    monkeypatch: pytest.MonkeyPatch
    bot: Any = None
    began: int = 0
    complaints: list = field(default_factory=list)

    @asynccontextmanager
    async def up(self, *, silence=600.0, claims=QUICK, hours=0.0, thought=600.0):
        """The bot runs; it was down for so many hours before. `thought`: the seconds a computer takes."""
        self.discord.clock.advance(hours * HOUR)
        self.began = len(self.discord.requests)
        async with running(self.discord, self.database, silence, claims, thought) as bot:
            self.bot = bot
            yield bot

    def counted(self):
        """How often each route of channels has been asked since the start; pings and their end by themselves."""
        asked = [each for each in self.discord.requests if each.path.startswith("/channels/")]
        calls = [each for each in asked if each.method == "POST" and ASKED in str((each.body or {}).get("content"))]
        gone = {f"{each.path}/{each.reply['id']}" for each in calls if each.reply}
        found = Counter()
        for each in self.discord.requests[self.began :]:
            if each in calls:
                found[PING] += 1
            elif each in asked and not (each.method == "DELETE" and each.path in gone):
                found[f"{each.method} {re.sub(r'[0-9]+', 'N', each.path)}"] += 1
        return found

    def refused(self, *statuses):
        """Requests since the start that ended so, by default the invalid ones, which lead to a ban."""
        statuses = statuses or (401, 403, 429)
        return [each for each in self.discord.requests[self.began :] if each.status in statuses]

    async def pings(self, channel=None):
        messages = await self.anna.sees(channel or self.channel)
        return [message for message in messages if ASKED in message.text and not message.ephemeral]

    async def challenged(self, channel=None):
        """A match of Anna and Ben, in which both are asked whether they are ready. Returns its number."""
        lobby = there((await self.anna.command(channel or self.channel, "challenge", friend=self.ben)).message)
        await self.ben.press(lobby, label="Accept")
        await self.anna.press(await self.anna.now(lobby), label="Start")
        await at_rest(self)
        return int(there(re.search(r"table (\d+)", lobby.text))[1])

    async def moves(self, person, number, channel=None):
        """Somebody makes their first move at a table, through a fresh hand."""
        hand = (await person.command(channel or self.channel, "hand", table=number)).message
        return await person.press(hand, hand.buttons[0].custom_id)


@asynccontextmanager
async def staged(tmp_path, monkeypatch):
    """The stage; the clock of the bot is that of the stand-in."""
    async with Playground(token="evening", inspect=inspect) as discord:
        discord.gateway_sessions.heartbeat_interval = 600.0
        monkeypatch.setattr("bot.tables.keeper.time", SimpleNamespace(time_ns=lambda: int(discord.clock.now() * 1e9)))
        guild = discord.add_guild("Hanami Club")
        channel = discord.add_channel(guild, "games")
        anna, ben = discord.add_person("Anna"), discord.add_person("Ben")
        yield Stage(discord, tmp_path / "restarts.sqlite3", guild, channel, anna, ben, monkeypatch)
        assert discord.violations == []


async def called(stage, *numbers):
    """Wait until the ping of the tables has been called for, or it is seen that it stands."""
    await eventually(lambda: not any(("ping", number) in stage.bot.clock for number in numbers))
    await at_rest(stage)


async def test_restarts_edit_and_post_delete_and_ping_nothing(tmp_path, monkeypatch):
    async with staged(tmp_path, monkeypatch) as stage:
        async with stage.up():
            await stage.challenged()
            await against_computer(stage, stage.anna)
            retime(stage.bot, computer_s=600)
            await stage.ben.command(stage.channel, "play", game="koikoi")
            ended = await against_computer(stage, stage.ben)
            sure = await stage.ben.command(stage.channel, "resign", table=ended)
            await stage.ben.press(sure.message, label="Resign")
            await at_rest(stage)
        seen = [(each.id, each.text) for each in await stage.anna.sees(stage.channel) if not each.ephemeral]
        for _ in range(3):
            async with stage.up(hours=24):
                await at_rest(stage)
                assert stage.counted() == {EDIT: 3}
                assert stage.refused() == []
            now = [(each.id, each.text) for each in await stage.anna.sees(stage.channel) if not each.ephemeral]
            assert now == seen


@pytest.mark.slow
async def test_seven_old_tables_are_edited_at_the_pace_of_old_messages(tmp_path, monkeypatch):
    window = 2.0
    monkeypatch.setattr(ratelimits, "OLD_WINDOW", window)
    monkeypatch.setattr(pace, "OLD_PAUSE_S", pace.OLD_PAUSE_S * window / 6.0)
    async with staged(tmp_path, monkeypatch) as stage:
        async with stage.up():
            stage.bot.pace.channel_pause_s = 0.1
            numbers = [await against_computer(stage, stage.anna) for _ in range(7)]
        async with stage.up(hours=2, thought=0.5) as bot:
            bot.pace.channel_pause_s = 0.1
            await at_rest(stage)
            await eventually(lambda: all(asks(stage, number, stage.anna) for number in numbers))
            await at_rest(stage)
            assert stage.counted()[EDIT] >= 7
            assert stage.refused() == []
            assert stage.counted().keys() <= {EDIT, PING}
        times = [each.at for each in stage.discord.requests[stage.began :] if each.method == "PATCH"]
        assert all(fourth - first > window for first, fourth in zip(times, times[3:], strict=False))
        assert all(later > earlier for earlier, later in pairwise(times))


async def test_only_a_persons_move_posts_an_old_table_anew_and_only_once(tmp_path, monkeypatch):
    async with staged(tmp_path, monkeypatch) as stage:
        async with stage.up():
            number = await against_computer(stage, stage.anna)
        async with stage.up(hours=2) as bot:
            await at_rest(stage)
            await computers_move(stage, number)
            await eventually(lambda: asks(stage, number, stage.anna))
            await eventually(lambda: stage.counted().keys() == {EDIT, PING}, "it is not edited, or nobody is called")
            await at_rest(stage)
            assert stage.counted().keys() == {EDIT, PING}
            old = (await bot.keeper.get(number)).row.message
            retime(bot, computer_s=600)
            await stage.moves(stage.anna, number)
            await at_rest(stage)
            assert (stage.counted()[POST], stage.counted()[DELETE]) == (1, 1)
            new = (await bot.keeper.get(number)).row.message
            assert new != old
            for _ in range(3):
                await stage.anna.command(stage.channel, "hand", table=number)
            await computers_move(stage, number)
            await eventually(lambda: asks(stage, number, stage.anna))
            await at_rest(stage)
            assert (stage.counted()[POST], stage.counted()[DELETE]) == (1, 1)
        async with stage.up(hours=2):
            await at_rest(stage)
            assert stage.counted() == {EDIT: 1}


async def test_a_table_whose_message_was_deleted_comes_again_only_for_a_person(tmp_path, monkeypatch):
    async with staged(tmp_path, monkeypatch) as stage:
        async with stage.up():
            number = await against_computer(stage, stage.anna)
            board = (await stage.bot.keeper.get(number)).row.message
        stage.discord.remove_message(cast(Any, SimpleNamespace(id=board)))
        for _ in range(2):
            async with stage.up(hours=2):
                await at_rest(stage)
                assert stage.counted() == {EDIT: 1}
        async with stage.up(hours=2):
            await at_rest(stage)
            await stage.anna.command(stage.channel, "hand", table=number)
            await at_rest(stage)
            assert stage.counted() == {EDIT: 1, POST: 1}


@pytest.mark.parametrize("pressed", [False, True], ids=["nobody presses", "somebody presses"])
async def test_the_clock_of_a_window_posts_nothing_anew_after_a_restart(tmp_path, monkeypatch, pressed):
    """Nor does a press in the window, which nobody else may notice."""
    async with staged(tmp_path, monkeypatch) as stage:
        async with stage.up(claims=(3600.0, 3600.0, 3600.0), thought=0.01) as bot:
            lobby = there((await stage.anna.command(stage.channel, "play", game="jiaxing")).message)
            for _ in range(3):
                await stage.anna.press(await stage.anna.now(lobby), label="Add computer (easy)")
            await stage.anna.press(await stage.anna.now(lobby), label="Start")
            while (table := await bot.keeper.get(1)).in_window is False:
                hand = there((await stage.anna.command(stage.channel, "hand", table=1)).message)
                if asks(stage, 1, stage.anna) and hand.buttons:
                    await stage.anna.press(hand, hand.buttons[0].custom_id)
                await at_rest(stage)
            before = there(table.match).seq
        async with stage.up(hours=2, claims=(1.0, 1.0, 30.0), thought=0.01) as bot:
            if pressed:
                await stage.anna.command(stage.channel, "hand", table=1)
                assert bot.keeper._tables[1].in_window
            await eventually(lambda: there(bot.keeper._tables[1].match).seq > before + 1)
            await at_rest(stage)
            assert stage.counted().keys() <= {EDIT, PING}


async def test_nobody_is_pinged_twice_for_a_question_and_again_for_a_new_one(tmp_path, monkeypatch):
    async with staged(tmp_path, monkeypatch) as stage:
        async with stage.up(silence=0.1):
            number = await stage.challenged()
            await eventually(stage.pings)
            await called(stage, number)
        (first,) = await stage.pings()
        for hours in (0, 24):
            async with stage.up(silence=0.1, hours=hours):
                await called(stage, number)
                assert stage.counted()[PING] == 0
        async with stage.up(silence=0.1, hours=24):
            await called(stage, number)
            for person in (stage.anna, stage.ben):
                await stage.moves(person, number)

            async def another():
                return [each.id for each in await stage.pings() if each.id != first.id]

            await eventually(another)
            await called(stage, number)
            (second,) = await stage.pings()
            assert len(second.pings) == 1
        async with stage.up(silence=0.1, hours=24):
            await called(stage, number)
            assert [each.id for each in await stage.pings()] == [second.id]
            assert stage.counted()[PING] == 0


@pytest.mark.parametrize("sent", [True, False])
@pytest.mark.parametrize("hours", [0, 5])
async def test_a_ping_under_way_when_the_bot_dies_comes_once(tmp_path, monkeypatch, sent, hours):
    async with staged(tmp_path, monkeypatch) as stage:
        async with stage.up() as bot:
            number = await stage.challenged()
            stage.discord.delay("POST", r"/channels/\d+/messages", 3600, late=sent)
            retime(bot, silence_s=0.05)
            dying = asyncio.create_task(bot.pings._ping(number, there(bot.keeper._tables[number].match).number))
            # the stand-in has taken it, and (`sent`) carried it out
            await eventually(lambda: not stage.discord.rest.faults)
            dying.cancel()
            await asyncio.gather(dying, return_exceptions=True)
        assert len(await stage.pings()) == sent
        for start in range(2):
            async with stage.up(silence=0.1, hours=hours):
                await called(stage, number)
                assert len(await stage.pings()) == 1
                assert stage.counted()[PING] == (start == 0 and not sent)
                assert stage.counted()[LOOK] <= (start == 0)
        async with stage.up(silence=600, hours=hours):
            for person in (stage.anna, stage.ben):
                await stage.moves(person, number)

            async def gone():
                return not await stage.pings()

            await eventually(gone, "the ping that was answered stays")


async def archived_table(stage):
    """A table against a computer that is asked, in a thread; the bot is down and the thread archived then."""
    thread = stage.discord.add_thread(stage.channel, "corner")
    async with stage.up():
        number = await against_computer(stage, stage.anna, thread)
    stage.discord.archive(thread)
    return thread, number


async def next_round(stage, number):
    """The table reaches its second round, and nobody has pressed anything."""
    bot = stage.bot
    retime(bot, computer_s=0.01)
    await computers_move(stage, number)
    while True:
        table = await bot.keeper.get(number)
        if "round 2" in (await bot.boards._posting._post(table)).view.to_components().__str__():
            return
        if asks(stage, number, stage.anna):
            seat = table.seat_of(stage.anna.id)
            await bot.matches.play(number, stage.anna.id, table.match.number, table.match.pending[seat][0])
        await asyncio.sleep(0.01)


async def test_no_archived_thread_is_opened_before_a_person_presses(tmp_path, monkeypatch):
    async with staged(tmp_path, monkeypatch) as stage:
        thread, number = await archived_table(stage)
        async with stage.up(hours=24):
            await at_rest(stage)
            assert stage.counted() == {EDIT: 1}
        async with stage.up(hours=24, silence=0.1, thought=0.01):
            await eventually(lambda: asks(stage, number, stage.anna))
            await called(stage, number)
            await next_round(stage, number)
            await called(stage, number)
            assert thread.archived
            assert stage.counted() == {EDIT: 1}
            assert stage.refused() == []
            await stage.anna.command(stage.channel, "hand", table=number)
            await eventually(lambda: not thread.archived, "the table is not posted in its thread")
            await thread_shows(stage, thread, number)
            await eventually(lambda: stage.pings(thread), "the person that is asked is not pinged")
            await at_rest(stage)
            assert len(await stage.pings(thread)) == 1
            assert stage.refused() == []


async def thread_shows(stage, thread, number):
    def shown(message):
        return not message.ephemeral and f"table {number}" in message.text and bool(message.buttons)

    return await stage.anna.wait(thread, shown, PATIENCE_S)


async def test_a_ping_that_no_archived_thread_took_comes_when_it_is_opened(tmp_path, monkeypatch):
    async with staged(tmp_path, monkeypatch) as stage:
        thread = stage.discord.add_thread(stage.channel, "corner")
        async with stage.up(silence=0.1) as bot:
            retime(bot, silence_s=600)
            number = await against_computer(stage, stage.anna, thread)
            stage.discord.archive(thread)
            retime(bot, silence_s=0.1)
            await eventually(lambda: there(bot.get_guild(stage.guild.id)).get_thread(thread.id) is None)
            await computers_move(stage, number)
            await eventually(lambda: asks(stage, number, stage.anna))
            await called(stage, number)
            assert thread.archived
            assert await stage.pings(thread) == []
            stage.discord.unarchive(thread)
            await eventually(lambda: stage.pings(thread), "nobody is pinged")


async def test_a_table_that_ended_in_an_archived_thread_costs_one_refused_request(tmp_path, monkeypatch):
    async with staged(tmp_path, monkeypatch) as stage:
        thread, number = await archived_table(stage)
        async with stage.up(hours=24) as bot:
            bot.boards.want = lambda *_: None  # the bot ends before it shows anything more
            bot.boards._wanted.clear()
            await bot.matches.resign(number, stage.anna.id)
        seen = []
        for _ in range(3):
            async with stage.up(hours=24):
                await at_rest(stage)
                seen.append(sum(stage.counted().values()))
        assert seen == [1, 0, 0]
        assert thread.archived
