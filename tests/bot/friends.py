"""Four friends at a mahjong table over the stand-in: what they press, what all read, and that nobody is sent more.

They know of the bot what people see and what is saved, so it may run in this process or in one of its own.
"""

import re
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

import aiohttp

from bot.i18n import Words
from bot.playground.limits.refusal import NotPossible
from bot.tables.table import Table
from bot.ui.hand_message import hand_message
from bot.ui.paint_workers import PaintWorkers
from bot.ui.pictures import PictureService
from bot.ui.table_message import board_message
from engine.core import TABLE, Rng
from tests.bot.house import PATIENCE_S, more, opened
from tests.bot.mahjong_table import shown
from tests.bot.reading import reading
from tests.bot.refusals.test_secrets import otherwise
from tests.bot.trouble.test_never_lost import ANSWERED, Ledger, started
from tests.bot.waiting import eventually
from tests.there import there

NAMES = ("Anna", "Ben", "Chie", "Dora")
CLAIMS = (0.05, 0.1, 60.0)
"""The table goes on soon, and windows end when all who are asked have answered."""

SAMPLE = 3
"""After one move in three the messages of all are compared to the byte. `refusals/test_secrets.py` compares more."""

NOTHING = (-1, "^$")
COMPLAINT = re.compile(r"^.* (?:WARNING|ERROR|CRITICAL) .*|^.*Warning:.*|^Traceback.*", re.MULTILINE)


async def undrawn(*_):
    """Paints nothing: only the words of pictures count."""
    return b""


@asynccontextmanager
async def apart(tmp_path, game):
    """The house, and the bot as a process of its own that deals as crafted, to be killed; it complains of nothing."""
    log, command = tmp_path / "bot.log", ("tests.bot.crafted", game)
    said = {"DISCORD_TOKEN": "evening", "CLAIM_PAUSE": f"{CLAIMS[0]}-{CLAIMS[1]}", "CLAIM_TIME": f"{CLAIMS[2]}"}
    async with opened(tmp_path, lambda discord, database: started(discord, database, log, command, **said)) as house:
        yield house
    complaints = COMPLAINT.findall(log.read_text())
    assert complaints == [], "\n".join(complaints)


async def invited(house, game, grave=(), secret=NOTHING):
    """Four friends sit down in a lobby. Returns its message.

    grave: the moves that are asked once more; secret: a seat and a pattern of what nobody else may ever read.
    """
    house.people = [house.anna, house.ben, *map(house.discord.add_person, NAMES[2:])]
    house.grave, house.secret, house.chance = grave, secret, Rng(b"evening")
    house.ledger, words = Ledger(house.database), Words(strict=True)
    names = {person.id: (person.name,) for person in house.people}
    house.pictures, house.undrawn = (
        PictureService(words, paint, lambda _, user: names[user]) for paint in (PaintWorkers(0).paint, undrawn)
    )
    lobby = (await house.anna.command(house.channel, "play", game=game)).message
    for guest in house.people[1:]:
        await guest.press(await guest.now(lobby), label="Join")
    return await house.anna.now(lobby)


async def seated(house, lobby):
    """The match begins: all look at their tiles. Returns the seal of the lobby."""
    fair = there((await more(house.anna, await house.anna.now(lobby), "Fair deal")).message)
    await house.anna.press(await house.anna.now(lobby), label="Start")
    await rest(house)
    return there(re.search(r"sha256 `(\w{64})`", fair.text))[1]


async def ready(house):
    """All who sit at the table begin the hand."""
    seated = (await house.ledger.table(1)).persons
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

    async def offering():
        hand = await house.hand(person)
        return hand if offer(hand, action) else None

    hand = await eventually(offering, f"{name} is not offered {action}")
    button = there(offer(hand, action))
    assert (await person.press(hand, button)).state in ANSWERED
    assert button.startswith("q:") == (action in house.grave)
    if action in house.grave:
        asked = await person.wait(
            house.channel, lambda m: m.id == hand.id and "Yes, do it" in str(m.buttons), PATIENCE_S
        )
        assert (await person.press(asked, label="Yes, do it")).state in ANSWERED


async def rest(house):
    """Wait until a person has to do something, and everybody is shown what is saved."""
    missing: list[Any] = ["nothing is saved"]

    async def shown_to_all():
        missing[:] = await unshown(house)
        return not missing

    await eventually(shown_to_all, missing)
    house.discord.clock.advance(5)  # nobody presses as fast as this test


async def unshown(house):
    """What is still to come: that the table goes on, or a message as it follows from the saved moves."""
    table = await house.ledger.table(1)
    if TABLE in table.match.pending:
        return ["the table has to go on"]
    public = await house.public()
    if table.in_window and any(message.pings for message in public):
        return ["a ping has to go"]
    expected = due(await post_of(table, None, house.undrawn))
    if expected not in map(sight_of, public):
        return [expected]
    for person in house.people:
        seat = table.seat_of(person.id)
        if seat is not None:
            expected = due(await post_of(table, seat, house.undrawn))
            if expected != sight_of(await house.hand(person)):
                return [expected]
    return []


