"""Says how long a table waits, and for what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.core import AnyGame, Ask

DAY_S = 24 * 60 * 60
CLOCKS: Mapping[str, int | None] = MappingProxyType(
    {"off": None, "30s": 30, "1m": 60, "3m": 180, "10m": 600, "1d": DAY_S}
)
"""The clocks a table may have, in seconds; None: it waits as long as its players like."""
PACES = ("calm", "brisk", "instant")
"""How computers may play at a table."""
PACE = "brisk"
"""How they play where nobody has chosen."""


def clocks_of(game: AnyGame) -> tuple[str, ...]:
    """The clocks that a game offers: where all have to be there at the same time, none of a day."""
    return tuple(key for key, seconds in CLOCKS.items() if not game.live or seconds is None or seconds < DAY_S)


def clock_of(game: AnyGame) -> str:
    """The clock of a table for which nobody has chosen one."""
    return "1m" if game.live else "3m"


# all who wait share one, and read it each time: tests change it there
@dataclass(slots=True)
class Timing:
    """All in seconds; None: no clock runs."""

    turn_s: float | None = None
    """A turn, and the pause before a hand."""
    window_s: float = 8.0
    """A claim window, whoever is asked in it."""
    choice_s: float = 60.0
    """A choice that some seats have, as about a contract."""
    go_on_s: tuple[float, float] = (1.5, 3.0)
    """In a claim window the table goes on after a random time between these two."""
    order_s: float = 0.8
    """Until a standing order takes a win in its player's own turn: the player sees what came, and is not pinged yet."""
    computer_s: float = 1.0
    """Until a computer moves."""
    silence_s: float = 20.0
    """Until a table pings whoever it waits for; at once where somebody's hand cannot be refreshed."""
    retry_s: float = 5.0
    """Until what could not be saved is tried again."""

    def of(self, ask: Ask) -> float | None:
        """The clock of a question."""
        match ask:
            case Ask.WINDOW:
                return self.window_s
            case Ask.CHOICE:
                return self.choice_s
            case Ask.TURN | Ask.PAUSE:
                return self.turn_s
            case Ask.OVER:
                return None

    @property
    def computer_claim_s(self) -> float:
        """The longest a computer takes in a claim window: it has answered before the table goes on."""
        return self.go_on_s[0] / 3
