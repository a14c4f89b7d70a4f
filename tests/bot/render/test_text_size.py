"""Text in pictures can be read on a phone: in played matches nothing is smaller, shrunk that far, or cut."""

from collections.abc import Iterator
from functools import cache

import pytest

from bot.decks.all import DECKS
from bot.decks.deck import Kind
from bot.decks.ended import WON
from bot.decks.hanafuda.stake import STAKE
from bot.decks.scenes import is_over
from bot.decks.season import picture as season
from bot.decks.telling import Telling
from bot.features.records.picture import NUMBER
from bot.features.records.picture import picture as portrait
from bot.features.review.picture import picture as chances
from bot.i18n import DEFAULT, Words, languages
from bot.render.canvas import fitted
from bot.render.fonts import BOLD, MINCHO, drawable, writable
from bot.render.layout import HEIGHT, LARGE, MEDIUM, READABLE, Disc, Item, Picture, Pill, Ribbon, Seal, Text
from bot.ui.render_context import face_of
from engine import GAMES
from engine.core import Action, AnyMatch, Match, Rng, Scene
from tests.bot.render.curves import CHANCES
from tests.bot.render.podiums import SEASON
from tests.bot.render.portraits import MIKA
from tests.sampling import slow_but

NAMES = {0: "Maximilian WolfeschlegelsteinXXL", 1: "金木水火土日月山川田人口目耳手足", 2: "さくら 🌸", 3: "Computer 4"}
CUT = {writable(name) for name in NAMES.values()}
WORDS = Words(strict=True)
ENDS = ("resign", "finish", "give_up")
MOVES = 60
TABLES = [(key, preset, seats) for key, game in GAMES.items() for preset in game.presets for seats in game.seats]
FIRST = [next(table for table in TABLES if table[0] == key) for key in ("koikoi", "stopgo", "hanaawase", "jiaxing")]


@pytest.mark.slow
def test_type_has_three_sizes():
    """Larger are only ribbons, names of patterns, a stake, who won a match, and a rating."""
    sizes = set[int]()
    for picture in laid_out():
        ribbons = [item.box for item in picture.items if isinstance(item, Ribbon)]
        lines = [item for item in picture.items if isinstance(item, Text | Pill) and not getattr(item, "mincho", False)]
        sizes |= {line.size for line in lines if not any(ribbon.holds(line.box) for ribbon in ribbons)}
    assert sizes - {READABLE, MEDIUM, LARGE} == {STAKE, WON, NUMBER}


def laid_out() -> Iterator[Picture]:
    """Every layout of a match in each game, and those of what is told beside matches."""
    row = DECKS["hanafuda"].row
    yield from (season(SEASON, row, "felt"), portrait(MIKA, row, "felt"), chances(CHANCES, "felt"))
    for game in GAMES.values():
        telling = Telling(WORDS.translator("en"), game, lambda seat: NAMES[seat])
        for kind, scene in shown(game.key, next(iter(game.presets)), game.seats[-1]):
            yield DECKS[game.deck].layout(kind, scene, telling)


@pytest.mark.parametrize(("key", "preset", "seats"), slow_but(FIRST, TABLES))
def test_every_text_of_a_played_match_can_be_read(key: str, preset: str, seats: int):
    game = GAMES[key]
    telling = Telling(WORDS.translator("en"), game, lambda seat: NAMES[seat])
    seen: set[Item] = set()
    for kind, scene in shown(key, preset, seats):
        seen |= {item for item in DECKS[game.deck].layout(kind, scene, telling).items if not readable(item)}
    assert not seen


@pytest.mark.parametrize("key", slow_but("hanaawase", [*GAMES]))
@pytest.mark.parametrize("language", slow_but("ja", [each for each in languages() if each != DEFAULT]))
def test_every_text_of_a_played_match_can_be_read_in_every_language(key: str, language: str):
    game = GAMES[key]
    telling = Telling(Words().translator(language), game, lambda seat: NAMES[seat])
    seen: set[Item] = set()
    for kind, scene in shown(key, next(iter(game.presets)), game.seats[-1]):
        picture = DECKS[game.deck].layout(kind, scene, telling)
        seen |= {*picture.items}
        assert picture.height <= HEIGHT or game.deck != "hanafuda" or is_over(scene)
    assert {item for item in seen if not readable(item, face_of(language))} == set()
    texts = [item.text for item in seen if isinstance(item, Text | Pill | Seal)]
    assert [text for text in texts if not drawable(text)] == []


def readable(item: Item, face: str = "") -> bool:
    """Return whether all of it can be read. Only names may be cut."""
    if isinstance(item, Disc | Seal):
        return round(item.box.h * 0.66) >= READABLE
    if isinstance(item, Text | Pill):
        weight = MINCHO if isinstance(item, Text) and item.mincho else BOLD
        size, text, _ = fitted(item.text, item.size, item.box.w - (16 if isinstance(item, Pill) else 0), face, weight)
        return size >= READABLE and (text == item.text or item.text in CUT)
    return True


@cache
def shown(key: str, preset: str, seats: int) -> list[tuple[Kind, Scene]]:
    """What everybody sees, the hands of all who are asked, and every result, with the end of the match."""
    return [*told(Match(GAMES[key], GAMES[key].presets[preset], seats, b"read" * 8), Rng(b"read", key))]


def told(match: AnyMatch, chance: Rng) -> Iterator[tuple[Kind, Scene]]:
    for number in range(MOVES):
        if match.result is not None:
            break
        scene = match.scene(None)
        if number % 5 < 2:  # in a row, so that each of two, three or four seats is asked in some
            yield "table", scene
            for asked in match.pending:
                yield "hand", match.scene(asked)
        if match.question.topic == "ready" and scene.settled:
            yield "result", scene
        seat = max(match.pending)
        match.play(seat, move(match, seat, chance))
    while match.result is None:
        seat = max(match.pending)
        match.play(seat, match.pending[seat][0])
    yield "result", match.scene(None)


def move(match: AnyMatch, seat: int, chance: Rng) -> Action:
    legal = [each for each in match.pending[seat] if each.verb not in ENDS]
    return legal[chance.below(len(legal))]
