"""What somebody gets by farming ratings, and by winning honestly; and whether a moderator sees it.

`python -m tests.bench.rated.farms [RUNS]` prints the table of tests/bench/README.md, "Farms".

Every farm runs for 30 days beside twelve people of equal strength, who each play one match a day for 40 days.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from bot.features.moderation.abuse_report import seen, shortest
from bot.store.models import Rated, Score
from bot.store.moderation import CountedMatch
from bot.store.rating_model import WHOLE, rating_of
from bot.store.records import since
from bot.store.sql.rated.anew import made

FARMER = 1
HONEST = range(101, 113)
DUMMIES = range(201, 211)
DAYS, FARMED = 40, 30
DAY_MS = 24 * 60 * 60 * 1000
BEGUN = 1_790_812_800_000
"""The first of October 2026: all of it lies in one season."""
HANDS = 6
ONE_HAND = WHOLE // HANDS
"""A match of six hands that both agree to end after the first."""

Match = tuple[int, tuple[Score, ...]]
"""The day, and what everybody had of it."""


class Got(NamedTuple):
    """The rating of all time at the end, and whether there is a rank, in the season and of all time."""

    rating: int
    season: bool
    ever: bool


def honest(chance: Random, better: float = 0.5) -> Iterator[Match]:
    """Everybody plays somebody once a day. better: how often the first of them wins."""
    for day in range(DAYS):
        people = chance.sample(HONEST, len(HONEST))
        for pair in zip(people[::2], people[1::2], strict=True):
            wins = better if pair[0] == HONEST[0] else 1 - better if pair[1] == HONEST[0] else 0.5
            first = chance.random() < wins
            yield day, (Score(pair[0], 2 - first, WHOLE), Score(pair[1], 1 + first, WHOLE))


def wins(*others: int, times: int = 3, weight: int = WHOLE, theirs: int | None = None) -> Iterator[Match]:
    """The farmer wins so often a day against these, all at one table."""
    rest = tuple(Score(user, 2 + place, weight if theirs is None else theirs) for place, user in enumerate(others))
    yield from ((day, (Score(FARMER, 1, weight), *rest)) for day in range(FARMED) for _ in range(times))


def one_dummy() -> Iterator[Match]:
    """Three full matches a day against one account."""
    return wins(DUMMIES[0])


def throw_aways() -> Iterator[Match]:
    """One a day against each of ten accounts that play nobody else."""
    for dummy in DUMMIES:
        yield from wins(dummy, times=1)


def table_of_four() -> Iterator[Match]:
    """Three a day against three accounts at one table."""
    return wins(*DUMMIES[:3])


def one_hand() -> Iterator[Match]:
    """Thirty a day against one account, ended by agreement after one hand."""
    return wins(DUMMIES[0], times=30, weight=ONE_HAND)


def resigning() -> Iterator[Match]:
    """An account gives up thirty matches a day after the first move."""
    return wins(DUMMIES[0], times=30, weight=0, theirs=WHOLE)


def playing_each_other() -> Iterator[Match]:
    """One a day against each of three accounts, which also play two matches against each other."""
    for dummy in DUMMIES[:3]:
        yield from wins(dummy, times=1)
    for day in range(2):
        for one, other in zip(DUMMIES[:3], (*DUMMIES[1:3], DUMMIES[0]), strict=True):
            yield day, (Score(one, 1, WHOLE), Score(other, 2, WHOLE))


def against_honest(chance: Random, *, stand_in: bool = False, dodges: bool = False) -> Iterator[Match]:
    """One match a day against somebody honest: won in six of ten by a stand-in, or in five with every other one given
    up, or left lying until it is closed, once it looks lost."""
    for day in range(FARMED):
        won = chance.random() < (0.6 if stand_in else 0.5)
        other = Score(chance.choice(HONEST), 1 + won, WHOLE // 2 if dodges and not won else WHOLE)
        yield day, (Score(FARMER, 2 - won, WHOLE, stand_in), other)


def result(matches: list[Match], user: int) -> Got:
    """What somebody has once all of these are played."""
    ordered = sorted(matches, key=lambda match: match[0])
    rated = [Rated(number, BEGUN + day * DAY_MS + number, scores) for number, (day, scores) in enumerate(ordered, 1)]
    found = made(rated)
    season = since("season", BEGUN)
    return Got(rating_of(found.pool.skill(user, 0).mu), (user, season) in found.listed, (user, 0) in found.listed)


def played(matches: list[Match]) -> list[CountedMatch]:
    """The same as a moderator looks at them, the latest first: the hands of six that were settled, as all who did not
    give up have weighed them, and who gave up before a second."""
    found: list[CountedMatch] = []
    for number, (day, scores) in enumerate(sorted(matches, key=lambda match: match[0]), 1):
        hands = min(score.weight for score in scores) * HANDS // WHOLE
        users = tuple(score.user for score in scores)
        gave_up = tuple(score.user for score in scores if hands <= 1 and score.weight == WHOLE)
        found.append(CountedMatch(number, "koikoi", BEGUN + day * DAY_MS + number, hands, users, gave_up))
    return [each for each in found[::-1] if each.ended_at >= BEGUN + (DAYS - FARMED) * DAY_MS]


def watched(matches: list[Match], *users: int) -> str:
    """What stands in `watch` of the last 30 days about one of these, `-` for nothing."""
    sights = seen(played(matches), shortest).sights
    kinds = dict.fromkeys(each.kind for each in sights if {*users} & {*each.people, each.around})
    return ", ".join(kinds) or "-"


def farms(chance: Random) -> dict[str, list[Match]]:
    """All farms, each beside honest people."""
    found = {
        "one dummy": one_dummy(),
        "ten throw-away accounts": throw_aways(),
        "three dummies in a game of four": table_of_four(),
        "one-hand matches": one_hand(),
        "a dummy that resigns": resigning(),
        "resigning, or not answering, when it looks lost": against_honest(chance, dodges=True),
        "a stand-in plays": against_honest(chance, stand_in=True),
        "dummies that play each other": playing_each_other(),
    }
    return {name: [*honest(chance), *matches] for name, matches in found.items()}


def winner(seed: int) -> Got:
    """Who wins 65 of 100 honest matches, after 40 of them."""
    return result([*honest(Random(seed), 0.65)], HONEST[0])


def main(runs: int) -> None:
    print(f"{'':48} rating  rank: season, ever  in watch")
    for name, matches in farms(Random(1)).items():
        print(f"{name:48}", *result(matches, FARMER), watched(matches, FARMER, *DUMMIES))
    print(f"{'honest people alone':48}", watched([*honest(Random(1))], *HONEST))
    found = [winner(seed) for seed in range(runs)]
    good = sum(each.season and each.ever and each.rating > 1550 for each in found)
    ratings = sorted(each.rating for each in found)
    print(f"wins 65 of 100: {good} of {runs} listed above 1550, in the middle {ratings[runs // 2]}")


if __name__ == "__main__":
    main(int((sys.argv[1:2] or ["400"])[0]))
