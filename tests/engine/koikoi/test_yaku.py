"""The yaku in a growing pile (KK-27), what extras of sets add, and the sheet that shows it all."""

import itertools
from typing import Any

import pytest

from engine.core import Rng
from engine.hanafuda.cards import CARDS
from engine.koikoi.score import yaku
from engine.koikoi.sheet import sheet
from tests.engine.koikoi.table import Rules, cards, with_rules

ALL_RULES = [
    with_rules(viewing_points=points, sake_cup_bake=bake, set_extras=extras)
    for points, bake, extras in itertools.product((3, 5, 0), (False, True), ("add", "replace"))
]


def worth(text: str, **settings: Any) -> dict[str, int]:
    return yaku(cards(text), with_rules(**settings))


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


def test_the_sheet_leaves_out_what_is_not_used() -> None:
    used = {pattern.key for pattern in sheet(Rules())}
    luck = {pattern.key: pattern.points for pattern in sheet(with_rules(dealt_points=6))}
    assert luck["teshi"] == luck["kuttsuki"] == 6
    assert used - {pattern.key for pattern in sheet(with_rules(dealt_points=0))} == {"teshi", "kuttsuki"}
    assert used - {pattern.key for pattern in sheet(with_rules(viewing_points=0))} == {"tsukimi", "hanami"}
