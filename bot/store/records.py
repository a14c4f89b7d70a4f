"""The interface to finished matches: leaderboards, profiles, histories and reviews."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import lru_cache
from typing import Literal, Protocol

from bot.store.models import Finish, Rated, Standing, TableRow, Win

PERIODS = ("day", "week", "month", "season", "all")
"""Periods of the totals, in UTC. A week begins on Monday; a season is a quarter of a year."""
MEASURES = ("won", "points", "average", "rating")
"""Measures that can order a leaderboard. An average is points per hand, in hundredths."""
RUN = 5
"""Number of consecutive wins that is an achievement."""
IN_A_ROW = "in_a_row"
WORLDWIDE = 6
"""Number of listed players that a server needs in a game to take part in the global leaderboards."""

REST_DAYS = 90
"""Days without playing a game on a server after which a player is hidden from its leaderboards there."""

DAY_MS = 24 * 60 * 60 * 1000

Way = Literal["older", "newer"]
Hand = tuple[int, tuple[str, ...]]
"""Points of a hand that was won, and the keys of its patterns."""


@dataclass(frozen=True, slots=True)
class LeaderboardKey:
    """The key of a leaderboard: server (0: all that agreed), game, period and measure.

    `since`: the first day of the period, as returned by `since()`.
    """

    guild: int
    game: str
    period: str = "all"
    since: int = 0
    by: str = "won"


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a leaderboard, the number of all its rows, and the asker's standing (None: no counted match)."""

    rows: list[Standing]
    count: int
    mine: Standing | None


@dataclass(frozen=True, slots=True)
class Reading:
    """The result of replaying an old match: how it ended, and who won which hand.

    `over` is None if the match can no longer be replayed.
    """

    table: int
    over: Finish | None = None
    won: tuple[Win, ...] = ()


@dataclass(frozen=True, slots=True)
class Weighed:
    """The facts that determine the weight of a rated match.

    `seats`: the number of seats. `hands`: the number of settled hands. `reason`: why the match ended. `resigned`: the
    seats that resigned or left for good.
    """

    table: int
    game: str
    rules: Mapping[str, str | int | bool]
    seats: int
    hands: int
    reason: str
    resigned: frozenset[int]


@dataclass(frozen=True, slots=True)
class Profile:
    """A player's profile on one server.

    `totals`: by game, the most played first. Everything else, except `met` and `achieved`, is about `game`. `curve`:
    the rating after each rated match, from one full match on. `patterns`: the patterns that won most hands, as (key,
    count). `best`: the best hands, as (points, keys of patterns). `run`, `longest`: the current and the longest run of
    wins. `met`: matches with the asker, counted as (player was ahead, asker was ahead, neither). `achieved`: (game,
    key).
    """

    totals: tuple[Standing, ...]
    game: str
    curve: tuple[int, ...] = ()
    patterns: tuple[tuple[str, int], ...] = ()
    best: tuple[Hand, ...] = ()
    run: int = 0
    longest: int = 0
    met: tuple[int, int, int] = (0, 0, 0)
    achieved: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Collected:
    """The hands that a player won with one pattern: their count, and when the match of the first one ended."""

    count: int
    first_at: int


@dataclass(frozen=True, slots=True)
class PracticeTotal:
    """A player's totals alone against computers, in one game and at one level.

    The level of a match is that of its easiest computer.
    """

    game: str
    level: str
    played: int
    won: int
    points: int
    hands: int


@dataclass(frozen=True, slots=True)
class FriendsTotal:
    """A player's totals with friends outside of servers, in one game."""

    game: str
    played: int
    won: int
    points: int
    hands: int


