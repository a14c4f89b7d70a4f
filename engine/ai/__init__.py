"""Common parts of the computer players of several games."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

from engine.ai import rollout
from engine.ai.compiled import NUMBA, UNUSABLE
from engine.core import FULL, READY, TABLE, Action, AnyGame, AnyMatch, Effort, Match, Rng, Weighed

__all__ = ["UNUSABLE", "judge", "warm_up"]


def judge(game: AnyGame, view: Any, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> tuple[Weighed, ...]:
    """Rate all actions of a seat by the game's best player, the best first. `view` is the View of that seat."""
    if game.judge is None:
        return rollout.judge(game, view, legal, rng, effort)
    return game.judge(view, legal, rng, effort)


def warm_up(games: Iterable[AnyGame]) -> None:
    """Compile and cache everything that `judge` needs for each preset and number of seats.

    The first compilation on a machine takes long, and a first decision should not wait for it. Does nothing without
    numba.
    """
    if NUMBA is None:
        return
    for game in games:
        for rules, seats in product(game.presets.values(), game.seats):
            _judge_once(game, rules, seats)


def _judge_once(game: AnyGame, rules: Any, seats: int) -> None:
    """Rate the actions of each seat that is asked at the start of one match."""
    match: AnyMatch = Match(game, rules, seats, bytes(32))
    while READY in next(iter(match.pending.values()), ()):
        match.play(next(iter(match.pending)), READY)
    for seat, legal in match.pending.items():
        if seat != TABLE:
            judge(game, match.view(seat), legal, Rng(bytes(32)), Effort(1))
