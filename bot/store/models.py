"""What the database holds, as frozen values. All times are unix milliseconds; users and messages are ids of Discord."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

State = Literal["lobby", "playing", "over", "closed"]
ClockBy = Literal["host", "server"]
By = Literal["person", "clock", "computer", "table"]

LARGEST_ID = 2**63 - 1
"""The highest number that a table can have; a forged button may name a higher one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table from lobby to result. `id` is 0 until it is saved. invited: who is asked to play; only they may join if
    `invited_only`. kicked: who may not come back unless invited again. seating: the order in which these users are to
    sit, 0 for a computer; empty: that of joining. starts_itself: once all of `seating` are there. advice: players may
    ask what a strong computer would do. clock_by: whose choice the clock was; None: nobody knows of a table of before.
    night: the club night it belongs to.

    A table in a thread of its own remembers in `parent` the channel that the thread was opened from, and in `sign` the
    message there that leads to it. While `parent` is the `channel`, the thread is still to be opened. `active_at`, when
    a person was there last, is kept to the minute.
    """

    id: int = 0
    guild: int
    channel: int
    game: str
    preset: str
    rules: Mapping[str, str | int | bool]
    seats: int
    host: int
    invited: tuple[int, ...] = ()
    state: State = "lobby"
    server_seed: bytes
    start_id: int | None = None
    message: int | None = None
    message_at: int | None = None
    round: int | None = None
    due_at: int | None = None
    created_at: int
    ended_at: int | None = None
    clock_s: int | None = None
    clock_by: ClockBy | None = None
    calm: bool = False
    pace: str = "brisk"
    active_at: int = 0
    reason: str | None = None
    invited_only: bool = False
    declined: tuple[int, ...] = ()
    kicked: tuple[int, ...] = ()
    seating: tuple[int, ...] = ()
    rematch_of: int | None = None
    starts_itself: bool = False
    parent: int | None = None
    sign: int | None = None
    advice: bool = False
    night: int | None = None

    @property
    def home(self) -> int:
        """The channel where people opened the table, whether or not it is played in a thread there."""
        return self.parent or self.channel

    @property
    def moving(self) -> bool:
        """Whether the thread of the table is still to be opened."""
        return self.parent == self.channel


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat: a user, or None for a computer player of some level. A user with a level is away, and a
    stand-in of that level plays for them.

    misses: so many public questions in a row the clock has answered. resigned_at: when they resigned, while the
    others are asked whether the match goes on; wished_at: when they asked whether it ends before a hand, while the
    others are asked, and wished_in the number of the question in which they last did; `agreed`: this one said yes.
    leaver: who sat there and left for good. former: a person had this seat, and has had their data deleted; a
    computer has it now if there is a level.
    """

    seat: int
    user: int | None
    level: str | None
    cut: str
    joined_at: int
    misses: int = 0
    resigned_at: int | None = None
    agreed: bool = False
    leaver: int | None = None
    former: bool = False
    wished_at: int | None = None
    wished_in: int | None = None

    @property
    def gone(self) -> bool:
        """Whether a person began the match here and left for good, or had their data deleted."""
        return self.former or self.leaver is not None

    @property
    def nameless(self) -> bool:
        """Whether this is still the seat of a person whom nothing names any more: no computer has it for good."""
        return self.former and (self.level is None or self.resigned_at is not None)

    @property
    def here(self) -> bool:
        """Whether a person plays for themselves."""
        return self.user is not None and self.level is None

    @property
    def away(self) -> bool:
        """Whether a stand-in plays for a person."""
        return self.user is not None and self.level is not None


@dataclass(frozen=True, slots=True)
class Invitation:
    """One friend named in one challenge."""

    host: int
    friend: int
    at: int


@dataclass(frozen=True, slots=True)
class Move:
    """One recorded move. `seq` counts from 1, as `Match.seq` stands after it; `seat` -1 is the table itself."""

    seq: int
    seat: int
    action: str
    by: By
    at: int


@dataclass(frozen=True, slots=True)
class Finish:
    """How a match ended: points and places by seat, and how many hands were settled; only a counted one enters the
    standings, and only a rated one changes ratings. feats: what seats have achieved at its end, (seat, key); rare: the
    patterns of which the first is an achievement. weights: how much of it changes the rating of each seat, in
    thousandths of a full match. level: how strong the computers were with which one person played alone, the easiest of
    them; None: it was no such match, or nothing came of it."""

    reason: str
    points: tuple[int, ...]
    places: tuple[int, ...]
    counted: bool
    ended_at: int
    hands: int = 0
    rated: bool = False
    feats: tuple[tuple[int, str], ...] = ()
    rare: tuple[str, ...] = ()
    weights: tuple[int, ...] = ()
    level: str | None = None


class Score(NamedTuple):
    """What somebody had of a rated match: their place, how much of it counts for them, and whether a stand-in played
    more than half of their decisions."""

    user: int
    place: int
    weight: int
    helped: bool = False

    @property
    def earned(self) -> int:
        """What it adds to their weight."""
        return 0 if self.helped else self.weight


class Rated(NamedTuple):
    """A rated match, by the number of its table."""

    table: int
    ended_at: int
    scores: tuple[Score, ...]


@dataclass(frozen=True, slots=True)
class Win:
    """A hand of a match that a seat won: by its number, with how many points, and by the keys of what scored."""

    hand: int
    seat: int
    points: int
    patterns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """A user's running totals in one game on one server (0: on all that agreed), and their rank by one measure (1 =
    first, 0 = none). average: hundredths of a point a hand. rating: None before one full match; sigma: how unsure it
    is; weight: of what it is made, in thousandths of a full match; listed: whether they have a rank by it. off: a
    moderator has taken them off the leaderboards there."""

    guild: int
    game: str
    user: int
    played: int
    won: int
    points: int
    hands: int = 0
    average: int | None = None
    rating: int | None = None
    rated: int = 0
    sigma: float = 0.0
    weight: int = 0
    listed: bool = False
    rank: int = 0
    off: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a match did to whoever sat on a seat: the rating of all time before and after it, after how many rated
    matches (0: it changed none), and of which weight in thousandths of a full one; and what they achieved there for the
    first time."""

    seat: int
    mu_before: float = 0.0
    mu: float = 0.0
    rated: int = 0
    achieved: tuple[str, ...] = ()
    weight: int = 0


@dataclass(frozen=True, slots=True)
class Saved:
    """All that is saved of one table, as of one moment."""

    table: TableRow
    sitters: tuple[Sitter, ...]
    moves: tuple[Move, ...]
    snapshot: str | None
    orders: tuple[tuple[int, str], ...] = ()
    """(seat, name) of every standing order."""
    outcomes: tuple[Outcome, ...] = ()
    elsewhere: bool = False
    """It is open, and another process has it: what is known of it here may be over any moment."""
    seal: str = ""
    """As it was kept with the last move (`bot.tables.match_checksum`); empty for a match of before there were any."""


Seated = tuple[TableRow, tuple[int | None, ...]]
"""A table and who sits there, None for a computer."""
