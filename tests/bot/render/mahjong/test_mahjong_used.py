"""How much of a picture of mahjong is of use: pieces, words and marks, in scenes as they follow each other."""

import statistics

import pytest

from bot.decks.all import DECKS
from bot.decks.telling import Telling
from bot.render.layout import Panel
from bot.words import Words
from engine import GAMES
from tests.bench.scenes import scenes

WORDS = Words(strict=True)
NAMES = {0: "Mika", 1: "Thorsten", 2: "さくら", 3: "Computer 4"}
LEAST = {"hand": 0.33, "table": 0.24}
HIGHEST = {"hand": 640, "table": 820}


def covered(picture):
    """The share of the picture that boxes of anything but panels cover, by squares of 4 pixels."""
    spots = {
        (x, y)
        for item in picture.items
        if not isinstance(item, Panel)
        for x in range(item.box.x // 4, item.box.right // 4)
        for y in range(item.box.y // 4, item.box.bottom // 4)
    }
    return len(spots) * 16 / (picture.width * picture.height)


def laid(key, kind):
    telling = Telling(WORDS.translator("en"), GAMES[key], lambda seat: NAMES[seat])
    return [DECKS["mahjong"].layout(kind, scene, telling) for scene in scenes(key, b"timed")[kind]]


@pytest.mark.parametrize("key", ["jiaxing", "fuzhou"])
@pytest.mark.parametrize("kind", LEAST)
def test_a_picture_fits_a_screen_and_no_less_of_it_is_of_use_than_was_reached(key, kind):
    pictures = laid(key, kind)
    assert {picture.width for picture in pictures} == {1000}
    assert max(picture.height for picture in pictures) <= HIGHEST[kind]
    assert statistics.median(map(covered, pictures)) >= LEAST[kind]
