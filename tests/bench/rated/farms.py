"""How much farming ratings pays on a server of 200, whom it makes moderators suspect, and how it affects honest people.

`python -m tests.bench.rated.farms [SEASONS [LETTERS]]` prints the tables of tests/bench/README.md, "Farms". With
letters, it prints only the farms that begin with one of them.

Each season lasts 30 days. In six populations, each farm plays beside 200 honest people: with strengths that differ
little or much, of whom none, 30 % or 70 % are closed, that is couples and foursomes who play mostly with each other.
"""

import math
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random

from tqdm import tqdm

from bot.features.moderation.abuse_report import seen, shortest
from bot.features.moderation.pairs import unlikely_pairs
from bot.store.models import Rated, Score
from bot.store.moderation import CountedMatch
from bot.store.rating_model import WHOLE, rating_of, voided
from bot.store.records import UncountedGain, since
from bot.store.sql.rated.listing import TOP
from bot.store.sql.rated.recalculation import Made, made

FARMER, HONEST = 1, 101
DUMMIES = range(11, 31)
PEOPLE, DAYS, HANDS = 200, 30, 6
DAY_MS = 24 * 60 * 60 * 1000
BEGUN = 1_790_812_800_000
"""The first of October 2026: all of it lies in one season."""
SEASON = since("season", BEGUN)

Match = tuple[float, tuple[Score, ...]]
"""The day, and what everybody had of it."""


class Population:
    """Honest people: how often they play, how strong they are, and who mostly plays with whom."""

    def __init__(self, seed: int, differ: float, closed: float) -> None:
        self.chance, self.closed = Random(f"{seed} {differ} {closed}"), closed
        self.users = [*range(HONEST, HONEST + PEOPLE)]
        self.active = {user: 0.35 * math.exp(self.chance.gauss(0, 1)) for user in self.users}
        self.strength = {user: self.chance.gauss(0, differ) for user in self.users}
        left, self.groups = self.users[: round(PEOPLE * closed)], list[tuple[list[int], float]]()
        for people, part, inside in ((2, 0.5, 0.8), (2, 0.25, 1.0), (4, 0.25, 1.0)):
            for _ in range(int(PEOPLE * closed * part / people)):
                group = [left.pop() for _ in range(people)]
                self.groups.append((group, inside))
                self.active |= dict.fromkeys(group, self.active[group[0]])
        inside = {user: part for group, part in self.groups for user in group}
        self.open = {user: self.active[user] * (1 - inside.get(user, 0)) for user in self.users}
        self.regulars = [user for user in self.users if self.open[user] >= 0.2]

    def matches(self) -> Iterator[Match]:
        open_ = [user for user in self.users if self.open[user]]
        for _ in range(self.count(sum(self.open.values()))):
            one = other = self.chance.choices(open_, [self.open[user] for user in open_])[0]
            while other == one:
                other = self.chance.choices(open_, [self.open[user] for user in open_])[0]
            yield self._match(one, other)
        for group, inside in self.groups:
            for _ in range(self.count(len(group) * self.active[group[0]] * inside)):
                yield self._match(*self.chance.sample(group, 2))

    def some(self, count: int) -> list[int]:
        """Regulars, who play others often."""
        return self.chance.sample(self.regulars, count)

    def count(self, seats_a_day: float) -> int:
        """Return a random number of matches for two, roughly from a Poisson distribution."""
        mean = seats_a_day / 2 * DAYS
        return max(0, round(self.chance.gauss(mean, math.sqrt(mean))))

    def _match(self, one: int, other: int) -> Match:
        better = 1 / (1 + math.exp(self.strength[other] - self.strength[one]))
        winner, loser = (one, other) if self.chance.random() < better else (other, one)
        kind = self.chance.random()  # a few end after a hand, or are given up at once
        weight = WHOLE // HANDS if kind < 0.08 else WHOLE
        scores = (Score(winner, 1, weight), Score(loser, 2, WHOLE if kind < 0.03 else weight))
        return self.chance.random() * DAYS, scores


def won(day: float, winner: int, loser: int, weight: int = WHOLE, theirs: int | None = None) -> Match:
    return day, (Score(winner, 1, weight), Score(loser, 2, weight if theirs is None else theirs))


