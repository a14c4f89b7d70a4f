"""How often everything comes that a hand could be remembered by.

`python -m tests.bench.moments GAME [HANDS]` plays that many hands (10,000) of computers at *normal*, and prints each
key with its share, and the table of ranks that follows.
"""

import sys
from collections import Counter
from collections.abc import Collection, Iterator

from tqdm import tqdm

from engine import GAMES
from engine.core import TABLE, AnyGame, AnyMatch, Ask, Match, Moments, Rng
from engine.core.moment import happened

HANDS = 10_000
GOLD, RARE = 0.01, 0.15
"""Fewer hands than this have a moment of gold, and one of any kind: surely so, by two standard errors."""

Keys = frozenset[str]


def main(name: str, hands: int = HANDS) -> None:
    found = list(tqdm(counted(GAMES[name], hands, b"moments"), total=hands, disable=None))
    for key, count in Counter(key for keys in found for key in keys).most_common():
        print(f"{key:24} {count / len(found):8.2%}")
    moments = ranked(GAMES[name], found)
    print(moments)
    print(f"gold {share(found, moments.gold):.2%}, any {share(found, moments.gold + moments.rare):.2%}")


def counted(game: AnyGame, hands: int, seed: bytes) -> Iterator[Keys]:
    """What happened in each of so many hands, in matches by the first preset, of any number of seats in turn."""
    done, number = 0, 0
    while done < hands:
        chance = Rng(seed, game.key, number)
        rules, seats = next(iter(game.presets.values())), game.seats[number % len(game.seats)]
        match: AnyMatch = Match(game, rules, seats, chance.bytes(32))
        number += 1
        for keys in _hands(match, chance):
            yield keys
            done += 1
            if done == hands:
                return


def _hands(match: AnyMatch, chance: Rng) -> Iterator[Keys]:
    """What happened in each hand of a match that computers play."""
    normal, settled = match.game.players["normal"], 0
    while match.pending:
        seat = max(match.pending)  # the table goes on when all have answered
        legal = match.pending[seat]
        plain = seat == TABLE or len(legal) == 1 or match.question.ask is Ask.PAUSE
        match.play(seat, legal[0] if plain else normal(match.view(seat), legal, chance))
        scene = match.scene(None)
        if scene.settled != settled:
            settled = scene.settled
            yield frozenset(row.key for _, row in happened(scene))


def ranked(game: AnyGame, found: Collection[Keys]) -> Moments:
    """The rarest first, as many as stay under the two shares, those of the first preset that never came among them; a
    tie goes by name."""
    counts = Counter(key for keys in found for key in keys)
    counts.update({pattern.key: 0 for pattern in game.sheet(next(iter(game.presets.values()))) if not pattern.amount})
    order = sorted(counts, key=lambda key: (counts[key], key))
    taken: list[str] = []
    gold = 0
    for key in order:
        if _surely(found, [*taken, key]) >= RARE:
            break
        taken.append(key)
        gold = len(taken) if _surely(found, taken) < GOLD else gold
    return Moments(tuple(taken[:gold]), tuple(taken[gold:]))


def share(found: Collection[Keys], keys: Collection[str]) -> float:
    """How many of these hands have any of the keys."""
    return sum(not each.isdisjoint(keys) for each in found) / len(found)


def _surely(found: Collection[Keys], keys: Collection[str]) -> float:
    """The same, and two standard errors more."""
    part = share(found, keys)
    return part + 2 * (part * (1 - part) / len(found)) ** 0.5


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
