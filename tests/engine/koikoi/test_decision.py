"""After a turn: agari, koi-koi, forced agari, or the next player (KK-28 to KK-34)."""

from typing import Any

import pytest

from engine.core import IllegalAction
from tests.engine.hanafuda.table import five_animals
from tests.engine.koikoi.table import Table, script, total

CHOICE = ["agari", "koikoi"]


def with_five_animals(dealer: int = 0, **settings: Any) -> Table:
    return Table(script(*five_animals()), dealer=dealer, **settings).ready().play("02A", "01H", "05A", "01R", "07A")


def test_kk28_the_decision_comes_after_the_stock_card_and_not_between_the_two() -> None:
    field = "09K1 08K1 12K1 12K2 04K1 05K1 06K1 07K1"
    table = Table(script(field, "08H 09A", "01H 02A")).ready().play("08H")
    assert table.asked == {0: CHOICE}
    hand_makes_it = script(field, "08H 04A", "01H 02A", "09A 12H", "01R 02R")
    table = Table(hand_makes_it).ready().play("08H", "01H", "09A")
    assert total(table, 0) == 3
    assert table.asked == {0: ["take 12K1", "take 12K2"]}
    assert table.play("take 12K1").asked == {0: CHOICE}


def test_kk29_a_rise_without_a_new_yaku_is_a_decision_too() -> None:
    table = with_five_animals().play("koikoi", "01K1", "08A")
    assert total(table, 0) == 2
    assert table.asked == {0: CHOICE}
    assert table.play("agari").state.last.base == 2


def test_kk30_nobody_goes_out_for_the_old_points() -> None:
    table = (
        Table(script(*five_animals("11H 12K2")))
        .ready()
        .play("02A", "01H", "05A", "01R", "07A", "koikoi", "01K1", "11H")
    )
    assert list(table.asked) == [1]
    for seat in (0, 1):
        with pytest.raises(IllegalAction):
            table.say(seat, "agari")


def test_kk31_a_call_is_told_to_the_table() -> None:
    table = with_five_animals().play("koikoi")
    assert table.kinds() == ["koikoi"]
    assert (table.told[0].seat, table.state.called) == (0, (1, 0))


@pytest.mark.parametrize(("limit", "forced"), [("any", False), ("once", True), ("once_each", True)])
def test_kk31_kk47_the_next_rise_of_who_called_is_a_choice_again_or_an_agari(limit: str, forced: bool) -> None:
    table = with_five_animals(koikoi_limit=limit, rounds=2)
    assert table.asked == {0: CHOICE}
    table.play("koikoi", "01K1", "08A")
    assert (table.asked == {0: CHOICE}) is not forced
    if forced:
        last = table.state.last
        assert (last.reason, last.winner, last.base, last.scores) == ("agari", 0, 2, (2, 0))
        assert (table.state.round, table.state.called) == (2, (0, 0))
