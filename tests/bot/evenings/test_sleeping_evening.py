"""A match that nobody is at sleeps, in the channel and in the hands, and nobody is called to it."""

import asyncio

import pytest

from bot.tables.limits import MOST_ASLEEP
from bot.ui.result_message import closed_message
from engine import GAMES
from tests.bot.clocked import board, change, labels, lines, moves, started, table
from tests.bot.house import PATIENCE_S, behind_more, evening
from tests.bot.mahjong_table import shown
from tests.bot.reading import TEXT
from tests.bot.waiting import at_rest
from tests.there import there


@pytest.fixture
async def house(tmp_path):
    """An evening at which computers think for long."""
    async with evening(tmp_path, thought=600.0) as house:
        yield house


async def alone(house, channel=None, game="koikoi"):
    """Anna plays with computers, who think for long. Returns the number of the table."""
    answer = await house.anna.command(channel or house.channel, "play", game=game, against_computers=True)
    await at_rest(house)
    return int(there(answer.message).text.partition("table ")[2].split()[0])


async def asleep(house, number):
    await house.bot.matches.stand_in(number, house.anna.id)
    await at_rest(house)


async def whispered(person, channel, words):
    return await person.wait(channel, lambda m: m.ephemeral and words in m.text, PATIENCE_S)


async def test_a_match_whose_players_are_all_away_sleeps_and_says_who_is_away_until_one_is_back(tmp_path):
    async with evening(tmp_path, silence=20) as house:
        await started(house, 30, house.ben)
        people = (house.anna.mention, house.ben.mention)
        said = await board(house, "are away, so this match is paused", *people, "I'm back")
        assert "it's your turn" not in said.text
        for person in (house.anna, house.ben):
            hand = await whispered(person, house.channel, "This match is paused")
            assert labels(hand) == ["I'm back"]
        assert lines(house, "SELECT state, due_at FROM tables") == [("playing", None)]
        await at_rest(house)
        before, sent = moves(house), len(house.discord.requests)
        await asyncio.sleep(60)
        assert moves(house) == before
        assert [each for each in house.discord.requests[sent:] if each.method == "POST"] == []
        assert [message.text for message in await house.public() if message.pings] == []
        change(house, "UPDATE tables SET clock_s = 600")
        hand = await whispered(house.ben, house.channel, "This match is paused")
        answer = await house.ben.press(hand, label="I'm back")
        assert answer.state in ("updated", "deferred")
        await whispered(house.ben, house.channel, "This match was paused while you were away")
        await board(house, f"{house.anna.mention} is away: a computer plays", without=("paused",))
        now = await table(house)
        assert now.sitter(there(now.seat_of(house.ben.id))).here
        assert there(now.row.due_at) > house.bot.registry.now() + 590_000


async def test_who_plays_alone_is_never_called_in_the_channel(tmp_path):
    async with evening(tmp_path, silence=20) as house:
        await started(house, 180, computers=1)
        await house.anna.wait(house.channel, lambda m: m.ephemeral and "Answer by <t:" in m.text, PATIENCE_S)
        await asyncio.sleep(170)  # others would be reminded by now
        await house.bot.matches.stand_in(1, house.anna.id)
        await whispered(house.anna, house.channel, "This match is paused")
        await at_rest(house)
        assert [message.text for message in await house.public() if message.pings] == []
        said = [str((each.body or {}).get("content")) for each in house.discord.requests if each.method == "POST"]
        assert [words for words in said if "table 1" in words] == []
        await board(house, f"{house.anna.mention} is away, so this match is paused")


async def test_a_lobby_says_that_its_clock_does_not_run_alone_with_computers(house):
    lobby = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
    assert "Clock: 3 minutes (off if only one person plays)" in lobby.text
    await house.bot.lobbies.set_clock(1, house.anna.id, "3m")
    await house.ben.press(lobby, label="Join")
    await house.ben.press(lobby, "l:1:leave", raw=True)
    assert "Clock: 3 minutes ·" in (await house.anna.now(lobby)).text


