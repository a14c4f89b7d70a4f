"""After a turn: stop, go, forced stop, or the next player (GO-25 to GO-27)."""

from typing import Any

import pytest

from engine.core import IllegalAction
from tests.engine.hanafuda.table import five_animals
from tests.engine.stopgo.table import GAME, Table, open_points, script
from tests.there import there

CHOICE = ["stop", "go"]
SEATS = pytest.mark.parametrize("seats", [2, 3])


def with_five_animals(dealer: int = 0, **settings: Any) -> Table:
    settings = {"hand_yaku": "off", **settings}
    return Table(script(*five_animals()), dealer=dealer, **settings).ready().play("02A", "01H", "05A", "01R", "07A")


def test_go25_the_decision_comes_after_the_stock_card_and_not_between_the_two() -> None:
    field = "09K1 03K1 12K1 12K2 04K1 05K1 06K1 07K1"
    assert Table(script(field, "03H 09A", "01H 02A")).ready().play("03H").asked == {0: CHOICE}
    table = Table(script(field, "03H 04A", "01H 02A", "09A 12H", "01R 02R")).ready().play("03H", "01H", "09A")
    assert open_points(table, 0) == 5
    assert table.asked == {0: ["take 12K1", "take 12K2"]}
    assert table.play("take 12K1").asked == {0: CHOICE}


def test_go25_go_a25_a_rise_without_a_new_yaku_is_a_decision_too() -> None:
    table = with_five_animals().play("go", "01K1", "08A")
    assert open_points(table, 0) == 2
    assert table.asked == {0: CHOICE}
    assert table.play("stop").state.last.points == 2


@pytest.mark.parametrize(("mode", "asked"), [("bonus", False), ("off", False), ("full", True)])
def test_go25_go23_the_moon_allows_a_stop_only_in_full(mode: str, asked: bool) -> None:
    order = script("08K1 09K1 01R 02R 03R 04R 05R 06R", "08H 09A", "12H 11R")
    table = Table(order, tsukimi_mode=mode).ready().play("08H")
    assert (table.asked.get(0) == CHOICE) == asked
    assert table.state.risen == (5 if asked else 0, 0)


@pytest.mark.parametrize("points", [5, 3])
def test_go25_the_moon_counts_when_they_stop_with_something_else(points: int) -> None:
    field = "08K1 09K1 03K1 02R 04R 05R 06R 07R"
    order = script(field, "08H 09A", "12H 11R", "03H 01K1", "12K1 11K1")
    table = Table(order, tsukimi_points=points, hand_yaku="off", five_birds="off").ready().play("08H", "12H", "03H")
    assert table.asked == {0: CHOICE}
    table.play("stop")
    assert (table.state.last.points, dict(table.state.last.rows)) == (5 + points, {"hanami": 5, "tsukimi": points})


def test_go26_a_yaku_that_only_changes_its_name_gives_no_decision() -> None:
    field = "01K1 02K1 04K1 05K1 06K1 09K1 07K1 12H"
    turns = ("01R 02R", "03H 08A", "04R 05R", "10A 11A", "06R 09R", "03R 12K1", "07R 11K1")
    settings = {"ribbon_sets": "replace", "six_ribbons_points": 5, "seven_ribbons_points": 3, "hand_yaku": "off"}
    table = Table(script(field, *turns), **settings).ready()
    for card in ("01R", "03H", "04R", "10A", "06R"):
        table.play(card)
    assert table.asked == {0: CHOICE}
    assert {note for event in table.told_of("yaku") for note in event.notes} >= {("rokutan", 5)}
    table.play("go")
    table.play("03R", "07R")
    assert "07R" in table.taken(0)
    assert list(table.asked) == [1]
    assert table.state.risen[0] == 5


def test_go27_go_a22_a_later_stop_needs_a_new_rise() -> None:
    table = (
        Table(script(*five_animals("11H 12K2"))).ready().play("02A", "01H", "05A", "01R", "07A", "go", "01K1", "11H")
    )
    assert list(table.asked) == [1]
    for seat in (0, 1):
        for words in CHOICE:
            with pytest.raises(IllegalAction):
                table.say(seat, words)
    assert with_five_animals().play("go", "01K1", "08A", "stop").state.last.points == 2


def test_go27_a_go_is_told_to_the_table_with_the_open_points() -> None:
    table = with_five_animals().play("go")
    assert [(str(event.kind), event.seat, event.amounts) for event in table.told] == [("go", 0, (1,))]
    assert table.state.called == (1, 0)
    field = "09K1 03K1 12K1 12K2 04K1 05K1 06K1 07K1"
    table = Table(script(field, "03H 09A", "01H 02A")).ready().play("03H", "go")
    assert [event.amounts for event in table.told_of("go")] == [(5,)]
    for viewer in (0, 1, None):
        scene = GAME.scene(GAME.view(table.state, viewer))
        assert [badge.seat for badge in scene.badges if badge.key == "called"] == [0]
        assert there(scene.badge("called", 0)).args == (1,)


def test_only_the_yaku_that_are_new_or_grew_are_told_with_their_cards() -> None:
    table = with_five_animals()
    (told,) = table.told_of("yaku")
    assert (told.seat, told.pieces, told.notes) == (0, ("02A", "04A", "05A", "06A", "07A"), (("tane", 1),))
    table.play("go", "01K1", "08A")
    (told,) = table.told_of("yaku")
    assert (told.pieces, told.notes) == (("02A", "04A", "05A", "06A", "07A", "08A"), (("tane", 2),))
