"""A rolling update: the successor identifies the same shards first, both hear every interaction, and whoever has the
lease answers it, once; then the old process ends by itself."""

import asyncio

import pytest

from bot.playground.limits.refusal import NotPossible
from bot.store.postgres import PostgresStore
from tests.bot.evenings.test_words_alone import answers, chosen
from tests.bot.trouble.test_never_lost import ANSWERED, gone
from tests.bot.trouble.test_shards import Member, crew
from tests.bot.waiting import PATIENCE_S
from tests.there import there

pytestmark = pytest.mark.real_time

RANGE = "0-2/6"
COUNTED = "SELECT count(*), count(DISTINCT channel) FROM tables"


class Busy:
    """People who press and type without a pause, until they are told to stop; what became of all of it."""

    def __init__(self, all_, numbers):
        self.all, self.numbers, self.states, self.opened, self.stops = all_, numbers, [], 0, False

    async def plays(self, number):
        """Press whatever the newest hand offers."""
        person, channel = self.all.people[number], self.all.channels[number]
        while not self.stops:
            seen = [m for m in await person.sees(channel) if m.ephemeral and m.text]
            hand = next((m for m in reversed(seen) if answers(m)), None)
            if hand is not None:
                button = chosen(hand).custom_id
                try:
                    answer = await person.press(hand, button)
                except NotPossible as reason:
                    gone(reason)
                    continue
                self.states.append(answer.state)
                if answer.state == "updated":  # the hand itself: no refusal, which is a message of its own
                    self.all.confirmed[channel.id].append(button)
            await asyncio.sleep(0.25)

    async def opens(self, number):
        """Open one match after the other, each by a person of its own."""
        guild = there(self.all.channels[number].guild)
        while not self.stops:
            person = self.all.discord.add_person(f"Visitor {number} {self.opened}")
            channel = self.all.discord.add_channel(guild, f"room-{self.opened}")
            self.opened += 1
            answer = await person.command(channel, "play", game="koikoi", against_computers=True, level="easy")
            self.states.append(answer.state)
            await asyncio.sleep(1.0)


async def test_every_press_and_command_is_answered_once_while_one_process_takes_over_from_another(tmp_path, address):
    async with crew(tmp_path, address) as all_:
        all_.discord.interactions.answer_time = PATIENCE_S  # no answer is lost because the machine is busy
        old, _ = await asyncio.gather(all_.member(RANGE), all_.member("3-5/6"))
        for number in (0, 1):
            await all_.open(number)
        busy = Busy(all_, (0, 1))
        work = [asyncio.create_task(busy.plays(number)) for number in busy.numbers]
        work.append(asyncio.create_task(busy.opens(0)))
        sessions = all_.discord.gateway_sessions
        before = sessions.identified

        new = Member(all_.discord, tmp_path, address, RANGE, "new", all_.proxy.api, "--take-over")
        all_.members.append(new)
        starts = asyncio.create_task(new.start())
        await old.says("Another process takes over")
        await starts
        assert await old.ends() == 0
        assert "Another process takes over; this process ends." in old.log.read_text()
        counted = len(busy.states)
        while len(busy.states) < counted + 10:
            await asyncio.sleep(0.05)
        busy.stops = True
        await asyncio.gather(*work)

        assert sessions.identified == before + 3
        assert sessions.hurried == 0
        assert [state for state in busy.states if state not in ANSWERED] == []
        twice = [each for each in all_.discord.requests if each.path.endswith("/callback") and each.status >= 400]
        assert twice == []
        store = await PostgresStore.open(address, "somebody who looks")
        try:
            tables, channels = await store.writer.read(lambda connection: connection.execute(COUNTED).fetchone())
            assert tables == channels
            assert tables == len(busy.numbers) + busy.opened
        finally:
            await store.close()
        await all_.check()


async def test_who_takes_over_from_nobody_begins_at_once(tmp_path, address):
    async with crew(tmp_path, address) as all_:
        all_.discord.gateway_sessions.shards = 1
        new = Member(all_.discord, tmp_path, address, "0-0/1", "new", all_.proxy.api, "--take-over")
        all_.members.append(new)
        await asyncio.wait_for(new.start(), PATIENCE_S)


async def test_who_takes_over_answers_nothing_before_the_lease_is_its_own(tmp_path, address):
    async with crew(tmp_path, address) as all_:
        store = await PostgresStore.open(address, "0-0/1", lease_s=3600.0)  # a process that hears nobody
        all_.discord.gateway_sessions.shards = 1
        new = Member(all_.discord, tmp_path, address, "0-0/1", "new", all_.proxy.api, "--take-over")
        all_.members.append(new)
        starts = asyncio.create_task(new.start())
        await all_.discord.connected(PATIENCE_S)
        anna = all_.discord.add_person("Anna")
        channel = all_.discord.add_channel(all_.discord.add_guild("Server", shard=0), "games")
        assert (await anna.command(channel, "help")).state not in ANSWERED
        await store.close()
        await starts
        assert (await anna.command(channel, "help")).state in ANSWERED
