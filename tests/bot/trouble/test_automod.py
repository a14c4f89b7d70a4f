"""AutoMod blocks messages with a name or a typed word: tables go on without them, and hands say so."""

import asyncio
import dataclasses

import pytest

from bot.transport.channel_access import MODERATED_S
from tests.bot.house import asked_of, evening
from tests.bot.waiting import PATIENCE_S, at_rest
from tests.there import there

BLOCKED = 200000
SAID = "AutoMod blocked a name or a typed word"


@pytest.fixture
async def house(tmp_path):
    async with evening(tmp_path) as house:
        yield house


def blocked(house, began=0):
    asked = house.discord.requests[began:]
    return [each for each in asked if each.status == 400 and each.reply["code"] == BLOCKED]


def words(message):
    """All that a message says, and the descriptions of its pictures."""
    return "\n".join([message.text, *(image.alt or "" for image in message.images)])


async def press_hand(house, person):
    hand = await house.hand(person)
    answer = await person.press(hand, asked_of(hand)[0])
    assert not answer.error, answer.error
    await at_rest(house)


async def test_a_match_goes_on_by_seat_numbers_once_a_name_is_blocked(house):
    board = await house.started()
    await house.ready(house.anna, house.ben)
    await at_rest(house)
    assert "Anna" in words(await house.anna.now(board))
    house.discord.block_words(house.guild, "Anna", "Ben")
    began = len(house.discord.requests)
    for _ in range(3):
        for person in (house.anna, house.ben):
            if asked_of(await house.hand(person)):
                await press_hand(house, person)
    assert 1 <= len(blocked(house, began)) <= 3
    for message in [(await house.public())[-1], await house.hand(house.anna), await house.hand(house.ben)]:
        said = words(message)
        assert not {"Anna", "Ben"} & {*said.split()}, said
        assert "<@" not in said
        assert message.images
    assert "Player 1" in words((await house.public())[-1])
    assert SAID in (await house.hand(house.anna)).text
    assert SAID not in (await house.public())[-1].text


async def test_lobbies_and_their_house_rules_are_posted_without_names(house):
    house.discord.block_words(house.guild, "Anna", "Ben")
    answer = await house.anna.command(house.channel, "challenge", friend=house.ben)
    lobby = there(answer.message)
    assert not lobby.ephemeral
    assert "Player 1" in lobby.text
    assert "<@" not in lobby.text
    assert len(blocked(house)) <= 2  # the lobby, and the invitation
    await house.ben.press(lobby, label="Accept")
    assert not (await house.anna.press(await house.anna.now(lobby), label="Start")).error
    await house.ready(house.anna, house.ben)
    assert SAID in (await house.hand(house.ben)).text


async def test_the_name_of_saved_house_rules_is_left_out(house):
    answer = await house.anna.command(house.channel, "challenge", friend=house.ben)
    table = await house.bot.registry.get(1)
    table.row = dataclasses.replace(table.row, preset="~Darnit")
    house.discord.block_words(house.guild, "darnit")
    await house.ben.press(there(answer.message), label="Accept")
    lobby = await house.anna.now(there(answer.message))
    assert "House rules" in lobby.text
    assert "Darnit" not in lobby.text
    assert len(blocked(house)) == 1


async def test_after_a_blocked_ping_no_other_is_tried_there(tmp_path):
    async with evening(tmp_path, silence=20.0) as house:
        await house.started()
        await at_rest(house)
        house.discord.block_words(house.guild, "Anna", "Ben")
        began = len(house.discord.requests)
        await asyncio.sleep(60)
        assert len(blocked(house, began)) == 1
        for _ in range(3):
            await house.ready(house.anna, house.ben)
            await at_rest(house)
            await asyncio.sleep(60)
        assert len([each for each in blocked(house, began) if each.method == "POST" and each.body.get("content")]) == 1


async def test_names_are_tried_again_an_hour_later(house, monkeypatch):
    ages = [0.0]
    monkeypatch.setattr("bot.transport.responses.now", lambda: ages[0])
    house.discord.block_words(house.guild, "Anna")
    answer = await house.anna.command(house.channel, "challenge", friend=house.ben)
    assert "<@" not in there(answer.message).text
    house.discord.block_words(house.guild)
    ages[0] += MODERATED_S + 1
    await house.ben.press(there(answer.message), label="Accept")
    assert house.anna.mention in (await house.anna.now(there(answer.message))).text


async def test_an_answer_that_stays_blocked_is_said_and_not_silent(house):
    house.discord.block_words(house.guild, "leaderboard", "rating")
    await house.anna.command(house.channel, "leaderboard")
    said = await house.anna.wait(house.channel, lambda m: "AutoMod blocked my answer" in m.text, PATIENCE_S)
    assert said.ephemeral
