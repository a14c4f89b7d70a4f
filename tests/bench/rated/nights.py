"""How much it pays at a club night to block the strongest players, so as never to meet them.

`python -m tests.bench.rated.nights [NIGHTS]` prints the table of tests/bench/README.md, "Club nights".
"""

import sys
from statistics import mean

from bot.features.nights.arena import standings
from tests.bot.nights.arenas import Arena

PEOPLE, STRONGEST, PODIUM = 12, 6, 3


def rank(seed: int, user: int, *, blocks: bool, seats: int = 2) -> int:
    """Return a player's rank after a night of twelve. Player 12 is the strongest.

    `blocks`: whether the player has blocked the six strongest of them.
    """
    strong = range(PEOPLE, PEOPLE - STRONGEST, -1)
    shut = frozenset(frozenset((user, other)) for other in strong) if blocks else frozenset[frozenset[int]]()
    arena = Arena(PEOPLE, seed, seats, shut=shut).play()
    return next(each.rank for each in standings(arena.strength, arena.bouts) if each.user == user)


def main() -> None:
    nights = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for seats in (2, 4):
        for user in range(PEOPLE - STRONGEST, 0, -1):
            for blocks in (False, True):
                ranks = [rank(seed, user, blocks=blocks, seats=seats) for seed in range(nights)]
                podium = 100 * mean(each <= PODIUM for each in ranks)
                who = f"{seats} seats, strength {user} of {PEOPLE}, {'blocks' if blocks else 'meets'} the strongest"
                print(f"{who}: on the podium {podium:.1f} %, mean rank {mean(ranks):.1f}", flush=True)


if __name__ == "__main__":
    main()
