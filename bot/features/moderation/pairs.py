"""Pairs at tables of four whose places in shared matches are far from chance, given their places without each other."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from bot.store.moderation import CountedMatch

SEATS = 4
TOGETHER, APART = 20, 10
"""Minimum number of matches of a pair, and of matches of each of them without the other."""
FAR = 2.8
"""Number of standard deviations that is far from chance. About one honest pair of a hundred is as far from it."""
PRIOR = 8
"""Number of imagined matches with the mean place, so that few matches without the other don't say too much."""

PLACES = [*permutations(range(1, SEATS + 1), 2)]
KINDS = {"ahead": (1, 2), "apart": (1, SEATS)}
"""The places that are counted: first and second, as if both gained, and first and last, as if one fed the other."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A pair whose places are far from chance. `far`: the number of standard deviations.

    `count`: the number of shared matches. `taken`, `expected`: how often they took the places of each kind, and how
    often that was to be expected.
    """

    game: str
    people: tuple[int, int]
    count: int
    taken: Mapping[str, int]
    expected: Mapping[str, int]
    far: float


def unlikely_pairs(matches: Iterable[CountedMatch]) -> list[Pair]:
    """Return the pairs whose places are far from chance, the farthest first."""
    together: defaultdict[tuple[str, int, int], Counter[tuple[int, int]]] = defaultdict(Counter)
    places: defaultdict[tuple[str, int], Counter[int]] = defaultdict(Counter)
    for match in matches:
        if len(match.users) == SEATS:
            table = sorted(zip(match.users, match.places, strict=True))
            for user, place in table:
                places[match.game, user][place] += 1
            for (one, first), (other, second) in combinations(table, 2):
                together[match.game, one, other][first, second] += 1
    found = (
        _pair(game, (one, other), joint, [places[game, user] for user in (one, other)])
        for (game, one, other), joint in together.items()
        if joint.total() >= TOGETHER
    )
    return sorted((pair for pair in found if pair and pair.far >= FAR), key=lambda pair: (-pair.far, pair.people))


def _pair(
    game: str, people: tuple[int, int], joint: Counter[tuple[int, int]], places: Sequence[Counter[int]]
) -> Pair | None:
    """Compare the places that a pair took together with chance. `places`: all places of each of them.

    Return None if one of them hardly plays without the other.
    """
    count = joint.total()
    without = [Counter(own) for own in places]
    for (first, second), times in joint.items():
        without[0][first] -= times
        without[1][second] -= times
    if min(own.total() for own in without) < APART:
        return None
    odds = [_odds(own) for own in without]
    both = {(one, other): odds[0][one] * odds[1][other] for one, other in PLACES}
    whole = sum(both.values())
    far, expected = 0.0, dict[str, int]()
    for kind, wanted in KINDS.items():
        chance = sum(part for pair, part in both.items() if _either(pair) == wanted) / whole
        spread = count * chance * (1 - chance)
        for side in (0, 1):
            spread += count**2 * _unsure(both, odds[side], side, wanted) / (without[side].total() + PRIOR)
        expected[kind] = round(count * chance)
        far = max(far, (_taken(joint, wanted) - count * chance) / math.sqrt(spread))
    return Pair(game, people, count, {kind: _taken(joint, each) for kind, each in KINDS.items()}, expected, far)


def _either(pair: tuple[int, int]) -> tuple[int, int]:
    return min(pair), max(pair)


def _taken(joint: Mapping[tuple[int, int], int], wanted: tuple[int, int]) -> int:
    return sum(times for pair, times in joint.items() if _either(pair) == wanted)


def _odds(places: Counter[int]) -> dict[int, float]:
    """Return the chance of each place, by the mean place alone: each is as much likelier than the next."""
    mean = (sum(place * times for place, times in places.items()) + PRIOR * (SEATS + 1) / 2) / (places.total() + PRIOR)
    low, high = -9.0, 9.0
    odds = dict[int, float]()
    for _ in range(30):
        tilt = (low + high) / 2
        parts = {place: math.exp(tilt * place) for place in range(1, SEATS + 1)}
        odds = {place: part / sum(parts.values()) for place, part in parts.items()}
        low, high = (tilt, high) if sum(place * part for place, part in odds.items()) < mean else (low, tilt)
    return odds


def _unsure(
    both: Mapping[tuple[int, int], float], odds: Mapping[int, float], side: int, wanted: tuple[int, int]
) -> float:
    """Return how much the chance of the places `wanted` varies with one match of one of the pair without the other."""
    given = {
        place: sum(part for pair, part in both.items() if pair[side] == place and _either(pair) == wanted)
        / sum(part for pair, part in both.items() if pair[side] == place)
        for place in odds
    }
    mean = sum(place * part for place, part in odds.items())
    variance = sum(place**2 * part for place, part in odds.items()) - mean**2
    overall = sum(given[place] * part for place, part in odds.items())
    slope = sum(place * given[place] * part for place, part in odds.items()) - mean * overall
    return slope**2 / variance
