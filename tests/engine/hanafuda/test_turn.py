"""How hanafuda cards are dealt, what they meet, and where the turn of each of the three games waits."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from engine.hanafuda.cards import CARDS
from engine.hanafuda.deal import dealt
from engine.hanafuda.state import Capture, Phase, Source, State, meet
from engine.hanafuda.turn import play, plays, take

ASKED: list[tuple[str, str]] = []


@dataclass(frozen=True, kw_only=True)
class Asked(State):
    """Koi-Koi's capture; what it was asked for stands in ASKED."""

    def meets(self, card: str, source: Source = "hand") -> Capture:
        ASKED.append((card, source))
        return meet(self.field, card)


STATE = Asked(
    round=1,
    dealer=0,
    phase=Phase.PLAY,
    mover=0,
    field=("01R", "01K1", "02R", "03R", "03K1"),
    taken=((), ()),
    counts=(3, 1),
    unturned=2,
    seed=b"",
    hands=(("12H", "02A", "01H"), ("05A",)),
    stock=("03H", "04A"),
    answers=("ready", "ready"),
)


def test_a_hand_card_meets_the_field_by_the_rule_of_the_hand_and_the_turned_one_by_its_own() -> None:
    ASKED.clear()
    found = play(STATE, "02A").state
    assert ASKED == [("02A", "hand"), ("03H", "draw")]
    assert (found.phase, found.held) == (Phase.CHOOSE_DRAW, "03H")
    assert (found.counts, found.unturned) == ((2, 1), 1)
    assert found.choice == ("03R", "03K1")
    assert ASKED[-1] == ("03H", "draw")


def test_a_choice_for_the_hand_card_waits_before_the_stock_is_turned() -> None:
    ASKED.clear()
    found = play(STATE, "01H").state
    assert (found.phase, found.held, found.stock) == (Phase.CHOOSE_HAND, "01H", STATE.stock)
    assert found.choice == ("01R", "01K1")
    assert set(ASKED) == {("01H", "hand")}
    found = take(found, "01K1").state
    assert found.phase is Phase.CHOOSE_DRAW
    found = take(found, "03R").state
    assert found.held is None
    assert set(found.taken[0]) == {"01H", "01K1", "03H", "03R"}
    assert found.trail == (
        ("01H", "played"),
        ("01K1", "captured"),
        ("03H", "turned"),
        ("03R", "captured"),
    )


def test_plays_begin_with_the_lowest_card_that_captures_by_the_rule_of_the_hand() -> None:
    ASKED.clear()
    assert plays(STATE) == ("01H", "02A", "12H")
    assert plays(STATE, must_match=True) == ("01H", "02A")
    other = replace(STATE, mover=1)
    assert plays(other) == plays(other, must_match=True) == ("05A",)
    assert {source for _, source in ASKED} == {"hand"}


def test_nothing_is_chosen_where_no_card_is_held() -> None:
    assert STATE.choice == ()


def test_the_phases_keep_their_names_in_saved_states() -> None:
    assert [str(phase) for phase in Phase] == ["ready", "play", "choose_hand", "choose_draw", "decide", "over"]


FIELD = ("05R", "01K2", "01R", "04A", "01K1", "09K1", "09A")


@pytest.mark.parametrize(("card", "triple", "found"), [
    ("12H", "all", Capture("place")), ("05A", "all", Capture("take", ("05R",))),
    ("05A", "one", Capture("take", ("05R",))), ("09R", "all", Capture("choose", ("09A", "09K1"))),
    ("09R", "one", Capture("choose", ("09A", "09K1"))), ("01H", "all", Capture("take", ("01R", "01K1", "01K2"))),
    ("01H", "one", Capture("choose", ("01R", "01K1", "01K2"))),
])  # fmt: skip
def test_a_card_meets_its_month_the_lowest_id_first(card: str, triple: Any, found: Capture) -> None:
    assert meet(FIELD, card, triple) == found


def test_packets_go_to_seats_and_field_in_their_order_and_the_rest_is_the_stock() -> None:
    found = dealt(CARDS, 3, 1, [(2, 3), (None, 2), (0, 1), (1, 2), (2, 1), (None, 1)])
    assert found["hands"] == ((CARDS[5],), (CARDS[6], CARDS[7]), (*CARDS[0:3], CARDS[8]))
    assert found["field"] == (CARDS[3], CARDS[4], CARDS[9])
    assert found["stock"] == CARDS[10:]
    assert (found["counts"], found["unturned"]) == ((1, 2, 4), 38)
    assert (found["taken"], found["answers"]) == (((), (), ()), (None, None, None))
    assert (found["dealer"], found["mover"], found["phase"]) == (1, 1, "ready")


@pytest.mark.parametrize("order", [(), CARDS[1:], (*CARDS[1:], CARDS[1]), (*CARDS, "01H")])
def test_only_the_48_cards_are_dealt(order: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="48"):
        dealt(order, 2, 0, [(0, 8)])
