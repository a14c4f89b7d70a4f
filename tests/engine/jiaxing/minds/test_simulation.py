"""Seeded matches of computer players under settings by chance: nothing fails, stalls or gets lost (JX-28, JX-121)."""

from collections import Counter

import pytest

from engine.core import FULL, TABLE, Action, Effort, Match, Player, Rng
from engine.jiaxing import GAME, Rules, State, View
from engine.jiaxing.mind import normal
from engine.mahjong.tiles import KINDS, pack, size
from tests.engine.jiaxing.minds import greedy
from tests.engine.jiaxing.oracle.score import mixed

EVERY = pack(kind for kind in KINDS[:34] for _ in range(4))
MOST_MOVES = 1500
"""More moves than any hand can take: 82 draws, each with a turn, a window of four answers, and claims between."""


def simple(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """For the nearest shape, and nothing else."""
    assert view.viewer is not None
    return greedy.decide(view.hand, view.melds[view.viewer], view.wild, view.tile, legal)


class Played(Match):
    """A match that counts what happens in it; every position is checked."""

    def hands(self, most: int, minds: list, rng: Rng) -> Counter[str]:
        """Play so many hands, or to the end of the match."""
        found, bound = Counter[str](), set[int]()
        moves, number = 0, 0
        while self.pending and found["hands"] < most:
            seat = rng.pick(list(self.pending))
            legal = self.pending[seat]
            words = legal[0] if seat == TABLE else minds[seat](self.view(seat), legal, rng)
            told = self.play(seat, words)
            found.update(str(event.kind) for event in told)
            check(self._state)
            if self._state.contracts:
                bound.add(self._state.number)
            moves += 1
            if self._state.number != number or self.result:
                number, moves = self._state.number, 0
                found["hands"] = len(self._state.history)
            assert moves < MOST_MOVES, "a hand without an end"
        assert found["hands"] == len(self._state.history)
        assert all(sum(points) == 0 for points in self._state.history)
        found["bound hands"] = len(bound)
        return found


def check(state: State) -> None:
    """JX-28: every tile is somewhere, and every seat holds as many as it should."""
    lying = [tile for _, tile in state.discards] + [state.wild, *(tile for stack in state.wall for tile in stack)]
    lying += [tile for row in state.melds for meld in row for tile in meld.pieces]
    assert sum(state.hands) + pack(lying) == EVERY
    assert state.left == sum(map(len, state.wall))
    if state.result is None:
        for seat in range(4):
            more = seat == state.turn and state.phase in ("ready", "turn")
            if seat == state.turn and state.phase == "contract":
                more = not state.melds[seat][-1].is_kong
            assert size(state.hands[seat]) == 13 - 3 * len(state.melds[seat]) + more
        assert state.left >= state.rules.reserve


def simulate(hands: int, settings: dict | None = None, hard: int = 0, name: str = "simulated") -> Counter[str]:
    """So many hands of simple players in matches of at most 20; in every `hard`th match one seat is of that level."""
    found, number = Counter[str](), 0
    while found["hands"] < hands:
        rng = Rng(name.encode(), number)
        rules = Rules(**(mixed(rng) if settings is None else settings))
        minds: list[Player[View]] = [simple] * 4
        if hard and number % hard == 0:
            minds[rng.below(4)] = GAME.players["hard"]
        found += Played(GAME, rules, 4, rng.bytes(32)).hands(min(20, hands - found["hands"]), minds, rng)
        number += 1
    return found


def figures(found: Counter[str]) -> dict[str, float]:
    """Of each hand: how often it is won, how many tiles are drawn and claimed, kongs, and contracts."""
    hands = found["hands"]
    return {
        "won": found["won"] / hands,
        "drew": found["drew"] / hands,
        "claimed": (found["chow"] + found["pong"] + found["kong"]) / hands,
        "kongs": (found["kong"] + found["concealed_kong"] + found["added_kong"] - found["robbed"]) / hands,
        "contracts": found["bound hands"] / hands,
    }


def test_normal_players_end_hands_under_settings_by_chance_and_never_discard_a_wild_tile_that_they_need_not() -> None:
    def careful(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
        action = normal(view, legal, rng, effort)
        assert action in legal
        thrown = action.verb == "discard" and action.pieces == (view.wild,)
        assert not thrown or all(other.pieces in ((), (view.wild,)) for other in legal)
        return action

    for number in range(2):
        rng = Rng(b"normal", number)
        found = Played(GAME, Rules(**mixed(rng)), 4, rng.bytes(32)).hands(1, [careful] * 4, rng)
        assert found["won"] + found["washout"] == found["hands"] > 0


@pytest.mark.full
def test_thousands_of_hands_under_settings_by_chance() -> None:
    found = simulate(10_000, hard=100)
    print(dict(found), figures(found))
    assert found["won"] + found["washout"] == 10_000
    assert found["robbed"] > 10


@pytest.mark.full
def test_jx121_under_standard_rules_about_nine_hands_in_ten_are_won() -> None:
    """The rules tell of simple bots: 93 % won, 55.5 draws, 7.0 claims, 0.43 kongs, contracts in 24 % of the hands."""
    found = figures(simulate(2_000, {}, name="standard"))
    print(found)
    assert 0.8 < found["won"] < 0.99
    assert 45 < found["drew"] < 65
    assert 4 < found["claimed"] < 10
    assert 0.1 < found["kongs"] < 1.2
    assert 0.1 < found["contracts"] < 0.5
