"""Computer players: they do what is legal, win when they can, claim what helps, and keep their wild tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from engine.core import TABLE, Action, Rng
from engine.jiaxing import GAME, Rules, State
from engine.jiaxing.mind import easy, hard, normal
from engine.jiaxing.view import View
from tests.engine.jiaxing.oracle.hands import mixed
from tests.engine.jiaxing.table import Table

READY = "m123456789 EEE S"
Mind = Callable[[View, tuple[Action, ...], Rng], Action]
LEVELS = pytest.mark.parametrize("mind", [easy, normal, hard], ids=["easy", "normal", "hard"])


def decisions(rng: Rng, state: State) -> Iterator[tuple[State, int, tuple[Action, ...], Action]]:
    """A hand that easy players play: who is asked what, and what is done."""
    number = state.number
    while state.number == number and (asked := GAME.pending(state)):
        for seat, legal in asked.items():
            if seat != TABLE:
                yield state, seat, legal, easy(GAME.view(state, seat), legal, rng)
        seat = rng.pick(list(asked))
        action = asked[seat][0] if seat == TABLE else easy(GAME.view(state, seat), asked[seat], rng)
        state = GAME.apply(state, seat, action).state


def hands(count: int, name: str) -> Iterator[tuple[Rng, State]]:
    for number in range(count):
        rng = Rng(name.encode(), number)
        yield rng, GAME.start(Rules(**mixed(rng)), 4, rng.bytes(32)).state


def test_three_levels_are_offered_the_weakest_first() -> None:
    assert list(GAME.players.items()) == [("easy", easy), ("normal", normal), ("hard", hard)]


def test_easy_answers_legally_wins_when_it_can_and_keeps_its_wild_tiles() -> None:
    verbs = Counter[str]()
    for rng, state in hands(30, "easy"):
        for position, _, legal, action in decisions(rng, state):
            assert action in legal
            assert action.verb == "win" or all(other.verb != "win" for other in legal)
            if action.pieces == (position.wild,):
                assert all(other.pieces in ((), action.pieces) for other in legal)
            verbs[action.verb] += 1
    assert min(verbs[verb] for verb in ("win", "pong", "chow", "discard", "pass")) > 10


@pytest.mark.parametrize("mind", [normal, hard], ids=["normal", "hard"])
def test_a_level_answers_legally_and_claims_something_in_thirty_hands(mind: Mind) -> None:
    """One window of each hand, and of some a turn, is put to it; the easy players play on."""
    verbs = Counter[str]()
    for number, (rng, state) in enumerate(hands(30, "claims")):
        wanted = "discard" if number % 5 == 0 else "pass"
        asked = ((position, seat, legal) for position, seat, legal, _ in decisions(rng, state))
        position, seat, legal = next(found for found in asked if found[2][0].verb == wanted)
        action = mind(GAME.view(position, seat), legal, rng)
        assert action in legal
        verbs[action.verb] += 1
    assert verbs["chow"] + verbs["pong"] + verbs["kong"] > 3
    assert verbs["pass"] > 3


@LEVELS
def test_who_can_win_wins(mind: Mind) -> None:
    table = Table("", READY, draws="S").play("0").quiet()
    assert str(mind(GAME.view(table.state, 1), GAME.pending(table.state)[1], Rng(b"win"))) == "win"
    table = Table("S", "", READY).play("0 S")
    assert str(mind(GAME.view(table.state, 2), GAME.pending(table.state)[2], Rng(b"win"))) == "win"


@LEVELS
def test_a_tile_that_is_of_no_use_goes_first(mind: Mind) -> None:
    """One suit with honours, and p1 beside them."""
    table = Table("", READY, draws="p1").play("0").quiet()
    assert str(mind(GAME.view(table.state, 1), GAME.pending(table.state)[1], Rng(b"use"))) == "discard p1"


@LEVELS
def test_a_hand_of_wild_tiles_discards_one(mind: Mind) -> None:
    table = Table("m14", "m11 p22 p33 m44 s99 E S W", "p2 p3", contract="off")
    table.play("0 m1; 1 pong m1; 1 E; 2 p2; 1 pong p2; 1 S; 2 p3; 1 pong p3; 1 W; 2; 3; 0 m4; 1 pong m4")
    assert str(mind(GAME.view(table.state, 1), GAME.pending(table.state)[1], Rng(b"wild"))) == "discard s9"


@LEVELS
def test_a_pong_that_makes_the_hand_ready_is_claimed(mind: Mind) -> None:
    table = Table("", "", "m123456 CC EE s123", draws="C").play("0; 1 C")
    assert table.claims[2] == ["pong C"]
    assert str(mind(GAME.view(table.state, 2), GAME.pending(table.state)[2], Rng(b"claim"))) == "pong C"


@LEVELS
def test_a_mind_knows_only_its_view_and_its_dice(mind: Mind) -> None:
    table = Table("", "", "m12346 CC EE s1233", draws="C").play("0; 1 C")
    view, legal = GAME.view(table.state, 2), GAME.pending(table.state)[2]
    guessed = GAME.view(GAME.guess(view, Rng(b"guess")), 2)
    assert mind(view, legal, Rng(b"same")) == mind(guessed, legal, Rng(b"same")) == mind(view, legal, Rng(b"same"))


@LEVELS
def test_who_is_near_a_win_goes_on_and_who_is_far_gives_up(mind: Mind) -> None:
    near = Table("m123", "m11 m22 m33 ESWN CFB", "", "p123456789 EE CC").play(
        "0 m1; 1 pong m1; 1 E; 2; 3; 0 m2; 1 pong m2; 1 S; 2; 3; 0 m3; 1 pong m3"
    )
    view = GAME.view(near.state, 3)
    assert str(mind(view, GAME.pending(near.state)[3], Rng(b"near"))) == "continue"
    far = Table("m123", "m11 m22 m33 ESWN CFB", "", "m159 p159 s159 W N F B").play(
        "0 m1; 1 pong m1; 1 E; 2; 3; 0 m2; 1 pong m2; 1 S; 2; 3; 0 m3; 1 pong m3"
    )
    assert str(mind(GAME.view(far.state, 3), GAME.pending(far.state)[3], Rng(b"far"))) == "give_up"
