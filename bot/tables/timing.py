"""Says how long a table waits, and for what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bot.settings.clocks import PACE
from bot.store.leases import LEASE_S
from bot.tables.table import Table
from engine.core import Ask

SHARES: Mapping[str, float] = MappingProxyType({"calm": 1.0, "brisk": 0.3, "instant": 0.0})
"""How much of a calm computer's time a computer of each pace takes."""


# all who wait share one, and read it each time: tests change it there
@dataclass(slots=True)
class Timing:
    """How long a match waits for what, all in seconds. The clock of turns and of the pause before a hand is the table's
    own."""

    window_s: float = 8.0
    """A claim window, whoever is asked in it."""
    calm_window_s: float = 15.0
    """The same at a table where somebody wants more time."""
    crowded: float = 0.25
    """With two persons or more a window is longer by such a share for each other table that runs in its channel, twice
    as long at most: all of them share what Discord allows there."""
    sending_s: float = 1.0
    """So long a question may be on its way to its one person, beside computers, until its time counts."""
    choice_s: float = 60.0
    """A choice that some seats have, as about a contract."""
    go_on_s: tuple[float, float] = (1.5, 3.0)
    """In a claim window the table goes on after a random time between these two."""
    alone_go_on_s: tuple[float, float] = (0.4, 0.8)
    """The same where one person plays with computers and may not claim: nobody is there who could learn from it."""
    even_s: float = 0.25
    """So long after a discard that may be claimed everybody is shown it: as late whether or not hands of those who are
    asked are painted and sent meanwhile."""
    order_s: float = 0.8
    """Until a standing order takes a win in its player's own turn: the player sees what came, and is not pinged yet."""
    computer_s: float = 1.0
    """Until a computer moves that plays calmly."""
    answer_s: float = 0.2
    """So long a computer thinks whose move somebody waits for who has pressed: all of them move before the answer."""
    settle_s: float = 20.0
    """For so long an answer waits for the computers, at most."""
    doze_s: float = 15 * 60.0
    """Until somebody who plays with computers without a clock counts as away, and their match sleeps."""
    farewell_s: float = 60.0
    """For so long the others are asked whether the match goes on without somebody who resigned."""
    ending_s: float = 60.0
    """For so long the others are asked whether the match ends before the next hand."""
    heartbeat_s: float = 5.0
    """Between two notes that the bot runs: the last one tells how long it was down."""
    lease_s: float = LEASE_S
    """For so long others leave its tables to a process that gives no such note."""
    silence_s: float = 20.0
    """Until a table pings whoever it waits for; at once where somebody's hand cannot be refreshed."""
    picture_s: float = 0.3
    """For so long a message that somebody waits for waits for its picture; then it comes in words, and the picture
    follows."""
    waiting_s: float = 20.0
    """The hand of somebody who is asked nothing is brought up to date at most once in so many seconds."""
    hooks_s: float = 60.0
    """So long a request by the token of an interaction counts against what its channel may have."""
    press_s: float = 0.3
    """Of somebody who presses faster than this for long, the presses beyond it are not taken. 0: everybody may press as
    fast, and post as often, as they like."""
    call_s: float = 60.0
    """Until people are called to a lobby that is short of them."""
    retry_s: float = 5.0
    """Until what could not be saved is tried again."""

    def of(self, table: Table) -> float | None:
        """How long the open question of this table waits; None: no clock runs."""
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
        """The seconds that a vote of so many lasts there: where nobody is called, no time is short."""
        return max(seconds, table.venue.least_clock_s)

    def go_on_of(self, *, alone: bool) -> tuple[float, float]:
        """The shortest and longest pause before the table goes on in a claim window. alone: one person plays with
        computers, and may not claim."""
        return self.alone_go_on_s if alone else self.go_on_s

    def computer_of(self, pace: str) -> float:
        """Seconds until a computer moves in its turn."""
        return self.computer_s * SHARES.get(pace, SHARES[PACE])
