"""Functions that run in thinking workers. They choose moves for computers and judge actions."""

import time
from typing import Any

from bot.games import GAMES
from engine import judge
from engine.core import Action, Effort, Rng, Weighed

PLENTY = 10_000
"""Number of samples that is never reached, so that only the time limits a thought."""


def think(game: str, level: str, view: Any, legal: tuple[Action, ...], seed: bytes, seconds: float) -> Action:
    """Return the move that a computer player of that level finds within `seconds`. It sees only `view`."""
    players = GAMES[game].players
    player = players.get(level) or next(iter(players.values()))
    return player(view, legal, Rng(seed), _effort(seconds))


def draw(game: str, level: str, view: Any, legal: tuple[Action, ...], seed: bytes, samples: int) -> Action:
    """Return the move of a computer player after `samples` samples.

    It depends only on the arguments, never on the speed of the machine.
    """
    return GAMES[game].players[level](view, legal, Rng(seed), Effort(samples))


def value(game: str, view: Any, legal: tuple[Action, ...], seed: bytes, samples: int) -> tuple[Weighed, ...]:
    """Return the best computer player's judgement of all actions after `samples` samples, best first."""
    return judge(GAMES[game], view, legal, Rng(seed), Effort(samples))


def weigh(game: str, view: Any, legal: tuple[Action, ...], seed: bytes, seconds: float) -> tuple[Weighed, ...]:
    """Return the best computer player's judgement of all actions within `seconds`, best first."""
    return judge(GAMES[game], view, legal, Rng(seed), _effort(seconds))


def _effort(seconds: float) -> Effort:
    end = time.monotonic() + seconds
    return Effort(PLENTY, lambda: time.monotonic() >= end)
