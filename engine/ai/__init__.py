"""What computer players of several games share."""

from __future__ import annotations

from collections.abc import Iterable
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
    """Have all compiled that `judge` needs, which takes long once on a machine: a first thought should not wait for it.
    Without numba there is nothing to do."""
    if NUMBA is None:
        return
    for game in games:
        rng = Rng(bytes(32))
        match: AnyMatch = Match(game, game.rules(), game.seats[0], bytes(32))
        while READY in next(iter(match.pending.values()), ()):
            match.play(next(iter(match.pending)), READY)
        for seat, legal in match.pending.items():
            if seat == TABLE:
                continue
            judge(game, match.view(seat), legal, rng, Effort(1))