async def restarted(house):
    """The bot, which was killed, starts again, and everybody opens a new hand by the button of the table."""
    moves = house.ledger.moves(1)
    await house.bot.start()
    assert house.ledger.moves(1) == moves
    for person in house.people:
        await renewed(house, person, await house.hand(person))


async def renewed(house, person, older):
    """Somebody opens their hand again by the button of the table."""
    for message in await person.sees(house.channel):
        if not message.ephemeral and any(button.label == "My hand" for button in message.buttons):
            try:
                await person.press(message, label="My hand")
            except NotPossible:
                continue  # a newer table message has just taken its place
    await person.wait(house.channel, lambda m: m.ephemeral and m.id > older.id and "· hand " in m.text, PATIENCE_S)


async def play(house, course):
    """The moves of a course, `Anna discard E | what everybody reads then` a line. After a sample of them, and after the
    last, nobody is sent more."""
    lines = course.strip().splitlines()
    for number, line in enumerate(lines, start=1):
        move, _, words = line.partition("|")
        name, _, action = move.strip().partition(" ")
        await make(house, name, action)
        await rest(house)
        await everybody_reads(house, words.strip(), name)
        if (len(lines) - number) % SAMPLE == 0:
            await nobody_sees_more(house)


async def board(house):
    """The table as everybody sees it, which is no ping."""
    return next(message for message in reversed(await house.public()) if message.buttons and not message.pings)


def named(house, text):
    """The text with the names of the friends for their mentions."""
    for name, person in zip(NAMES, house.people, strict=True):
        text = text.replace(person.mention, name)
    return text


def told(house, message):
    """What a message says in words and pictures, without the signs that set text in bold or as code."""
    said = " ".join([message.text, *(image.alt or "" for image in message.images)])
    return named(house, said).replace("**", "").replace("`", "")


async def reads(house, name):
    """What stands in the hand of somebody."""
    return named(house, (await house.hand(house.people[NAMES.index(name)])).text)


async def labels(house, name):
    """The moves somebody is offered, by what stands on their buttons."""
    hand = await house.hand(house.people[NAMES.index(name)])
    return [button.label for button in hand.buttons if button.custom_id[0] in "pq"]


async def everybody_reads(house, words, mover=""):
    """The table and each hand say this. A hand need not repeat the last move of its own player, chosen or not."""
    told = {mover, words.split(" ")[0]}
    others = [person for person, name in zip(house.people, NAMES, strict=False) if name not in told]
    for message in (await board(house), *[await house.hand(person) for person in others]):
        read = " ".join(named(house, message.text).split())
        assert words in read, read


async def nobody_sees_more(house):
    """What everybody is sent, to the byte, is what they would be sent if all they cannot know were dealt otherwise."""
    table = await house.ledger.table(1)
    for viewer, person in (None, house.anna), *enumerate(house.people):
        other = Table(table.row, table.sitters, otherwise(table.match, viewer, house.chance), table.orders)
        sent = await post_of(other, viewer, house.pictures)

        async def alike(sent=sent, viewer=viewer, person=person):
            # on a busy machine words may stand there before their picture, or both a little later
            shown = await with_picture(house, viewer, person)
            return shown and sight_of(shown[0]) == due(sent) and shown[1] == sent.pictures[0][1] and shown[0]

        seen = await eventually(alike, f"seat {viewer} is not shown what is due")
        holder, secret = house.secret
        assert viewer == holder or not re.search(secret, f"{seen.text} {seen.images[0].alt}")


async def with_picture(house, viewer, person):
    """A message as somebody sees it, and its picture; None where an edit has replaced that file since."""
    seen = await (board(house) if viewer is None else house.hand(person))
    drawn = await picture(seen)
    return None if drawn is None else (seen, drawn)


async def post_of(table, viewer, pictures):
    """The message of that table for a seat, or for all."""
    if viewer is None:
        return await board_message(table, reading(pictures))
    return await hand_message(table, viewer, reading(pictures))


def due(post):
    """The text, the buttons and the words of the pictures of a message that is to be sent."""
    found = shown(post)
    pictures = [each for item in post.view.walk_children() if hasattr(item, "items") for each in item.items]
    return found.text.strip(), buttons(found), [each.description for each in pictures]


def sight_of(message):
    """The same of a message that somebody sees."""
    return message.text, buttons(message), [image.alt for image in message.images]


def buttons(message):
    return [(button.label, button.custom_id) for button in message.buttons]


async def picture(message):
    """The file; None where it is gone."""
    async with aiohttp.ClientSession() as session, session.get(message.images[0].url) as response:
        return await response.read() if response.status != HTTPStatus.NOT_FOUND else None
