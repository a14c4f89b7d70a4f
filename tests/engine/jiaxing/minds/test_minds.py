"""Computer players: they do what is legal, win when they can, claim what helps, and keep their wild tiles."""

from collections import Counter

from engine.jiaxing import GAME
from tests.engine.jiaxing.oracle.score import mixed
from tests.engine.jiaxing.table import Table
from tests.engine.mahjong.minds import Mind, decisions, hands, levels, says

READY = "m123456789 EEE S"
LEVELS = levels(GAME)


def test_easy_answers_legally_wins_when_it_can_and_keeps_its_wild_tiles() -> None:
    verbs = Counter[str]()
    for rng, state in hands(GAME, mixed, 15, "easy"):
        for position, _, legal, action in decisions(GAME, rng, state):
            assert action in legal
            assert action.verb == "win" or all(other.verb != "win" for other in legal)
            if action.pieces == (position.wild,):
                assert all(other.pieces in ((), action.pieces) for other in legal)
            verbs[action.verb] += 1
    assert min(verbs[verb] for verb in ("win", "pong", "chow", "discard", "pass")) > 4


@levels(GAME, "normal", "hard")
def test_a_level_answers_legally_and_claims_something_in_thirty_hands(mind: Mind) -> None:
    """One window of each hand, and of some a turn, is put to it; the easy players play on."""
    verbs = Counter[str]()
    for number, (rng, state) in enumerate(hands(GAME, mixed, 30, "claims")):
        wanted = "discard" if number % 5 == 0 else "pass"
        asked = ((position, seat, legal) for position, seat, legal, _ in decisions(GAME, rng, state))
        position, seat, legal = next(found for found in asked if found[2][0].verb == wanted)
        action = mind(GAME.view(position, seat), legal, rng)
        assert action in legal
        assert action.pieces != (position.wild,) or all(other.pieces in ((), action.pieces) for other in legal)
        verbs[action.verb] += 1
    assert verbs["chow"] + verbs["pong"] + verbs["kong"] > 3
    assert verbs["pass"] > 3


@LEVELS
def test_who_can_win_wins(mind: Mind) -> None:
    table = Table("", READY, draws="S").play("0").quiet()
    assert says(mind, table, 1) == "win"
    table = Table("S", "", READY).play("0 S")
    assert says(mind, table, 2) == "win"


@LEVELS
def test_a_hand_of_wild_tiles_discards_one(mind: Mind) -> None:
    table = Table("m14", "m11 p22 p33 m44 s99 E S W", "p2 p3", contract="off")
    table.play("0 m1; 1 pong m1; 1 E; 2 p2; 1 pong p2; 1 S; 2 p3; 1 pong p3; 1 W; 2; 3; 0 m4; 1 pong m4")
    assert says(mind, table, 1) == "discard s9"


@LEVELS
def test_who_is_near_a_win_goes_on_and_who_is_far_gives_up(mind: Mind) -> None:
    near = Table("m123", "m11 m22 m33 ESWN CFB", "", "p123456789 EE CC").play(
        "0 m1; 1 pong m1; 1 E; 2; 3; 0 m2; 1 pong m2; 1 S; 2; 3; 0 m3; 1 pong m3"
    )
    assert says(mind, near, 3) == "continue"
    far = Table("m123", "m11 m22 m33 ESWN CFB", "", "m159 p159 s159 W N F B").play(
        "0 m1; 1 pong m1; 1 E; 2; 3; 0 m2; 1 pong m2; 1 S; 2; 3; 0 m3; 1 pong m3"
    )
    assert says(mind, far, 3) == "give_up"
