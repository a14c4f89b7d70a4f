"""The order in which claims are said changes nothing, and an answer alone shows to nobody (JX-23, JX-49)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from engine.core import GO_ON, TABLE, Action, Event, Rng
from engine.core.codec import encode
from engine.jiaxing import GAME, State
from hanapai_testing.plans import asked_of
from tests.engine.jiaxing.oracle.hands import mixed
from tests.engine.jiaxing.oracle.walks import Walk, thrown
from tests.engine.jiaxing.play.test_robbing import konged
from tests.engine.jiaxing.table import Rules, Table
from tests.engine.jiaxing.test_earthly import opened

STRENGTH = {"win": 3, "kong": 2, "pong": 2, "chow": 1, "pass": 0}
EYES = (None, 0, 1, 2, 3)


def strength(state: State, seat: int, action: Action) -> tuple[int, int]:
    """WIN before KONG and PONG before CHOW; of several wins the nearest after the discarder or konger."""
    rank = STRENGTH[action.verb]
    return rank, 4 - (seat - state.turn) % 4 if rank == 3 else 0


def settled(state: State, answers: dict[int, Action]) -> bool:
    """Whether the table has gone on and nobody who is missing could have the tile."""
    best = max((strength(state, seat, action) for seat, action in answers.items() if seat != TABLE), default=(0, 0))
    missing = {seat: actions for seat, actions in GAME.pending(state).items() if seat not in {TABLE, *answers}}
    return TABLE in answers and all(
        strength(state, seat, action) <= best or action.verb == "pass"
        for seat, actions in missing.items()
        for action in actions
    )


def seen(state: State, viewer: int | None) -> str:
    """All that one eye may know, as bytes would carry it."""
    view = GAME.view(state, viewer)
    return encode(view).decode() + str(GAME.scene(view)) + str(asked_of(GAME.pending(state), viewer))


def answered(state: State, order: tuple[int, ...], answers: dict[int, Action]) -> tuple[State, tuple[Event, ...]]:
    """The window after the answers in that order; each is checked on its way."""
    before, now, said = {eye: seen(state, eye) for eye in EYES}, state, dict[int, Action]()
    for seat in order:
        step = GAME.apply(now, seat, answers[seat])
        said[seat] = answers[seat]
        if settled(state, said):
            assert step.events
            return step.state, step.events
        now = step.state
        assert step.events == ()
        assert (now.phase, seat in GAME.pending(now)) == (state.phase, False)
        for eye in EYES:
            if eye is None or eye not in said:
                assert seen(now, eye) == before[eye]
    raise AssertionError("all have answered, and the window is open")


def try_all_orders(state: State, answers: dict[int, Action]) -> None:
    """Every order of the answers must come to the same."""
    assert GAME.pending(state)[TABLE] == (GO_ON,)
    first, *others = [answered(state, order, answers) for order in permutations(answers)]
    for other in others:
        assert other == first


def walk(number: int) -> Counter[int]:
    """One hand by chance with settings by chance, every window of it tried in all orders."""
    rng, found = Rng(b"orders", number), Counter[int]()
    settings = mixed(rng)
    dice = thrown(rng, 4 if settings["indicator"] == "dice_stack" else 2)
    dealer = rng.below(4)
    habits = Walk(rng, blessed=number % 2 == 0)
    state = GAME.deal(Rules(**settings), 4, dealer, habits.ring(dealer, dice), dice)
    while state.number == 1 and (asked := GAME.pending(state)):
        if TABLE in asked and len(asked) > 1 and not any(state.answers) and not state.waited:
            try_all_orders(state, {seat: rng.pick(actions) for seat, actions in asked.items()})
            found[len(asked) - 1] += 1
        seat = rng.pick(list(asked))
        state = GAME.apply(state, seat, choose(rng, asked[seat], state.first and habits.bait)).state
    return found


def choose(rng: Rng, actions: tuple[Action, ...], bait: str | bool) -> Action:
    """Often a claim or a kong, seldom the end of the hand; the dealer first discards what others may wait for."""
    baits = [action for action in actions if action.verb == "discard" and action.pieces == (bait,)]
    if baits:
        return baits[0]
    melds = [action for action in actions if action.verb in ("chow", "pong", "kong", "added_kong", "concealed_kong")]
    if melds and rng.below(3):
        return rng.pick(melds)
    others = [action for action in actions if action.verb not in ("win", "finish")]
    return rng.pick(others if others and rng.below(5) else actions)


def total(hands: int) -> Counter[int]:
    return sum((walk(number) for number in range(hands)), Counter[int]())


def test_jx23_jx49_windows_come_to_the_same_in_every_order_of_the_answers() -> None:
    found = total(20)
    assert found[1] > 50
    assert found[2] + found[3] > 1


@pytest.mark.parametrize(
    "table",
    [
        opened("m56", "m44", "m56 SSS WWW NNN m11", tile="m4"),  # chow; pong; win
        opened("m56 SSS NNN m22 BBB", "m56 WWW CCC FFF m33", "m56789 m11 EEE m888", tile="m4"),  # chow or win; win; win
        Table("", "", "m56", "m444", draws="m4").play("0; 1 m4"),  # chow; kong or pong
        konged(second="m56 m33 SSS WWW NNN"),  # two robbers
    ],
    ids=["chow pong win", "three wins", "chow kong", "robbers"],
)
def test_jx23_jx49_all_answers_in_all_orders_in_windows_where_many_may_claim(table: Table) -> None:
    asked = GAME.pending(table.state)
    for said in product(*asked.values()):
        try_all_orders(table.state, dict(zip(asked, said, strict=True)))


@pytest.mark.full
def test_jx23_jx49_thousands_of_windows_come_to_the_same_in_every_order_of_the_answers() -> None:
    found = total(300)
    assert found[2] > 20, found
