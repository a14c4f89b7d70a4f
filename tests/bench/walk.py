"""The way of a press through the code: `python -m tests.bench.walk [koikoi] [jiaxing] [--list]`.

One card of Koi-Koi, and one claim of Jiaxing mahjong, are pressed over the stand-in, among persons alone. Printed: the
files and functions that the press runs through until all is shown, their calls, and how often what is dear is made,
each with for whom.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncGenerator, Generator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any
from unittest import mock

from bot.playground.people.person import Person
from tests.bot.crafted import craft
from tests.bot.house import House, asked_of, evening, retime
from tests.bot.waiting import at_rest, eventually
from tests.there import there

ROOT = Path(__file__).parents[2]
FIRST = ("discard E", "pong E")
"""What is discarded and claimed there (`crafted.BOUND`)."""
FOLLOWS_S = 1.0
"""Seconds until hands of players who are asked nothing follow: shorter than usual, and so without a heartbeat."""
OURS = (f"{ROOT}/bot/", f"{ROOT}/engine/")
STAND_IN = f"{ROOT}/bot/playground/"


class Walk:
    """What is called while it lasts in the thread of the loop, of `bot` without the stand-in and of `engine`."""

    def __init__(self) -> None:
        self.calls = Counter[tuple[str, str]]()
        """By file and function."""
        self.made = Counter[tuple[str, object]]()
        """By what is made and for whom: scenes and hands by seat, sheets by rules, options by their class."""
        self._begins: dict[CodeType, int] = {}
        """Where each begins: a coroutine that goes on after a wait is called there, too, but further down."""

    @property
    def files(self) -> set[str]:
        return {file for file, _ in self.calls}

    def of(self, what: str) -> dict[object, int]:
        """How often that was made, by for whom."""
        return {whom: times for (kind, whom), times in self.made.items() if kind == what}

    def said(self) -> str:
        """The figures in a few lines."""
        total = f"{len(self.files)} files, {len(self.calls)} functions, {self.calls.total()} calls"
        kinds = sorted({kind for kind, _ in self.made})
        each = (f"  {kind}: {sum(self.of(kind).values())} ({_each(self.of(kind))})" for kind in kinds)
        return "\n".join((total, *each))

    def listed(self) -> str:
        """Every function with its calls, by file."""
        rows = (f"{file}: {name} {times}" for (file, name), times in sorted(self.calls.items()))
        return "\n".join(rows)

    def note(self, frame: FrameType, event: str, _given: object) -> None:
        """Somebody calls something, or goes on with it; `sys.setprofile` takes this."""
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(OURS) or code.co_filename.startswith(STAND_IN):
            return
        file, name = code.co_filename.removeprefix(f"{ROOT}/"), code.co_qualname
        self.calls[file, name] += 1
        begins = frame.f_lasti <= self._begins.setdefault(code, frame.f_lasti)
        if begins and (found := _made(file, name, frame.f_locals)) is not None:
            self.made[found] += 1


def _made(file: str, name: str, given: dict[str, Any]) -> tuple[str, object] | None:
    """What is made here and for whom, where that is dear."""
    if name == "scene" and set(given) >= {"view"} and file.startswith("engine/") and "rounds" not in given:
        return "scene", given["view"].viewer
    if name == "sheet" and file.endswith("/sheet.py"):
        return "sheet", given["rules"]
    if name.endswith("options.<locals>.<genexpr>"):
        return "settings of all rules", ""
    if name == "Table.moment.<locals>.<genexpr>":
        return "what all see of a table", ""
    if name == "_all_choices":
        return "hand", given["seat"]
    if name == "_laid_out":
        return f"picture of a {given['kind']}", given["scene"].viewer
    if name in ("TableRegistry.get", "Table.moment"):
        return name, ""
    return None


def _each(found: dict[object, int]) -> str:
    """The times by for whom, without long values."""
    return ", ".join(f"{str(whom)[:24] or 'all'}: {times}" for whom, times in sorted(found.items(), key=str))


@contextmanager
def walking() -> Generator[Walk]:
    """Note every call until the end of the block."""
    walk = Walk()
    sys.setprofile(walk.note)
    try:
        yield walk
    finally:
        sys.setprofile(None)


async def card(house: House) -> Walk:
    """A card of Koi-Koi is pressed, after two that have warmed everything."""
    await house.started()
    await house.ready(house.anna, house.ben)
    for _ in range(2):
        await press(house)
    with walking() as walk:
        await press(house)
    return walk


async def press(house: House) -> None:
    """Whoever is to play presses the first card that leads to no further question of theirs; all is shown."""
    await at_rest(house)
    person, asked = await eventually(lambda: mover(house), "nobody is asked")
    await person.press(await house.hand(person), asked)
    await at_rest(house)


async def mover(house: House) -> tuple[Person, str] | None:
    for person in (house.anna, house.ben):
        if asked := [each for each in asked_of(await house.hand(person)) if each.startswith("p:")]:
            return person, asked[0]
    return None


async def claim(house: House) -> Walk:
    """The first discard of a crafted hand of Jiaxing is claimed, once the table has gone on."""
    people = [house.anna, house.ben, *map(house.discord.add_person, ("Chie", "Dora"))]
    lobby = there((await house.anna.command(house.channel, "play", game="jiaxing")).message)
    for guest in people[1:]:
        await guest.press(await guest.now(lobby), label="Join")
    await house.anna.press(await house.anna.now(lobby), label="Start")
    await at_rest(house)
    for person in people:
        await person.press(await house.hand(person), label="Ready")
        await at_rest(house)
    await act(house, people[0], FIRST[0])
    match = (await house.bot.registry.get(1)).match
    await eventually(lambda: -1 not in match.pending, "the table does not go on")
    await at_rest(house)
    retime(house.bot, waiting_s=FOLLOWS_S)
    with walking() as walk:
        await act(house, people[1], FIRST[1])
        await asyncio.sleep(FOLLOWS_S)
        await at_rest(house)
    return walk


async def act(house: House, person: Person, action: str) -> None:
    """Somebody presses that action; all is shown."""

    async def offered() -> str | None:
        return next((each for each in asked_of(await house.hand(person)) if each.endswith(f":{action}")), None)

    asked = await eventually(offered, f"{action} is not offered")
    await person.press(await house.hand(person), asked)
    await at_rest(house)


WALKS = {"koikoi": card, "jiaxing": claim}


@asynccontextmanager
async def house_of(game: str, folder: Path) -> AsyncGenerator[House]:
    """The house in which that press is walked."""
    with ExitStack() as patches:
        patches.enter_context(mock.patch.dict(os.environ, PYTEST_CURRENT_TEST=f"tests/bot/walk.py::{game} (call)"))
        if game == "jiaxing":
            craft(lambda *place: patches.enter_context(mock.patch.object(*place)))
        async with evening(folder, claims=(0.05, 0.1, 8.0)) as house:
            yield house


async def main() -> None:
    parser = argparse.ArgumentParser(description="The way of a press through the code.")
    parser.add_argument("games", nargs="*", default=list(WALKS))
    parser.add_argument("--list", action="store_true", help="every function with its calls")
    asked = parser.parse_args()
    for game in asked.games:
        with tempfile.TemporaryDirectory(prefix="hanapai-walk-") as folder:
            async with house_of(game, Path(folder)) as house:
                walk = await WALKS[game](house)
        print(f"{game}: {walk.said()}")
        if asked.list:
            print(walk.listed())


if __name__ == "__main__":
    asyncio.run(main())
