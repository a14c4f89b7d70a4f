"""The data of finished matches: leaderboards, profiles, histories and reviews."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import lru_cache
from typing import Literal

from bot.common.units import DAY_MS
from bot.store.models import Finish, Standing, TableRow, Win

PERIODS = ("day", "week", "month", "season", "all")
"""Periods of the totals, in UTC. A week begins on Monday. A season is a quarter of a year."""
MEASURES = ("won", "points", "average", "rating")
"""Measures by which a leaderboard can be sorted. `average` is points per hand, in hundredths."""
WON = "place = 1"
"""SQL condition for `is_win`."""
WORLDWIDE = 6
"""Number of listed players that a server needs in a game to be part of the global leaderboards."""

REST_DAYS = 90
"""Days without a match of a game on a server after which a player is hidden.

The player is then hidden from that game's leaderboards on the server.
"""


Way = Literal["older", "newer"]
Hand = tuple[int, tuple[str, ...]]
"""Points of a won hand, and the keys of its patterns."""


@dataclass(frozen=True, slots=True)
class LeaderboardKey:
    """The key of a leaderboard: server (0: all that agreed), game, period and measure (`by`).

    `since`: the first day of the period, as returned by `since()`.
    """

    guild: int
    game: str
    period: str = "all"
    since: int = 0
    by: str = "won"


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a leaderboard. `count`: the number of rows on all pages.

    `mine`: the standing of the user who asks, or None if no match of theirs has counted.
    """

    rows: list[Standing]
    count: int
    mine: Standing | None


@dataclass(frozen=True, slots=True)
class UncountedGain:
    """A player's rating that counts less on the leaderboard of a season, and the opponent who is the main reason.

    `lost`: the points that don't count. `together`, `total`: the weight of the opponent's matches with the player, and
    of all their matches.
    """

    game: str
    user: int
    rating: int
    lost: int
    other: int
    together: int
    total: int


@dataclass(frozen=True, slots=True)
class Reading:
    """The result of replaying an old match. `over`: how it ended. `won`: who won which hand.

    `over` is None if the match can no longer be replayed.
    """

    table: int
    over: Finish | None = None
    won: tuple[Win, ...] = ()


@dataclass(frozen=True, slots=True)
class Weighed:
    """The facts that determine the weight of a rated match.

    `seats`: the number of seats. `hands`: the number of settled hands. `reason`: why the match ended. `resigned`: the
    seats whose players resigned or left for good.
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

    `totals`: totals by game, most played first. All other values except `met` and `achieved` are about `game`. `curve`:
    the rating after each rated match, once there is one full match. `patterns`: the patterns that won the most hands,
    as (key, count). `best`: the best hands, as (points, keys of patterns). `run`, `longest`: the current and the
    longest winning streak. `met`: the matches with the user who asks, counted as (player was ahead, asker was ahead,
    neither). `achieved`: achievements as (game, key), the rare ones first. The game "" stands for all games
    together. `titles`: seasons whose champion the player is, as (game, first day), the latest first.
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
    titles: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Collected:
    """The hands that a player won with one pattern. `first_at`: when the match of the first such hand ended."""

    count: int
    first_at: int


@dataclass(frozen=True, slots=True)
class PracticeTotal:
    """A player's totals in matches alone against computers, in one game and at one level.

    The level of a match is that of its easiest computer. "" stands for matches with friends outside of servers.
    """

    game: str
    level: str
    played: int
    won: int
    points: int
    hands: int


@dataclass(frozen=True, slots=True)
class Practice:
    """A player's matches alone against computers on one server. They affect no leaderboard and no rating.

    `totals`: sorted so that the most played game comes first. `patterns`, `best`: as in `Profile`, for `game`.
    """

    totals: tuple[PracticeTotal, ...]
    game: str
    patterns: tuple[tuple[str, int], ...] = ()
    best: tuple[Hand, ...] = ()


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A finished match. `row`: its table. `scores`: the user, points and place of each seat.

    The user is None for a computer. It is negative for a person whose data was deleted. `voided`: whether a moderator
    voided the result.
    """

    row: TableRow
    scores: tuple[tuple[int | None, int, int], ...]
    levels: Mapping[int, str] = field(default_factory=dict[int, str])
    """The levels of the computers, by seat."""
    voided: bool = False


def is_win(place: int) -> bool:
    """Return whether a player with this place has won the match. True for first place, alone or shared.

    Computers have places too. If one of them is first, no person has won.
    """
    return place == 1


def since(period: str, at: int) -> int:
    """Return the first day of the period that contains the time `at` (unix milliseconds), as 20261001.

    Return 0 for all time.
    """
    return _first_day(period, at // DAY_MS)


@lru_cache(maxsize=4096)
def _first_day(period: str, number: int) -> int:
    """Return the first day of the period that contains day `number`. Days are counted from 1970.

    The result is cached, because this is called for many results.
    """
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
