"""Whole rounds by chance, played by the engine and by the second reading side by side, under all the settings."""

from typing import Any

import pytest

from engine.core import Rng, VoidDeal
from engine.hanafuda.cards import CARDS
from tests.engine.stopgo.oracle_rules import SETTINGS, Round, chosen
from tests.engine.stopgo.table import Table
from tests.sampling import counts

ALONE = [{}, *[{name: value} for name, values in SETTINGS.items() for value in values[1:]]]
LONG = {"rounds", "tie", "first_dealer"}


def mixed(rng: Rng) -> dict[str, str]:
    return {name: rng.pick(values) for name, values in SETTINGS.items() if name not in LONG}


def side_by_side(seats: int, rng: Rng, settings: dict[str, Any]) -> Round:
    """One round in both readings, compared at every step."""
    settings = {"rounds": "1", **settings, "tie": "shared"}
    order, dealer = rng.shuffled(CARDS), rng.below(seats)
    month = {"off": 0, "round": 1, "cut": 1 + rng.below(12)}[settings.get("month_card", "off")]
    read = Round(list(order), seats, dealer, chosen(**settings), month)
    dealt: dict[str, Any] = {
        "seats": seats,
        "dealer": dealer,
        "month": month if settings.get("month_card") == "cut" else 0,
    }
    if read.void:
        with pytest.raises(VoidDeal):
            Table(order, **dealt, **settings)
        return read
    table = Table(order, **dealt, **settings)
    assert table.state.month == month
    table.ready()
    reckless = rng.below(5)
    while read.asked:
        seat, words = read.asked
        assert table.asked == {seat: words}
        compare(table, read)
        answer = "go" if "go" in words and rng.below(4) < reckless else rng.pick(words)
        table.say(seat, answer)
        read.say(answer)
    compare_ends(table, read, settings)
    return read


def compare(table: Table, read: Round) -> None:
    state = table.state
    assert [set(hand) for hand in state.hands] == [set(hand) for hand in read.hands]
    assert [set(pile) for pile in state.taken] == [set(pile) for pile in read.piles]
    assert set(state.field) == set(read.field)
    assert state.stock == tuple(read.stock)
    assert (list(state.called), list(state.risen)) == (read.called, read.before)


def compare_ends(table: Table, read: Round, settings: dict[str, str]) -> None:
    last = table.state.last
    assert (last.reason, last.winner, last.points, last.turns) == (read.reason, read.winner, read.points, read.turns)
    assert (list(last.scores), last.next_dealer) == (read.scores, read.next_dealer)
    assert [set(pile) for pile in last.taken] == [set(pile) for pile in read.piles]
    if settings["rounds"] == "1":
        assert table.asked == {}
        assert list(table.state.scores) == read.scores
    else:
        assert (table.state.round, table.state.dealer) == (2, read.next_dealer)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("settings", ALONE, ids=lambda settings: "-".join([*settings, *settings.values()]) or "default")
def test_go14_rounds_go_as_the_rules_are_read_with_each_setting_alone(seats: int, settings: dict[str, str]) -> None:
    """GO-3, GO-5 to GO-19, GO-25 to GO-33."""
    rng = Rng(b"alone", seats, *settings, *settings.values())
    for _ in range(2):
        side_by_side(seats, rng, settings)


@counts(30, slow=120, full=5000)
@pytest.mark.parametrize("seats", [2, 3])
def test_go14_go28_rounds_go_as_the_rules_are_read_with_settings_mixed_by_chance(seats: int, count: int) -> None:
    rng = Rng(b"mixed", seats)
    ends = {side_by_side(seats, rng, mixed(rng)).reason for _ in range(count)}
    assert ends >= {"stop"} | ({"instant"} if count > 30 else set())
    assert count < 5000 or ends >= {"both_instant", ""} | ({"dealer_right", "nobody"} if seats == 3 else set())
