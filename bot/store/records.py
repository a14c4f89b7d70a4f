"""What is remembered of finished matches: who stands where, what one person has played, and what came of a review."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import lru_cache
from typing import Literal, Protocol

from bot.store.models import Finish, Rated, Standing, TableRow, Win

PERIODS = ("day", "week", "month", "season", "all")
"""What totals are kept of, in UTC. A week begins on Monday, a season is a quarter of a year."""
MEASURES = ("won", "points", "average", "rating")
"""What a leaderboard may be ordered by. An average is points a hand, in hundredths."""
RUN = 5
"""So many matches won in a row are an achievement."""
IN_A_ROW = "in_a_row"
WORLDWIDE = 6
"""So many people of a server are listed in a game before it takes part in the leaderboards of all servers."""

REST_DAYS = 90
"""Who has not played somewhere for so long rests off its leaderboards."""

DAY_MS = 24 * 60 * 60 * 1000

Way = Literal["older", "newer"]
Hand = tuple[int, tuple[str, ...]]
"""A hand that was won: points, and the keys of patterns."""


@dataclass(frozen=True, slots=True)
class LeaderboardKey:
    """Which leaderboard: of a server (0: all that agreed) in a game, over the period that began on the day `since`
    (as `since` says it), ordered by a measure."""

    guild: int
    game: str
    period: str = "all"
    since: int = 0
    by: str = "won"


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a leaderboard, how many stand there in all, and how the asker does (None: no counted match)."""

    rows: list[Standing]
    count: int
    mine: Standing | None


@dataclass(frozen=True, slots=True)
class Reading:
    """What a finished match of long ago tells when it is played again: how it ended, and who won which hand. None: it
    cannot be played any more."""

    table: int
    over: Finish | None = None
    won: tuple[Win, ...] = ()


@dataclass(frozen=True, slots=True)
class Weighed:
    """What the weight of a rated match follows from: its rules, how many seats it had and how many hands were settled,
    why it ended, and which seats have resigned or left for good."""

    table: int
    game: str
    rules: Mapping[str, str | int | bool]
    seats: int
    hands: int
    reason: str
    resigned: frozenset[int]


@dataclass(frozen=True, slots=True)
class Profile:
    """A person on one server. totals: by game, the most played first; all but these, `met` and `achieved` is of `game`.

    curve: the rating after each rated match, from one full match on. patterns: what they won hands with most often,
    (key, how often). best: their best hands, (points, keys of patterns). run, longest: matches won in a row now, and at
    most. met: matches with the asker, those in which the person, the asker, and neither came before the other one.
    achieved: (game, key).
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
    """A pattern that somebody won hands with: how many, and when the match of the first of them ended."""

    count: int
    first_at: int


@dataclass(frozen=True, slots=True)
class PracticeTotal:
    """What somebody has played alone against computers, in one game and of one level; a level is that of the easiest
    computer of a match."""

    game: str
    level: str
    played: int
    won: int
    points: int
    hands: int


@dataclass(frozen=True, slots=True)
class FriendsTotal:
    """What somebody has played with friends outside of servers, in one game."""

    game: str
    played: int
    won: int
    points: int
    hands: int


@dataclass(frozen=True, slots=True)
class Practice:
    """What a person has played alone against computers on one server, which no leaderboard and no rating knows. totals:
    the game played most comes first; patterns and best: as `Profile` has them, of `game`."""

    totals: tuple[PracticeTotal, ...]
    game: str
    patterns: tuple[tuple[str, int], ...] = ()
    best: tuple[Hand, ...] = ()


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match that is over: its table, and by seat who has the result (None: a computer, negative: a person who had
    their data deleted), their points and their place."""

    row: TableRow
    scores: tuple[tuple[int | None, int, int], ...]
    levels: Mapping[int, str] = field(default_factory=dict[int, str])
    """How strong the computers among them are, by seat."""


