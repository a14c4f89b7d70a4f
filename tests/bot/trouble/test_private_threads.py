"""A private thread in which the bot is not a member: it can answer there, and write nothing of its own."""

import asyncio

from bot.ui.table_message_state import revision
from tests.bot.waiting import at_rest, eventually
from tests.there import there

COMPUTERS_S = 5.0
"""Seconds in which the computers have moved."""

CUT_OFF = "I'm no longer in this table's private thread"


def refused(house):
    return [each for each in house.discord.requests if each.status in (401, 403)]


def move(hand):
    """The first move that the hand offers."""
    return next(each.custom_id for each in hand.buttons if each.custom_id.startswith("p:"))


async def test_no_table_is_opened_in_a_private_thread_without_the_bot_until_it_is_mentioned_there(house):
    people = house.anna, house.ben
    thread = house.discord.add_thread(house.channel, "den", private=True, members=people, bot=False)
    for command, options in (("play", {"game": "koikoi"}), ("challenge", {"friend": house.ben})):
        answer = there((await house.anna.command(thread, command, **options)).message)
        assert answer.ephemeral
        assert "I'm not in this private thread" in answer.text
        assert house.discord.bot_user.mention in answer.text
    await at_rest(house)
    assert refused(house) == []
    await house.anna.says(thread, "come in", house.discord.bot_user)
    shown = there((await house.anna.command(thread, "challenge", friend=house.ben)).message)
    assert not shown.ephemeral
    assert house.ben.mention in shown.text


async def test_a_table_whose_thread_puts_the_bot_out_says_so_in_the_hand_and_is_right_once_it_is_back(house):
    thread = house.discord.add_thread(house.channel, "den", private=True, members=[house.anna])
    await house.anna.command(thread, "play", game="koikoi", against_computers=True)
    await at_rest(house)
    house.discord.put_out_of_thread(thread, house.discord.bot_user)
    await asyncio.sleep(COMPUTERS_S)
    hand = there((await house.anna.command(thread, "hand")).message)
    assert CUT_OFF in hand.text
    for _ in range(3):  # a press costs no refused request
        hand = there((await house.anna.press(hand, move(hand))).message)
        assert CUT_OFF in hand.text
        await asyncio.sleep(COMPUTERS_S)
        hand = there((await house.anna.command(thread, "hand")).message)
    assert len(refused(house)) == 1
    answer = there((await house.anna.command(thread, "table")).message)
    assert "I'm not in this private thread" in answer.text
    await house.anna.says(thread, "come in", house.discord.bot_user)
    hand = there((await house.anna.press(hand, move(hand))).message)
    assert "private thread" not in hand.text
    await eventually(lambda: house.bot.table_messages.get(1).shown == revision(house.bot.registry.known[1]))


async def test_a_hand_that_is_opened_elsewhere_or_only_follows_says_that_its_table_is_cut_off(house):
    thread = house.discord.add_thread(house.channel, "den", private=True, members=[house.anna])
    await house.anna.command(thread, "play", game="koikoi", against_computers=True)
    await at_rest(house)
    house.discord.put_out_of_thread(thread, house.discord.bot_user)
    hand = there((await house.anna.command(house.channel, "hand", table=1)).message)
    assert CUT_OFF in hand.text
    played = there((await house.anna.press(hand, move(hand))).message)
    await asyncio.sleep(COMPUTERS_S)
    followed = await house.anna.now(hand)
    assert followed.text != played.text
    assert CUT_OFF in followed.text
    await house.anna.says(thread, "come in", house.discord.bot_user)
    assert CUT_OFF not in there((await house.anna.command(house.channel, "hand", table=1)).message).text
