"""Players, first dealer, deal, void deals, and what stays hidden (HA-2 to HA-10)."""

import itertools

import pytest

from engine.core import VoidDeal
from engine.hanaawase.score import void
from engine.hanafuda.cards import month, value
from tests.engine.hanaawase.table import Table, cards, deck, matches
from tests.there import there


def draws(table: Table) -> list[dict[int, str]]:
    """What was drawn for the first dealer, draw by draw: seat -> card."""
    found: list[dict[int, str]] = []
    for event in table.told:
        if event.kind == "drew":
            if not found or there(event.seat) <= max(found[-1]):
                found.append({})
            (found[-1][there(event.seat)],) = there(event.pieces)
    return found


def best(drawn: dict[int, str], latest: bool) -> list[int]:
    """HA-4, read again: the seats whose card is the earliest (latest) month and then of the highest value."""
    ends = [month(card) for card in drawn.values()]
    right = {seat: card for seat, card in drawn.items() if month(card) == (max(ends) if latest else min(ends))}
    top = max(map(value, right.values()))
    return [seat for seat, card in right.items() if value(card) == top]


@pytest.mark.parametrize("setting", ["earliest_month", "latest_month"])
def test_ha4_ha_a9_the_first_month_deals_then_the_higher_value_and_only_the_tied_draw_again(setting: str) -> None:
    dealers, same_month, again, alone = set(), 0, 0, 0
    for table in matches(150, first_dealer=setting):
        all_draws = draws(table)
        assert list(all_draws[0]) == [0, 1, 2]
        assert all(len(set(drawn.values())) == len(drawn) for drawn in all_draws)
        for drawn, following in itertools.pairwise(all_draws):
            tied = best(drawn, setting == "latest_month")
            assert list(following) == tied
            assert len(tied) > 1
            alone += len(tied) == 2
            again += 1
        (winner,) = best(all_draws[-1], setting == "latest_month")
        mine = all_draws[-1].pop(winner)
        same_month += any(month(mine) == month(other) for other in all_draws[-1].values())
        assert table.state.dealer == winner
        assert [event.seat for event in table.told if event.kind == "dealer"] == [winner]
        dealers.add(winner)
    assert dealers == {0, 1, 2}
    assert same_month
    assert again
    assert alone


def test_ha4_at_random_nothing_is_drawn_and_each_seat_deals_about_as_often() -> None:
    dealers = []
    for table in matches(150, first_dealer="random"):
        assert not draws(table)
        assert table.kinds()[0] == "dealer"
        dealers.append(table.state.dealer)
    assert all(30 < dealers.count(seat) < 70 for seat in (0, 1, 2))


@pytest.mark.parametrize("willows", ["11H 11A 11R", "11H 11A 11K1", "11H 11R 11K1", "11A 11R 11K1"])
def test_ha8_ha_a17_with_the_oni_three_other_willows_on_the_field_are_void_too(willows: str) -> None:
    order = deck(field=f"{willows} 01H 02A 03H")
    assert Table(order).field > set(cards(willows))
    if "11K1" in willows:
        assert Table(order, oni="on").field > set(cards(willows))
    else:
        with pytest.raises(VoidDeal):
            Table(order, oni="on")


@pytest.mark.parametrize(
    "hand", ["01*", "01* 02R 02K1 02K2", "01H 01R 02A 02R 03H 03R 04A", "01K1 02K1 03K1 04K1 05K1"]
)
def test_ha9_ha_a16_no_hand_has_any_effect(hand: str) -> None:
    table = Table(deck(hand)).ready()
    assert len(table.asked[0]) == 7
    assert {action.split()[0] for action in table.asked[0]} == {"play"}
    board = table.state
    assert not void(board.field, board.hands, table.state.rules)
