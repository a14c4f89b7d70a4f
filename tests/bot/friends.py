"""Four friends at a mahjong table over the stand-in: what they press, what all read, and that nobody is sent more."""

import asyncio
import re

import aiohttp

from bot.table import Table
from bot.ui.board import board_post
from bot.ui.hand import hand_post
from engine.core import TABLE, Rng
from tests.bot.house import PATIENCE
from tests.bot.mahjong_table import TEXT, shown
from tests.bot.test_secrets import otherwise
from tests.bot.windows.test_nothing_betrays import at_rest

NAMES = ("Anna", "Ben", "Chie", "Dora")
CLAIMS = (0.05, 0.1, 60.0)
"""The table goes on soon, and windows end when all who are asked have answered."""

NOTHING = (-1, "^$")


async def invited(house, game, grave=(), secret=NOTHING):
    """Four friends sit down in a lobby. Returns its message.

    grave: the moves that are asked once more; secret: a seat and a pattern of what nobody else may ever read.
    """
    house.people = [house.anna, house.ben, *map(house.discord.add_person, NAMES[2:])]
    house.grave, house.secret, house.chance = grave, secret, Rng(b"evening")
    house.bot.boards.pace._channel_pause = 0.0
    lobby = (await house.anna.command(house.channel, "play", game=game)).message
    for guest in house.people[1:]:
        await guest.press(await guest.now(lobby), label="Join")
    return await house.anna.now(lobby)


async def seated(house, lobby):
    """The match begins: all look at their tiles. Returns the seal of the lobby."""
    await house.anna.press(await house.anna.now(lobby), label="Start")
    await rest(house)
    return re.search(r"sha256 `(\w{64})`", lobby.text)[1]


async def ready(house):
    """All who sit at the table begin the hand."""
    seated = (await house.bot.tables.get(1)).persons
    for person in house.people:
        if person.id in seated:
            await person.press(await house.hand(person), label="Ready")
    await rest(house)


def offer(message, action):
    """The button of an action, whether it plays at once or asks once more."""
    found = (button.custom_id for button in message.buttons if button.custom_id[0] in "pq")
    return next((custom_id for custom_id in found if custom_id.split(":")[3:] == [action]), None)


async def make(house, name, action):
    """Press what the newest hand of somebody offers, and once more where that is asked."""
    person = house.people[NAMES.index(name)]
    for _ in range(int(PATIENCE * 50)):
        hand = await house.hand(person)
        if offer(hand, action):
            break
        await asyncio.sleep(0.02)
    button = offer(hand, action)
    assert button, f"{name} is not offered {action}: {hand.text}"
    answer = await person.press(hand, button)
    assert answer.state == "updated"
    sure = [other.label for other in answer.message.buttons] if button.startswith("q:") else []
    assert ("Yes, I mean it" in sure) == (action in house.grave)
    if sure:
        assert (await person.press(answer.message, label="Yes, I mean it")).state == "updated"


async def rest(house):
    """Wait until a person has to do something, and all is shown."""
    for _ in range(int(PATIENCE * 50)):
        if TABLE not in (await house.bot.tables.get(1)).match.pending:
            break
        await asyncio.sleep(0.02)
    await at_rest(house)
    house.discord.clock.advance(5)  # nobody presses as fast as this test


async def play(house, course):
    """The moves of a course, `Anna discard E | what everybody reads then` a line, and nobody is ever sent more."""
    for line in course.strip().splitlines():
        move, _, words = line.partition("|")
        name, _, action = move.strip().partition(" ")
        await make(house, name, action)
        await rest(house)
        await everybody_reads(house, words.strip())
        await nobody_sees_more(house)


async def board(house):
    """The table as everybody sees it."""
    return next(message for message in reversed(await house.public()) if message.buttons)


def named(house, text):
    """The text with the names of the friends for their mentions."""
    for name, person in zip(NAMES, house.people, strict=True):
        text = text.replace(person.mention, name)
    return text


async def reads(house, name):
    """What stands in the hand of somebody."""
    return named(house, (await house.hand(house.people[NAMES.index(name)])).text)


async def labels(house, name):
    """The moves somebody is offered, by what stands on their buttons."""
    hand = await house.hand(house.people[NAMES.index(name)])
    return [button.label for button in hand.buttons if button.custom_id[0] in "pq"]


async def everybody_reads(house, words):
    for message in (await board(house), *[await house.hand(person) for person in house.people]):
        assert words in named(house, message.text)


async def nobody_sees_more(house):
    """What everybody is sent, bytes and all, is what he would be sent if all he cannot know were dealt otherwise."""
    table, pictures = await house.bot.tables.get(1), house.bot.pictures
    for viewer, person in (None, house.anna), *enumerate(house.people):
        other = Table(table.row, table.sitters, otherwise(table.match, viewer, house.chance), table.orders)
        if viewer is None:
            seen, sent = await board(house), await board_post(other, pictures, TEXT, "en")
        else:
            seen, sent = await house.hand(person), await hand_post(other, viewer, pictures, TEXT, "en")
        expected = shown(sent)
        assert seen.text == expected.text.strip()
        assert [(each.label, each.custom_id) for each in seen.buttons] == [
            (each.label, each.custom_id) for each in expected.buttons
        ]
        gallery = next(item for item in sent.view.walk_children() if hasattr(item, "items"))
        assert [image.alt for image in seen.images] == [item.description for item in gallery.items]
        assert await picture(seen) == sent.pictures[0][1]
        holder, secret = house.secret
        assert viewer == holder or not re.search(secret, f"{seen.text} {seen.images[0].alt}")


async def picture(message):
    async with aiohttp.ClientSession() as session, session.get(message.images[0].url) as response:
        return await response.read()
