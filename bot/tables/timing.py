"""Durations: how long a table waits for players, computers and messages."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bot.settings.clocks import PACE
from bot.store.leases import LEASE_S
from bot.tables.table import Table
from engine.core import Ask

SHARES: Mapping[str, float] = MappingProxyType({"calm": 1.0, "brisk": 0.3, "instant": 0.0})
"""Share of a slow (`calm`) computer's time that a computer takes, by pace."""


# all services share one object and read it on each use, because tests change its values
@dataclass(slots=True)
class Timing:
    """Durations in a match, all in seconds.

    The time for turns and for the pause before a hand is set by the table's clock instead.
    """

    window_s: float = 8.0
    """Length of a claim window, no matter which players are asked in it."""
    calm_window_s: float = 15.0
    """Length of a claim window at a table where a player wants more time."""
    crowded: float = 0.25
    """Share by which a window is longer for each other active table in the channel. A window is at most doubled.

    It applies at tables with two or more persons, because all tables in a channel share its Discord rate limits.
    """
    sending_s: float = 1.0
    """Extra time for sending a question to the only person at a table, before the person's own time starts."""
    choice_s: float = 60.0
    """Time for a secret choice of some seats, for example about a contract."""
    go_on_s: tuple[float, float] = (1.5, 3.0)
    """Shortest and longest random delay before the table goes on in a claim window."""
    alone_go_on_s: tuple[float, float] = (0.4, 0.8)
    """Values of `go_on_s` if one person plays with computers and may not claim.

    They are short, because no player could learn anything from them.
    """
    even_s: float = 0.25
    """Delay before a claimable discard is shown to all players.

    It is always the same, even if hands of players who are asked are painted and sent in that time.
    """
    order_s: float = 0.8
    """Delay before a standing order takes a win in its player's own turn.

    During that time the player sees the card or tile, and is not pinged.
    """
    computer_s: float = 1.0
    """Time until a computer moves at the slow pace (`calm`)."""
    answer_s: float = 0.2
    """Maximum time that a computer thinks while a user's press waits.

    All computers move before the press is answered.
    """
    settle_s: float = 20.0
    """Maximum time that the answer to a press waits for the computers."""
    doze_s: float = 15 * 60.0
    """Time without action until a person counts as away, if they play with computers and no clock runs.

    Their match is then paused.
    """
    farewell_s: float = 60.0
    """Time for the vote on whether the match goes on after a resignation."""
    ending_s: float = 60.0
    """Time for the vote on whether the match ends before the next hand."""
    heartbeat_s: float = 5.0
    """Time between two heartbeats. The last heartbeat shows how long the bot was down."""
    lease_s: float = LEASE_S
    """Time without a heartbeat after which other processes may take over a process's tables."""
    sign_in_s: float = 15.0
    """Pause before a shard's third sign-in while its sessions end within five minutes. It doubles with each sign-in."""
    silence_s: float = 20.0
    """Time until a table pings the player it waits for. If the player's hand can't be refreshed, it pings at once."""
    picture_s: float = 0.3
    """Maximum time that an urgent message waits for its picture. Then it is sent as text, and the picture follows."""
    waiting_s: float = 20.0
    """Minimum time between two updates of the hand of a player who is not asked."""
    hooks_s: float = 60.0
    """Time during which a request by interaction token counts against the limits of its channel."""
    press_s: float = 0.3
    """Minimum average time between presses of one user. Presses that stay faster for long are rejected.

    0: no limit on a user's presses and posts.
    """
    call_s: float = 60.0
    """Time until players are pinged for a lobby that has free seats."""
    retry_s: float = 5.0
    """Time until a retry after something could not be saved."""

    def for_table(self, table: Table) -> float | None:
        """Return the seconds for the open question of this table. None: no clock runs."""
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
        """Return how many seconds a vote lasts at this table. `seconds`: the usual duration.

        Where nobody can be pinged, it lasts at least as long as the shortest turn clock there.
        """
        return max(seconds, table.venue.least_clock_s)

    def go_on_of(self, *, alone: bool) -> tuple[float, float]:
        """Return the shortest and the longest time in seconds before the table goes on in a claim window.

        `alone`: one person plays with computers and may not claim.
        """
        return self.alone_go_on_s if alone else self.go_on_s

    def computer_of(self, pace: str) -> float:
        """Return the seconds until a computer moves in its turn. `pace`: how fast computers play at the table."""
        return self.computer_s * SHARES.get(pace, SHARES[PACE])
