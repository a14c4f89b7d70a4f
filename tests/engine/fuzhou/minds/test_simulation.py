"""Seeded matches of computer players under settings by chance: nothing fails, stalls or gets lost (FZ-52, FZ-111)."""

from collections import Counter

import pytest

from engine.core import RESIGN, TABLE, Action, Match, Rng
from engine.fuzhou import GAME, Rules, State
from engine.fuzhou.mind import easy, normal
from engine.fuzhou.opening import TILES
from engine.fuzhou.score import constants
from engine.fuzhou.view import View
from engine.mahjong.tiles import FLOWERS, pack, size
from tests.engine.fuzhou.minds import greedy
from tests.engine.fuzhou.oracle.score import mixed

EVERY = pack(TILES)
MOST_MOVES = 1500
"""More moves than any hand can take: 78 draws, each with a turn, windows of four answers, and claims between."""


def bold(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    """The easy player, but that it declares jinkan whenever it can."""
    declared = [action for action in legal if action.verb == "jinkan"]
    return declared[0] if declared else easy(view, legal, rng)


def simple(view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
    """For the nearest win, and nothing else: the simple bots that the rules tell of."""
    assert view.viewer is not None
    return greedy.decide(view.hand, view.melds[view.viewer], view.gold, view.tile, legal)


class Played(Match):
    """A match that counts what happens in it; every position is checked."""

    def hands(self, most: int, minds: list, rng: Rng, leaving: bool = False) -> Counter[str]:
        """Play so many hands, or to the end of the match; now and then somebody leaves, if that may be."""
        found, moves, number = Counter[str](), 0, 0
        while self.pending and found["hands"] < most:
            seat = rng.pick(list(self.pending))
            legal = self.pending[seat]
            words = legal[0] if seat == TABLE else minds[seat](self.view(seat), legal, rng)
            if leaving and seat not in (TABLE, *self._state.escaped) and rng.below(300) == 0:
                words = RESIGN
            told = self.play(seat, words)
            found.update(str(event.kind) for event in told)
            check(self._state)
            moves += 1
            if len(self._state.history) > found["hands"]:
                count(found, self._state)
            if self._state.number != number or self.result:
                number, moves = self._state.number, 0
            assert moves < MOST_MOVES, "a hand without an end"
        price = self.rules.escape * self.rules.stake
        assert all(sum(points) == 0 for points in self._state.history)
        assert sum(self._state.scores) == -price * found["escaped"]
        return found


def check(state: State) -> None:
    """FZ-52: every tile is somewhere, and every seat holds as many as it should, flowers aside."""
    lying = [tile for _, tile in state.discards] + [state.gold, *state.aside]
    lying += [tile for stack in state.wall for tile in stack]
    lying += [tile for rack in state.racks for tile in rack]
    lying += [tile for row in state.melds for meld in row for tile in meld.pieces]
    assert sum(state.hands) + pack(lying) == EVERY
    assert state.left == sum(map(len, state.wall))
    assert not any(hand & FLOWERS for hand in state.hands)
    assert all(tile in FLOWER_KINDS for rack in (*state.racks, state.aside) for tile in rack)
    if state.result is None:
        assert state.left >= state.rules.reserve
        for seat in range(4):
            more = seat == state.turn and state.phase in ("ready", "turn")
            assert size(state.hands[seat]) == 16 - 3 * len(state.melds[seat]) + more


FLOWER_KINDS = frozenset((*"ESWNCFB", "f1", "f2", "f3", "f4", "g1", "g2", "g3", "g4"))


def count(found: Counter[str], state: State) -> None:
    """What the hand that has just been settled adds."""
    last = state.last
    assert last is not None
    found["hands"] += 1
    if last.winner is not None:
        found.update([f"special {key}" for key, _ in last.specials])
        found["self-drawn"] += last.self_draw
        found["shares"] += last.share // state.rules.stake
        found["hua"] += last.hua
        found["jin"] += last.jin


def simulate(hands: int, settings: dict | None = None, better: int = 0, name: str = "simulated") -> Counter[str]:
    """So many hands in matches of at most 20 hands; in every `better`th match one seat is of the `normal`
    level, and all are under `settings`."""
    found, number = Counter[str](), 0
    while found["hands"] < hands:
        rng = Rng(name.encode(), number)
        rules = Rules(**(mixed(rng) if settings is None else settings))
        minds = [simple if settings is not None else easy if rng.below(2) else bold for _ in range(4)]
        if better and number % better == 0:
            minds[rng.below(4)] = normal
        most, leaving = min(20, hands - found["hands"]), settings is None and number % 3 == 0
        found += Played(GAME, rules, 4, rng.bytes(32)).hands(most, minds, rng, leaving)
        number += 1
    return found


def figures(found: Counter[str]) -> dict[str, float]:
    """Of each hand: how often it is won and how, and what is drawn and claimed; and of each win what it counts."""
    hands, wins = found["hands"], found["won"]
    return {
        "won": wins / hands,
        "drew": found["drew"] / hands,
        "claimed": (found["chow"] + found["pong"] + found["kong"]) / hands,
        "self-drawn": found["self-drawn"] / wins,
        **{key: found[f"special {key}"] / hands for key in constants(Rules())},
        "share": found["shares"] / wins,
        "hua": found["hua"] / wins,
        "jin": found["jin"] / wins,
    }


@pytest.mark.full
def test_fz52_thousands_of_hands_under_settings_by_chance() -> None:
    found = simulate(10_000, better=100)
    print(dict(found), figures(found))
    assert found["won"] + found["washout"] == 10_000
    assert min(found[event] for event in ("robbed", "robbed_gold", "jinkan", "final", "escaped")) > 5, found


@pytest.mark.full
def test_fz111_under_standard_rules_hands_go_as_the_rules_tell_of_simple_bots() -> None:
    """98.4 % won, 11 front draws, 3.7 claims, 28 % self-drawn; robbing the gold 29 and three golds 19 of 1000."""
    found = figures(simulate(4_000, {}, name="standard"))
    print(found)
    assert 0.93 < found["won"] < 1
    assert 7 < found["drew"] < 18
    assert 2 < found["claimed"] < 5.5
    assert 0.15 < found["self-drawn"] < 0.45
    assert 0.015 < found["rob_gold"] < 0.05
    assert 0.008 < found["three_golds"] < 0.035
    assert found["heaven"] < 0.004
    assert 9 < found["share"] < 17
    assert 5 < found["hua"] < 8
    assert 0.7 < found["jin"] < 1.6
