"""A house of an earlier commit goes on: its messages lie there as they were, and what is on them can be pressed."""

import hashlib
import json
import re
import sqlite3
import time
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from typing import Any

import pytest

from bot.history.backfill import catch_up
from bot.playground import Person, Playground
from bot.playground.limits.refusal import NotPossible
from bot.store.sqlite import SqliteStore
from engine import GAMES
from engine.core import Match
from tests.bot.house import complaining, running
from tests.bot.old_database import DATA, known
from tests.bot.openapi import inspect
from tests.bot.rooms import Rooms
from tests.bot.waiting import at_rest
from tests.sampling import slow_but
from tests.there import there

HOUSES = ("house-cea330d", "house-1f613410")
TOLD = {name: known(name) for name in HOUSES}
KINDS = {
    *("h", "r", "w", "b", "f", "help", "why", "advice", "l", "o", "g", "m", "k"),
    *("house", "server", "mine", "block", "privacy"),
    *("page", "board", "profile", "history", "share", "replay", "review", "learn"),
}
"""The first words of all buttons of the first house except moves."""
SINCE = {"more", "lobby", "tell", "moment", "numbers"}
"""Those that the second house has as well."""

UNKNOWN = "This button no longer works", "Something went wrong"
SAID = {
    "g seat": "Seats: Ben · Anna",
    "g turn": "Seats: Anna · Ben",
    "g shuffle": "Seats: ",
    "g remove": "Seats: Anna",
    "share rules": "### Goal",
}
"""Expected answers of buttons that no other test presses, in the order in which they are pressed."""
LAST = (
    *SAID,
    *("l add", "l join", "l start", "l leave", "lobby leave", "l fill", "k", "r"),
    *("privacy delete", "privacy export", "m again", "m seats"),
)
"""Kinds of buttons that end, forget or open something. They are pressed last, in this order."""


SENT = {
    "c": ("l:{}:cut", "Koi-Koi · table"),
    "cut": ("lobby:{}:cut", "Koi-Koi · table"),
    "keep": ("o:{}:save", "House rules"),
    "rules": ("o:{}:setting", "House rules"),
    "n": ("o:{}:reset", "Stake 底注 (multiplies every payment): **5**"),
    "number": ("server:{}:form:idle_days", "Settings for this server"),
}
"""Beside which button of its message a form was opened, and what its answer says."""


@pytest.fixture(params=HOUSES)
def house(request):
    """The name of a house."""
    return request.param


def written(house, folder):
    """The two files of that house."""
    for name, file in ((house, "bot.sqlite3"), (f"{house}.world", "world.sqlite3")):
        (folder / file).touch(mode=0o600)
        with closing(sqlite3.connect(folder / file)) as db:
            db.executescript((DATA / f"{name}.sql").read_text("utf-8"))
    with closing(sqlite3.connect(folder / "bot.sqlite3")) as db:
        # whatever day it is now: all this was just now, or rematches would be refused after a day, and matches closed
        since = time.time_ns() // 1_000_000 - TOLD[house]["now"]
        times = {"tables": ("created_at", "active_at", "due_at", "ended_at"), "results": ("ended_at",)}
        for table, columns in times.items():
            db.execute(
                f"UPDATE {table} SET {', '.join(f'{each} = {each} + :since' for each in columns)}", {"since": since}
            )
        db.commit()
    return folder / "bot.sqlite3"


class Old:
    """That house with the bot of today: everybody by name, and what can be pressed."""

    def __init__(self, discord, told):
        self.discord, self.buttons, self.told = discord, [], told
        self.bot: Any = None
        self.people = {name: Person(discord.url, number, name) for name, number in told["people"].items()}

    async def found(self):
        """(who, message, custom_id, values to choose, None for a button) of all that lies there."""
        found = []
        for person in self.people.values():
            for message in await person.sees(self.told["channel"]):
                found += [(person, message, each.custom_id, None) for each in message.buttons if not each.disabled]
                for each in message.selects:
                    values = [option.value for option in each.options[-1:]] or [self.people["Chie"].id]
                    found.append((person, message, each.custom_id, values))
        return found

    async def moves(self, number):
        """(seat, action) of every move of a table."""
        saved = there(await self.bot.store.tables.load(number))
        return [(move.seat, move.action) for move in saved.moves]


@asynccontextmanager
async def opened(house, folder):
    """The stand-in with its world of then, and the bot of today."""
    database = written(house, folder)
    discord = Playground(token="evening", inspect=inspect)
    discord.keep_in(folder / "world.sqlite3")
    async with complaining(), discord, AsyncExitStack() as stack:
        discord.limit_hooks(edits=False)
        old = Old(discord, TOLD[house])
        for person in old.people.values():
            stack.push_async_callback(person.close)
        old.buttons = await old.found()
        async with running(discord, database, claims=(1.5, 3.0, 600.0), thought=600.0, farewell=600.0) as old.bot:
            yield old
        assert discord.violations == []


