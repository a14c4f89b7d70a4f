"""A refusal that needs no drawing waits for nobody."""

import asyncio
from functools import partial

from tests.bot.deadlines.slowness import table_of
from tests.bot.house import PATIENCE_S, more
from tests.bot.refusals.test_refusals import turn
from tests.bot.waiting import at_rest


async def refused_behind(house, table, act, words):
    """While the table is locked, `act()` is refused at once, privately, in these words."""
    async with table.lock, house.bot.table_messages.get(table.id).lock:
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
        (chie, "join", "Only invited friends"),
        (house.anna, "join", "already have a seat"),
        (chie, "decline", "Only invited friends"),
        (chie, "leave", "don't have a seat"),
        (chie, "cut", "don't have a seat"),
        (house.ben, "more", "Only the host"),
        (house.ben, "fill", "Only the host"),
        (house.ben, "add", "Only the host"),
        (house.ben, "remove", "Only the host"),
        (house.ben, "start", "Only the host"),
        (house.anna, "remove", "no computer at this table"),
        (house.anna, "add:godlike", "at the godlike level"),
        (house.anna, "start", "You need"),
    ):
        press = partial(person.press, lobby, f"l:{number}:{verb}", raw=True)
        await refused_behind(house, table, press, words)
    await refused_behind(house, table, lambda: house.anna.submit(form, {"word": " "}), "A cut is a word")
    cut = f"c:{number}"
    await refused_behind(house, table, lambda: chie.forge_form(lobby, cut, {"word": "moon"}), "don't have a seat")


async def test_refusals_in_a_match_wait_for_nobody(house):
    chie = house.discord.add_person("Chie")
    board = await house.started()
    hand, table = await house.hand(house.anna), house.bot.registry.known[1]
    for person, pressed, custom_id, words in (
        (chie, board, "h:1", "don't have a seat"),
        (chie, board, "p:1:1:ready", "don't have a seat"),
        (chie, board, "s:1:1", "don't have a seat"),
        (chie, board, "w:1:no_claims:on", "don't have a seat"),
        (house.anna, board, "r:1", "button no longer works"),
        (house.anna, hand, "w:1:sleep:on", "button no longer works"),
        (house.anna, board, "l:1:join", "already begun"),
        (house.anna, hand, "o:1:reset", "already begun"),
        (house.anna, board, "p:1:first:ready", "button no longer works"),
    ):
        if custom_id.startswith("s:"):
            act = partial(person.select, pressed, custom_id, ["ready"], raw=True)
        else:
            act = partial(person.press, pressed, custom_id, raw=True)
        await refused_behind(house, table, act, words)
    await refused_behind(house, table, lambda: chie.command(house.channel, "resign", table=1), "don't have a seat")
    await refused_behind(house, table, lambda: chie.command(house.channel, "hand", table=1), "don't have a seat")


async def test_a_stale_or_repeated_press_waits_for_nobody(house):
    person, other, hand = await turn(house)
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
