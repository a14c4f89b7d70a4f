"""Ratings for any game by playing out hands with the game's own functions, e.g. for a new game without a judge."""

from __future__ import annotations

from typing import Any

from engine.ai.weighing import Sums
from engine.core import FULL, GO_ON, TABLE, Action, AnyGame, Effort, Rng, Seat, Weighed

LONGEST = 2000
"""Maximum number of moves of a hand."""


def judge(game: AnyGame, view: Any, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> tuple[Weighed, ...]:
    """Rate all actions, the best first.

    Each action is tried in the same random guesses of the hidden pieces. The game's easiest player then plays for all
    seats to the end of the hand.
    """
    seat, sums = view.viewer, Sums(legal)
    for _ in range(effort.samples):
        if effort.enough() and sums.samples:
            break
        world, luck = game.guess(view, rng), rng.bytes(32)
        sums.add([_played(game, world, seat, action, Rng(luck)) for action in legal])
    return sums.weighed()


def _played(game: AnyGame, state: Any, seat: Seat, action: Action, rng: Rng) -> tuple[float, float]:
    """Play out one action. Return its points in this hand, and the seat's share of first place after the hand."""
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
    """Return the points by seat."""
    places = game.scene(game.view(state, None)).places
    return [place.points for place in sorted(places, key=lambda place: place.seat)]
