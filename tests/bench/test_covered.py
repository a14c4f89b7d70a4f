"""The room of a picture is used: the boxes of pieces, words and marks cover as much of it as they should, in the
median of scenes as they are played."""

import statistics

import pytest

from bot.decks.all import DECKS
from bot.decks.telling import Telling
from bot.i18n import Words
from bot.render.layout import Panel, Trace
from engine import GAMES
from tests.bench.scenes import scenes
from tests.bot.render import tables
from tests.bot.walking import NAMES
from tests.sampling import slow_but

LEAST = {"hand": 0.45, "result": 0.44, "table": 0.4}
WHOLE, EACH = 400, 5
"""So many scenes are whole hands, from the deal to the last of them; each fifth is measured."""
SPOT = 4
"""Pixels are counted in squares of so many a side."""

NAMED = dict(enumerate(NAMES.values()))
WORDS = Words(strict=True)


def covered(picture):
    """How much of a picture lies under pieces, words, marks and lines: 0 to 1."""
    wide, high = -(-picture.width // SPOT), -(-picture.height // SPOT)
    spots = [bytearray(wide) for _ in range(high)]
    for item in picture.items:
        box = item.box
        if not isinstance(item, Panel | Trace):
            for row in spots[box.y // SPOT : box.bottom // SPOT]:
                row[box.x // SPOT : box.right // SPOT] = b"\1" * (box.right // SPOT - box.x // SPOT)
    return sum(map(sum, spots)) / (wide * high)


@pytest.mark.parametrize("kind", LEAST)
@pytest.mark.parametrize("key", slow_but(["koikoi", "jiaxing"], ["koikoi", "stopgo", "hanaawase", "jiaxing", "fuzhou"]))
def test_pieces_words_and_marks_cover_enough_of_a_picture(key, kind):
    game = GAMES[key]
    telling = Telling(WORDS.translator("en"), game, lambda seat: NAMED[seat])
    seen = [scene for scene in scenes(key, b"covered", WHOLE)[kind] if scene.viewer is None or scene.viewer >= 0]
    shares = [covered(DECKS[game.deck].layout(kind, scene, telling)) for scene in seen[::EACH]]
    assert len(shares) > 5
    assert statistics.median(shares) >= LEAST[kind]


@pytest.mark.parametrize("scene", [tables.settled(), tables.unequal()])
def test_a_won_hand_of_mahjong_covers_enough_of_its_picture_too(scene):
    """By chance nearly every hand is a washout, and its picture is low."""
    assert covered(tables.LAYOUTS["result"](scene)) >= 0.49
