"""Times that a table waits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bot.settings.clocks import PACE
from bot.store.leases import LEASE_S
from bot.tables.table import Table
from engine.core import Ask

SHARES: Mapping[str, float] = MappingProxyType({"calm": 1.0, "brisk": 0.3, "instant": 0.0})
"""Share of a calm computer's time that a computer of each pace takes."""


# all services share one object and read it each time, because tests change it there
@dataclass(slots=True)
class Timing:
    """Times of a match, all in seconds.

    The clock of turns and of the pause before a hand belongs to the table.
    """

    window_s: float = 8.0
    """Length of a claim window, independent of the players asked in it."""
    calm_window_s: float = 15.0
    """Length of a claim window at a table where a player wants more time."""
    crowded: float = 0.25
    """Share by which a window is longer for each other active table in the channel, up to twice its length.

    It applies with two persons or more, because all tables share Discord's limits for the channel.
    """
    sending_s: float = 1.0
    """Time for sending a question to the only person at a table, before their time counts."""
    choice_s: float = 60.0
    """Time for a choice that some seats have, as about a contract."""
    go_on_s: tuple[float, float] = (1.5, 3.0)
    """Shortest and longest random time after which the table goes on in a claim window."""
    alone_go_on_s: tuple[float, float] = (0.4, 0.8)
    """Values of `go_on_s` where one person plays with computers and may not claim.

    They are short because nobody could learn from them.
    """
    even_s: float = 0.25
    """Delay before a discard that may be claimed is shown to all players.

    It is the same whether or not hands of players who are asked are painted and sent in that time.
    """
    order_s: float = 0.8
    """Delay before a standing order takes a win in its player's own turn.

    The player sees what came, and is not pinged yet.
    """
    computer_s: float = 1.0
    """Time until a computer moves at the slow pace (`calm`)."""
    answer_s: float = 0.2
    """Time a computer thinks while a user's press waits. All computers move before the answer."""
    settle_s: float = 20.0
    """Maximum time that an answer waits for the computers."""
    doze_s: float = 15 * 60.0
    """Time until a person who plays with computers without a clock counts as away, and their match is paused."""
    farewell_s: float = 60.0
    """Time for the vote whether the match goes on after a resignation."""
    ending_s: float = 60.0
    """Time for the vote whether the match ends before the next hand."""
    heartbeat_s: float = 5.0
    """Time between two heartbeats. The last one tells how long the bot was down."""
    lease_s: float = LEASE_S
    """Time without a heartbeat after which other processes may take over the tables of a process."""
    silence_s: float = 20.0
    """Time until a table pings the player it waits for. At once if a player's hand cannot be refreshed."""
    picture_s: float = 0.3
    """Time that an urgent message waits for its picture. Then it is sent in words, and the picture follows."""
    waiting_s: float = 20.0
    """Minimum time between two updates of the hand of a player who is not asked."""
    hooks_s: float = 60.0
    """Time that a request by interaction token counts against the limits of its channel."""
    press_s: float = 0.3
    """Minimum average time between presses of one user. Presses above this rate for long are not taken.

    0: every user may press as fast, and post as often, as they like.
    """
    call_s: float = 60.0
    """Time until players are called to a lobby that is short of them."""
    retry_s: float = 5.0
    """Time until something that could not be saved is tried again."""

    def of(self, table: Table) -> float | None:
        """Return the seconds that the open question of this table waits. None: no clock runs."""
        if not table.venue.clocks:
            return None
        match table.match.question.ask if table.match is not None else Ask.OVER:
            case Ask.WINDOW:
                return self.calm_window_s if table.row.calm else self.window_s
            case Ask.CHOICE:
                return self.choice_s
            case Ask.TURN | Ask.TOGETHER | Ask.PAUSE:
                return None if table.asleep else table.clock_s
            case Ask.OVER:
                return None

    def vote_of(self, table: Table, seconds: float) -> float:
        """Return the seconds that a vote lasts there. No time is short at a place without pings."""
        return max(seconds, table.venue.least_clock_s)

    def go_on_of(self, *, alone: bool) -> tuple[float, float]:
        """Return the shortest and longest pause before the table goes on in a claim window.

        `alone`: one person plays with computers, and may not claim.
        """
        return self.alone_go_on_s if alone else self.go_on_s

    def computer_of(self, pace: str) -> float:
        """Return the seconds until a computer moves in its turn."""
        return self.computer_s * SHARES.get(pace, SHARES[PACE])
