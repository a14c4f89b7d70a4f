"""Two processes whose clocks are an hour apart, on one PostgreSQL: the living one is left alone, the dead one is
followed within its lease, and nobody at its tables gains or loses time."""

import asyncio
import time

import pytest

from bot.store.postgres import PostgresStore
from tests.bot.evenings.test_words_alone import answers
from tests.bot.trouble.test_shards import LEASE_S, Member, crew
from tests.bot.waiting import PATIENCE_S
from tests.there import there

pytestmark = pytest.mark.real_time

HOUR_S = 3600
RANGE = "0-5/6"
DUE = "SELECT id, due_at, (SELECT beat_at FROM owners WHERE name = owner) FROM tables WHERE due_at IS NOT NULL"


class Apart(Member):
    """A process whose clock is so many seconds ahead."""

    def __init__(self, all_, name, ahead_s):
        super().__init__(all_.discord, all_.folder, all_.address, RANGE, name, all_.proxy.api)
        self.command, self.ahead_s = ("tests.bot.trouble.ahead",), ahead_s
        self.settings["AHEAD_S"] = str(ahead_s)
        all_.members.append(self)

    async def left_s(self, store):
        """The seconds that each question still has by the clock of this process, at its last heartbeat."""
        rows = await store.writer.read(lambda connection: connection.execute(DUE).fetchall())
        return {table: (due_at - beat_at) / 1000 for table, due_at, beat_at in rows}


@pytest.fixture
def address(server):
    address = server.ours()
    yield address
    server.drop(address)


async def friends_begin(all_):
    """A match of two with a clock."""
    channel = all_.discord.add_channel(all_.discord.add_guild("Server", shard=0), "games")
    anna, ben = all_.discord.add_person("Anna"), all_.discord.add_person("Ben")
    await anna.command(channel, "play", game="koikoi")
    for person, label in ((ben, "Join"), (anna, "Start")):
        lobby = await person.wait(channel, lambda m, label=label: pressable(m, label), PATIENCE_S)
        await person.press(lobby, label=label)
    await ben.wait(channel, lambda m: m.ephemeral and bool(answers(m)), PATIENCE_S)


def pressable(message, label):
    return any(button.label == label and not button.disabled for button in message.buttons)


@pytest.mark.parametrize(("first_s", "second_s"), [(HOUR_S, 0), (0, HOUR_S)])
async def test_a_process_an_hour_apart_waits_for_the_lease_and_players_keep_their_time(
    tmp_path, address, first_s, second_s
):
    async with crew(tmp_path, address) as all_:
        first = Apart(all_, "first", first_s)
        await first.start()
        await friends_begin(all_)
        store = await PostgresStore.open(address, "somebody who looks")
        try:
            second = Apart(all_, "second", second_s)
            second.launch()
            await second.says("this process stands by")
            await asyncio.sleep(2 * LEASE_S)
            assert there(first.process).poll() is None
            assert "Ready as" not in second.said()
            left_s = await first.left_s(store)
            assert len(left_s) == 1
            await first.kill()
            await second.says("Ready as")
            began = time.monotonic()
            await asyncio.sleep(2)  # until a heartbeat of its own
            after_s = await second.left_s(store)
            played_s = time.monotonic() - began
        finally:
            await store.close()
        assert f"holds the lease of {RANGE} until" in second.log.read_text()
        for table, seconds in left_s.items():
            assert seconds - played_s - 2 <= after_s[table] <= seconds + 1, (left_s, after_s, played_s)