class Farm:
    """A farmer and accounts that lose to the farmer on purpose, beside honest people."""

    def __init__(self, people: Population, chance: Random) -> None:
        self.people, self.chance = people, chance
        self.voids = list[int]()
        """The winner of each voided match that the farmer lost."""
        self.closings = 0

    def daily(self, dummies: int = 1, times: int = 1, *weights: int) -> Iterator[Match]:
        """The farmer beats each dummy so often a day. weights: for the farmer, and for the dummy."""
        for dummy in DUMMIES[:dummies]:
            for day in range(DAYS):
                yield from (won(day + self.chance.random(), FARMER, dummy, *weights) for _ in range(times))

    def leaf(self, dummies: int = 0) -> Iterator[Match]:
        """The farmer loses to three regulars, and each dummy to one: so all of them have played others."""
        for loser in (*[FARMER] * 3, *DUMMIES[:dummies]):
            yield won(self.chance.random() * DAYS, self.people.some(1)[0], loser)

    def ring(self, dummies: int, times: int) -> Iterator[Match]:
        """Neighbours in a ring of dummies play each other so often."""
        for number in range(dummies):
            pair = [DUMMIES[number], DUMMIES[(number + 1) % dummies]]
            for _ in range(times):
                yield won(self.chance.random() * DAYS, *self.chance.sample(pair, 2))

    def generous(self, dummies: int, part: float) -> Iterator[Match]:
        """Each dummy loses to honest people, too: so many matches for each with the farmer, one a day."""
        for dummy in DUMMIES[:dummies]:
            for _ in range(round(part * DAYS)):
                yield won(self.chance.random() * DAYS, self.people.some(1)[0], dummy)

    def friend(self) -> Iterator[Match]:
        """A weak honest friend, who loses 85 of 100, and plays only the farmer."""
        for day in range(DAYS):
            pair = (FARMER, DUMMIES[0]) if self.chance.random() < 0.85 else (DUMMIES[0], FARMER)
            yield won(day + self.chance.random(), *pair)

    def voided(self, part: float, others: int = PEOPLE) -> Iterator[Match]:
        """A fair match a day against honest people, at most so many. A friend voids so many of those that were lost."""
        some = self.people.some(min(others, len(self.people.regulars)))
        for day in range(DAYS):
            other = self.chance.choice(some)
            if self.chance.random() < 0.5:
                yield won(day + self.chance.random(), FARMER, other)
            elif self.chance.random() < part:
                self.voids.append(other)
            else:
                yield won(day + self.chance.random(), other, FARMER)

    def closed(self) -> Iterator[Match]:
        """A fair match a day against honest people, whose friend closes nine of ten that look lost at half time."""
        for day in range(DAYS):
            other, ahead = self.people.some(1)[0], self.chance.random() < 0.5
            if ahead or self.chance.random() >= 0.9:
                wins = self.chance.random() < (0.75 if ahead else 0.25)
                yield won(day + self.chance.random(), *((FARMER, other) if wins else (other, FARMER)))
            else:
                self.closings += 1

    def asks(self) -> Iterator[Match]:
        """A fair match a day. Whenever the farmer is behind at half time, the other agrees to end it."""
        for day in range(DAYS):
            other = self.people.some(1)[0]
            if self.chance.random() < 0.5:
                yield won(day + self.chance.random(), other, FARMER, WHOLE // 2)
            else:
                yield won(day, *((FARMER, other) if self.chance.random() < 0.75 else (other, FARMER)))

    def deletes(self) -> Iterator[Match]:
        """Two fair matches a day. Whenever most were lost, the farmer deletes everything and begins again."""
        own, before, even = list[tuple[float, bool, int]](), -1, 0
        for number in range(2 * DAYS):
            first = self.chance.random() < 0.5
            even += 1 if first else -1
            own.append((number / 2, first, self.people.some(1)[0]))
            if even < 0:
                yield from (won(day, *((before, other) if wins else (other, before))) for day, wins, other in own)
                own, before, even = [], before - 1, 0
        yield from (won(day, *((FARMER, other) if wins else (other, FARMER))) for day, wins, other in own)

    def accounts(self) -> Iterator[Match]:
        """The best of eight accounts, with nine fair matches each."""
        best = max(sum(self.chance.random() < 0.5 for _ in range(9)) for _ in range(8))
        for number in range(9):
            pair = (FARMER, self.people.some(1)[0])
            yield won(self.chance.random() * DAYS, *(pair if number < best else pair[::-1]))


FARMS: dict[str, Callable[[Farm], Iterable[Match]]] = {
    "one dummy, three a day": lambda farm: farm.daily(1, 3),
    "the same, thirty one-hand matches a day": lambda farm: farm.daily(1, 30, WHOLE // HANDS),
    "the same, it resigns thirty a day": lambda farm: farm.daily(1, 30, 0, WHOLE),
    "ten throw-away accounts, one a day with each": lambda farm: farm.daily(10),
    "A1: one dummy, two a day, and a fig leaf": lambda farm: (*farm.daily(1, 2), *farm.leaf(1)),
    "A2: one a day, and a fig leaf": lambda farm: (*farm.daily(1), *farm.leaf(1)),
    "A4: four dummies, and a fig leaf": lambda farm: (*farm.daily(4), *farm.leaf(4)),
    "eight dummies, and a fig leaf": lambda farm: (*farm.daily(8), *farm.leaf(8)),
    "G: a ring of three, two matches each": lambda farm: (*farm.daily(3), *farm.ring(3, 2), *farm.leaf(3)),
    "a ring of three, twenty each": lambda farm: (*farm.daily(3), *farm.ring(3, 20), *farm.leaf(3)),
    "a ring of four, thirty-one each": lambda farm: (*farm.daily(4), *farm.ring(4, 31), *farm.leaf(4)),
    "one dummy loses to others a third as often": lambda farm: (*farm.daily(), *farm.generous(1, 1 / 3), *farm.leaf()),
    "one dummy loses to others as often": lambda farm: (*farm.daily(), *farm.generous(1, 1), *farm.leaf()),
    "one dummy loses to others twice as often": lambda farm: (*farm.daily(), *farm.generous(1, 2), *farm.leaf()),
    "four dummies lose to others as often": lambda farm: (*farm.daily(4), *farm.generous(4, 1), *farm.leaf()),
    "four dummies lose to others twice as often": lambda farm: (*farm.daily(4), *farm.generous(4, 2), *farm.leaf()),
    "C: plays a weak friend only": lambda farm: (*farm.friend(), *farm.leaf(1)),
    "D: asks to end whenever behind": Farm.asks,
    "F: deletes everything whenever under even": Farm.deletes,
    "E: a friend voids nine of ten lost": lambda farm: farm.voided(0.9),
    "EE: voids all lost": lambda farm: farm.voided(1),
    "EH: voids half of those lost": lambda farm: farm.voided(0.5),
    "E2: voids nine of ten lost to two regulars": lambda farm: farm.voided(0.9, 2),
    "EC: closes nine of ten that look lost at half time": Farm.closed,
    "H: the best of eight accounts": Farm.accounts,
}


def rated(matches: Sequence[Match]) -> Made:
    """All ratings, once these are played."""
    ordered = sorted(matches, key=lambda match: match[0])
    return made(Rated(at, BEGUN + int(day * DAY_MS), scores) for at, (day, scores) in enumerate(ordered, 1))


def ratings(found: Made) -> dict[int, int]:
    """The ratings of the season, of all who have one, the best first."""
    skills = {user: own[SEASON] for user, own in found.pool.skills.items() if own[SEASON].weight >= WHOLE}
    return dict(sorted(((user, rating_of(skill.mu)) for user, skill in skills.items()), key=lambda row: -row[1]))


def board(found: Made, *, capped: bool = True) -> list[int]:
    """Return the users with a rank on the season's leaderboard, best first, without those ranked among themselves."""
    lost = {user: placed.lost * capped for (user, begun), placed in found.ranks.items() if begun == SEASON}
    ranked = [user for user, begun in found.listed if begun == SEASON]
    return sorted(ranked, key=lambda user: (lost[user] - found.pool.skills[user][SEASON].mu, user))


def gains(found: Made) -> list[UncountedGain]:
    """Return the points of the best ratings that don't count: `RecordStore.gains` without the opponent."""
    best = [*ratings(found).items()][:TOP]
    mu = {user: found.pool.skills[user][SEASON].mu for user, _ in best}
    lost = {user: rating - rating_of(mu[user] - found.ranks[user, SEASON].lost) for user, rating in best}
    return [UncountedGain("koikoi", user, rating, lost[user], 0, 0, 0) for user, rating in best]


def played(matches: Sequence[Match]) -> list[CountedMatch]:
    """The same as a moderator looks at them, the latest first."""
    found: list[CountedMatch] = []
    for number, (day, scores) in enumerate(sorted(matches, key=lambda match: match[0]), 1):
        hands = min(score.weight for score in scores) * HANDS // WHOLE
        users, places = tuple(score.user for score in scores), tuple(score.place for score in scores)
        gave_up = tuple(score.user for score in scores if hands <= 1 and score.weight == WHOLE)
        found.append(CountedMatch(number, "koikoi", BEGUN + int(day * DAY_MS), hands, users, gave_up, places))
    return found[::-1]


def named(matches: Sequence[Match], found: Made, favours: int) -> list[tuple[int, ...]]:
    """Whom each line of `watch` names. `favours`: so many voided results and closed matches were bad for the farmer."""
    flags = seen(played(matches), shortest, True, gains(found), [(FARMER,)] * favours).sights
    return [flag.people for flag in flags]


def season(people: Population, name: str = "") -> tuple[list[Match], Made, list[tuple[int, ...]]]:
    """A season of honest people, with a farm beside them or without."""
    farm = Farm(people, people.chance)
    matches = [*people.matches(), *(FARMS[name](farm) if name else ())]
    found = rated(matches)
    told = named(matches, found, len(farm.voids) + farm.closings)
    if (farmer := found.ranks.get((FARMER, SEASON))) is not None:
        found.ranks[FARMER, SEASON] = farmer._replace(lost=farmer.lost + voided(len({*farm.voids})))
    return matches, found, told


# Tables of four


def luck(people: Population, users: Sequence[int]) -> list[int]:
    """These in the order of their places."""
    strength = {user: people.strength[user] - math.log(-math.log(people.chance.random())) for user in users}
    return sorted(users, key=strength.__getitem__, reverse=True)


def arranged(order: Sequence[int], pair: Sequence[int], both_gain: bool) -> list[int]:
    """The same, but with a pair first and second, or first and last."""
    left = [user for user in order if user not in pair]
    return [*pair, *left] if both_gain else [pair[0], *left, pair[1]]


def tables_of_four(seed: int, together: int, part: float, both_gain: bool, differ: float = 0.4) -> list[CountedMatch]:
    """Matches of two people with each other, and as many of each without the other, among 24.

    In `part` of the shared ones, they arrange that they become first and second, or first and last.
    """
    people = Population(seed, differ, 0)
    (one, other, *rest), chance = people.users[:24], people.chance
    found: list[CountedMatch] = []
    for number in range(3 * together):
        some = [[one, other], [one], [other]][number % 3]
        order = luck(people, [*some, *chance.sample(rest, 4 - len(some))])
        if len(some) == 2 and chance.random() < part:
            order = arranged(order, chance.sample(some, 2), both_gain)
        found.append(CountedMatch(number, "jiaxing", BEGUN, 8, tuple(order), (), (1, 2, 3, 4)))
    return found


def pair_first(seed: int, part: float, both_gain: bool, differ: float) -> bool:
    """Return whether one of two who arrange so much of their shared matches is first in a season.

    They share 20 matches and play 20 more each, beside 198 others.
    """
    people = Population(seed + 1000, differ, 0)
    (one, other, *rest), chance = people.users, people.chance
    active = [people.active[user] for user in rest]

    def some(count: int) -> list[int]:
        found = set[int]()
        while len(found) < count:
            found.update(chance.choices(rest, active))
        return sorted(found)

    tables = [luck(people, some(4)) for _ in range(people.count(sum(active) / 2))]
    for number in range(60):
        pair = [[one, other], [one], [other]][number % 3]
        order = luck(people, [*pair, *some(4 - len(pair))])
        if len(pair) == 2 and chance.random() < part:
            order = arranged(order, chance.sample(pair, 2), both_gain)
        tables.append(order)
    chance.shuffle(tables)
    scores = [tuple(Score(user, place, WHOLE) for place, user in enumerate(users, 1)) for users in tables]
    found = rated([(DAYS * number / len(tables), each) for number, each in enumerate(scores)])
    return board(found)[0] in (one, other)


def pair_named(seed: int, together: int, part: float, both_gain: bool, differ: float = 0.4) -> bool:
    pairs = unlikely_pairs(tables_of_four(seed, together, part, both_gain, differ))
    return any({*pair.people} == {HONEST, HONEST + 1} for pair in pairs)


def main(seasons: int, letters: str = "") -> None:
    begun = time.process_time()
    if not letters:
        _honest(seasons)
    _farms(seasons, [name for name in FARMS if not letters or name[0] in letters])
    if not letters:
        _pairs(seasons)
    if not letters or "B" in letters:
        _pairs_first(seasons)
    print(f"\n{time.process_time() - begun:.0f} s of CPU")


KINDS = [(differ, closed) for differ in (0.4, 0.9) for closed in (0, 0.3, 0.7)]


def _honest(seasons: int) -> None:
    print("strengths, closed   ranked of those with enough matches   honest named   lines: mean, most")
    for differ, closed in KINDS:
        told, enough, ranked, lines = 0, 0, 0, list[int]()
        for seed in range(seasons):
            _, found, people = season(Population(seed, differ, closed))
            own = [placed.rank for (_, begun), placed in found.ranks.items() if begun == SEASON]
            enough += sum(rank.listed for rank in own)
            ranked += sum(rank.listed and not rank.closed for rank in own)
            told += len({user for users in people for user in users})
            lines.append(len(people))
        rate = told / seasons / PEOPLE
        print(f"{differ}, {closed:.0%}: {ranked / enough:.0%}, {rate:.2%}, {sum(lines) / seasons:.1f}, {max(lines)}")


def _farms(seasons: int, names: Sequence[str]) -> None:
    print("\nof all seasons: first without the cap, first, in the top five, of these named; honest lines then")
    for name in tqdm(names, disable=None):
        count = Counter[str]()
        for seed in range(seasons):
            for differ, closed in KINDS:
                _, found, people = season(Population(seed, differ, closed), name)
                best = FARMER in [*ratings(found)][:TOP]
                count["before"] += board(found, capped=False)[:1] == [FARMER]
                count["first"] += board(found)[:1] == [FARMER]
                count["best"] += best
                count["named"] += best and any(FARMER in users for users in people)
        of = seasons * len(KINDS)
        parts = " ".join(f"{count[key] / of:6.0%}" for key in ("before", "first", "best"))
        print(f"{name:48} {parts} {count['named'] / max(1, count['best']):6.0%}")


def _pairs(seasons: int) -> None:
    print("\npairs at tables of four: matches together, named if honest, first and last, first and second in 30 %")
    for together in (20, 40, 60, 80, 120):
        honest = sum(pair_named(seed, together, 0, False, 0.9 if seed % 2 else 0.4) for seed in range(seasons * 40))
        fed, both = (sum(pair_named(seed, together, 0.3, how) for seed in range(seasons * 10)) for how in (False, True))
        print(f"{together:4} {honest / seasons / 40:6.1%} {fed / seasons / 10:6.0%} {both / seasons / 10:6.0%}")


def _pairs_first(seasons: int) -> None:
    print("\none of two at tables of four is first, if they arrange 30 % or nothing; strengths 0.4 and 0.9")
    for name, part, both_gain in (
        ("nothing", 0, False),
        ("B2: first and last", 0.3, False),
        ("B3: first and second", 0.3, True),
    ):
        runs = ([pair_first(seed, part, both_gain, differ) for seed in range(3 * seasons)] for differ in (0.4, 0.9))
        print(f"{name:48}", *(f"{sum(each) / len(each):6.1%}" for each in runs))


if __name__ == "__main__":
    main(int((sys.argv[1:2] or ["10"])[0]), "".join(sys.argv[2:3]))
