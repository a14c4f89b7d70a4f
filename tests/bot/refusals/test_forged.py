"""Forged and outdated presses: a button counts on its own message and for whom it is, and nothing else changes."""

from dataclasses import replace

from bot.live.live_table_message import LiveTableMessage
from bot.playground import Playground
from tests.bot.house import more, running
from tests.bot.openapi import inspect
from tests.bot.waiting import at_rest, eventually, idle
from tests.there import there

LOBBY = ("join", "decline", "leave", "add", "remove", "cut", "rules", "how", "more", "fill", "start")
OLDER = "This message about table 1 is out of date"
UNKNOWN = "This button no longer works"


async def rows(bot):
    """All that is saved of table 1 but its message."""
    saved = await bot.store.tables.load(1)
    return replace(saved.table, message=None, message_at=None, round=None), saved.sitters, saved.moves


async def test_a_lobby_is_pressed_on_its_present_message_alone(monkeypatch, house):
    old = (await house.anna.command(house.channel, "challenge", friend=house.ben)).message
    other = (await house.anna.command(house.channel, "play", game="koikoi")).message
    private = there((await house.anna.command(house.channel, "rules")).message)
    form = await house.anna.press(old, "l:1:cut", raw=True)
    # the older message stays, as where the bot may not delete it
    monkeypatch.setattr(LiveTableMessage, "_delete", nothing)
    new = there((await house.anna.command(house.channel, "table", table=1)).message)
    await at_rest(house)  # the answer may come before the bot knows that it came
    before = await rows(house.bot)
    for message, said in ((old, OLDER), (other, OLDER), (private, UNKNOWN)):
        shown = (await house.anna.now(there(message))).raw
        for person, verb in [(who, verb) for who in (house.anna, house.ben) for verb in LOBBY]:
            if there(message).id == private.id and person is house.ben:
                continue
            answer = await person.press(message, f"l:1:{verb}", raw=True)
            assert answer.modal is None
            assert there(answer.message).ephemeral
            assert said in there(answer.message).text
        assert said in there((await house.anna.forge_form(message, "c:1", {"word": "plum"})).message).text
        assert (await house.anna.now(there(message))).raw == shown
    assert OLDER in there((await house.anna.submit(form, {"word": "plum"})).message).text
    assert await rows(house.bot) == before
    assert "Ben" not in new.text
    answer = await house.ben.press(new, label="Accept")
    assert answer.state == "updated"


async def nothing(*_):
    return None


async def test_while_the_message_of_a_lobby_is_not_known_yet_its_channel_counts(house):
    lounge = house.discord.add_channel(house.guild, "lounge")
    lobby = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    away = (await house.anna.command(lounge, "play", game="koikoi")).message
    private = (await house.ben.command(house.channel, "rules")).message
    await at_rest(house)

    def forget():
        table = house.bot.registry.known[1]
        table.row = replace(table.row, message=None)

    forget()
    before = await rows(house.bot)
    assert OLDER in there((await house.ben.press(away, "l:1:join", raw=True)).message).text
    assert OLDER in there((await house.anna.forge_form(away, "c:1", {"word": "plum"})).message).text
    assert await rows(house.bot) == before
    # a form that comes from no message, or from one that nobody else sees, was not opened by a lobby
    assert UNKNOWN in there((await house.ben.press(private, "l:1:join", raw=True)).message).text
    answer = await house.anna.forge_form(None, "c:1", {"word": "plum"}, channel=house.channel)
    assert UNKNOWN in there(answer.message).text
    assert await rows(house.bot) == before
    forget()
    assert (await house.ben.press(lobby, "l:1:join", raw=True)).state == "updated"
    assert house.ben.mention in (await house.anna.now(lobby)).text


async def test_house_rules_are_the_hosts_on_a_message_of_their_own_and_in_the_lobby(house):
    lobby = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    panel = (await more(house.anna, lobby, "House rules")).message
    form = await house.anna.press(panel, "o:1:number:rounds", raw=True)
    mine = (await house.ben.command(house.channel, "rules")).message
    await at_rest(house)
    before, shown = await rows(house.bot), [m.raw for m in await house.public()]

    async def tried(person, message):
        chosen = (("preset", "nintendo"), ("setting", "rounds"), ("value:rounds", "3"))
        answers = [await person.select(message, f"o:1:{verb}", [each], raw=True) for verb, each in chosen]
        answers += [await person.press(message, f"o:1:{verb}", raw=True) for verb in ("reset", "number:rounds")]
        answers.append(await person.forge_form(message, "n:1:rounds", {"word": "3"}))
        assert all(answer.modal is None and answer.message.ephemeral for answer in answers)
        return {answer.message.text for answer in answers}

    for person in (house.anna, house.ben):
        (said,) = await tried(person, lobby)
        assert UNKNOWN in said
    (said,) = await tried(house.ben, mine)
    assert "Only the host" in said
    answer = await house.anna.forge_form(None, "n:1:rounds", {"word": "3"}, channel=house.channel)
    assert UNKNOWN in there(answer.message).text
    await at_rest(house)
    assert await rows(house.bot) == before
    assert [m.raw for m in await house.public()] == shown
    await house.ben.press(lobby, label="Accept")
    await house.anna.press(await house.anna.now(lobby), label="Start")
    await house.hand(house.ben)
    before = await rows(house.bot)
    assert len(await tried(house.anna, panel)) == 1
    assert "begun" in there((await house.anna.submit(form, {"word": "3"})).message).text
    assert await rows(house.bot) == before


async def test_resigning_is_meant_on_a_message_of_ones_own_alone(house):
    table = await house.started()
    before = await rows(house.bot)
    for person in (house.anna, house.ben):
        answer = await person.press(table, "r:1", raw=True)
        assert there(answer.message).ephemeral
        assert UNKNOWN in there(answer.message).text
    assert UNKNOWN in there((await house.ben.forge_form(table, "r:1", {})).message).text
    assert await rows(house.bot) == before
    assert "My hand" in [button.label for button in (await house.anna.now(table)).buttons]


async def test_an_old_join_seats_nobody_after_the_database_was_lost(tmp_path):
    async with Playground(token="evening", inspect=inspect) as discord:
        guild = discord.add_guild("Hanami Club")
        games, lounge = discord.add_channel(guild, "games"), discord.add_channel(guild, "lounge")
        anna, ben, chie = (discord.add_person(name) for name in ("Anna", "Ben", "Chie"))
        async with running(discord, tmp_path / "lost.sqlite3") as bot:
            old = there((await anna.command(games, "play", game="koikoi")).message)
            form = await anna.press(old, "l:1:cut", raw=True)
            await eventually(lambda: idle(bot))
        for place, file in ((games, "same.sqlite3"), (lounge, "other.sqlite3")):
            async with running(discord, tmp_path / file) as bot:
                new = there((await chie.command(place, "play", game="stopgo")).message)
                await eventually(lambda: idle(bot))
                before = await rows(bot)
                for verb in LOBBY:
                    assert OLDER in there((await ben.press(old, f"l:1:{verb}", raw=True)).message).text
                assert OLDER in there((await anna.forge_form(old, "c:1", {"word": "plum"})).message).text
                if place is games:
                    assert OLDER in there((await anna.submit(form, {"word": "plum"})).message).text
                await eventually(lambda: idle(bot))
                assert await rows(bot) == before
                assert "stop/go" in (await chie.now(new)).text.lower()
                assert "Join" in [button.label for button in (await ben.now(old)).buttons]
                assert [sitter.user for sitter in before[1]] == [chie.id]
        assert discord.violations == []
