"""The rules of the toy by their numbers: what it is dealt, what is captured, who pays."""

from dataclasses import replace
from itertools import chain

import pytest

from engine.core import FINISH, READY, RESIGN, Action, AnyMatch, Ask, IllegalAction, VoidDeal
from engine.hanafuda.cards import CARDS
from engine.hanafuda.state import Phase
from engine.testing import contract
from tests.there import there
from tests.toy import GAME
from tests.toy.play import DARE
from tests.toy.rules import PRESETS, Rules
from tests.toy.score import sheet, yaku

HANAMI, TSUKIMI, PINE = ("03H", "09A"), ("08H", "09A"), ("01H", "01R", "01K1", "01K2")

test_it_keeps = contract(GAME, tables=2)


def begun(seats=2, rules=None, **changed):
    """A round in which everybody was ready, from the deck in its order."""
    state = GAME.deal(rules or Rules(**changed), seats, 0, CARDS)
    for seat in range(seats):
        state = GAME.apply(state, seat, READY).state
    return state


def ended(*piles, dared=(), **changed):
    """A match of one round after its last turn, the seats having captured these cards, and what was told of the end."""
    state = begun(len(piles), Rules(rounds=1, **changed))
    field, last = ("12K1",), "12K2"
    rest = tuple(card for card in CARDS if card not in {*chain(*piles), *field, last})
    hands = ((last,), *((),) * (len(piles) - 1))
    counts = (1, *(0,) * (len(piles) - 1))
    state = replace(
        state, taken=piles, hands=hands, counts=counts, field=field, stock=rest, unturned=len(rest), dared=dared
    )
    step = GAME.apply(state, 0, Action("play", (last,)))
    return step.state, [event for event in step.events if event.kind in ("won", "draw", "paid", "scored")]


def test_ty1_the_defaults_are_standard_and_quick_is_one_round_without_dares():
    assert PRESETS["standard"] == Rules() == Rules(rounds=3, whole_points=4, dares=True, dare_factor=2)
    assert PRESETS["quick"] == Rules(rounds=1, dares=False)
    with pytest.raises(ValueError, match="dare_factor"):
        Rules(dare_factor=5)


def test_ty2_the_dealer_is_found_by_lot_and_goes_round():
    matches = [AnyMatch(GAME, Rules(), 3, bytes([number])) for number in range(30)]
    assert {there(match.scene(None).badge("dealer")).seat for match in matches} == {0, 1, 2}
    match = matches[0]
    first = there(there(match.scene(None).badge("dealer")).seat)
    while match.scene(None).hand == 1:
        seat = min(match.pending)
        match.play(seat, match.pending[seat][0])
    assert there(match.scene(None).badge("dealer")).seat == (first + 1) % 3


@pytest.mark.parametrize(("seats", "hand", "field"), [(2, 8, 8), (3, 7, 6)])
def test_ty3_hands_are_dealt_whole_then_the_field_and_no_deal_is_void(seats, hand, field):
    try:
        state = GAME.deal(Rules(), seats, 0, CARDS)  # the first cards are whole months
    except VoidDeal:
        pytest.fail("no deal is void")
    assert state.hands == tuple(CARDS[seat * hand : (seat + 1) * hand] for seat in range(seats))
    assert state.field == CARDS[seats * hand : seats * hand + field]
    assert state.stock == CARDS[seats * hand + field :]


def test_ty4_a_seat_sees_its_own_hand_alone():
    scene = GAME.scene(GAME.view(begun(), 1))
    assert there(scene.pile("hand", 1)).pieces == CARDS[8:16]
    assert (there(scene.pile("hand", 0)).pieces, there(scene.pile("hand", 0)).count) == ((), 8)


def test_ty5_a_card_captures_its_month_and_then_the_stock_turns_one_up():
    state = replace(begun(), field=("01R", "09A", "09R"), stock=("09K1",))
    step = GAME.apply(state, 0, Action("play", ("01H",)))
    assert [event.kind for event in step.events] == ["played", "captured", "turned"]
    assert GAME.pending(step.state) == {0: (Action("take", ("09A",)), Action("take", ("09R",)))}
    state = GAME.apply(step.state, 0, Action("take", ("09R",))).state
    assert state.taken == (("01H", "01R", "09K1", "09R"), ())
    assert (state.field, state.mover) == (("09A",), 1)


def test_ty6_the_mover_may_dare_once_a_round_before_a_card():
    state = begun()
    assert DARE in GAME.pending(state)[0]
    state = GAME.apply(state, 0, DARE).state
    assert (state.mover, state.phase, state.dared) == (0, Phase.PLAY, (0,))
    with pytest.raises(IllegalAction):
        GAME.apply(state, 0, DARE)
    assert DARE not in GAME.pending(begun(dares=False))[0]


def test_ty7_a_round_ends_when_all_hands_are_empty():
    state, _ = ended(PINE, ())
    assert there(state.result).reason == "played"


def test_ty8_whole_months_and_viewings_add_up():
    assert yaku((*PINE, *HANAMI, "08H"), Rules()) == {"whole": 4, "hanami": 3, "tsukimi": 3}
    assert yaku((*PINE, "02A", "02R", "02K1", "02K2"), Rules(whole_points=6)) == {"whole": 12}
    assert yaku(PINE[:3], Rules()) == {}
    assert [(pattern.key, pattern.points) for pattern in sheet(Rules())] == [
        ("whole", 4),
        ("hanami", 3),
        ("tsukimi", 3),
    ]


def test_ty8_the_most_cards_alone_are_worth_a_point_also_without_a_yaku():
    state, _ = ended((), ("02A",))
    assert state.scores == (1, -1)
    state, _ = ended(("01H",), ("01R", *HANAMI))
    assert state.scores == (-3, 3)


def test_ty9_the_best_alone_is_paid_by_each_and_every_dare_multiplies():
    state, events = ended(PINE, HANAMI, (), dared=(1, 2), dare_factor=3)
    paid = [(event.seat, event.to, *event.amounts) for event in events if event.kind == "paid"]
    assert paid == [(1, 0, 45), (2, 0, 45)]
    assert state.scores == (90, -45, -45)


def test_ty9_nobody_pays_where_several_have_the_most():
    state, events = ended(HANAMI, ("02A",), ())
    assert state.scores == (8, -4, -4)
    state, events = ended((), ("02A", "02R"), dared=(0,))
    assert [event.kind for event in events] == ["draw", "scored", "scored"]
    assert state.scores == (0, 0)


def test_ty10_only_all_together_end_the_match_before_a_round():
    state = GAME.deal(Rules(), 2, 0, CARDS)
    one = GAME.apply(state, 0, FINISH).state
    assert there(GAME.apply(one, 1, FINISH).state.result).reason == "finished"
    assert GAME.apply(one, 1, READY).state.phase is Phase.PLAY


def test_ty11_who_resigns_comes_last():
    result = GAME.apply(begun(3), 2, RESIGN).state.result
    assert (there(result).reason, there(result).places, there(result).hands) == ("resigned", (1, 1, 3), 0)


def test_ty12_a_standing_order_takes_the_first_of_two_and_nothing_else():
    first, hints = GAME.orders
    two = (Action("take", ("12K1",)), Action("take", ("12K2",)))
    assert first.answer(Ask.TURN, two) == two[0]
    assert first.answer(Ask.TURN, GAME.pending(begun())[0]) is None
    assert hints.answer(Ask.TURN, two) is None
    assert hints.hides == "reach"
