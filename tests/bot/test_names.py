"""How people are called: on each server as it calls them, again after a restart, and never on the disk."""

import asyncio

import discord
import pytest

from bot.messages import names, painters
from bot.messages.pictures import Pictures
from bot.playground import Playground
from bot.render.layout import Text
from tests.bot.house import PATIENCE_S, evening, running
from tests.bot.openapi import inspect
from tests.bot.test_refusals import both_ready
from tests.bot.waiting import at_rest, eventually, idle
from tests.there import there

MEMBER = "/members/"


@pytest.fixture
def painted(monkeypatch):
    """The names given to the painter."""
    given, names, named, paint = [], set(), Pictures._seat_names, painters.painted

    def naming(*arguments):
        full, written = named(*arguments)
        names.update(written.values())
        return full, written

    def noting(picture, *how):
        given.extend(item.text for item in picture.items if isinstance(item, Text) and item.text in names)
        return paint(picture, *how)

    monkeypatch.setattr(Pictures, "_seat_names", naming)
    monkeypatch.setattr(painters, "painted", noting)
    return given


async def read(channel, *people):
    """All that these people can read in a channel: words, alt texts, everything else in the messages."""
    return "\n".join([str(message.raw) for person in people for message in await person.sees(channel)])


async def begun(channel, anna, ben):
    """Anna and Ben begin a match; returns its message."""
    lobby = (await anna.command(channel, "challenge", friend=ben)).message
    await ben.press(lobby, label="Accept")
    await anna.press(await anna.now(lobby), label="Start")
    for person in (anna, ben):
        await person.wait(channel, lambda m: m.ephemeral and "· round 1" in m.text, PATIENCE_S)
    return lobby


def asked(discord, before=0):
    """For whom Discord was asked how they are called."""
    return [int(each.path.rsplit("/", 1)[1]) for each in discord.requests[before:] if MEMBER in each.path]


async def test_a_nick_of_one_server_is_not_shown_on_another_in_either_direction(tmp_path, painted):
    async with evening(tmp_path) as house:
        other = house.discord.add_guild("Tea House")
        tea = house.discord.add_channel(other, "tea")
        house.discord.nick(house.guild, house.anna, "Zephyrine")
        house.discord.nick(other, house.anna, "Pekoe")
        await house.started()
        await both_ready(house)
        await at_rest(house)
        assert "Zephyrine" in painted
        here, painted[:] = list(painted), []
        await begun(tea, house.anna, house.ben)
        await at_rest(house)
        assert "Pekoe" in painted
        assert "Zephyrine" not in painted
        # Anna was last heard on the other server: what is painted anew at home has the name of home
        painted.clear()
        for person in (house.anna, house.ben):
            await person.command(tea, "hand")
        house.bot.pictures.forget(0)
        for person in (house.ben, house.anna):
            await person.command(house.channel, "hand")
        await house.anna.command(house.channel, "table")
        await at_rest(house)
        assert "Pekoe" not in [*here, *painted]
        assert "Zephyrine" in await read(house.channel, house.anna, house.ben)
        assert "Pekoe" in await read(tea, house.anna, house.ben)
        assert "Pekoe" not in await read(house.channel, house.anna, house.ben)
        assert "Zephyrine" not in await read(tea, house.anna, house.ben)


async def test_a_new_nick_is_shown_from_the_next_press_on(tmp_path):
    async with evening(tmp_path) as house:
        await house.started()
        house.discord.nick(house.guild, house.anna, "Zephyrine")
        await both_ready(house)
        shown = await house.ben.wait(
            house.channel, lambda m: not m.ephemeral and "Zephyrine" in str([i.alt for i in m.images]), PATIENCE_S
        )
        assert "Zephyrine" not in shown.text  # what is said mentions people, and Discord names them


async def test_after_a_restart_names_are_fetched_once_a_person_and_never_written_down(tmp_path, painted):
    database = tmp_path / "names.sqlite3"
    async with Playground(token="evening", inspect=inspect) as discord:
        guild = discord.add_guild("Hanami Club")
        channel, lounge = discord.add_channel(guild, "games"), discord.add_channel(guild, "lounge")
        anna, ben = discord.add_person("Anna"), discord.add_person("Ben")
        discord.nick(guild, anna, "Zephyrine")
        discord.nick(guild, ben, "Quillon")
        async with running(discord, database) as bot:
            for place in (channel, lounge):
                await begun(place, anna, ben)
            await eventually(lambda: idle(bot))
        assert asked(discord) == []  # their presses told
        painted.clear()
        before = len(discord.requests)
        async with running(discord, database) as bot:
            await eventually(lambda: idle(bot))
            assert sorted(asked(discord, before)) == sorted([anna.id, ben.id])
            assert {"Zephyrine", "Quillon"} <= set(painted)
            for place in (channel, lounge):
                alts = [image.alt for m in await anna.sees(place) if not m.ephemeral for image in m.images]
                assert "Zephyrine" in alts[-1]
                assert "Quillon" in alts[-1]
        held = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert [name for name in (b"Zephyrine", b"Quillon", b"Anna", b"anna") if name in held] == []
        assert discord.violations == []


