"""A refusal that needs no drawing waits for nobody."""

import asyncio
from functools import partial

from tests.bot.deadlines.slowness import lobby_of, table_of
from tests.bot.house import PATIENCE_S, more
from tests.bot.refusals.test_refusals import both_ready, mover
from tests.bot.waiting import at_rest
from tests.there import there


async def refused_behind(house, table, act, words):
    """While the table is locked, `act()` is refused at once, privately, in these words."""
    async with table.lock, house.bot.table_messages.get_state(table.id).lock:
        answer = await asyncio.wait_for(act(), PATIENCE_S)
    assert answer.state == "answered", answer
    assert answer.message.ephemeral
    assert words in answer.message.text


async def test_refusals_in_a_lobby_wait_for_nobody(house):
    chie = house.discord.add_person("Chie")
    lobby = (await house.anna.command(house.channel, "challenge", friend=house.ben)).message
    table = table_of(house, lobby)
    form = await more(house.anna, lobby, "Cut the deck")
    number = table.id
    for person, verb, words in (
        (chie, "join", "Only the friends who were asked"),
        (house.anna, "join", "already sit"),
        (chie, "decline", "Only the friends who were asked"),
        (chie, "leave", "do not sit"),
        (chie, "cut", "do not sit"),
        (house.ben, "more", "the host's lobby"),
        (house.ben, "fill", "the host's lobby"),
        (house.ben, "add", "the host's lobby"),
        (house.ben, "remove", "the host's lobby"),
        (house.ben, "start", "the host's lobby"),
        (house.anna, "remove", "No computer sits here"),
        (house.anna, "add:godlike", "at the level godlike"),
        (house.anna, "start", "players are needed"),
    ):
        press = partial(person.press, lobby, f"l:{number}:{verb}", raw=True)
        await refused_behind(house, table, press, words)
    await refused_behind(house, table, lambda: house.anna.submit(form, {"word": " "}), "A cut is a word")
    await refused_behind(house, table, lambda: chie.forge_form(lobby, f"c:{number}", {"word": "moon"}), "do not sit")


async def test_a_full_table_is_said_to_be_full_without_waiting(house):
    chie = house.discord.add_person("Chie")
    lobby = await lobby_of(house, house.ben)
    table = table_of(house, lobby)
    for person, verb in ((chie, "join"), (house.anna, "add")):
        press = partial(person.press, lobby, f"l:{table.id}:{verb}", raw=True)
        await refused_behind(house, table, press, "All seats are taken")


async def test_refusals_in_a_match_wait_for_nobody(house):
    chie = house.discord.add_person("Chie")
    board = await house.started()
    hand, table = await house.hand(house.anna), house.bot.registry.known[1]
    for person, pressed, custom_id, words in (
        (chie, board, "h:1", "do not sit"),
        (chie, board, "p:1:1:ready", "do not sit"),
        (chie, board, "s:1:1", "do not sit"),
        (chie, board, "w:1:no_claims:on", "do not sit"),
        (house.anna, board, "r:1", "do not know this button"),
        (house.anna, hand, "w:1:sleep:on", "do not know this button"),
        (house.anna, board, "l:1:join", "already begun"),
        (house.anna, hand, "o:1:reset", "already begun"),
        (house.anna, board, "p:1:first:ready", "do not know this button"),
    ):
        if custom_id.startswith("s:"):
            act = partial(person.select, pressed, custom_id, ["ready"], raw=True)
        else:
            act = partial(person.press, pressed, custom_id, raw=True)
        await refused_behind(house, table, act, words)
    await refused_behind(house, table, lambda: chie.command(house.channel, "resign", table=1), "do not sit")
    await refused_behind(house, table, lambda: chie.command(house.channel, "hand", table=1), "do not sit")


async def test_a_stale_or_repeated_press_waits_for_nobody(house):
    await house.started()
    await both_ready(house)
    person, other, hand = await mover(house)
    await at_rest(house)
    pressed = hand.buttons[0].custom_id
    await person.press(hand, pressed)
    await at_rest(house)
    table = house.bot.registry.known[1]
    async with table.lock:
        again = await asyncio.wait_for(person.press(hand, pressed, raw=True), PATIENCE_S)
        assert "already made" in again.message.text
        stale = await asyncio.wait_for(person.press(hand, hand.buttons[1].custom_id, raw=True), PATIENCE_S)
        assert "out of date" in stale.message.text
        theirs = await house.hand(other)
        question = table.match.number
        wrong = await asyncio.wait_for(other.press(theirs, f"p:1:{question}:dance", raw=True), PATIENCE_S)
        assert "not your turn" in wrong.message.text


async def test_the_end_is_said_without_waiting(house):
    await house.started()
    hand = await house.hand(house.anna)
    sure = (await house.ben.command(house.channel, "resign")).message
    twice = (await house.ben.command(house.channel, "resign")).message
    await house.ben.press(sure, label="Resign")
    await at_rest(house)
    table = house.bot.registry.known[1]
    await refused_behind(house, table, lambda: house.ben.press(twice, "r:1", raw=True), "is over")
    await refused_behind(house, table, lambda: house.ben.command(house.channel, "resign", table=1), "is over")
    async with table.lock:
        ended = await asyncio.wait_for(house.anna.press(hand, "p:1:1:ready", raw=True), PATIENCE_S)
    assert "is over" in there(ended.message).text
