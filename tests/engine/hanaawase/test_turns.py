"""The round and its turns without the oni: what may be played, and what it captures (HA-11 to HA-16)."""

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core import IllegalAction, Rng
from engine.hanaawase.oni import capture
from engine.hanafuda.cards import CARDS, month
from tests.engine.hanaawase.table import Rules, Table, cards, deck, matches, script
from tests.there import there

FIELD = "01K1 02K1 02K2 03R 03K1 03K2"
HAND = "01H 02A 03H 06A 07A 08H 09A"
SECOND = "01R 02R 04R 05R 06R 07R 08K1"
THIRD = "09R 09K1 10R 10K1 12H 12K1 12K2"


def opened(*stock: str, hand: str = HAND, field: str = FIELD, **settings: Any) -> Table:
    return Table(deck(hand, SECOND, THIRD, field=field, stock=" ".join(stock)), **settings).ready()


def test_ha11_ha_a1_no_yaku_ends_a_round_or_asks_anything() -> None:
    order = script("12K1 09K1 05A 05R 04A 07R", "12H 09A", "01R 01K1", "02R 02K1", "08H 08A", "01K2 06R", "02K2 06K1")
    table = Table(script("03K1 08K1 09K1 05A 04A 07R", "03H 08H", "01R 01K1", "02R 02K1", "09A 06R")).ready()
    table.play("03H", "01R", "02R", "09A")
    assert {key for event in table.told if event.kind == "yaku" for key, _ in event.notes} == {"nomi"}
    assert list(table.asked) == [1]
    assert all(action.startswith("play") for action in table.asked[1])
    assert Table(order).state.last is None


def test_ha11_a_round_always_has_21_turns_and_is_settled_at_its_end_only() -> None:
    for table in matches(10, rounds=1):
        plays = 0
        table.ready()
        while table.asked:
            assert (table.state.last, table.state.scores) == (None, (0, 0, 0))
            ((seat, legal),) = table.asked.items()
            plays += legal[0].startswith("play")
            table.say(seat, legal[0])
        assert plays == table.state.last.turns == table.state.turns == 21
        assert table.state.hands == ((), (), ())
        assert table.state.stock == ()


def test_ha11_a_round_goes_from_play_over_the_choices_to_the_next_player() -> None:
    table = Table(script("02K1 02K2 03R 03K1 06A 07A", "02A 03H", "10A 11H"))
    assert table.asked == {seat: ["ready", "finish"] for seat in (0, 1, 2)}
    table.say(1, "ready").say(2, "ready")
    assert table.asked == {0: ["ready", "finish"]}
    table.say(0, "ready")
    assert {action.split()[0] for action in table.asked[0]} == {"play"}
    assert table.play("02A").asked == {0: ["take 02K1", "take 02K2"]}
    assert table.play("take 02K2").asked == {0: ["take 03R", "take 03K1"]}
    assert list(table.play("take 03R").asked) == [1]
    assert table.taken(0) == {"02A", "02K2", "03H", "03R"}


def test_ha12_ha_a5_every_card_of_the_hand_may_be_played_whether_it_matches_or_not() -> None:
    for card in cards(HAND):
        table = opened("11H")
        assert sorted(table.asked[0]) == sorted(f"play {card}" for card in cards(HAND))
        assert card not in table.play(card).state.hands[0]


def test_ha12_with_must_match_a_card_that_captures_has_to_be_played() -> None:
    table = opened("11H", must_match="on")
    assert table.asked == {0: ["play 01H", "play 02A", "play 03H"]}
    for card in ("06A", "09A"):
        with pytest.raises(IllegalAction):
            table.say(0, f"play {card}")
    assert table.play("03H").taken(0) == set(cards("03*"))


def test_ha12_with_must_match_any_card_may_be_played_when_none_captures() -> None:
    table = opened("11H", hand="06A 07A 08H 09A 10A 11A 12K3", must_match="on")
    assert table.asked == {0: [f"play {card}" for card in cards("06A 07A 08H 09A 10A 11A 12K3")]}
    assert table.play("08H").field >= {"08H"}


@pytest.mark.parametrize("action", ["pass", "koikoi", "agari", "stop", "take 02K1", "play 01R", "play 12H", "play"])
def test_ha12_there_is_no_pass_no_stop_and_no_card_of_somebody_else(action: str) -> None:
    table = opened("11H")
    before = table.state
    with pytest.raises(IllegalAction):
        table.say(0, action)
    assert table.state == before


@pytest.mark.parametrize("seat", [1, 2, -1, 3])
def test_ha12_nobody_else_plays_a_card(seat: int) -> None:
    table = opened("11H")
    with pytest.raises(IllegalAction):
        table.say(seat, "play 01H")


def test_ha12_the_safe_default_is_the_lowest_card_that_captures_then_the_others_by_id() -> None:
    table = opened("11H", hand="06A 07A 08H 09A 02A 03H 10A")
    assert table.asked[0] == [f"play {card}" for card in cards("02A 03H 06A 07A 08H 09A 10A")]
    table = opened("11H", hand="04A 05A 07A 08H 09A 03H 10A")
    assert table.asked[0] == [f"play {card}" for card in cards("03H 04A 05A 07A 08H 09A 10A")]
    table = opened("11H", hand="12K3 11A 10A 09A 08H 07A 06A")
    assert table.asked[0] == [f"play {card}" for card in cards("06A 07A 08H 09A 10A 11A 12K3")]