class RecordStore(Protocol):
    """All raise StoreError."""

    async def page(self, board: LeaderboardKey, limit: int, offset: int, asker: int) -> Page:
        """A page of a leaderboard, as of one moment; the best first, equal ones by their ids, from place `offset` (0 is
        the first) on."""
        ...

    async def best(self, board: LeaderboardKey) -> list[Standing]:
        """Who is first there; several who share it, at most ten."""
        ...

    async def seasons(self, guild: int, games: Iterable[str]) -> list[int]:
        """The first days of the seasons in which somebody stands there in one of these games (0: on all servers
        together), the latest first."""
        ...

    async def profile(self, user: int, guild: int, asker: int, game: str = "") -> Profile | None:
        """The profile of somebody at one moment; of a game that they have not played there, or none, that which they
        have played most. None: no match of theirs has counted there."""
        ...

    async def collection(self, user: int, guild: int, game: str) -> dict[str, Collected]:
        """All that somebody won hands of a game with there, in matches that counted, by the keys of patterns."""
        ...

    async def practice(self, user: int, guild: int, game: str = "") -> Practice | None:
        """What somebody has played alone against computers there; `game` as for `profile`. None: no such match."""
        ...

    async def among_friends(self, user: int) -> list[FriendsTotal]:
        """What somebody has played with others outside of servers, the game played most first; a match in which no hand
        was settled is none."""
        ...

    async def matches(self, guild: int, user: int, after: int, way: Way, limit: int) -> list[FinishedMatch]:
        """Somebody's matches on a server that ended before (`older`) or after the one at the table `after`, which is 0
        for their newest; the nearest first."""
        ...

    async def match(self, table: int) -> FinishedMatch | None:
        """The match that is over at a table, None if there is none."""
        ...

    async def latest(self, guild: int, user: int, channel: int) -> int | None:
        """The table of somebody's newest finished match in a channel, None if there is none."""
        ...

    async def review(self, table: int, seat: int, version: int) -> str | None:
        """The review of a seat that this version of the engine has found, None if there is none."""
        ...

    async def keep_review(self, table: int, seat: int, user: int, version: int, data: str) -> None:
        """Keep the review of the seat that this user has or had; of whom nothing may be kept any more, nothing is."""
        ...

    async def foresee(self, guild: int, game: str, match: Rated) -> list[int]:
        """The change of everybody's rating, as it is shown, if a match ended so; [] while they are made anew."""
        ...

    # made anew

    async def unread(self, limit: int) -> list[int]:
        """Tables with a result of which nobody has read yet which hands were won there."""
        ...

    async def keep_read(self, readings: Iterable[Reading]) -> None:
        """Keep what matches of long ago tell, as their ends keep it today."""
        ...

    async def due(self) -> list[tuple[int, str]]:
        """The places where ratings are due to be made anew: (server, game)."""
        ...

    async def rate_anew(self, guild: int, game: str) -> int:
        """Make the ratings of a game on a server anew, a little at a time, while matches go on to end. Returns how many
        matches are rated there."""
        ...

    async def stale(self) -> bool:
        """Whether the totals have to be made anew."""
        ...

    async def rebuild(self) -> tuple[int, int]:
        """Make all totals and ratings anew, at once. Returns how many matches are rated, and how many persons have a
        rating somewhere."""
        ...

    async def weighed(self, after: int, limit: int) -> list[Weighed]:
        """Rated matches with what they weigh by, by the numbers of their tables, from the one after `after` on."""
        ...

    async def keep_weights(self, weights: Mapping[int, Sequence[int]]) -> None:
        """Keep how much of some matches counts for whom: by table, of all seats, in thousandths of a full match. Then
        ratings have to be made anew."""
        ...

    async def outdate(self) -> None:
        """Let all ratings be made anew in the background."""
        ...

    # who rests

    async def rest(self, user: int, guild: int, season: int) -> None:
        """Take somebody off all leaderboards of a server, but for seasons before the one that began on that day, until
        their next match there."""
        ...

    async def rest_idle(self, before: int, season: int, most: int) -> bool:
        """The same for so many people at most of those who have finished no match of some game on some server since
        that moment. Returns whether there may be more."""
        ...


def since(period: str, at: int) -> int:
    """The first day of the period in which a moment lies (unix milliseconds), as 20261001; 0 for all time."""
    return _first_day(period, at // DAY_MS)


@lru_cache(maxsize=4096)
def _first_day(period: str, number: int) -> int:
    """The same for a day, by its number since 1970: results come by the thousand a day, or are read so."""
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