async def plays(old):
    """At each table whoever is asked makes a move that they were offered, where it can be one that is asked once more;
    the first of all by a list, as hands of some games may have one."""
    offered = {}
    for person, message, custom_id, _ in sorted(old.buttons, key=lambda button: button[2][0] != "q"):
        word, number, *_ = custom_id.split(":")
        if word in ("p", "q") and not custom_id.endswith(":finish"):
            offered.setdefault(number, (person, message, custom_id))
    assert len(offered) > 4
    assert {custom_id[0] for _, _, custom_id in offered.values()} == {"p", "q"}
    for number, (person, message, custom_id) in offered.items():
        before, (word, _, question, action) = len(await old.moves(int(number))), custom_id.split(":", 3)
        if word == "q":
            asked = there((await person.press(message, custom_id, raw=True)).message)
            assert f"p:{number}:{question}:{action}" in [each.custom_id for each in asked.buttons]
        if number == min(offered):
            await person.select(message, f"s:{number}:{question}", [action], raw=True)
        else:
            await person.press(message, f"p:{number}:{question}:{action}", raw=True)
        assert [each for _, each in (await old.moves(int(number)))[before:]][:1] == [action], custom_id


async def sends(old):
    """Every form that was open is sent as it was filled in."""
    for name, custom_id, fields in old.told["forms"]:
        word, number, *_ = custom_id.split(":")
        opener, said = SENT[word]
        beside = opener.format(number)
        person, message = next(each[:2] for each in old.buttons if (each[0].name, each[2]) == (name, beside))
        answer = await person.forge_form(message.id, custom_id, fields)
        assert said in there(answer.message).text, custom_id


def kind(custom_id):
    """What a button is, whatever table, question and person it is about: its first word and its verb."""
    first, *words = custom_id.split(":")
    verbs = [word for word in words if word.isalpha()]
    return " ".join((first, *([] if first in ("w", "r") else verbs[:1])))


async def pressed(buttons):
    """The answer to the first of these that is still there: a hand goes when a newer one comes."""
    for person, message, custom_id, values in buttons:
        with suppress(NotPossible):
            if values is None:
                return await person.press(message, custom_id, raw=True)
            return await person.select(message, custom_id, values, raw=True)
    raise AssertionError(f"no message is there any more: {buttons}")


async def presses(old, kinds):
    """One button of every kind."""
    found = {}
    for button in old.buttons:
        person, _, custom_id, _ = button
        # Ben is away at one table, and no seat is his at another
        if custom_id[:2] not in ("p:", "q:") and (
            not re.fullmatch(r"b:\d+|l:\d+:join", custom_id) or person.name == "Ben"
        ):
            found.setdefault(kind(custom_id), []).append(button)
    assert {name.split()[0] for name in found} == kinds

    def place(name):
        return max((LAST.index(each) + 1 for each in (name, name.split()[0]) if each in LAST), default=0)

    for name in sorted(found, key=place):
        answer = await pressed(found[name])
        said = answer.message.text if answer.message else ""
        assert answer.state != "failed", name
        assert SAID.get(name, "") in said, name
        assert not said.startswith(UNKNOWN), name


@pytest.mark.slow
async def test_whatever_could_be_pressed_then_still_does_what_it_did(tmp_path, house):
    async with opened(house, tmp_path) as old:
        await at_rest(old)
        await plays(old)
        await sends(old)
        await presses(old, KINDS if house == HOUSES[0] else KINDS | SINCE)


def told(steps):
    """Who did what, what happened, and what everybody had then, step by step."""
    lines = []
    for step in steps:
        happened = [[event.kind, event.seat, *(event.pieces or ()), *event.amounts] for event in step.events]
        points = sorted((place.seat, place.points) for place in step.scene.places)
        lines.append(json.dumps([step.seat, str(step.action), happened, points, step.scene.settled]))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


@pytest.mark.parametrize("house", slow_but(HOUSES[1], HOUSES), indirect=True)
async def test_a_match_of_then_is_replayed_step_by_step_as_it_was(tmp_path, house):
    store = await SqliteStore.open(written(house, tmp_path))
    registry = Rooms(store, lambda: TOLD[house]["now"]).registry
    try:
        for number, (game, count, as_told) in TOLD[house]["matches"].items():
            table = await registry.get(int(number))
            steps = list(Match.steps(table.game, there(table.match).record()))
            assert (table.row.game, len(steps), told(steps)) == (game, count, as_told)
    finally:
        await store.close()
    assert {game for game, *_ in TOLD[house]["matches"].values()} == {*GAMES}


STANDINGS = """SELECT guild, game, user, period, since, played, won, points, hands, rated, mu, sigma, rating
FROM standings ORDER BY 1, 2, 3, 4, 5"""
SCORES = "SELECT table_id, user, mu_before, mu, rated FROM scores ORDER BY 1, 2"


def bits(rows):
    """Rows with numbers to the last bit."""
    return [[each.hex() if isinstance(each, float) else each for each in row] for row in rows]


async def test_ratings_of_then_are_the_same_to_the_last_bit(tmp_path, house):
    """After the update, and what is recalculated from the results."""
    path = written(house, tmp_path)
    store = await SqliteStore.open(path)
    await catch_up(store)
    await store.close()
    with closing(sqlite3.connect(path)) as db:
        standings, scores = bits(db.execute(STANDINGS)), bits(db.execute(SCORES))
    assert standings == TOLD[house]["standings"]
    assert scores == TOLD[house]["scores"]
    assert any(row[-1] for row in standings), "nobody has a rating"
