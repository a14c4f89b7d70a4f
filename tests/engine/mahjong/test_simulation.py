"""Thousands of hands of players who go for the nearest win and nothing else go as the rules tell of simple bots."""

from collections import Counter
from types import ModuleType

import pytest

from engine import fuzhou, jiaxing
from engine.core import TABLE, AnyGame, Match, Rng
from tests.engine.fuzhou.minds import greedy as of_fuzhou
from tests.engine.jiaxing.minds import greedy as of_jiaxing


def simulated(game: AnyGame, greedy: ModuleType, wild: str, hands: int) -> Counter[str]:
    """What happens in so many hands, in matches of at most 20 under standard rules."""
    found, number = Counter[str](), 0
    while found["hands"] < hands:
        rng, number = Rng(b"standard", number), number + 1
        match, settled, bound = Match(game, game.rules(), 4, rng.bytes(32)), 0, set[int]()
        while match.pending and settled < 20:
            seat = rng.pick(list(match.pending))
            legal, view = match.pending[seat], match.view(seat)
            hand = None if seat == TABLE else (view.hand, view.melds[seat], getattr(view, wild), view.tile)
            action = greedy.decide(*hand, legal) if hand else legal[0]
            found.update(str(event.kind) for event in match.play(seat, action))
            if getattr(view, "contracts", ()):
                bound.add(view.number)
            if len(match._state.history) > settled:
                settled += 1
                found.update(counted(match._state.last))
        assert all(sum(points) == 0 for points in match._state.history)
        found.update({"hands": settled, "contracts": len(bound)})
    return found


def counted(last) -> dict[str, int]:
    """What a won hand of Fuzhou counts."""
    if last.winner is None or not hasattr(last, "specials"):
        return {}
    worth = {"self-drawn": last.self_draw, "share": last.share, "hua": last.hua, "jin": last.jin}
    return worth | {f"special {key}": 1 for key, _ in last.specials}


@pytest.mark.full
def test_fz111_hands_of_fuzhou_go_as_the_rules_tell() -> None:
    """98.4 % won, 11 front draws, 3.7 claims, 28 % self-drawn; robbing the gold 29 and three golds 19 of 1000."""
    found = simulated(fuzhou.GAME, of_fuzhou, "gold", 4_000)
    hands, wins = found["hands"], found["won"]
    print(found)
    assert 0.93 < wins / hands < 1
    assert 7 < found["drew"] / hands < 18
    assert 2 < (found["chow"] + found["pong"] + found["kong"]) / hands < 5.5
    assert 0.15 < found["self-drawn"] / wins < 0.45
    assert 0.015 < found["special rob_gold"] / hands < 0.05
    assert 0.008 < found["special three_golds"] / hands < 0.035
    assert found["special heaven"] / hands < 0.004
    assert 9 < found["share"] / wins < 17
    assert 5 < found["hua"] / wins < 8
    assert 0.7 < found["jin"] / wins < 1.6


@pytest.mark.full
def test_jx121_hands_of_jiaxing_go_as_the_rules_tell() -> None:
    """93 % won, 55.5 draws, 7.0 claims, 0.43 kongs, contracts in 24 % of the hands."""
    found = simulated(jiaxing.GAME, of_jiaxing, "wild", 2_000)
    hands = found["hands"]
    print(found)
    assert 0.8 < found["won"] / hands < 0.99
    assert 45 < found["drew"] / hands < 65
    assert 4 < (found["chow"] + found["pong"] + found["kong"]) / hands < 10
    assert 0.1 < (found["kong"] + found["concealed_kong"] + found["added_kong"] - found["robbed"]) / hands < 1.2
    assert 0.1 < found["contracts"] / hands < 0.5
