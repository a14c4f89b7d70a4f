"""The golden pictures; `python -m tests.bot.render.golden` paints them anew."""

import asyncio
from dataclasses import replace
from pathlib import Path

from bot.decks.all import DECKS
from bot.decks.brushes import painted
from bot.decks.hanafuda.cards import Face, card_height
from bot.decks.mahjong.tiles import Tile, tile_height
from bot.decks.moments import LEAST, ribbon
from bot.decks.scenes import without_end
from bot.decks.season import picture as season
from bot.decks.telling import Telling
from bot.features.records.picture import games_picture
from bot.features.records.picture import picture as portrait
from bot.features.review.picture import picture as chances
from bot.render.layout import GAP, MARGIN, WIDTH, Box, Picture
from bot.render.theme import USUAL
from engine import GAMES
from engine.core import Badge, Moment, Pile, Place, Row, Scene, Sheet
from engine.hanafuda.cards import CARDS
from engine.mahjong.tiles import KINDS
from tests.bot.reading import TEXT
from tests.bot.records.test_films import cinema
from tests.bot.records.test_moments import settled_hands
from tests.bot.refusals.test_secrets import table_of
from tests.bot.render import tables
from tests.bot.render.curves import CHANCES
from tests.bot.render.podiums import SEASON
from tests.bot.render.portraits import MIKA
from tests.bot.render.scenes import NAMES, labels, settled, three, two
from tests.bot.render.showing import drawn

FOLDER = Path(__file__).parents[2] / "golden" / "pictures"
SEATED = {**NAMES, 3: "Tsuru"}
FACED = (None, None, None, "crane")
"""The same seats: three people and a computer."""


def sheet():
    """All tiles, a back, and two wild ones."""
    kinds = [*(f"{suit}{rank}" for suit in "mps" for rank in range(1, 10)), *"ESWNCFB"]
    kinds += [f"{plant}{rank}" for plant in "fg" for rank in range(1, 5)]
    shown = [*((kind, False) for kind in kinds), (None, False), ("m5", True), ("C", True)]
    width, height = 80, tile_height(80)
    tiles = [
        Tile(Box(10 + n % 9 * 90, 10 + n // 9 * (height + 10), width, height), width, piece, wild=wild)
        for n, (piece, wild) in enumerate(shown)
    ]
    return painted(Picture(820, 10 + 5 * (height + 10), tuple(tiles), "table"), USUAL)


def cards():
    """All 48 cards."""
    width, high = 104, card_height(104) + 12
    spots = [Box(16 + n % 8 * (width + 12), 16 + n // 8 * high, width, high - 12) for n in range(len(CARDS))]
    items = tuple(Face(box, card) for box, card in zip(spots, CARDS, strict=True))
    return painted(Picture(20 + 8 * (width + 12), 18 + 6 * high, items), USUAL)


def guide(deck, page):
    """A page of pieces with their names, as those who learn them see them."""
    pieces = DECKS[deck].guide_pages(CARDS if deck == "hanafuda" else KINDS)[page]
    game = next(game for game in GAMES.values() if game.deck == deck)
    scene = Scene(None, (), (Pile("guide", None, pieces),))
    return painted(DECKS[deck].layout("guide", scene, Telling(TEXT, game, str)), USUAL)


def end():
    """A match that is over, of as many points as its hands brought."""
    scene = tables.ended(1, 2, 3, 4)
    brought = {sheet.seat: sum(row.number for row in sheet.rows) for sheet in scene.sheets if sheet.key == "rounds"}
    places = sorted((-points, seat) for seat, points in brought.items())
    return replace(
        scene,
        places=tuple(Place(seat, brought[seat]) for seat in range(4)),
        badges=(
            *tables.settled().badges,
            *(Badge("place", seat, (place,)) for place, (_, seat) in enumerate(places, 1)),
        ),
    )


def ended():
    """A match that is over, with the winner's best round."""
    best = Sheet("best", 0, (Row("6", settled().sheets[0].rows[0].pieces + settled().sheets[0].rows[1].pieces, 14),))
    return replace(settled(), sheets=(*settled().sheets, best))


def bright():
    """A round that was won with Five Brights."""
    won = Sheet("result", 0, (Row("goko", ("01H", "03H", "08H", "11H", "12H"), 10),), (), (("base", 10), ("score", 10)))
    rest = (sheet for sheet in settled().sheets if sheet.key != "result")
    return replace(settled(), badges=(), sheets=(won, *rest))


def moments(deck):
    """The ribbons of all moments of the games with that deck, in their order."""
    items, top = [], MARGIN
    for game in (game for game in GAMES.values() if game.deck == deck):
        telling = Telling(TEXT, game, str)
        patterns = {pattern.key: pattern for pattern in game.sheet(next(iter(game.presets.values())))}
        for gold, keys in ((True, game.moments.gold), (False, game.moments.rare)):
            for key in keys:
                points = patterns[key].points if key in patterns else 0
                doubles = "doublings" if key in patterns and patterns[key].doubles else "points"
                found = Moment(0, Row(key, (), points, counts=doubles), gold)
                items += ribbon(found, top, LEAST, telling)
                top += LEAST + GAP
    return painted(Picture(WIDTH, top, tuple(items), DECKS[deck].ground), USUAL)


PICTURES = {
    "render_cards": cards,
    "render_table": lambda: drawn("table", two(), NAMES, labels),
    "render_hand": lambda: drawn("hand", two(0), {}, labels),
    "render_result": lambda: drawn("result", without_end(settled()), NAMES, labels),
    "render_end": lambda: drawn("result", ended(), NAMES, labels),
    "render_moment": lambda: drawn("result", bright(), NAMES, labels),
    "render_moments_cards": lambda: moments("hanafuda"),
    "render_moments_tiles": lambda: moments("mahjong"),
    "render_three": lambda: drawn("table", three(), NAMES, labels),
    "render_season": lambda: painted(season(SEASON, DECKS["hanafuda"].row, "felt"), USUAL),
    "render_profile": lambda: painted(portrait(MIKA, DECKS["hanafuda"].row, "felt"), USUAL),
    "render_profile_games": lambda: painted(games_picture(MIKA, DECKS["hanafuda"].row, "felt"), USUAL),
    "render_chances": lambda: painted(chances(CHANCES, "felt"), USUAL),
    "render_tiles": sheet,
    "render_guide_cards": lambda: guide("hanafuda", 0),
    "render_guide_tiles": lambda: guide("mahjong", 0),
    "render_guide_honours": lambda: guide("mahjong", 1),
    "render_mahjong_table": lambda: drawn("table", tables.middle(), SEATED, tables.labels, "mahjong", faces=FACED),
    "render_mahjong_hand": lambda: drawn("hand", tables.middle(0), {}, tables.labels, "mahjong", faces=FACED),
    "render_mahjong_end": lambda: drawn("result", end(), SEATED, tables.labels, "mahjong", faces=FACED),
    "render_mahjong_result": lambda: drawn("result", tables.unequal(), SEATED, tables.labels, "mahjong", faces=FACED),
}

FILMS = ("koikoi", "jiaxing", "fuzhou")
"""Golden matches with a hand that had a moment."""


async def film(name):
    """The first moment of a golden match, as an animation."""
    made, context, _ = cinema()
    number, then = next(settled_hands(name))
    return (await made.moment(table_of(then.game, then.rules, then), number, context))[1]


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, paint_anew in PICTURES.items():
        (FOLDER / f"{name}.png").write_bytes(paint_anew())
    for name in FILMS:
        (FOLDER / f"moment_{name}.gif").write_bytes(asyncio.run(film(name)))