@dataclass(frozen=True, slots=True)
class Practice:
    """A player's matches alone against computers on one server. They affect no leaderboard and no rating.

    `totals`: the most played game comes first. `patterns`, `best`: as in `Profile`, for `game`.
    """

    totals: tuple[PracticeTotal, ...]
    game: str
    patterns: tuple[tuple[str, int], ...] = ()
    best: tuple[Hand, ...] = ()


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A finished match: its table, and the user, points and place of each seat.

    The user is None for a computer, and negative for a person who had their data deleted.
    """

    row: TableRow
    scores: tuple[tuple[int | None, int, int], ...]
    levels: Mapping[int, str] = field(default_factory=dict[int, str])
    """The levels of the computers, by seat."""


class RecordStore(Protocol):
    """The records of finished matches. All methods raise StoreError."""

    async def page(self, board: LeaderboardKey, limit: int, offset: int, asker: int) -> Page:
        """Return a page of a leaderboard, as of one moment.

        The best come first, equal ones by id. The page starts at place `offset` (0 is the first).
        """
        ...

    async def best(self, board: LeaderboardKey) -> list[Standing]:
        """Return the standings that share first place, at most ten."""
        ...

    async def seasons(self, guild: int, games: Iterable[str]) -> list[int]:
        """Return the first days of the seasons with standings in one of these games, the latest first.

        `guild` is 0 for all servers together.
        """
        ...

    async def profile(self, user: int, guild: int, asker: int, game: str = "") -> Profile | None:
        """Return the user's profile as of one moment, or None if no match of theirs has counted there.

        If `game` is empty or the user hasn't played it there, their most played game is taken.
        """
        ...

    async def collection(self, user: int, guild: int, game: str) -> dict[str, Collected]:
        """Return everything the user won hands with in a game there, by pattern key, in counted matches only."""
        ...

    async def practice(self, user: int, guild: int, game: str = "") -> Practice | None:
        """Return what the user played alone against computers there, or None. `game` works as in `profile`."""
        ...

    async def among_friends(self, user: int) -> list[FriendsTotal]:
        """Return what the user played with others outside of servers, the most played game first.

        Matches without a settled hand are left out.
        """
        ...

    async def matches(self, guild: int, user: int, after: int, way: Way, limit: int) -> list[FinishedMatch]:
        """Return the user's matches on a server, the nearest first.

        They ended before (`older`) or after (`newer`) the match at table `after`. If `after` is 0, the newest are
        returned.
        """
        ...

    async def match(self, table: int) -> FinishedMatch | None:
        """Return the finished match at a table, or None."""
        ...

    async def latest(self, guild: int, user: int, channel: int) -> int | None:
        """Return the table of the user's newest finished match in a channel, or None."""
        ...

    async def review(self, table: int, seat: int, version: int) -> str | None:
        """Return the review of a seat made by this version of the engine, or None."""
        ...

    async def keep_review(self, table: int, seat: int, user: int, version: int, data: str) -> None:
        """Save the review of a seat that `user` has or had. Nothing is saved for a user whose data was deleted."""
        ...

    async def foresee(self, guild: int, game: str, match: Rated) -> list[int]:
        """Return each player's rating change, as displayed, if the match ended this way.

        Return [] while ratings are being recalculated.
        """
        ...

    # recalculation

    async def unread(self, limit: int) -> list[int]:
        """Return tables with a result that have not yet been replayed to find who won which hand."""
        ...

    async def keep_read(self, readings: Iterable[Reading]) -> None:
        """Save what replaying old matches revealed, in the form that new matches save when they end."""
        ...

    async def due(self) -> list[tuple[int, str]]:
        """Return the (server, game) pairs whose ratings have to be recalculated."""
        ...

    async def rate_anew(self, guild: int, game: str) -> int:
        """Recalculate the ratings of a game on a server, in small steps while matches continue to end.

        Return the number of rated matches there.
        """
        ...

    async def stale(self) -> bool:
        """Return whether the totals have to be rebuilt."""
        ...

    async def rebuild(self) -> tuple[int, int]:
        """Rebuild all totals and ratings at once.

        Return the number of rated matches, and the number of people with a rating.
        """
        ...

    async def weighed(self, after: int, limit: int) -> list[Weighed]:
        """Return rated matches with the facts that determine their weight, by table number, after table `after`."""
        ...

    async def keep_weights(self, weights: Mapping[int, Sequence[int]]) -> None:
        """Save each seat's weight in some matches, by table, in thousandths of a full match.

        Ratings have to be recalculated afterwards.
        """
        ...

    async def outdate(self) -> None:
        """Mark all ratings for recalculation in the background."""
        ...

    # inactive players

    async def rest(self, user: int, guild: int, season: int) -> None:
        """Hide the user from all leaderboards of a server until their next match there.

        Seasons before the one that began on the day `season` keep showing them.
        """
        ...

    async def rest_idle(self, before: int, season: int, most: int) -> bool:
        """Hide up to `most` players who have finished no match of a game on a server since `before`, as `rest` does.

        Return whether there may be more.
        """
        ...


def since(period: str, at: int) -> int:
    """Return the first day of the period that contains `at` (unix milliseconds), as 20261001; 0 for all time."""
    return _first_day(period, at // DAY_MS)


@lru_cache(maxsize=4096)
def _first_day(period: str, number: int) -> int:
    """Return the first day of the period that contains day `number`, counted from 1970. Cached, as results are many."""
    day = date(1970, 1, 1) + timedelta(days=number)
    match period:
        case "week":
            day -= timedelta(days=day.weekday())
        case "month":
            day = day.replace(day=1)
        case "season":
            day = day.replace(month=1 + (day.month - 1) // 3 * 3, day=1)
        case "all":
            return 0
        case _:
            pass
    return day.year * 10_000 + day.month * 100 + day.day
