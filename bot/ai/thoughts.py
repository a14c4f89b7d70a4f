"""What a worker does that thinks: it moves for computers, and weighs what a seat may do."""

from __future__ import annotations

import time
from typing import Any

from bot.games import GAMES
from engine import judge
from engine.core import Action, Effort, Rng, Weighed

PLENTY = 10_000
"""More samples than anybody has the time for."""


def think(game: str, level: str, view: Any, legal: tuple[Action, ...], seed: bytes, seconds: float) -> Action:
    """The move of a computer player of that level, which knows its view and nothing else, after so long at most."""
    players = GAMES[game].players
    player = players.get(level) or next(iter(players.values()))
    return player(view, legal, Rng(seed), _effort(seconds))


def draw(game: str, level: str, view: Any, legal: tuple[Action, ...], seed: bytes, samples: int) -> Action:
    """The same after so many samples, whatever the clock says: it depends on nothing but what is given here."""
    return GAMES[game].players[level](view, legal, Rng(seed), Effort(samples))


def value(game: str, view: Any, legal: tuple[Action, ...], seed: bytes, samples: int) -> tuple[Weighed, ...]:
    """What the best player of the game thinks of all actions after so many samples, the best first."""
    return judge(GAMES[game], view, legal, Rng(seed), Effort(samples))


def weigh(game: str, view: Any, legal: tuple[Action, ...], seed: bytes, seconds: float) -> tuple[Weighed, ...]:
    """What the best player of the game thinks of all actions, the best first, after so long at most."""
    return judge(GAMES[game], view, legal, Rng(seed), _effort(seconds))


def _effort(seconds: float) -> Effort:
    """Enough is once so many seconds are over, from now on."""
    end = time.monotonic() + seconds
    return Effort(PLENTY, lambda: time.monotonic() >= end)
