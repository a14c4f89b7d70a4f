"""Whole evenings over the stand-in: from the slash command to the leaderboard."""

import re

import pytest

from engine import GAMES
from engine.core import Record
from tests.bot.anywhere.among import played_out
from tests.bot.house import PATIENCE_S, more
from tests.bot.waiting import eventually
from tests.there import there


@pytest.mark.slow
async def test_two_friends_play_three_rounds_from_the_challenge_to_the_leaderboard_and_verify(house):
    answer = await house.anna.command(house.channel, "challenge", friend=house.ben, rules="quick")
    lobby = there(answer.message)
    assert house.ben.mention in lobby.text
    assert lobby.pings == []
    invitation = await house.ben.wait(house.channel, lambda m: m.pings == [house.ben.id], PATIENCE_S)
    assert f"{house.ben.mention}, {house.anna.mention} challenges you to Koi-Koi at table 1." in invitation.text
    assert invitation.components == []  # a notification shows no words of components
    assert "sha256" not in lobby.text
    fair = there((await more(house.ben, lobby, "Fair deal")).message)
    assert fair.ephemeral
    seal = there(re.search(r"sha256 `(\w{64})`", fair.text))[1]
    await house.ben.press(lobby, label="Accept")
    modal = await more(house.ben, await house.ben.now(lobby), "Cut the deck")
    await house.ben.submit(modal, {"word": "plum blossom"})
    assert "plum blossom" not in (await house.anna.now(lobby)).text
    fair = there((await more(house.anna, await house.anna.now(lobby), "Fair deal")).message)
    assert "plum blossom" in fair.text
    await house.anna.press(await house.anna.now(lobby), label="Start")
    await house.ben.wait(house.channel, lambda m: m.ephemeral and "· round 1" in m.text, PATIENCE_S)

    async def answered():
        return invitation.id not in [message.id for message in await house.public()]

    await eventually(answered, "the invitation is there still")
    await played_out(house, await house.bot.registry.get(1), house.anna, house.ben)
    final = await house.anna.wait(
        house.channel, lambda m: "The match is over" in m.text and not m.ephemeral, PATIENCE_S
    )
    shown = [button.label for button in final.buttons]
    assert shown == ["Play again", "Change seats", "Replay", "Review", "Points by round", "Why?"]
    verified = there((await house.ben.command(house.channel, "verify")).message).text
    assert seal in verified
    assert "plum blossom" in verified
    assert "moves: same result" in verified
    (document,) = next(sent.files for sent in reversed(house.discord.requests) if sent.files)
    played = (await house.bot.registry.get(1)).match.record()
    assert (document.filename, Record.parse(document.data.decode(), GAMES)) == ("hanapai-1.txt", played)
    board = there((await house.anna.command(house.channel, "leaderboard")).message).text
    assert "won 1 of 1" in board
    assert house.anna.mention in board
    assert house.ben.mention in board


async def test_two_tables_in_one_channel_keep_apart(house):
    first = await house.started()
    chie = house.discord.add_person("Chie")
    second = there((await chie.command(house.channel, "challenge", friend=house.ben)).message)
    await house.ben.press(second, label="Accept")
    await chie.press(await chie.now(second), label="Start")
    await chie.wait(house.channel, lambda m: m.ephemeral and "table 2" in m.text, PATIENCE_S)
    await house.ben.press(await house.ben.now(second), label="My hand")

    async def one_hand_a_table():
        hands = [message for message in await house.ben.sees(house.channel) if message.ephemeral and message.buttons]
        return sorted(there(re.search(r"table (\d)", hand.text))[1] for hand in hands) == ["1", "2"]

    # the hand that came with Start gives way to the one just opened
    await eventually(one_hand_a_table)
    assert "table 1" in (await house.anna.now(first)).text
