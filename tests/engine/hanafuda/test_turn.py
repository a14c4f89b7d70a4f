"""A turn in the three hanafuda games: which rule of capture each card is asked for, and where the turn waits."""

from dataclasses import dataclass, replace

from engine.hanafuda.capture import Capture, meet
from engine.hanafuda.state import Phase, Source, State
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
