"""The yaku in a growing pile (KK-27), extras of sets, their sheet, and 雨流れ and 霧流れ (KK-46)."""

import itertools
from typing import Any

import pytest

from engine.core import Rng
from engine.hanafuda.cards import CARDS
from engine.koikoi import score
from engine.koikoi.score import yaku
from engine.koikoi.sheet import sheet
from tests.engine.koikoi.table import Rules, Table, cards, script, total, with_rules

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


FIELD = "03K1 09K1 11K1 01K1 04K1 05K1 06K1 07K1"
RAIN = script(FIELD, "03H 09A", "02A 10A", "11H 08K2", "02R 10R", "01H 12K1", "05R 10K1", "06A 07A", "12K2 12K3")
CHOICE = ["agari", "koikoi"]


def spoilt(table: Table) -> list[tuple[tuple[str, ...] | None, tuple[tuple[str, int], ...]]]:
    return [(event.pieces, event.notes) for event in table.told if event.kind == "spoilt"]


def viewing(**settings: Any) -> Table:
    """Seat 0 has Blossom Viewing, and then captures a willow."""
    table = Table(RAIN, **settings).ready().play("03H")
    assert table.asked == {0: CHOICE}
    return table.play("koikoi", "02A", "11H")


def test_kk46_a_willow_spoils_blossom_viewing_and_all_are_told() -> None:
    table = viewing(rain_mist="on")
    assert spoilt(table) == [(("11H", "11K1"), (("hanami", 3),))]
    assert (total(table, 0), table.state.risen[0]) == (0, 3)
    calm = viewing(rain_mist="off")
    assert (spoilt(calm), total(calm, 0), calm.state.risen[0]) == ([], 3, 3)


def test_kk46_what_was_lost_asks_for_nothing_until_the_total_is_above_the_highest_of_the_round() -> None:
    animals = "03K1 09K1 11K1 02K1 04K1 05K1 06K1 07K1"
    order = script(
        animals,
        *("03H 09A", "01R 10K1", "11H 02A", "01K1 10K2", "04A 05A", "12K1 08K1", "06A 07A", "12K2 08K2"),
        *("11A 11R", "01H 03K2", "08A 12K3", "03R 01K2"),
    )
    table = Table(order, rain_mist="on", viewing_points=1).ready().play("03H", "koikoi", "01R", "11H", "01K1", "04A")
    assert (total(table, 0), table.state.risen[0], list(table.asked)) == (0, 1, [1])
    table.play("12K1", "06A")
    # six animals are two points, and one was the most before
    assert (total(table, 0), table.asked) == (2, {0: CHOICE})
    assert table.play("agari").state.last.rows == (("tane", 2),)


def test_kk46_a_viewing_that_is_made_and_spoilt_in_one_turn_never_counted() -> None:
    order = script("03K1 09K1 11K1 01K1 04K1 05K1 06K1 07K1", "03H 06A", "02A 10A", "11H 09A", "02R 10R")
    table = Table(order, rain_mist="on").ready().play("03H", "02A", "11H")
    assert {"03H", "09A", "11H"} <= table.taken(0)
    assert (table.state.risen[0], list(table.asked)) == (0, [1])
    assert "hanami" not in str(table.told)


def test_kk46_what_would_be_worth_nothing_is_not_spoilt() -> None:
    pile = cards("03H 09A 11H")
    assert score.spoilt(pile, with_rules(rain_mist=True)) == {"hanami": {"11H"}}
    assert score.spoilt(pile, with_rules(rain_mist=True, viewing_points=0)) == {}
