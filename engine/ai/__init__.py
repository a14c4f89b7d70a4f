"""What computer players of several games share."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

from engine.ai import rollout
from engine.ai.compiled import NUMBA, UNUSABLE
from engine.core import FULL, READY, TABLE, Action, AnyGame, AnyMatch, Effort, Match, Rng, Weighed

__all__ = ["UNUSABLE", "judge", "warm_up"]


def judge(game: AnyGame, view: Any, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> tuple[Weighed, ...]:
    """What the best player of the game thinks of all that a seat may do, the best first. `view` is that seat's."""
    if game.judge is None:
        return rollout.judge(game, view, legal, rng, effort)
    return game.judge(view, legal, rng, effort)


def warm_up(games: Iterable[AnyGame]) -> None:
    """Have all compiled that `judge` needs, which takes long once on a machine, and looked up what it needs for each
    preset and number of seats: a first thought should not wait for it. Without numba there is nothing to do."""
    if NUMBA is None:
        return
    for game in games:
        for rules, seats in product(game.presets.values(), game.seats):
            _judge_once(game, rules, seats)


def _judge_once(game: AnyGame, rules: Any, seats: int) -> None:
    """What each seat may do that is asked first."""
    match: AnyMatch = Match(game, rules, seats, bytes(32))
    while READY in next(iter(match.pending.values()), ()):
        match.play(next(iter(match.pending)), READY)
    for seat, legal in match.pending.items():
        if seat != TABLE:
            judge(game, match.view(seat), legal, Rng(bytes(32)), Effort(1))
