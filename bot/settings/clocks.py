"""Turn clocks of tables, and paces of computer players."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.core import AnyGame

HOUR_S, DAY_S = 60 * 60, 24 * 60 * 60
CLOCKS: Mapping[str, int | None] = MappingProxyType(
    {"off": None, "30s": 30, "1m": 60, "3m": 180, "10m": 600, "1h": HOUR_S, "1d": DAY_S}
)
"""Clocks that a table may have, in seconds. None: no time limit."""
PACES = ("calm", "brisk", "instant")
"""Paces at which computers may play, slowest first."""
PACE = "brisk"
"""Pace if none was chosen."""


def clocks_of(game: AnyGame, least_s: int = 0) -> tuple[str, ...]:
    """Return the clocks that a game offers.

    `least_s`: the shortest clock allowed at the table's place, in seconds. A live game offers no clock of a day.
    """
    most = DAY_S if game.live else DAY_S + 1
    return tuple(key for key, seconds in CLOCKS.items() if seconds is None or least_s <= seconds < most)


def clock_of(game: AnyGame) -> str:
    """Return the clock that a table of this game has if none was chosen."""
    return "1m" if game.live else "3m"
