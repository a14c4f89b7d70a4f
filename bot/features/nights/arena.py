"""Standings of a club night, calculated from its tables.

This module uses no clock and no Discord, and saves nothing.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, median

from bot.store.nights import NightTable
from bot.store.records import is_win

COUNTED = 8
"""Maximum number of a player's nights that count in the table of a series: the best ones."""
FOR_EACH, FOR_EQUAL = 2, 1
"""Points for each player placed below, and for each other player with the same place.

They are multiplied by `Met.factor`, so that it doesn't pay to meet only weak players.
"""


@dataclass(frozen=True, slots=True)
class NightStanding:
    """The standing of a player in a night.

    `points`: the points that count, which are the points `earned` at tables, adjusted by `Met.factor`. `played`, `won`:
    number of tables played and won. `row`: number of tables won in a row so far. `rank`: 1 is first. Players with equal
    points share a rank.
    """

    user: int
    points: int = 0
    earned: int = 0
    played: int = 0
    won: int = 0
    row: int = 0
    rank: int = 0


def standings(people: Iterable[int], bouts: Iterable[NightTable]) -> list[NightStanding]:
    """Return the standings of these users and of everyone who sat at a table, best first.

    `bouts`: the night's tables. Players with equal points are ordered by tables won, then by the order in which they
    came.
    """
    earned, played, won, row = Counter[int](), Counter[int](), Counter[int](), Counter[int]()
    given: set[tuple[int, int]] = set()  # (winner, loser) of matches that ended before a hand was settled
    bouts, everybody, met = [*bouts], dict.fromkeys(people), Met()
    everybody |= dict.fromkeys(user for bout in bouts for user in bout.people)
    ended = [each for each in bouts if each.ended_at is not None]
    for bout in sorted(ended, key=lambda each: (each.ended_at or 0, each.table)):
        if not bout.places:
            continue
        for user, place in zip(bout.people, bout.places, strict=True):
            beaten = [other for other, theirs in zip(bout.people, bout.places, strict=True) if place < theirs]
            equals = bout.places.count(place) - 1
            first = is_win(place) and len(beaten) == len(bout.people) - 1
            played[user] += 1
            won[user] += is_win(place)
            if not bout.hands:
                fresh = [other for other in beaten if (user, other) not in given]
                given |= {(user, other) for other in fresh}
                earned[user] += FOR_EACH * len(fresh)
                row[user] = row[user] if beaten else 0
                continue
            got = FOR_EACH * len(beaten) + FOR_EQUAL * equals
            met.add(user, bout.people, got)
            earned[user] += got + got // 2 if first and row[user] else got
            row[user] = row[user] + 1 if first else 0
    points = {user: int(earned[user] * met.factor(user) + 0.5) for user in everybody}
    order = sorted(everybody, key=lambda user: (-points[user], -won[user]))
    first = {points[user]: place for place, user in reversed([*enumerate(order, 1)])}
    return [
        NightStanding(user, points[user], earned[user], played[user], won[user], row[user], first[points[user]])
        for user in order
    ]


class Met:
    """The players whom each player met at tables where a hand was settled, and how well each of them did."""

    def __init__(self) -> None:
        self._got, self._of = Counter[tuple[int, int | None]](), Counter[tuple[int, int | None]]()
        self._met: defaultdict[int, list[int]] = defaultdict(list)

    def add(self, user: int, people: Sequence[int], got: int) -> None:
        """Add a table of `people` where `user` got so many points."""
        others = [other for other in people if other != user]
        self._met[user] += others
        for other in (None, *others):
            self._got[user, other] += got
            self._of[user, other] += FOR_EACH * len(others)

    def factor(self, user: int) -> float:
        """Return twice the part of all points that the players whom `user` met have won, on average.

        Only their tables without `user` count, and an even result is added to them. So a player whose opponents did as
        well as most keeps the points, and nobody loses points by beating somebody.
        """
        parts = [self._part(other, user) for other in self._met[user]]
        return 2 * fmean(parts) if parts else 1.0

    def _part(self, other: int, user: int) -> float:
        got, of = (each[other, None] - each[other, user] for each in (self._got, self._of))
        return (got + FOR_EQUAL) / (of + 2 * FOR_EQUAL)


def series_table(nights: Iterable[Sequence[NightTable]]) -> list[NightStanding]:
    """Return the table of a series, best first. Only the best COUNTED nights of each player count.

    `nights`: the tables of each night. In the result, `played` is the number of nights.
    """
    found = defaultdict[int, list[int]](list)
    for bouts in nights:
        for each in standings((), bouts):
            if each.played:
                found[each.user].append(each.points)
    points = {user: sum(sorted(own, reverse=True)[:COUNTED]) for user, own in found.items()}
    order = sorted(points.values(), reverse=True)
    return [
        NightStanding(user, points[user], played=len(found[user]), rank=1 + order.index(points[user]))
        for user in sorted(points, key=lambda user: -points[user])
    ]


def last_met(bouts: Sequence[NightTable]) -> dict[int, frozenset[int]]:
    """Return the other players at each user's latest table. Tables without a result count too."""
    found: dict[int, frozenset[int]] = {}
    for bout in sorted(bouts, key=lambda each: (each.began_at, each.table)):
        found |= {user: frozenset(bout.people) - {user} for user in bout.people}
    return found


def times_met(bouts: Iterable[NightTable]) -> Mapping[frozenset[int], int]:
    """Return how often each pair of users has sat at the same table."""
    return Counter(
        frozenset((user, other)) for bout in bouts for user in bout.people for other in bout.people if user < other
    )


def next_end(bouts: Sequence[NightTable], usual_ms: int, now: int, soonest_ms: int = 60_000) -> int | None:
    """Return when the next table is expected to end, in unix milliseconds, or None if no table is running.

    A table is expected to last as long as the median of this night's finished tables. With fewer than three results,
    `usual_ms` is used instead. `soonest_ms`: the returned moment is at least this long after `now`.
    """
    lasted = [each.ended_at - each.began_at for each in bouts if each.ended_at is not None and each.places]
    usual = int(median(lasted)) if len(lasted) >= 3 else usual_ms
    expected = [max(each.began_at + usual, now + soonest_ms) for each in bouts if each.runs]
    return min(expected, default=None)
