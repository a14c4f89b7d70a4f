"""Standings of a club night, calculated from its tables.

This module uses no clock and no Discord, and saves nothing.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from bot.store.nights import NightTable

COUNTED = 8
"""Maximum number of a player's nights that count in the table of a series: the best ones."""
FOR_EACH, FOR_EQUAL = 2, 1
"""Points for each player placed below, and for each other player with the same place."""


@dataclass(frozen=True, slots=True)
class NightStanding:
    """The standing of a player in a night.

    `played`, `won`: number of tables played and won. `row`: number of tables won in a row so far. `rank`: 1 is first.
    Players with equal points share a rank.
    """

    user: int
    points: int = 0
    played: int = 0
    won: int = 0
    row: int = 0
    rank: int = 0


def standings(people: Iterable[int], bouts: Iterable[NightTable]) -> list[NightStanding]:
    """Return the standings of these users and of everyone who sat at a table, best first.

    `bouts`: the night's tables. Players with equal points are ordered by tables won, then by the order in which they
    came.
    """
    points, played, won, row = Counter[int](), Counter[int](), Counter[int](), Counter[int]()
    given: set[tuple[int, int]] = set()  # (winner, loser) of matches that ended before a hand was settled
    bouts, everybody = [*bouts], dict.fromkeys(people)
    everybody |= dict.fromkeys(user for bout in bouts for user in bout.people)
    ended = [each for each in bouts if each.ended_at is not None]
    for bout in sorted(ended, key=lambda each: (each.ended_at or 0, each.table)):
        if not bout.places:
            continue
        for user, place in zip(bout.people, bout.places, strict=True):
            beaten = [other for other, theirs in zip(bout.people, bout.places, strict=True) if place < theirs]
            equals = bout.places.count(place) - 1
            first = len(beaten) == len(bout.people) - 1
            played[user] += 1
            won[user] += first
            if not bout.hands:
                fresh = [other for other in beaten if (user, other) not in given]
                given |= {(user, other) for other in fresh}
                points[user] += FOR_EACH * len(fresh)
                row[user] = row[user] if beaten else 0
                continue
            earned = FOR_EACH * len(beaten) + FOR_EQUAL * equals
            points[user] += earned + earned // 2 if first and row[user] else earned
            row[user] = row[user] + 1 if first else 0
    order = sorted(everybody, key=lambda user: (-points[user], -won[user]))
    first = {points[user]: place for place, user in reversed([*enumerate(order, 1)])}
    return [
        NightStanding(user, points[user], played[user], won[user], row[user], first[points[user]]) for user in order
    ]


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
        NightStanding(user, points[user], len(found[user]), rank=1 + order.index(points[user]))
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
