"""What the table is told, in order, and the marks on the cards of the latest turn."""

from tests.engine.koikoi.table import Table, script
from tests.engine.koikoi.test_decision import with_five_animals

FIELD = "02K1 02K2 03R 03K1 06A 07A 08H 09K1"


def told(table: Table) -> list[tuple]:
    return [(str(event.kind), event.seat, event.pieces, event.amounts, event.notes) for event in table.told]


def test_a_choice_for_the_stock_card_comes_after_it_is_told() -> None:
    table = Table(script(FIELD, "10A 02A", "11A 12H")).ready().play("10A")
    assert told(table) == [("played", 0, ("10A",), (), ()), ("turned", 0, ("02A",), (), ())]
    assert told(table.play("take 02K1")) == [("captured", 0, ("02A", "02K1"), (), ())]


def test_only_the_yaku_that_are_new_or_grew_are_told_with_their_cards() -> None:
    table = with_five_animals()
    assert told(table)[-1] == ("yaku", 0, ("02A", "04A", "05A", "06A", "07A"), (), (("tane", 1),))
    assert told(table.play("koikoi")) == [("koikoi", 0, (), (1,), ())]
    table.play("01K1", "08A")
    assert told(table)[-1] == ("yaku", 0, ("02A", "04A", "05A", "06A", "07A", "08A"), (), (("tane", 2),))
    order = script(
        "01K1 03K1 08K1 02K1 04K1 05K1 06K1 07K1",
        *("01H 03H", "09R 10R", "08H 02A", "09K1 10K1", "04A 05A", "11R 12K1", "06A 07A"),
    )
    table = Table(order).ready().play("01H", "09R", "08H", "koikoi", "09K1", "04A", "11R", "06A")
    assert [event.notes for event in table.told if event.kind == "yaku"] == [(("tane", 1),)]


def test_an_agari_is_told_with_the_points_of_the_round_and_the_match() -> None:
    table = with_five_animals(rounds=2).play("agari")
    assert told(table)[:3] == [
        ("agari", 0, (), (), ()),
        ("scored", 0, (), (1, 1), ()),
        ("scored", 1, (), (0, 0), ()),
    ]
    assert told(table)[-1] == ("dealt", table.state.dealer, table.state.field, (2,), ())
    points = table.state.scores
    table.to_the_end("agari")
    scored = [event.amounts for event in table.told if event.kind == "scored"]
    assert [total for _, total in scored] == list(table.state.scores)
    assert points != (0, 0)


def test_the_end_is_told_with_the_places() -> None:
    table = with_five_animals(rounds=1).play("agari")
    assert told(table)[-1] == ("over", None, (), (1, 2), ())
    assert told(with_five_animals(dealer=1, rounds=1).play("agari"))[-1] == ("over", None, (), (2, 1), ())