@pytest.mark.parametrize("game", ["koikoi", "fuzhou"])
async def test_with_computers_play_takes_the_short_rules(house, game):
    number = await alone(house, game=game)
    assert (await house.bot.registry.get(number)).row.preset == GAMES[game].short
    await house.anna.command(house.channel, "play", game=game)
    assert (await house.bot.registry.get(number + 1)).row.preset == next(iter(GAMES[game].presets))


async def test_play_names_a_sleeping_match_first_and_goes_on_there_or_opens_a_new_table(house):
    await alone(house)
    await asleep(house, 1)
    answer = await house.anna.command(house.channel, "play", game="hanaawase", against_computers=True, level="hard")
    named = there(answer.message)
    assert named.ephemeral
    assert "You have a paused match" in named.text
    assert "Koi-Koi with computers · #games · table 1 · paused" in named.text
    assert labels(named) == ["Resume table 1", "New table"]
    assert lines(house, "SELECT count(*) FROM tables") == [(1,)]
    await house.anna.press(named, label="New table")
    await at_rest(house)
    assert "A Hana-awase table" in (await house.anna.now(named)).text
    assert lines(house, "SELECT game, preset, state FROM tables WHERE id = 2") == [("hanaawase", "quick", "playing")]
    assert {each.level for each in (await house.bot.registry.get(2)).sitters} == {None, "hard"}
    offered = await house.anna.complete(house.channel, "hand", "table", "")
    assert [each["value"] for each in offered] == [1, 2]
    assert offered[0]["name"].endswith("· paused")
    named = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
    hand = there((await house.anna.press(named, label="Resume table 1")).message)
    assert "This match was paused while you were away" in hand.text
    assert not (await table(house)).asleep
    lobby = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
    assert not lobby.ephemeral
    forged = there((await house.ben.press(lobby, "asleep:0:new:koikoi:10::", raw=True)).message)
    assert "This button no longer works" in forged.text


async def test_play_names_what_sleeps_and_what_waits_in_one_answer(house):
    await alone(house)
    await asleep(house, 1)
    await house.ben.command(house.channel, "play", game="koikoi")
    named = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
    assert labels(named) == ["Resume table 1", "Join table 2 (Ben is waiting)", "New table"]
    assert named.text.index("You have a paused match") < named.text.index("A table is waiting for players")
    named = there((await house.anna.press(named, label="Join table 2 (Ben is waiting)")).message)
    assert named.text.startswith("You're at [table 2](")
    assert (await house.bot.registry.get(2)).persons == (house.ben.id, house.anna.id)
    named = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
    assert labels(named) == ["Resume table 1", "New table"]


async def test_hand_opens_a_sleeping_match_of_another_channel_where_nothing_else_is_played(house):
    lounge = house.discord.add_channel(house.guild, "lounge")
    await alone(house, lounge)
    refused = there((await house.anna.command(house.channel, "hand")).message)
    assert "You have no table in this channel" in refused.text
    await asleep(house, 1)
    hand = there((await house.anna.command(house.channel, "hand")).message)
    assert "Koi-Koi · table 1" in hand.text
    assert "This match was paused while you were away" in hand.text


async def test_hand_names_a_sleeping_match_before_the_hand_of_a_running_one(house):
    await alone(house, house.discord.add_channel(house.guild, "lounge"))
    await asleep(house, 1)
    await house.bot.lobbies.open(house.guild.id, house.channel.id, house.anna.id, 1, "koikoi", "kirin")
    await house.bot.lobbies.add_computer(2, house.anna.id, 2)
    await house.bot.lobbies.start(2, house.anna.id, 3)
    named = there((await house.anna.command(house.channel, "hand")).message)
    assert "You have a paused match.** Resume it, or play on at table 2?" in named.text
    assert "#lounge · table 1 · paused" in named.text
    assert labels(named) == ["Resume table 1", "My hand at table 2"]
    assert (await house.bot.registry.get(1)).asleep
    hand = there((await house.anna.press(named, label="My hand at table 2")).message)
    assert "Koi-Koi · table 2" in hand.text
    hand = there((await house.anna.command(house.channel, "hand", table=2)).message)
    assert "Koi-Koi · table 2" in hand.text
    hand = there((await house.anna.press(named, label="Resume table 1")).message)
    assert "This match was paused while you were away" in hand.text
    hand = there((await house.anna.command(house.channel, "hand")).message)
    assert "Koi-Koi · table 2" in hand.text