@pytest.mark.parametrize("source", ["hand", "draw"])
@pytest.mark.parametrize(
    ("field", "mode", "captured"),
    [
        ("02A 03H", "place", ""),
        ("01K1 02A", "take", "01K1"),
        ("01K1 01R 02A", "choose", "01R 01K1"),
        ("01K2 01K1 01R 02A", "take", "01R 01K1 01K2"),
    ],
)
def test_ha13_ha_a8_two_are_a_choice_three_are_taken_together(
    source: Any, field: str, mode: str, captured: str
) -> None:
    met = capture(cards(field), "01H", source, Rules())
    assert (met.mode, met.cards) == (mode, cards(captured))


@pytest.mark.parametrize(
    ("card", "captured"),
    [("06A", ""), ("01H", "01H 01K1"), ("03H", "03H 03R 03K1 03K2")],
    ids=["no match", "one match", "three matches"],
)
def test_ha13_a_hand_card_stays_or_captures_one_or_all_three(card: str, captured: str) -> None:
    table = opened("11H").play(card)
    assert table.taken(0) == set(cards(captured))
    assert table.field == set(cards(f"{FIELD} {card} 11H")) - set(cards(captured))
    assert list(table.asked) == [1]


@pytest.mark.parametrize("target", ["02K1", "02K2"])
def test_ha13_with_two_matches_the_player_chooses_one_and_the_other_stays(target: str) -> None:
    table = opened("11H").play("02A")
    assert "02A" not in table.field | table.taken(0)
    for other in ("take 01K1", "take 03R", "play 01H"):
        with pytest.raises(IllegalAction):
            table.say(0, other)
    table.play(f"take {target}")
    assert table.taken(0) == {"02A", target}
    assert table.field == set(cards(f"{FIELD} 11H")) - {target}


def test_ha13_without_the_local_rule_the_lightning_is_a_willow_like_any() -> None:
    table = opened("11H", hand="11K1 02A 03H 06A 07A 08H 09A", field="11A 02K1 02K2 03R 03K1 03K2").play("11K1")
    assert table.taken(0) == {"11K1", "11A"}
    table = opened("11H", hand="11R 02A 03H 06A 07A 08H 09A", field="11K1 02K1 02K2 03R 03K1 03K2").play("11R")
    assert table.taken(0) == {"11K1", "11R"}


@pytest.mark.parametrize(
    ("turned", "captured"),
    [("11H", ""), ("01K2", "01K2 01K1"), ("03H", "03*")],
    ids=["no match", "one match", "three matches"],
)
def test_ha14_the_stock_card_is_resolved_like_a_hand_card_and_never_goes_to_the_hand(
    turned: str, captured: str
) -> None:
    hand = "06A 07A 08H 09A 10A 11A 12K3"
    table = opened(turned, hand=hand).play("06A")
    assert table.taken(0) == set(cards(captured))
    assert (turned in table.field) == (not captured)
    assert set(table.state.hands[0]) == set(cards(hand)) - {"06A"}
    assert len(table.state.stock) == 20
    assert list(table.asked) == [1]


def test_ha14_the_stock_card_meets_the_changed_field() -> None:
    assert opened("06K1").play("06A").taken(0) == {"06A", "06K1"}
    table = opened("01K2").play("01H")
    assert table.taken(0) == {"01H", "01K1"}
    assert "01K2" in table.field


@pytest.mark.parametrize("target", ["02K1", "02K2"])
def test_ha14_with_two_matches_of_the_stock_card_the_player_chooses(target: str) -> None:
    table = opened("02A", hand="01H 06A 07A 08H 09A 10A 11A").play("06A")
    assert table.asked == {0: ["take 02K1", "take 02K2"]}
    assert table.play(f"take {target}").taken(0) == {"02A", target}
    assert list(table.asked) == [1]


def fields(table: Table) -> Iterator[set[str]]:
    """What lies open before a random round, and then as the events tell it; a card lies when the next one comes."""
    rng, lying, held = Rng(b"walks"), set(table.field), set()
    yield set(lying)
    table.ready()
    while table.asked:
        ((seat, legal),) = table.asked.items()
        table.say(seat, rng.pick(legal))
        for event in table.told:
            if event.kind in ("played", "turned"):
                lying |= held
                held = set(there(event.pieces))
            elif event.kind == "captured":
                lying -= set(there(event.pieces))
                held = set()
            yield set(lying)
    assert lying | held == table.field


def runs(table: Table) -> list[list[int]]:
    """For every month how its number on the field goes up and down."""
    counts = [Counter(map(month, lying)) for lying in fields(table)]
    return [[count for count, _ in itertools.groupby(found[number] for found in counts)] for number in range(1, 13)]


def test_ha15_two_and_three_of_a_month_come_only_from_the_deal() -> None:
    starts = set()
    for table in matches(60, rounds=1):
        for start, *later in runs(table):
            assert all(count <= max(1, before - 1) for before, count in itertools.pairwise([start, *later]))
            starts.add(start)
    assert {0, 1, 2, 3} <= starts


def test_ha16_every_month_is_captured_two_by_two_or_as_four_and_the_totals_are_264() -> None:
    allowed = {0: [0, 1, 0, 1, 0], 1: [1, 0, 1, 0], 2: [2, 1, 0], 3: [3, 0]}
    for table in matches(20, rounds=1):
        for run in runs(table):
            assert run == allowed[run[0]]
        last = table.state.last
        assert (sum(last.cards), last.left, table.field) == (264, 0, set())
        assert sorted(card for pile in last.taken for card in pile) == sorted(CARDS)
