"""Dealer, deal, void deals, and what stays hidden (KK-2 to KK-9)."""

import pytest

from engine.core import Rng, VoidDeal
from engine.hanafuda.cards import month, value
from tests.engine.koikoi.table import GAME, Table, cards, deck, matches, script
from tests.there import there


def pairs(table: Table, kind: str) -> list:
    told = [event for event in table.told if event.kind == kind]
    assert [event.seat for event in told] == [0, 1] * (len(told) // 2)
    return list(zip(told[::2], told[1::2], strict=True))


def test_kk4_by_dice_the_higher_number_deals_and_equal_numbers_are_rolled_again() -> None:
    dealers, numbers, again = set(), set(), 0
    for table in matches(60, first_dealer="dice"):
        *equal, decided = [(one.amounts[0], two.amounts[0]) for one, two in pairs(table, "die")]
        assert all(one == two for one, two in equal)
        assert decided[0] != decided[1]
        assert table.state.dealer == decided.index(max(decided))
        assert [event.seat for event in table.told if event.kind == "dealer"] == [table.state.dealer]
        dealers.add(table.state.dealer)
        numbers |= set(decided)
        again += len(equal)
    assert dealers == {0, 1}
    assert numbers == {1, 2, 3, 4, 5, 6}
    assert again


def test_kk4_the_dice_of_a_seed_are_the_same_for_ever() -> None:
    rng = Rng(b"match 0", "dealer")
    (table,) = matches(1, first_dealer="dice")
    for one, two in pairs(table, "die"):
        assert (one.amounts[0], two.amounts[0]) == (1 + rng.below(6), 1 + rng.below(6))


def test_kk4_by_card_the_earlier_month_deals_then_the_higher_value_and_equal_cards_are_drawn_again() -> None:
    same_month = again = 0
    dealers = set()
    for table in matches(250, first_dealer="card"):
        *equal, (one, two) = [(one.pieces[0], two.pieces[0]) for one, two in pairs(table, "drew")]
        assert all(month(a) == month(b) and value(a) == value(b) and a != b for a, b in equal)
        if month(one) == month(two):
            assert value(one) != value(two)
            same_month += 1
            assert table.state.dealer == (0 if value(one) > value(two) else 1)
        else:
            assert table.state.dealer == (0 if month(one) < month(two) else 1)
        dealers.add(table.state.dealer)
        again += len(equal)
    assert dealers == {0, 1}
    assert same_month
    assert again


def test_kk4_with_seat0_seat_0_deals_and_nothing_is_rolled_or_drawn() -> None:
    for table in matches(20, first_dealer="seat0"):
        assert table.state.dealer == 0
        assert not {"die", "drew"} & set(table.kinds())


def test_kk6_the_next_card_of_the_stock_is_the_top_one() -> None:
    table = Table(script("02A 03H 07A 08H 09A 10A 11H 12H", "01H 05A", "04A 06A")).ready().play("01H")
    assert table.state.stock[0] == "06A"
    assert "05A" in table.field


@pytest.mark.parametrize(
    "field",
    ["01H 01R 01K1 02A 04A 05A 06A 07A", "01H 01R 01K1 02A 02R 02K1 05A 06A", "01H 01R 02A 02R 03H 03R 04A 04R"],
    ids=["three of a month", "two triples", "four pairs"],
)
def test_kk7_nothing_else_on_the_field_is_void(field: str) -> None:
    table = Table(deck(field=field))
    assert table.field == set(cards(field))


def test_kk8_a_void_deal_comes_before_a_dealt_yaku() -> None:
    with pytest.raises(VoidDeal):
        Table(deck(dealer="01*", field="02*"))


def test_kk9_who_called_is_seen_by_everybody() -> None:
    table = Table(script("02A 08H 05A", "08K1 09R", "01R 06A", "09A 12H"), dealer=1, rounds=2).ready()
    table.play("08K1", "01R", "09A", "koikoi")
    for scene in [GAME.scene(GAME.view(table.state, viewer)) for viewer in (0, 1, None)]:
        assert [bool(scene.badge("called", seat)) for seat in (0, 1)] == [False, True]
        assert there(scene.badge("doubled", 0)).args == (2,)
        assert not scene.badge("doubled", 1)
