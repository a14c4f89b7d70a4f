"""The turn clocks and the paces of computers that a table may have."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.core import AnyGame

HOUR_S, DAY_S = 60 * 60, 24 * 60 * 60
CLOCKS: Mapping[str, int | None] = MappingProxyType(
    {"off": None, "30s": 30, "1m": 60, "3m": 180, "10m": 600, "1h": HOUR_S, "1d": DAY_S}
)
"""The clocks a table may have, in seconds; None: no limit."""
PACES = ("calm", "brisk", "instant")
"""How fast computers may play."""
PACE = "brisk"
"""The pace where nobody has chosen one."""


def clocks_of(game: AnyGame, least_s: int = 0) -> tuple[str, ...]:
    """Return the clocks a game offers. A live game has none of a day; a place may exclude those below `least_s`."""
    most = DAY_S if game.live else DAY_S + 1
    return tuple(key for key, seconds in CLOCKS.items() if seconds is None or least_s <= seconds < most)


def clock_of(game: AnyGame) -> str:
    """Return the clock of a table for which nobody has chosen one."""
    return "1m" if game.live else "3m"
