"""Pictures fit into what clients show, and their text can be read: nothing is smaller, shrunk that far, or cut."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from bot.decks import patterns as scoring
from bot.decks.all import DECKS
from bot.decks.deck import Kind
from bot.decks.ended import WON
from bot.decks.hanafuda.stake import STAKE
from bot.decks.mahjong.tiles import Tile
from bot.decks.moments import LEAST, ribbon
from bot.decks.scenes import badges_with_meaning
from bot.decks.season import picture as season
from bot.decks.telling import Telling
from bot.features.puzzles.picture import Brought
from bot.features.puzzles.picture import picture as puzzle
from bot.features.records.picture import NUMBER, games_picture
from bot.features.records.picture import picture as portrait
from bot.features.review.picture import picture as chances
from bot.features.stats.handlers import KINDS, WEEKS
from bot.features.stats.picture import picture as numbers
from bot.i18n import DEFAULT, Words, languages
from bot.render.canvas import fitted
from bot.render.fonts import BOLD, MINCHO, drawable, writable
from bot.render.layout import HEIGHT, LARGE, MEDIUM, READABLE, WIDTH, Box, Disc, Item, Picture, Pill, Ribbon, Seal, Text
from bot.ui.films import STAMP
from bot.ui.render_context import face_of
from engine import GAMES
from engine.core import TABLE, Action, AnyMatch, Ask, Match, Moment, Pile, Rng, Row, Scene
from tests.bot.render.curves import CHANCES
from tests.bot.render.podiums import SEASON
from tests.bot.render.portraits import MIKA
from tests.bot.render.showing import of
from tests.sampling import slow_but

NAMES = {0: "Maximilian WolfeschlegelsteinXXL", 1: "金木水火土日月山川田人口目耳手足", 2: "さくら 🌸", 3: "Tsuru"}
CUT = {writable(name) for name in NAMES.values()}
WORDS = Words(strict=True)
ENDS = ("resign", "finish", "give_up")
MOVES, OWN = 300, ("hand", "drawn")
TABLES = [
    (key, preset, seats, language)
    for key, game in GAMES.items()
    for place, preset in enumerate(game.presets)
    for seats in game.seats
    for language in languages()
    if language == DEFAULT or (not place and seats == game.seats[-1])
]
"""Every table in English, and one of each game in the other languages."""
FIRST = [
    next(table for table in TABLES if (table[0], table[3]) == each)
    for each in (("koikoi", "en"), ("stopgo", "ko"), ("hanaawase", "ja"), ("jiaxing", "en"))
]


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


@pytest.mark.parametrize(("key", "preset", "seats", "language"), slow_but(FIRST, TABLES))
def test_every_picture_fits_and_its_texts_can_be_read(key: str, preset: str, seats: int, language: str):
    game, face, deck = GAMES[key], face_of(language), DECKS[GAMES[key].deck]
    telling = Telling(Words().translator(language), game, lambda seat: NAMES[seat])
    seen, unread = set[Item](), set[tuple[str, Item]]()
    for kind, picture in [
        *((kind, deck.layout(kind, scene, telling)) for kind, scene in shown(key, preset, seats)),
        *(("rules", picture) for picture in explained(key, preset, telling)),
        *(("ribbon", picture) for picture in moving(key, telling)),
        *(("page", picture) for picture in told_beside(key, telling)),
    ]:
        assert picture.width == WIDTH
        assert picture.height <= HEIGHT
        whole = Box(0, 0, picture.width, picture.height)
        assert all(whole.holds(item.box) for item in picture.items if isinstance(item, Text | Pill | Seal | Disc))
        seen |= {*picture.items}
        unread |= {(kind, item) for item in picture.items if not readable(item, face, decisive=kind == "hand")}
    assert not unread
    texts = [item.text for item in seen if isinstance(item, Text | Pill | Seal)]
    assert [text for text in texts if not drawable(text)] == []


@pytest.mark.parametrize("key", ["jiaxing", "fuzhou"])
def test_tiles_are_48_px_wide_or_36_in_many_sets_and_the_own_72_or_64(key: str):
    telling = Telling(WORDS.translator("en"), GAMES[key], lambda seat: NAMES[seat])
    for kind, scene in shown(key, next(iter(GAMES[key].presets)), 4):
        tiles = of(DECKS["mahjong"].layout(kind, scene, telling), Tile)
        if kind == "table":
            assert min((tile.width for tile in tiles if tile.piece), default=48) >= 36
        if kind != "hand" or scene.viewer == TABLE:
            continue
        sets = Counter(pile.seat for pile in scene.piles if pile.role == "meld" and pile.seat != scene.viewer)
        assert min(tile.width for tile in tiles) >= (36 if max(sets.values(), default=0) > 2 else 48)
        beside = scene.question.ask is Ask.WINDOW or any(
            badges_with_meaning(meaning, scene, telling) for meaning in ("bound", "nearly_bound")
        )
        own = Counter(
            piece for pile in scene.piles if pile.seat == scene.viewer and pile.role in OWN for piece in pile.pieces
        )
        wide = {tile.width: Counter(each.piece for each in tiles if each.width == tile.width) for tile in tiles}
        assert max(width for width in wide if own <= wide[width]) >= (64 if beside else 72)


def explained(key: str, preset: str, telling: Telling) -> Iterator[Picture]:
    """The pages for learners: all pieces, and all patterns that score."""
    game, deck = GAMES[key], DECKS[GAMES[key].deck]
    for pieces in deck.guide_pages(deck.pieces()):
        yield deck.layout("guide", Scene(None, (), (Pile("guide", None, pieces),)), telling)
    for patterns in scoring.pages(game.sheet(game.presets[preset]), deck.lay, telling):
        yield scoring.picture(patterns, deck.lay, deck.ground, telling)


def moving(key: str, telling: Telling) -> Iterator[Picture]:
    """The ribbon of each moment, as results and films show it."""
    moments, ground = GAMES[key].moments, DECKS[GAMES[key].deck].ground
    for moment in (*moments.gold, *moments.rare):
        for high in (LEAST, STAMP):
            found = Moment(3, Row(moment, (), 120), gold=moment in moments.gold)
            yield Picture(WIDTH, high, tuple(ribbon(found, 0, high, telling)), ground)


def told_beside(key: str, telling: Telling) -> Iterator[Picture]:
    """What is told beside matches: a profile, the end of a season, a review, and the answers to a puzzle."""
    game, deck, text = GAMES[key], DECKS[GAMES[key].deck], telling.speak
    pattern = max((telling.yaku(pattern.key) for pattern in game.sheet(game.rules())), key=len)
    named, unit = max(map(text, GAMES), key=len), deck.unit
    columns = tuple(text(f"profile-column-{column}") for column in ("game", "played", "won", "average", "rating"))
    assert SEASON.hand
    best = replace(SEASON.hand, head=text("season-picture-hand", game=named), name=NAMES[0], patterns=pattern)
    mika = replace(
        MIKA, name=NAMES[1], head=text("profile-head", played=1234, won=567), columns=columns,
        rating=text("profile-rating", game=named, rating="1532", spread=100, best="1561"),
        games=((named, "1234", "567", "−12.3", "1532"),) * 5, won_with=text("profile-won-with", game=named),
        notes=(text("profile-streak", run=12, longest=34),), achieved=(),
        favourites=tuple(replace(each, name=pattern) for each in MIKA.favourites),
    )  # fmt: skip
    named_pieces = sorted((telling.short(piece) for piece in deck.pieces()), key=len)[-2:]
    slip = text("review-instead", done=named_pieces[0], better=named_pieces[1]), "−22%"
    answers = [Brought((piece,), telling.short(piece), 5.0, "+12.3") for piece in deck.pieces()]
    answers.append(Brought((), named_pieces[1], -5.0, "−12.3", text("picture-you")))
    row, ground = deck.row, deck.ground
    yield portrait(mika, row, ground)
    yield games_picture(mika, row, ground)
    yield season(replace(SEASON, game=named, others=((named, ("1. 1588 · Jo",) * 3),) * 4, hand=best), row, ground)
    yield chances(replace(CHANCES, head=text("review-head"), told=(slip,) * 3), ground)
    yield puzzle(text("puzzle-brings", unit=unit), answers, row, ground)
    headings = [text(f"numbers-column-{kind}") for kind in ("week", *KINDS)]
    rows = [headings, *[["2026-11-23", *("1234" for _ in KINDS)]] * WEEKS]
    yield numbers(rows, text("numbers-hours", zone="America/Argentina/Buenos_Aires"), [99] * 24)


def readable(item: Item, face: str = "", *, decisive: bool = False) -> bool:
    """Return whether all of it can be read. Only names may be cut. What a decision depends on is larger."""
    if isinstance(item, Disc | Seal):
        return round(item.box.h * 0.66) >= READABLE
    if isinstance(item, Text | Pill):
        weight = MINCHO if isinstance(item, Text) and item.mincho else BOLD
        size, text, _ = fitted(item.text, item.size, item.box.w - (16 if isinstance(item, Pill) else 0), face, weight)
        least = MEDIUM if decisive and item.size >= MEDIUM and item.text not in CUT else READABLE
        return size >= least and (text == item.text or item.text in CUT)
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
            yield "table", late(scene)
            for asked in match.pending:
                yield "hand", late(match.scene(asked))
        if match.question.topic == "ready" and scene.settled:
            yield "result", late(scene)
        seat = max(match.pending)
        match.play(seat, move(match, seat, chance))
    while match.result is None:
        seat = max(match.pending)
        match.play(seat, match.pending[seat][0])
    yield "result", match.scene(None)


def late(scene: Scene) -> Scene:
    """The scene with points as after many rounds."""
    points = (-188, 205, -17, 94)
    return replace(scene, places=tuple(replace(place, points=points[place.seat]) for place in scene.places))


def move(match: AnyMatch, seat: int, chance: Rng) -> Action:
    legal = tuple(each for each in match.pending[seat] if each.verb not in ENDS)
    if seat == TABLE or chance.below(8) == 0:
        return legal[chance.below(len(legal))]
    return match.game.players["easy"](match.view(seat), legal, chance)
