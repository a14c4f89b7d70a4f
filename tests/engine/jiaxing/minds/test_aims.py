"""What a hand may become (engine.jiaxing.aims), against the distance that the rules know, and the race for it."""

import pytest

from engine.core import Rng
from engine.jiaxing.aims import HONOURS, aims, need, reach, scoring
from engine.jiaxing.race import Race, usual
from engine.jiaxing.shape import targets
from engine.mahjong.melds import Meld
from engine.mahjong.notation import tiles_of
from engine.mahjong.tiles import INDEX, KINDS, ONE, pack

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
    assert Race(10, (), 3).outlook(1, 0.5)[0] == pytest.approx(1 - 0.5**10)


def test_who_is_nearer_or_has_more_turns_wins_more_often_and_others_take_less() -> None:
    others = tuple((usual(1, 6), 4.0) for _ in range(3))
    race, late = Race(15, others, 3), Race(5, others, 3)
    for distance in range(1, 6):
        wins, lost = race.outlook(distance, 0.25)
        farther, more = race.outlook(distance + 1, 0.25)
        assert wins > farther
        assert lost < more
        assert wins > late.outlook(distance, 0.25)[0]
    assert 0 < race.outlook(3, 0.25)[1] < 12
