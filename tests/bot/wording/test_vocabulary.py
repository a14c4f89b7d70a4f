"""One name a thing: random matches of every game are read, every sentence, label and description of a picture."""

import re
from pathlib import Path

import pytest

from bot.decks.all import DECKS
from bot.decks.telling import Telling
from bot.i18n import has
from engine import GAMES
from engine.hanafuda.cards import CARDS
from tests.bot.reading import TEXT
from tests.bot.walking import Vocabulary, all_told, walk, words_of
from tests.sampling import slow_but

RULES = {
    "koikoi": (
        {"rounds": 2, "overtime": "none", "koikoi_limit": "once_each", "rain_mist": "on", "draw_dealer": "stay"},
        {"rounds": 2, "double_seven": "on", "koikoi_limit": "once"},
    ),
    "stopgo": ({"rounds": 1}, {"rounds": 1, "payment": "zero_sum", "month_card": "round", "contract": "on"}),
    "hanaawase": (
        {"rounds": 1},
        {"rounds": 1, "oni": "on", "rain_island": "void_yaku", "winner": "card_points", "kasu_points": "0"},
    ),
}
"""Under what a game is read: short matches, with the rules that have most words of their own."""


def variants(key):
    """The rules under which yaku are named."""
    return [*GAMES[key].presets.values(), *map(GAMES[key].rules.parse, RULES[key])]


YAKU = {pattern.key for key in RULES for rules in variants(key) for pattern in GAMES[key].sheet(rules)} | {"oyaken"}


def hanafuda():
    full = {TEXT(f"piece-{card}") for card in CARDS} | {TEXT(f"yaku-{key}") for key in YAKU}
    full |= {TEXT("hanaawase-yaku-akatan")}
    short = {TEXT(f"short-{card}") for card in CARDS}
    mates = {f"→ {TEXT(f'motif-{card}')}" for card in CARDS} | {f"or {TEXT(f'motif-{card}')}" for card in CARDS}
    alone = {TEXT(f"motif-{card}") for card in CARDS if card[2] in "HA"}  # on a button such a card needs no flower
    # of plains that were captured the flowers are told, in brackets; settings tell of yaku without points
    flowers = {TEXT(f"flower-{month:02}") for month in range(1, 13)}
    counted = {f"{before}{flower}" for flower in flowers for before in ("(", ", ")}
    spoken = {TEXT(f"short-yaku-{key}") for key in YAKU} | {"Animals or Ribbons", "Seven or Six Ribbons"}
    spoken |= flowers  # rules speak of a whole month
    # a setting has the name that its tradition knows it by
    called = {"カス", "くっつき", "五鸟", "契約", "手四", "月札", "親權", "雨シマ"}
    called |= {TEXT("koikoi-option-rain_mist")}
    called |= {f"{TEXT(f'category-{kind}')} {value}" for kind, value in (("R", 5), ("K", 1), ("K", 0))}
    # words that sentences have for themselves
    common = {"All", "Back", "Four", "Hand", "Month", "Rain", "Right", "Seven", "Six", "Three", "Two"}
    common |= {"and", "in", "of", "the", "with", "s"}
    return Vocabulary(
        names=frozenset(full | counted | called),
        short=frozenset(short | mates | alone | {f"{TEXT('motif-11K1')} →"}),
        spoken=frozenset(spoken | called),
        known=words_of(full | short, common) | {"Kasu", "Mum", "Michikaze", "Grass", "Plank", "Tane", "Tan"},
        codes=re.compile(r"\b(?:0[1-9]|1[0-2])[HARK]\d?\b"),
    )


VOCABULARIES = {"hanafuda": hanafuda()}


@pytest.mark.parametrize("key", slow_but("koikoi", [*RULES]))
async def test_every_message_of_a_match_calls_each_thing_by_its_name_and_fits_what_discord_takes(key):
    read, wrong = set(), []
    vocabulary = VOCABULARIES[GAMES[key].deck]
    for settings in RULES[key]:
        async for message in all_told(key, range(1), settings):
            read.add(message.what.split()[0])
            wrong += [*message.too_long(), *vocabulary.strays(message)]
    assert wrong[:5] == []
    assert read == {"table", "hand", "result", "panel"}


@pytest.mark.parametrize("key", RULES)
def test_the_description_of_a_table_names_all_that_everybody_has_captured_but_plains(key):
    most = 0
    for match in walk(key, 7, {"rounds": 1}):
        scene, said = match.scene(None), Telling(TEXT, GAMES[key], lambda seat: f"Maximilian the {seat + 1}th")
        alt = DECKS["hanafuda"].alt("table", scene, said)
        for pile in scene.piles:
            named = [card for card in pile.pieces if pile.role == "taken" and "K" not in card]
            assert [card for card in named if TEXT(f"piece-{card}") not in alt and said.short(card) not in alt] == []
            most = max(most, len(pile.pieces))
    assert most > 11


def test_the_short_name_of_a_card_is_made_of_the_words_of_the_full_one():
    for card in CARDS:
        full, short, motif = (TEXT(f"{form}-{card}") for form in ("piece", "short", "motif"))
        flower = TEXT(f"flower-{card[:2]}")
        assert [word for word in full.split() if word in short.split()] == short.split()
        assert full.startswith(flower)
        assert short == f"{flower} {motif}"


def test_the_cards_and_yaku_are_called_as_in_their_rules():
    text = (Path(__file__).parents[3] / "engine" / "hanafuda" / "CARDS.md").read_text("utf-8")
    for card in CARDS:
        assert f"| {TEXT(f'piece-{card}')} |" in next(line for line in text.splitlines() if f"| `{card}` |" in line)
    named = dict(re.findall(r"^\| `([a-z_]+)` \| ([^|]+) \| ", text, re.MULTILINE))
    assert {key for key in named if has(f"short-yaku-{key}")} == YAKU
    assert {key: TEXT(f"short-yaku-{key}") for key in YAKU} == {key: named[key] for key in YAKU}


@pytest.mark.parametrize("key", ["koikoi", "stopgo", "hanaawase"])
def test_a_picture_calls_a_yaku_by_the_first_words_of_its_name(key):
    said = Telling(TEXT, GAMES[key], str)
    for pattern in GAMES[key].sheet(GAMES[key].rules()):
        assert said.yaku(pattern.key).startswith(f"{said.drawn_yaku(pattern.key)} ")
