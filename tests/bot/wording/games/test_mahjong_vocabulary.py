"""One name a tile and a pattern: random mahjong matches are read, every sentence, label and description."""

import re
from functools import cache
from pathlib import Path

import pytest

from bot.decks.mahjong.drawn import CODES
from bot.render.fonts import drawable
from bot.ui.hand_message import hand_message
from bot.ui.more import words_message
from bot.ui.result_message import card_message
from bot.ui.table_message import board_message
from engine import GAMES
from engine.mahjong.tiles import KINDS
from tests.bot import fuzhou_table, mahjong_table
from tests.bot.mahjong_table import TEXT
from tests.bot.reading import reading
from tests.bot.walking import pictures, seen
from tests.sampling import slow_but

LOCALE = Path(__file__).parents[4] / "bot" / "i18n" / "locales" / "en"
GAME = {"jiaxing": mahjong_table, "fuzhou": fuzhou_table}
RAW = re.compile(r"(?<![\w'’<@/*])(?:E+|S+|W+|N+|C+|F+|B+|[fg][1-4]+)(?![\w'’])")
"""Honours and flowers as actions and records write them."""
CODED = re.compile(rf"(?<!\w)([mps](?:[1-9]✦?)+|{'|'.join({*CODES.values()} - {'No'})})(?![\w'])")
"""Tiles as records write them, and as their corners in pictures do."""


def coded(message):
    """Codes in a message: players read names only."""
    return [
        f"code {code!r} in {words!r}"
        for words in (*message.texts, *message.labels, *message.alts)
        for code in (*RAW.findall(words), *CODED.findall(words))
    ]


_WORDS = "|".join(TEXT(f"short-{tile}") for tile in KINDS[27:])
SHORT = re.compile(rf"\b(?:{_WORDS})\b(?! (?!(?:{_WORDS})\b)[A-Z])")
"""Short names of tiles, not as parts of other names."""


@cache
def names():
    """What tiles and patterns are called, and the words in these names that nothing else is called by."""
    keys = [f"piece-{tile}" for tile in KINDS]
    for key in GAME:
        keys += [f"yaku-{pattern.key}" for pattern in GAMES[key].sheet(GAMES[key].rules())]
    full = sorted({TEXT(key) for key in keys}, key=len, reverse=True)
    words = {word for name in full for word in re.findall(r"[^\W\d_]+", name)}
    common = {"a", "of", "no", "or", "the", "after", "All", "One", "Two", "Three", "No", "Last", "Win", "kong", "pair"}
    common |= {"Washout", "Round", "Seat", "Robbing", "hand", "gold", "golds", "tile", "tiles", "wild", "wall", "wind"}
    common |= {"single", "flower", "flowers", "streak", "Jinkan", "Pair", "triplet", "bonus", "Bamboos", "pongs", "s"}
    common |= {"天胡", "黃番", "金坎", "抢金"}
    common |= {"East", "South", "West", "North", "三金倒"}
    return full, words - common


def strays(text):
    """Words of names that are left over when all names are taken out: something is called otherwise."""
    full, known = names()
    for name in full:
        text = text.replace(name, "")
    text = SHORT.sub("", text)
    return [word for word in re.findall(r"[^\W\d_]+", text) if word in known]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "seed", "steps"),
    slow_but(
        [("jiaxing", 3, 40), ("fuzhou", 4, 40)],
        [("jiaxing", 3, 40), ("jiaxing", 5, 160), ("fuzhou", 4, 40), ("fuzhou", 3, 160)],
    ),
)
async def test_every_message_calls_each_tile_by_its_name_and_fits(key, seed, steps):
    found, drawn, read = [], pictures(), 0
    for number, match in enumerate(GAME[key].walk(seed, steps)):
        if number % 9 and match.scene(None).question.topic == "discard":
            continue
        table, scene = GAME[key].table_of(match), match.scene(None)
        for context in (reading(drawn), reading(None)):
            posts = [await board_message(table, context)]
            asked = [seat for seat in range(4) if match.pending.get(seat) or seat == 0]
            posts += [words_message(table, seat, context) for seat in asked]
            posts += [await hand_message(table, seat, context) for seat in asked]
            if scene.settled:
                posts.append(await card_message(table, scene, match.told, context))
            for message in (seen(key, post) for post in posts):
                read += 1
                found += [*message.too_long(), *coded(message)]
                found += [f"{word!r} in {said!r}" for said in (*message.texts, *message.alts) for word in strays(said)]
    assert found[:3] == []
    assert read > steps / 2


def test_the_typeface_has_every_character_of_the_words_in_pictures():
    drawn = re.compile(r"^(?:yaku|picture|term|(?:jiaxing|fuzhou)-(?:picture|term))-\S+ = (.*)$", re.MULTILINE)
    words = [found for file in LOCALE.glob("*.ftl") for found in drawn.findall(file.read_text("utf-8"))]
    assert len(words) > 100
    assert [word for word in words if not drawable(word)] == []


def test_the_codes_on_the_tiles_begin_the_words_on_the_buttons():
    assert {tile: TEXT(f"short-{tile}")[:2] for tile in CODES} == CODES
    assert {*CODES} == {*KINDS[27:]}
