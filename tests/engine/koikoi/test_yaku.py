"""The yaku table, line by line (KK-24 to KK-27), and the sheet that shows it."""

import itertools
from typing import Any

import pytest

from engine.core import Rng
from engine.hanafuda.cards import CARDS
from engine.koikoi.score import yaku
from engine.koikoi.sheet import sheet
from tests.engine.koikoi.table import Rules, cards, with_rules

BRIGHTS = "01H 03H 08H 12H"
TEN_KASU = "01K1 01K2 02K1 02K2 03K1 03K2 04K1 04K2 05K1 05K2"
ALL_RULES = [
    with_rules(viewing_points=points, sake_cup_bake=bake, set_extras=extras)
    for points, bake, extras in itertools.product((3, 5, 0), (False, True), ("add", "replace"))
]


def worth(text: str, **settings: Any) -> dict[str, int]:
    return yaku(cards(text), with_rules(**settings))


@pytest.mark.parametrize("extra", ["", "02A 04R 05K1"])
def test_kk24_kk25_only_the_highest_bright_yaku_counts(extra: str) -> None:
    for rain, size in itertools.product((False, True), range(5)):
        for some in itertools.combinations(cards(BRIGHTS), size):
            text = f"{' '.join(some)} {'11H' if rain else ''} {extra}"
            key = {(3, False): "sanko", (3, True): "ame_shiko", (4, False): "shiko", (4, True): "goko"}.get(
                (size, rain)
            )
            assert list(worth(text)) == ([key] if key else [])


def test_kk24_kk27_all_other_yaku_add_up_also_over_the_same_cards() -> None:
    assert worth("06R 09R 10R 04R 05R") == {"aotan": 5, "tan": 1}
    assert worth("06R 09R 10R 01R 02R 03R") == {"aotan": 5, "akatan": 5, "tan": 2}
    assert worth("01H 03H 08H 09A") == {"sanko": 5, "tsukimi": 3, "hanami": 3}
    assert worth("06A 07A 10A 02A 04A") == {"inoshikacho": 5, "tane": 1}
    assert sum(worth("ALL").values()) == 57


@pytest.mark.parametrize(("text", "key"), [("*A", "tane"), ("*R", "tan"), ("*K", "kasu")])
def test_kk24_animals_and_ribbons_count_from_five_and_plains_from_ten(text: str, key: str) -> None:
    pile, least = cards(text), 10 if key == "kasu" else 5
    for size in range(len(pile) + 1):
        assert yaku(pile[:size], Rules()).get(key, 0) == max(0, size - least + 1)


def test_kk26_the_sake_cup_is_an_animal_and_a_kasu_only_when_the_setting_is_on() -> None:
    for missing in cards(TEN_KASU):
        nine = f"{TEN_KASU} -{missing}"
        assert worth(f"{nine} 09A") == worth(nine, sake_cup_bake=True) == {}
        assert worth(f"{nine} 09A", sake_cup_bake=True) == {"kasu": 1}
    pile = f"{TEN_KASU} 02A 04A 05A 08A 09A"
    assert worth(pile, sake_cup_bake=True) == {"kasu": 2, "tane": 1}
    assert worth(pile, sake_cup_bake=False) == {"kasu": 1, "tane": 1}


def test_kk27_the_total_never_falls_and_a_new_yaku_always_raises_it() -> None:
    rng = Rng(b"chains")
    for rules in ALL_RULES * 3:
        before: dict[str, int] = {}
        order = rng.shuffled(CARDS)
        for size in range(49):
            after = yaku(order[:size], rules)
            assert sum(after.values()) >= sum(before.values()) + bool(set(after) - set(before))
            before = after


@pytest.mark.parametrize(
    ("text", "add", "replace"),
    [
        ("06A 07A 10A", {"inoshikacho": 5}, {"inoshikacho": 5}),
        ("06A 07A 10A 02A", {"inoshikacho": 5}, {"inoshikacho": 6}),
        ("06A 07A 10A 02A 04A", {"inoshikacho": 5, "tane": 1}, {"inoshikacho": 7}),
        ("02A 04A 05A 06A 07A", {"tane": 1}, {"tane": 1}),
        ("01R 02R 03R 04R", {"akatan": 5}, {"akatan": 6}),
        ("06R 09R 10R 01R 11R", {"aotan": 5, "tan": 1}, {"aotan": 7}),
        ("06R 09R 10R 01R 02R 03R", {"aotan": 5, "akatan": 5, "tan": 2}, {"satsu": 10}),
        ("*R", {"aotan": 5, "akatan": 5, "tan": 6}, {"satsu": 14}),
        ("01R 02R 04R 05R 07R 09R", {"tan": 2}, {"tan": 2}),
    ],
)
def test_set_extras_add_to_the_counts_or_replace_them(text: str, add: dict, replace: dict) -> None:
    assert worth(text, set_extras="add") == add
    assert worth(text, set_extras="replace") == replace


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: f"{rules.viewing_points}-{rules.set_extras}")
def test_the_sheet_lists_the_yaku_that_can_be_made_with_their_least_points(rules: Rules) -> None:
    patterns = {pattern.key: pattern for pattern in sheet(rules)}
    assert patterns.pop("teshi").points == patterns.pop("kuttsuki").points == rules.dealt_points
    smallest = (f"{BRIGHTS} 11H", BRIGHTS, "01H 03H 08H 11H", "01H 03H 08H", "06A 07A 10A", "06R 09R 10R")
    smallest += ("01R 02R 03R", "06R 09R 10R 01R 02R 03R", "08H 09A", "03H 09A", "02A 04A 05A 08A 11A")
    smallest += ("01R 02R 04R 05R 11R", TEN_KASU)
    made: dict[str, int] = {}
    for pile in [cards(text) for text in smallest] + [pattern.pieces for pattern in patterns.values()]:
        for key, points in yaku(pile, rules).items():
            made[key] = min(points, made.get(key, points))
    assert {key: pattern.points for key, pattern in patterns.items()} == made


def test_the_sheet_shows_the_cards_of_a_yaku() -> None:
    pieces = {pattern.key: set(pattern.pieces) for pattern in sheet(with_rules(set_extras="replace"))}
    for key, text in {
        "goko": f"{BRIGHTS} 11H",
        "shiko": BRIGHTS,
        "inoshikacho": "06A 07A 10A",
        "aotan": "06R 09R 10R",
        "akatan": "01R 02R 03R",
        "tsukimi": "08H 09A",
        "hanami": "03H 09A",
        "satsu": "01R 02R 03R 06R 09R 10R",
    }.items():
        assert pieces[key] == set(cards(text))


def test_the_sheet_leaves_out_what_is_not_used() -> None:
    used = {pattern.key for pattern in sheet(Rules())}
    assert used - {pattern.key for pattern in sheet(with_rules(dealt_points=0))} == {"teshi", "kuttsuki"}
    assert used - {pattern.key for pattern in sheet(with_rules(viewing_points=0))} == {"tsukimi", "hanami"}