async def test_many_names_are_asked_for_one_after_the_other_and_each_waits_for_its_turn(tmp_path):
    async with evening(tmp_path) as house:
        people = [house.discord.add_person(f"Guest {number}") for number in range(8)]
        turns, under_way, most = [], 0, 0
        fetch = discord.Guild.fetch_member

        async def turn():
            turns.append(len(asked(house.discord)))

        async def fetching(guild, user):
            nonlocal under_way, most
            under_way, most = under_way + 1, max(most, under_way + 1)
            try:
                return await fetch(guild, user)
            finally:
                under_way -= 1

        house.bot.names._turn = turn
        discord.Guild.fetch_member = fetching
        try:
            ids = [person.id for person in people]
            groups = [ids[start : start + 4] for start in range(5)]  # five tables that share people
            await asyncio.gather(*(house.bot.names.learn(house.guild.id, group) for group in groups))
        finally:
            discord.Guild.fetch_member = fetch
        assert sorted(asked(house.discord)) == sorted(ids)
        assert len(turns) == len(ids)


async def test_who_has_left_the_server_is_a_number_and_is_asked_for_no_more(tmp_path, painted):
    database = tmp_path / "left.sqlite3"
    async with Playground(token="evening", inspect=inspect) as discord:
        guild = discord.add_guild("Hanami Club")
        channel = discord.add_channel(guild, "games")
        anna, ben = discord.add_person("Anna"), discord.add_person("Ben")
        async with running(discord, database) as bot:
            lobby = await begun(channel, anna, ben)
            await eventually(lambda: idle(bot))
        discord.leave(guild, ben)
        painted.clear()
        before = len(discord.requests)
        async with running(discord, database) as bot:
            await eventually(lambda: idle(bot))
            answer = await anna.command(channel, "table")
            assert answer.state == "answered"
            await eventually(lambda: idle(bot))
            assert asked(discord, before).count(ben.id) == 1
            assert set(painted) == {"Anna"}
            assert "2 " in there(answer.message).images[0].alt
        assert ben.mention in there(answer.message).text
        assert lobby is not None
        assert discord.violations == []


@pytest.mark.parametrize(
    ("shown", "username", "expected"),
    [("🌸🌸", "anna_k", "anna_k"), ("🌸", "سلام", None), ("Łukasz", "luk", "Łukasz"), ("🌸 王小明", "wang", "王小明")],
)
async def test_a_name_that_cannot_be_drawn_becomes_the_user_name_and_then_the_number(
    tmp_path, painted, shown, username, expected
):
    async with evening(tmp_path) as house:
        house.anna = house.discord.add_person("Somebody", username=username, global_name=shown)
        await house.started()
        await both_ready(house)
        await at_rest(house)
        table = await house.anna.wait(house.channel, lambda m: not m.ephemeral and m.images != [], PATIENCE_S)
        assert set(painted) - {"Ben"} == ({expected} if expected else set())
        assert shown in table.images[0].alt  # words can say every letter


async def test_a_name_that_discord_does_not_tell_in_time_costs_a_table_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(names, "NAMES_PATIENCE_S", 0.3)
    database = tmp_path / "slow.sqlite3"
    async with Playground(token="evening", inspect=inspect) as discord:
        channel = discord.add_channel(discord.add_guild("Hanami Club"), "games")
        anna, ben = discord.add_person("Anna"), discord.add_person("Ben")
        async with running(discord, database) as bot:
            lobby = await begun(channel, anna, ben)
            await eventually(lambda: idle(bot))
        edits = (await anna.now(lobby)).edited
        discord.fail("GET", r"/guilds/\d+/members/\d+", 500, times=1000)
        async with running(discord, database):
            hand = there((await anna.command(channel, "hand")).message)
            assert hand.buttons
            await ben.command(channel, "hand")
            for person in (anna, ben):
                mine = await person.wait(channel, lambda m: m.ephemeral and m.buttons != [], PATIENCE_S)
                await person.press(mine, mine.buttons[0].custom_id)
            await eventually(lambda: edited(anna, lobby, edits), "the table stays as it was")


async def edited(person, message, edits):
    return (await person.now(message)).edited > edits
