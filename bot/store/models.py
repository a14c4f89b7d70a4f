"""Frozen values that the database holds. All times are unix milliseconds; users and messages are Discord ids."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

State = Literal["lobby", "playing", "over", "closed"]
ClockBy = Literal["host", "server"]
By = Literal["person", "clock", "computer", "table"]

COPIED = "copied_at"
"""Key of the time at which a backup was made, in unix milliseconds. It tells a restored database from others."""
LARGEST_ID = 2**63 - 1
"""Highest number that the database can store. A forged button may contain a higher table number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table, from lobby to result.

    `id` is 0 until the table is saved. `invited`: the invited users. `invited_only`: only invited users may join.
    `kicked`: users who can't come back unless they are invited again. `seating`: the order in which these users will
    sit, with 0 for a computer. If it is empty, users sit in the order in which they joined. `starts_itself`: the match
    starts once everyone in `seating` has joined. `advice`: players may ask what a strong computer would do. `clock_by`:
    who chose the clock. It is None for old tables, where this was not recorded. `night`: the club night that the table
    belongs to.

    A table in its own thread stores two more values. `parent` is the channel where the thread was opened.
    `thread_link` is the message there that links to the thread (the column `sign`). While `parent` equals `channel`,
    the thread has not been opened yet.

    `active_at` is the time of the last action by a person, to the minute.
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
    thread_link: int | None = None
    advice: bool = False
    night: int | None = None

    @property
    def home(self) -> int:
        """The channel where the table was opened. The table may be played in a thread of that channel."""
        return self.parent or self.channel

    @property
    def moving(self) -> bool:
        """Return whether the table's thread has not been opened yet."""
        return self.parent == self.channel


@dataclass(frozen=True, slots=True)
class Sitter:
    """The occupant of a seat: a user, or None for a computer player of the given level.

    A user with a level is away, and a stand-in of that level plays for them. `misses`: the number of public questions
    in a row that the clock has answered for the user. `resigned_at`: when the user resigned. It is set while the others
    are asked whether the match continues. `wished_at`: when the user asked to end the match before a hand. It is set
    while the others are asked. `wished_in`: the number of the question in which the user last asked for that. `agreed`:
    this user said yes. `leaver`: the user who sat here and left for good. `former`: the person who had this seat has
    had their data deleted. If there also is a level, a computer has the seat now.

    `given_at`: the number of moves after which a moderator first gave a seat of the table to a computer. The match is
    rated as it was then: `given_place` and `given_weight` are this seat's place and weight at that moment.
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
    given_at: int | None = None
    given_place: int | None = None
    given_weight: int | None = None

    @property
    def gone(self) -> bool:
        """Return whether the person who had this seat at the start left for good, or had their data deleted."""
        return self.former or self.leaver is not None

    @property
    def nameless(self) -> bool:
        """Return whether the seat still counts for a person whose data was deleted.

        It does until a computer takes the seat for good.
        """
        return self.former and (self.level is None or self.resigned_at is not None)

    @property
    def is_computer(self) -> bool:
        """Return whether the seat is a computer's, and not that of a person for whom a stand-in plays."""
        return self.user is None and not self.nameless

    @property
    def here(self) -> bool:
        """Return whether a person has the seat and no stand-in plays for them."""
        return self.user is not None and self.level is None

    @property
    def away(self) -> bool:
        """Return whether a person has the seat and a stand-in plays for them."""
        return self.user is not None and self.level is not None


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation of one friend to one match. `at`: when it was sent."""

    host: int
    friend: int
    at: int


@dataclass(frozen=True, slots=True)
class Move:
    """A recorded move.

    `seq` counts from 1 and equals `Match.seq` after the move. `seat` is -1 for the table itself.
    """

    seq: int
    seat: int
    action: str
    by: By
    at: int


@dataclass(frozen=True, slots=True)
class Finish:
    """The end of a match: points and places by seat, and the number of settled hands.

    Only a counted match enters the standings, and only a rated match changes ratings. `feats`: achievements of seats at
    the end of the match, as (seat, key). `weights`: how much of the match changes each seat's rating, in
    thousandths of a full match. `level`: the level of the easiest computer, if one person played alone against
    computers. It is None for other matches, and if the match came to nothing.
    `given_places`: the places that are rated if a moderator gave a seat to a computer, otherwise ().
    """

    reason: str
    points: tuple[int, ...]
    places: tuple[int, ...]
    counted: bool
    ended_at: int
    hands: int = 0
    rated: bool = False
    feats: tuple[tuple[int, str], ...] = ()
    weights: tuple[int, ...] = ()
    level: str | None = None
    given_places: tuple[int, ...] = ()


class Score(NamedTuple):
    """A user's score in a rated match.

    `weight`: how much of the match counts for the user, in thousandths of a full match. `helped`: a stand-in made more
    than half of the user's decisions.
    """

    user: int
    place: int
    weight: int
    helped: bool = False

    @property
    def earned(self) -> int:
        """The weight that this match adds to the user's total."""
        return 0 if self.helped else self.weight


class Rated(NamedTuple):
    """A rated match. `table` is the number of its table."""

    table: int
    ended_at: int
    scores: tuple[Score, ...]


@dataclass(frozen=True, slots=True)
class Win:
    """A hand that a seat won. `hand`: the number of the hand. `patterns`: the keys of the patterns that scored."""

    hand: int
    seat: int
    points: int
    patterns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """A user's running totals in one game on one server, and their rank by one measure.

    `guild` is 0 for all servers that agreed to global leaderboards. `average`: hundredths of a point per hand.
    `rating`: None before one full match. `sigma`: the uncertainty of the rating. `weight`: the total weight of the
    user's rated matches, in thousandths of a full match. `board`: the part of the rating that decides the rank.
    `listed`: the user has a rank by rating. `closed`: that rank is among themselves. `rank`: 1 is first, 0 means no
    rank. `off`: a moderator has taken the user off the leaderboards there.
    """

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
    board: int | None = None
    listed: bool = False
    closed: bool = False
    rank: int = 0
    off: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """The effect of a match on the player of a seat.

    `mu_before`, `mu`: the all-time rating before and after the match. `rated`: the player's number of rated matches
    after this one. It is 0 if this match changed no rating. `weight`: the total weight of those matches, in thousandths
    of a full match. `achieved`: achievements that the player reached here for the first time.
    """

    seat: int
    mu_before: float = 0.0
    mu: float = 0.0
    rated: int = 0
    achieved: tuple[str, ...] = ()
    weight: int = 0


@dataclass(frozen=True, slots=True)
class Saved:
    """A table with everything saved about it, read at one moment."""

    table: TableRow
    sitters: tuple[Sitter, ...]
    moves: tuple[Move, ...]
    snapshot: str | None
    orders: tuple[tuple[int, str], ...] = ()
    """The standing orders as (seat, name)."""
    outcomes: tuple[Outcome, ...] = ()
    elsewhere: bool = False
    """True if the table is open and belongs to another process. Then this copy may be outdated at any moment."""
    seal: str = ""
    """The checksum saved with the last move (`bot.tables.match_checksum`).

    Empty for matches from before there were checksums.
    """


Seated = tuple[TableRow, tuple[int | None, ...]]
"""A table and the user on each of its seats, None for a computer."""
