"""The order in which answers are said changes nothing, and an answer alone shows to nobody (FZ-43, FZ-65, FZ-80)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from engine.core import GO_ON, TABLE, Action, Event, Rng
from engine.core.codec import encode
from engine.fuzhou import GAME, Rules, State
from engine.fuzhou.shape import gold_pair, gold_triplet
from engine.mahjong.tiles import TILE
from hanapai_testing.plans import asked_of
from tests.engine.fuzhou.oracle.walks import Walk, mixed, thrown
from tests.engine.fuzhou.play.test_robbing import konged
from tests.engine.fuzhou.table import Table

STRENGTH = {"win": 3, "rob_gold": 3, "kong": 2, "pong": 2, "chow": 1, "pass": 0}
EYES = (None, 0, 1, 2, 3)
STYLES = ["ready", "ready", "golds", "pair of golds", "triplets", "youjin", "jinkan", ""]
WINDOWS = ("rob_gold", "claim", "rob_kong")


def strength(state: State, seat: int, action: Action) -> tuple[int, bool, int]:
    """WIN before KONG and PONG before CHOW; of several wins one with golden sets, then the nearest (FZ-66, FZ-80)."""
    rank = STRENGTH[action.verb]
    if action.verb == "rob_gold" and state.phase == "claim":
        rank = 1  # in place of a first draw (FZ-81)
    if rank < 3:
        return rank, False, 0
    robs = action.verb == "rob_gold"
    hand = state.hands[seat] + TILE[state.gold if robs else state.tile or ""]
    nearest = robs and (seat == state.dealer or state.rules.rob_gold_order == "nearest")
    golden = any(shape(hand, state.gold, 5 - len(state.melds[seat])) for shape in (gold_pair, gold_triplet))
    return rank, golden and not nearest, 4 - (seat - state.turn - 1) % 4


def settled(state: State, answers: dict[int, Action]) -> bool:
    """Whether the table has gone on and nobody who is missing could have the tile."""
    best = max((strength(state, seat, action) for seat, action in answers.items() if seat != TABLE), default=(0,))
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


def walk(number: int) -> Counter[str]:
    """One hand by chance with settings by chance, every window of it tried in all orders."""
    rng, found = Rng(b"orders", number), Counter[str]()
    settings, dealer, dice = mixed(rng), rng.below(4), thrown(rng)
    settings["match_hands"] = 0  # a match that is over keeps what was said last
    ring = Walk(rng, rng.pick(STYLES)).ring(settings, dealer, dice)
    state = GAME.deal(Rules(**settings), 4, dealer, ring, dice)
    while state.number == 1 and (asked := GAME.pending(state)):
        if TABLE in asked and len(asked) > 1 and not any(state.answers) and not state.waited:
            try_all_orders(state, {seat: rng.pick(actions) for seat, actions in asked.items()})
            found.update([str(state.phase), f"{len(asked) - 1} asked"])
        seat = rng.pick(list(asked))
        state = GAME.apply(state, seat, choose(rng, asked[seat])).state
    return found


def choose(rng: Rng, actions: tuple[Action, ...]) -> Action:
    """An added kong whenever there is one, often a claim, seldom the end of the hand."""
    adding = [action for action in actions if action.verb == "added_kong"]
    if adding:
        return adding[0]
    melds = [action for action in actions if action.verb in ("chow", "pong", "kong", "concealed_kong")]
    if melds and rng.below(3):
        return rng.pick(melds)
    others = [action for action in actions if action.verb not in ("win", "rob_gold", "three_golds", "finish")]
    return rng.pick(others if others and rng.below(5) else actions)


def total(hands: int) -> Counter[str]:
    return sum((walk(number) for number in range(hands)), Counter[str]())


def test_fz43_windows_come_to_the_same_in_every_order_of_the_answers() -> None:
    found = total(20)
    assert found["1 asked"] > 50
    assert found["2 asked"] + found["3 asked"] > 1


READY = "m123456789 p123 s11 s23"
NEAR = "m123456789 p456 s55 s23"
GOLDEN = "m123456789 p789 s23 s99"


def three_wins() -> Table:
    """Seat 0's first discard, s4, was no gold; three wait for it, the last with a pair of golds."""
    return Table("s4", READY, NEAR, GOLDEN).play("0 s4").quiet()


@pytest.mark.parametrize(
    "table",
    [
        Table("s4", "s56", "s44", READY).play("0 s4").quiet(),  # chow; pong; win
        Table("s4", "s56", "", "s444").play("0 s4").quiet(),  # chow; kong or pong
        three_wins(),
        Table(f"{READY} m9", "", NEAR, "m123456 p456 p789 s88 s9 m5", gold="s9").play("0 m9"),  # robbing the gold
        Table("m9", READY, NEAR, "m123456789 p789 s678 s9").play("0 m9"),  # the same, the last with a pair of golds
        konged(second=NEAR),  # two robbers of a kong
        Table("s4", READY, "s44", NEAR, rob_gold_until="first_draw").play("0 s4").quiet(),  # the gold; pong; win
    ],
    ids=["chow pong win", "chow kong", "three wins", "rob gold", "rob gold for a pair", "rob kong", "first draw"],
)
def test_fz43_all_answers_in_all_orders_in_windows_where_many_may_claim(table: Table) -> None:
    asked = GAME.pending(table.state)
    assert len(asked) > 2
    for said in product(*asked.values()):
        try_all_orders(table.state, dict(zip(asked, said, strict=True)))


@pytest.mark.full
def test_fz43_thousands_of_windows_come_to_the_same_in_every_order_of_the_answers() -> None:
    found = total(300)
    print(found)
    assert min(found[window] for window in WINDOWS) > 3, found
    assert found["2 asked"] > 20, found
