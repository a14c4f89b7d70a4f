"""How people are called: on each server as it calls them, again after a restart, and never on the disk."""

import asyncio

import pytest

from bot.playground import Playground
from bot.render.layout import Text
from bot.transport import member_fetcher
from bot.ui import paint_workers
from bot.ui.pictures import PictureService
from tests.bot.house import PATIENCE_S, running
from tests.bot.openapi import inspect
from tests.bot.refusals.test_refusals import both_ready, first_round
from tests.bot.waiting import at_rest, eventually, idle
from tests.there import there


@pytest.fixture
def painted(monkeypatch):
    """The names given to the painter."""
    given, names, named, paint = [], set(), PictureService.drawable, paint_workers.painted

    def naming(*arguments):
        written = named(*arguments)
        names.update(written.values())
        return written

    def noting(picture, *how):
        given.extend(item.text for item in picture.items if isinstance(item, Text) and item.text in names)
        return paint(picture, *how)

    monkeypatch.setattr(PictureService, "drawable", naming)
    monkeypatch.setattr(paint_workers, "painted", noting)
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
    return [
        int(user) for member_fetcher in discord.gateway_sessions.rolls[before:] for user in member_fetcher["user_ids"]
    ]


async def test_a_nick_of_one_server_is_not_shown_on_another_in_either_direction(painted, house):
    other = house.discord.add_guild("Tea House")
    tea = house.discord.add_channel(other, "tea")
    house.discord.nick(house.guild, house.anna, "Zephyrine")
    house.discord.nick(other, house.anna, "Pekoe")
    await first_round(house)
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


async def test_a_new_nick_is_shown_from_the_next_press_on(house):
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
        before = len(discord.gateway_sessions.rolls)
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


async def test_all_names_of_a_server_are_asked_for_at_once_a_hundred_at_a_time(house):
    people = [house.discord.add_person(f"Guest {number}").id for number in range(104)]
    groups = [people[start : start + 4] for start in range(101)]  # tables that share people
    await asyncio.gather(*(house.bot.names.learn(house.guild.id, group) for group in groups))
    assert sorted(asked(house.discord)) == sorted(people)
    assert [len(member_fetcher["user_ids"]) for member_fetcher in house.discord.gateway_sessions.rolls] == [100, 4]
    assert house.bot.names.get(house.guild.id, people[103])[0] == "Guest 103"
    await house.bot.names.learn(house.guild.id, people)
    assert len(house.discord.gateway_sessions.rolls) == 2
    assert [each for each in house.discord.requests if "/members/" in each.path] == []


def test_a_shard_asks_sixty_times_a_minute_at_most_and_keeps_some_for_those_who_wait():
    line, asked = member_fetcher.Line(), []
    line.others.update({guild: {7: None} for guild in range(100)})

    def ask(now):
        """Ask as often as may be at this second."""
        while line.pause_s(now) == 0:
            line.sent.append(now)
            asked.append(line.next()[0])
        return len(asked)

    assert ask(0.0) == 40
    line.first.update({guild: {7: None} for guild in range(200, 230)})
    assert ask(10.0) == 60
    assert asked == [*range(40), *range(200, 220)]
    assert line.pause_s(30.0) == pytest.approx(30.0)
    assert ask(60.0) == 60 + 20
    assert asked[60:70] == [*range(220, 230)]
    assert ask(70.0) == 80 + 20
    assert asked[70:] == [*range(40, 70)]


async def test_a_pressed_table_is_shown_in_words_at_once_and_in_its_picture_when_names_are_there(tmp_path, monkeypatch):
    database = tmp_path / "words.sqlite3"
    async with Playground(token="evening", inspect=inspect) as discord:
        guild = discord.add_guild("Hanami Club")
        channel, lounge = discord.add_channel(guild, "games"), discord.add_channel(guild, "lounge")
        anna, ben = discord.add_person("Anna"), discord.add_person("Ben")
        async with running(discord, database) as bot:
            pressed, other = [await begun(place, anna, ben) for place in (channel, lounge)]
            await eventually(lambda: idle(bot))
            edits = [(await anna.now(each)).edited for each in (pressed, other)]
        tell, held = discord.gateway_sessions._members, []
        monkeypatch.setattr(discord.gateway_sessions, "_members", lambda *question: held.append(question))
        async with running(discord, database) as bot:
            await eventually(lambda: held)
            for person in (anna, ben):
                hand = there((await person.command(channel, "hand")).message)
                bot.names.forget(person.id)  # as if others had pressed
                await person.press(hand, hand.buttons[0].custom_id)
                bot.names.forget(person.id)
            await eventually(lambda: edited(anna, pressed, edits[0]), "the pressed table waits for names")
            shown = await anna.now(pressed)
            assert shown.images == []
            assert anna.mention in shown.text
            assert ben.mention in shown.text
            assert (await anna.now(other)).edited == edits[1]
            monkeypatch.setattr(discord.gateway_sessions, "_members", tell)
            for question in held:
                tell(*question)
            await eventually(lambda: pictured(anna, pressed), "the picture does not come")
            await eventually(lambda: edited(anna, other, edits[1]), "the table that nobody looks at does not come")
        assert discord.violations == []


async def pictured(person, message):
    return (await person.now(message)).images != []


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
        before = len(discord.gateway_sessions.rolls)
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
    [("🌸🌸", "anna_k", "anna_k"), ("🌸", "سلام", None), ("🌸 王小明", "wang", "王小明")],
)
async def test_a_name_that_cannot_be_drawn_becomes_the_user_name_and_then_the_number(
    painted, shown, username, expected, house
):
    house.anna = house.discord.add_person("Somebody", username=username, global_name=shown)
    await first_round(house)
    await at_rest(house)
    table = await house.anna.wait(house.channel, lambda m: not m.ephemeral and m.images != [], PATIENCE_S)
    assert set(painted) - {"Ben"} == ({expected} if expected else set())
    assert shown in table.images[0].alt  # words can say every letter


async def edited(person, message, edits):
    return (await person.now(message)).edited > edits
