"""Weighing the actions of any game by playing the hand to its end by the game itself: what serves a new game."""

from __future__ import annotations

from typing import Any

from engine.ai.weighing import Sums
from engine.core import FULL, GO_ON, TABLE, Action, AnyGame, Effort, Rng, Seat, Weighed

LONGEST = 2000
"""So many moves of a hand are played at most."""


def judge(game: AnyGame, view: Any, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> tuple[Weighed, ...]:
    """All that may be done, the best first: each is tried in the same guesses of what is hidden, and the game's first
    player plays on for everybody to the end of the hand."""
    seat, sums = view.viewer, Sums(legal)
    for _ in range(effort.samples):
        if effort.enough() and sums.samples:
            break
        world, luck = game.guess(view, rng), rng.bytes(32)
        sums.add([_played(game, world, seat, action, Rng(luck)) for action in legal])
    return sums.weighed()


def _played(game: AnyGame, state: Any, seat: Seat, action: Action, rng: Rng) -> tuple[float, float]:
    """What an action brings: points of this hand, and the share of the first place after it."""
    before, player = _standing(game, state), next(iter(game.players.values()))
    hand, state = game.scene(game.view(state, None)).settled, game.apply(state, seat, action).state
    for _ in range(LONGEST):
        pending = game.pending(state)
        if not pending or game.scene(game.view(state, None)).settled > hand:
            break
        asked = next(iter(pending))
        if asked == TABLE:
            state = game.apply(state, TABLE, GO_ON).state
        else:
            state = game.apply(state, asked, player(game.view(state, asked), pending[asked], rng)).state
    after = _standing(game, state)
    best = max(after)
    return float(after[seat] - before[seat]), (after[seat] == best) / after.count(best)


def _standing(game: AnyGame, state: Any) -> list[int]:
    """The points by seat."""
    places = game.scene(game.view(state, None)).places
    return [place.points for place in sorted(places, key=lambda place: place.seat)]
