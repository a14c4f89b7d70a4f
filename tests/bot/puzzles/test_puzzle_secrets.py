"""No road to an answer: another may be the best, and every byte that reaches who has not answered stays the same."""

import re
from contextlib import suppress
from dataclasses import replace

import pytest

from bot.features.puzzles import feature
from bot.features.puzzles.book import Book
from bot.features.puzzles.messages import puzzle_message, question_of_all
from bot.features.puzzles.models import written
from bot.i18n import languages
from bot.playground.limits.refusal import NotPossible
from bot.ui.paint_workers import PaintWorkers
from bot.ui.pictures import PictureService
from tests.bot.house import evening
from tests.bot.puzzles.test_puzzle import BOOK, answers, asked, key_of, pressed
from tests.bot.reading import reading
from tests.bot.refusals.test_secrets import WORDS
from tests.bot.seasons.calendar import looked, turned
from tests.bot.waiting import at_rest
from tests.bot.wishes import set_of_server
from tests.there import there

OPENING = ("play", "challenge")
"""What opens tables, whose deals are of chance."""


def otherwise(puzzle):
    """The same question with another best answer, other figures and another difficulty."""
    best, *others = (replace(each, points=9.9 - each.points, figures=()) for each in puzzle.answers)
    return replace(puzzle, answers=(*others, best), deals=7, missed=not puzzle.missed)


def some_of(game):
    """A puzzle of each kind that a game has."""
    kinds = {puzzle.kind: puzzle for puzzle in BOOK._read(game).values()}
    return [*kinds.values()]


async def bytes_of(puzzle, match, context):
    posts = [
        await puzzle_message(puzzle, match, 1, 2, context),
        await question_of_all(puzzle, match, 20261123, context),
    ]
    return [(post.view.to_components(), post.pictures) for post in posts]


@pytest.mark.parametrize("game", BOOK.games())
async def test_every_byte_of_a_question_is_the_same_whatever_its_answer_is(game):
    pictures = PictureService(WORDS, PaintWorkers(0).paint)
    for puzzle in some_of(game):
        _, match = there(BOOK.at(puzzle.key))
        for number, language in enumerate(languages()):
            context = reading(pictures if number == 0 else None, language)
            seen = await bytes_of(puzzle, match, context)
            assert seen == await bytes_of(otherwise(puzzle), match, context)
            assert bool(seen[0][1]) == (number == 0)


async def everything(house, person, places):
    """All that somebody sees in these channels, with the bytes of its files; without ids, which follow the clock,
    and seals of days, which follow the key of a bot."""
    found = []
    for place in places:
        files = {file.id: file.data for each in place.all_messages() for file in each.attachments}
        for shown in await person.sees(place):
            data = [files[int(each["id"])] for each in shown.raw["attachments"]]
            texts = re.sub(r"\d{17,}", "id", str((shown.text, shown.buttons, shown.selects)))
            found.append((re.sub(r"<t:\d+|`[0-9a-f]{64}`", "", texts), [image.alt for image in shown.images], data))
    return found


async def tried(person, place, key):
    """Every command that takes nothing, or a game; and what a forger presses."""
    for command in await person.commands(place):
        options = [each["name"] for each in command.get("options", ())]
        for given in ({}, {"game": "koikoi"}) if "game" in options else ({},):
            if command["name"] not in OPENING and command.get("type", 1) == 1:
                with suppress(NotPossible):
                    await person.command(place, command["name"], **given)
    shown = await asked(person, place)
    for words in ("next", "say", "say:nothing", "pick:0", "told", "more"):
        await person.press(shown, f"puzzle:0:{key}:{words}", raw=True)
    for words in (key, "told"):
        await person.press(shown, f"puzzle:0:{words}", raw=True)


class First(Book):
    """A book in which every server has the first puzzle each week, whatever its number is."""

    def nth(self, game, number):
        return super().nth(game, 0 * number)


async def world(tmp_path, monkeypatch, calendar, made):
    """What Chie sees on two servers, who tries everything and answers nothing, while Ben has answered."""
    folder = tmp_path / "book"
    folder.mkdir(parents=True)
    calendar.turn(2026, 11, 23, 10)
    few = [*BOOK._read("koikoi").values()][:3]
    (folder / "koikoi.jsonl").write_text(written([made(each) for each in few]), "utf-8")
    monkeypatch.setattr(feature, "Book", lambda: First(folder))
    async with evening(tmp_path) as house:
        chie, hall = house.discord.add_person("Chie"), house.discord.add_channel(house.guild, "hall")
        elsewhere = house.discord.add_channel(house.discord.add_guild("Elsewhere"), "games")
        await set_of_server(house, "puzzles", str(hall.id))
        await looked()
        (weekly,) = [each for each in await house.ben.sees(hall) if "puzzle of the week" in each.text]
        key = key_of(weekly)
        best = next(each for each in few if each.key == key).best
        told = [(await pressed(house.ben, weekly, best)).text]
        mine = await asked(house.ben, house.channel, game="koikoi")
        told.append((await pressed(house.ben, mine, next(each for each in few if each.key == key_of(mine)).best)).text)
        for place in (house.channel, hall, elsewhere):
            await tried(chie, place, key)
        await at_rest(house)
        seen = await everything(house, chie, (house.channel, hall, elsewhere))
        assert await house.bot.store.puzzles.answers(chie.id) == {}
        assert len(await house.bot.store.puzzles.answers(house.ben.id)) == 2
        return told, seen, answers(weekly)


@pytest.mark.slow
async def test_by_no_command_and_on_no_server_does_anything_of_an_answer_reach_who_has_not_answered(
    tmp_path, monkeypatch
):
    calendar = turned(monkeypatch, 2026, 11, 23, 10)
    (told, seen, offered), (other_told, other_seen, other_offered) = [
        await world(tmp_path / name, monkeypatch, calendar, made)
        for name, made in (("one", lambda each: each), ("other", otherwise))
    ]
    assert told != other_told  # Ben learns of the difference
    assert offered == other_offered
    assert len(seen) > 40
    assert [text for text, *_ in seen] == [text for text, *_ in other_seen]
    assert seen == other_seen
