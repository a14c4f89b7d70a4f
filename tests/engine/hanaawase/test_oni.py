"""The local rule oni: what the lightning takes, what takes it, and what it leaves behind (HA-28 to HA-34)."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core import Rng
from engine.hanaawase.oni import capture, leftovers
from engine.hanaawase.score import card_points, yaku
from engine.hanaawase.state import State
from engine.hanafuda.cards import CARDS
from tests.engine.hanaawase.table import Table, cards, deck, matches, script, with_rules
from tests.there import there

ON = with_rules(oni="on")
ONI = "11K1"
WILLOWS = "11H 11A 11R"
FIELD = "01K1 02K1 02K2 03R 03K1 03K2"
HAND = "11K1 02A 06A 07A 08H 09A 10A"
SECOND = "01R 02R 04R 05R 06R 07R 08K1"
THIRD = "09R 09K1 10R 10K1 12H 12K1 12K2"


def opened(*stock: str, hand: str = HAND, field: str = FIELD, **settings: Any) -> Table:
    order = deck(hand, SECOND, THIRD, field=field, stock=" ".join(stock))
    return Table(order, **{"oni": "on", **settings}).ready()


def cleared(*turns: str, **settings: Any) -> Table:
    """A table on which the dealer's first turn has captured the whole field."""
    order = script("01R 01K1 01K2 03R 03K1 03K2", "01H 03H", *turns)
    table = Table(order, **{"oni": "on", **settings}).ready().play("01H")
    assert table.field == set()
    return table


def test_ha28_the_oni_stays_a_kasu_of_one_point_and_counts_for_the_rain_island() -> None:
    assert card_points((ONI,), ON) == 1
    assert yaku(cards("11*"), ON) == {"ame": 20}
    assert yaku(cards(WILLOWS), ON) == {}


@pytest.mark.parametrize("target", cards(FIELD))
def test_ha29_the_oni_from_the_hand_takes_exactly_the_chosen_card_also_from_three(target: str) -> None:
    table = opened("11H").play(ONI)
    assert table.asked == {0: [f"take {card}" for card in cards(FIELD)]}
    assert table.play(f"take {target}").taken(0) == {ONI, target}
    assert table.field == set(cards(f"{FIELD} 11H")) - {target}


def test_ha29_the_oni_captures_so_must_match_and_the_safe_default_know_it() -> None:
    table = opened("11H", hand="11K1 11A 06A 07A 08H 09A 10A", must_match="on")
    assert table.asked == {0: ["play 11K1"]}
    table = opened("11H", hand="11K1 11A 06A 07A 08H 09A 10A")
    assert table.asked[0][:2] == ["play 11K1", "play 06A"]
    table = opened("10K2", hand="11H 11A 06A 07A 08H 09A 12K3", field="11K1 01K1 02K1 03R 04A 05A", must_match="on")
    assert len(table.asked[0]) == 7
    assert table.asked[0][0] == "play 06A"


def test_ha30_the_oni_dealt_to_the_field_is_captured_by_the_dealers_stock_card() -> None:
    table = opened("01K2", hand="01H 02A 06A 07A 08H 09A 10A", field="11K1 01K1 02K1 03R 04A 05A").play("06A")
    assert table.taken(0) == {"01K2", ONI}
    assert "01K1" in table.field
    assert list(table.asked) == [1]


def test_ha30_the_duty_is_there_in_the_very_turn_in_which_the_oni_was_laid() -> None:
    table = cleared("11K1 05A").play(ONI)
    assert table.taken(1) == {ONI, "05A"}
    assert table.field == set()
    assert [event.pieces for event in table.told if event.kind == "captured"] == [("05A", ONI)]


def test_ha33_only_the_last_card_is_special() -> None:
    assert capture(cards("11H"), ONI, "draw", ON, last=True).cards == ("11H",)
    assert capture(cards("11H"), ONI, "draw", ON, last=True).mode == "take"
    assert capture(cards("11H"), ONI, "draw", ON, last=False).mode == "place"
    assert capture(cards("11H"), ONI, "hand", ON, last=True).mode == "place"
    assert capture((), ONI, "draw", ON, last=True).mode == "place"
    assert capture(cards("11H"), "05A", "draw", ON, last=True).mode == "place"
    assert capture(cards("11H 05A"), "05R", "draw", ON, last=True).cards == ("05A",)
    assert capture(cards("11H 05A"), ONI, "draw", with_rules(), last=True).cards == ("11H",)
    assert capture(cards("11H 05A"), ONI, "draw", ON, last=True).cards == cards("05A 11H")


def left_over(field: str, *piles: str) -> State:
    state = Table(deck()).state
    return replace(state, hands=((), (), ()), field=cards(field), taken=tuple(map(cards, piles)), stock=())


@pytest.mark.parametrize("last_seat", [0, 1, 2])
@pytest.mark.parametrize("willow", cards(WILLOWS))
def test_ha34_the_willow_goes_to_the_pair_of_willows_and_the_rest_to_the_oni(willow: str, last_seat: int) -> None:
    pair = " ".join(card for card in cards(WILLOWS) if card != willow)
    for rest in ("05A", "05A 05R 05K1"):
        left = leftovers(left_over(f"{willow} {rest}", "11K1 05K2", pair, "01H 01R"), last_seat, ON)
        assert left.field == ()
        assert [set(pile) for pile in left.taken] == [
            set(cards(f"11K1 05K2 {rest}")),
            set(cards("11*")) - {ONI},
            {"01H", "01R"},
        ]


@pytest.mark.parametrize("last_seat", [0, 1, 2])
def test_ha34_the_oni_left_over_goes_with_everything_to_the_player_of_the_last_turn(last_seat: int) -> None:
    left = leftovers(left_over("11R 11K1", "11H 11A", "01H 01R", "02A 02R"), last_seat, ON)
    assert set(left.taken[last_seat]) >= {"11R", ONI}
    assert [len(pile) for pile in left.taken] == [4 if seat == last_seat else 2 for seat in range(3)]
    assert left.field == ()


@pytest.mark.parametrize("oni_leftover", ["owner", "last_player"])
def test_ha34_at_the_table_the_leftovers_are_told_and_counted_with_the_yaku(oni_leftover: str) -> None:
    seen = set()
    for table in matches(20, rounds=1, oni="on", oni_leftover=oni_leftover):
        rng, captured, last_seat = Rng(table.state.seed, "walk"), {}, 0
        table.ready()
        while table.asked:
            ((last_seat, legal),) = table.asked.items()
            table.say(last_seat, rng.pick(legal))
            for event in table.told:
                if event.kind == "captured":
                    captured |= dict.fromkeys(there(event.pieces), event.seat)
        last = table.state.last
        told = {card: event.seat for event in table.told if event.kind == "leftover" for card in there(event.pieces)}
        assert set(told) == set(CARDS) - set(captured)
        assert len(told) == last.left
        for card, heir in told.items():
            if oni_leftover == "last_player" or ONI in told:
                assert heir == last_seat
            elif card.startswith("11"):
                assert {captured[other] for other in cards(WILLOWS) if other != card} == {heir}
            else:
                assert heir == captured[ONI]
            assert card in last.taken[heir]
        assert all(last.cards[seat] == card_points(last.taken[seat], table.state.rules) for seat in range(3))
        assert all(dict(last.yaku[seat]) == yaku(last.taken[seat], table.state.rules) for seat in range(3))
        assert table.field == set()
        seen.add(len(told))
    assert 2 in seen