async def test_the_sixth_sleeping_match_asks_which_one_to_end(house):
    for number in range(1, MOST_ASLEEP):
        if number == 1:
            await started(house, 600, house.ben)
            await house.bot.matches.stand_in(1, house.ben.id)
        else:
            await house.bot.lobbies.open(house.guild.id, house.channel.id, house.anna.id, 1, "koikoi", "kirin")
            await house.bot.lobbies.add_computer(number, house.anna.id, 2)
            await house.bot.lobbies.start(number, house.anna.id, 3)
        await asleep(house, number)
    named = there((await house.anna.command(house.channel, "play", game="koikoi", against_computers=True)).message)
    await house.anna.press(named, label="New table")
    await at_rest(house)
    await asleep(house, MOST_ASLEEP)
    named = there((await house.anna.command(house.channel, "play", game="koikoi", against_computers=True)).message)
    assert "You have 5 paused matches, the maximum" in named.text
    assert "New table" not in labels(named)
    named = await chosen(house, named, 1)
    assert "Leave the match at table 1?" in named.text
    challenge = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    assert challenge.ephemeral
    assert "You have 5 paused matches" in challenge.text
    named = await chosen(house, challenge, 3)
    assert "Table 3 is closed" in named.text
    assert lines(house, "SELECT state, reason FROM tables WHERE id = 3") == [("closed", "ended")]
    named = there((await house.anna.command(house.channel, "play", game="koikoi", against_computers=True)).message)
    await house.anna.press(named, label="New table")
    await at_rest(house)
    assert lines(house, "SELECT state FROM tables WHERE id = 6") == [("playing",)]


async def chosen(house, message, number):
    select = next(each for each in message.selects if each.custom_id.startswith("asleep:0:end:"))
    await house.anna.select(message, select.custom_id, [str(number)])
    return await house.anna.now(message)


async def test_a_course_opened_alone_costs_nothing_and_leads_back_to_its_table(house):
    await started(house, 600, computers=1)
    hand = await house.hand(house.anna)
    opened = await behind_more(house.anna, hand)
    asked = there((await house.anna.press(opened, label="What can I do?")).message)
    page = there((await house.anna.press(asked, label="How to play")).message)
    assert "Table 1 is waiting for you. No clock is running there." in page.text
    assert (await table(house)).asleep
    last = len(GAMES["koikoi"].course())
    for step in range(last):
        page = await pressed(house.anna, page, f"learn:{step + 1}:koikoi:show:1")
    assert "Back to table 1" in labels(page)
    assert "Play now: easy computer, hints on" not in labels(page)
    back = there((await house.anna.press(page, label="Back to table 1")).message)
    assert "Koi-Koi · table 1" in back.text
    assert not (await table(house)).asleep
    page = there((await house.anna.command(house.channel, "learn", game="koikoi")).message)
    assert "Table 1 is waiting for you" in page.text
    await house.bot.leaving.resign(1, house.anna.id)
    await house.anna.press(page, f"learn:{last}:koikoi:show:1", raw=True)
    page = await house.anna.now(page)
    assert "Play now: easy computer, hints on" in labels(page)


async def pressed(person, message, custom_id):
    await person.press(message, custom_id)
    return await person.now(message)


async def test_matches_that_were_closed_when_nobody_was_left_still_say_why(house):
    await alone(house)
    await house.bot.matches.stand_in(1, house.anna.id)
    async with house.bot.registry.hold(1) as held:
        await house.bot.matches.close(held, "deserted")
    said = await board(house, "Everyone was away, so the match was closed. It doesn't count.")
    assert f"Away: {house.anna.mention}" in said.text
    assert "Everyone was away" in shown(closed_message(await table(house), TEXT)).text
