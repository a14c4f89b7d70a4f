"""Computer players, and what they aim at: a hand may become what its distance allows."""

from collections import Counter

import pytest

from engine.core import Rng
from engine.jiaxing import GAME
from engine.jiaxing.aims import HONOURS, aims, need, reach, scoring
from engine.jiaxing.race import Race, usual
from engine.jiaxing.shape import targets
from engine.mahjong.melds import Meld
from engine.mahjong.notation import tiles_of
from engine.mahjong.tiles import INDEX, KINDS, ONE, pack
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


LAID = (
    (), ("pong EEE",), ("chow m123", "pong CCC"), ("pong m111", "pong p222"), ("kong s4444", "pong FFF", "pong NNN"),
)  # fmt: skip


def dealt(rng: Rng, melds: tuple[Meld, ...]) -> int:
    """A hand beside those melds, mostly of one suit and honours."""
    near = [kind for kind in KINDS[:34] if kind[0] == "m" or len(kind) == 1]
    tiles = [*near, *near, *KINDS[:34]]
    for meld in melds:
        tiles = [kind for kind in tiles if kind not in meld.pieces]
    return pack(rng.shuffled(tiles)[: 13 - 3 * len(melds)])


@pytest.mark.parametrize("laid", LAID, ids=lambda laid: ", ".join(laid) or "no melds")
def test_the_nearest_aim_is_as_near_as_the_nearest_shape_and_what_helps_it_is_what_lowers_it(laid: tuple) -> None:
    melds, unseen = tuple(Meld.parse(text) for text in laid), [1] * 34
    for number in range(40):
        own = dealt(Rng(b"aims", number), melds)
        found = list(aims(own, melds, scoring("S", "E")))
        assert min(need(own, len(melds), aim) for aim in found) == min(targets(own, melds))
        for aim in found:
            missing, helping = reach(own, len(melds), aim, unseen)
            assert missing == need(own, len(melds), aim)
            lower = [kind for kind in range(34) if need(own + ONE[kind], len(melds), aim) < missing]
            assert sorted(helping) == lower


def test_a_pair_of_dragons_may_become_a_triplet_for_its_point_and_one_that_lies_has_it_already() -> None:
    worth = scoring("S", "E")
    found = list(aims(pack(tiles_of("m123456789 CC EE")), (), worth))
    mixed = {aim.triplets: aim.points for aim in found if aim.shape == 0 and aim.groups[-1] is HONOURS}
    red, east = INDEX["C"], INDEX["E"]
    assert {frozenset(extra): points for extra, points in mixed.items()} == {
        frozenset(): 2,
        frozenset({red}): 3,
        frozenset({east}): 3,
        frozenset({red, east}): 4,
    }
    laid = list(aims(pack(tiles_of("m123456789 EE")), (Meld.parse("pong CCC"),), worth))
    assert laid[0].points == 3


def test_a_wind_of_seat_and_round_counts_twice() -> None:
    assert scoring("E", "E")[INDEX["E"]] == 2
    assert INDEX["W"] not in scoring("S", "E")


def test_alone_a_ready_hand_wins_as_often_as_its_rate_says() -> None:
    assert Race(10, (), 3, (1.0, 1.0)).outlook(1, 0.5)[0] == pytest.approx(1 - 0.5**10)


def test_who_is_nearer_or_has_more_turns_wins_more_often_and_others_take_less() -> None:
    others = tuple((usual(1, 6), 4.0) for _ in range(3))
    race, late = Race(15, others, 3, (1.0, 1.0)), Race(5, others, 3, (1.0, 1.0))
    for distance in range(1, 6):
        wins, lost = race.outlook(distance, 0.25)
        farther, more = race.outlook(distance + 1, 0.25)
        assert wins > farther
        assert lost < more
        assert wins > late.outlook(distance, 0.25)[0]
    assert 0 < race.outlook(3, 0.25)[1] < 12
