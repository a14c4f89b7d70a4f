"""Computer players: they do what is legal, win when they can, claim what helps, and keep their golds."""

from collections import Counter

import pytest

from engine.core import Effort
from engine.fuzhou import GAME
from engine.fuzhou.mind import easy
from tests.engine.fuzhou.oracle.score import mixed
from tests.engine.fuzhou.table import Table
from tests.engine.mahjong.minds import Mind, decisions, hands, levels, says

READY = "m123456789 p123 s11 s23"
"""Waits for s1 and s4."""
ANY = "m12479 p25689 s137"
WINS = ("win", "rob_gold", "three_golds")
LEVELS, BETTER = levels(GAME), levels(GAME, "normal", "hard")


def test_easy_answers_legally_wins_when_it_can_and_keeps_its_golds() -> None:
    verbs = Counter[str]()
    for rng, state in hands(GAME, mixed, 20, "easy"):
        for position, _, legal, action in decisions(GAME, rng, state):
            assert action in legal
            assert action.verb in WINS or all(other.verb not in WINS for other in legal)
            if action.verb == "discard" and action.pieces == (position.gold,):
                assert all(other.pieces == action.pieces for other in legal if other.verb == "discard")
            verbs[action.verb] += 1
    assert min(verbs[verb] for verb in ("win", "pong", "chow", "discard", "pass")) > 4


@pytest.mark.slow
@BETTER
def test_the_better_levels_answer_legally_and_keep_their_golds(mind: Mind) -> None:
    """Of each hand a turn and two windows are put to them; the easy players play on."""
    verbs = Counter[str]()
    for rng, state in hands(GAME, mixed, 8, "better"):
        asked = [found for found in decisions(GAME, rng, state) if len(found[2]) > 1 and found[0].phase != "ready"]
        turns = [found for found in asked if found[2][0].verb == "discard"]
        windows = [found for found in asked if found[0].phase == "claim"]
        for position, seat, legal, _ in (*turns[-4:-3], *windows[:2]):
            action = mind(GAME.view(position, seat), legal, rng, Effort(2))
            assert action in legal
            if action.pieces == (position.gold,):
                assert all(other.pieces in ((), action.pieces) for other in legal)
            verbs[action.verb] += 1
    assert min(verbs["pass"], verbs["discard"]) > 1, verbs
    assert verbs["chow"] + verbs["pong"] > 2, verbs


@LEVELS
def test_who_can_win_wins(mind: Mind) -> None:
    assert says(mind, Table("", READY, draws="s4").play("0").all_quiet(), 1) == "win"
    assert says(mind, Table("s4", "", READY).play("0 s4").quiet(), 2) == "win"
    assert says(mind, Table("m5", READY).play("0 m5"), 1) == "rob_gold"
    assert says(mind, Table("", f"{ANY} s2 s55", draws="s5", gold="s5").play("0").all_quiet(), 1) == "three_golds"


@LEVELS
def test_three_golds_dealt_are_shown_at_once(mind: Mind) -> None:
    table = Table("", f"{ANY} s555", gold="s5").change(phase="ready")
    assert says(mind, table, 1) == "three_golds"
    assert says(mind, table, 0) == "ready"


@LEVELS
def test_who_waits_for_a_gold_alone_takes_it(mind: Mind) -> None:
    table = Table("", "m13 p123456 s123456 p99", draws="s9 p7 p8 p6 m2", gold="m2").play("0; 1 jinkan s9; 2; 3; 0")
    assert says(mind, table.all_quiet(), 1) == "win"


@LEVELS
def test_a_gold_is_kept_however_little_the_others_are_of_use(mind: Mind) -> None:
    table = Table("", "m147 p147 s147 m2589 p25 s2", draws="s9", gold="s9").play("0").all_quiet()
    assert says(mind, table, 1) != "discard s9"


@LEVELS
def test_a_hand_of_golds_discards_one(mind: Mind) -> None:
    table = Table("m5", gold="s9").meld(1, "m55 s99", "pong m111", "pong m222", "pong m333", "pong m444")
    assert says(mind, table.play("0 m5; 1 pong m5"), 1) == "discard s9"


def test_easy_overlooks_a_tile_that_fills_a_gap_and_claims_what_stands_at_an_end() -> None:
    hand = "m123456 p13 s335789 p99"
    gap, end = Table("", "", hand, draws="p2"), Table("", "", hand.replace("p13", "p23"), draws="p1")
    found = [says(easy, table.play(f"0; 1 {tile}"), 2) for table, tile in ((gap, "p2"), (end, "p1"))]
    assert (gap.claims[2], found) == (["chow p1 p3"], ["pass", "chow p2 p3"])
