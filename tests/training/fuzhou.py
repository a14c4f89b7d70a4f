"""Learns the weights of the formula of Fuzhou from hands that it plays: `python -m tests.training.fuzhou`.

Prints the tables of `engine/fuzhou/weights.py`. Every seat makes one move a hand by chance among those that look nearly
as good, and only what follows it is counted. The tables that are shipped were learned in stages, and are not made again
to the digit: from 6,000 such hands, 4,000 in which somebody was dealt two golds, and 12,500 of earlier formulas.
"""

import argparse
from collections import defaultdict
from math import exp
from random import Random

from engine.core import Action, Seat
from engine.fuzhou import GAME, State
from engine.fuzhou.ending import won_hand
from engine.fuzhou.legal import Position
from engine.fuzhou.playout import Playout
from engine.fuzhou.rules import PRESETS
from engine.fuzhou.score import best
from engine.fuzhou.weigh import Seen, after
from engine.fuzhou.worth import Sight, Way
from engine.mahjong.tiles import TILE

LARGE = {"gold_pair", "gold_triplet", "three_golds", "gold_edge"}
NEARLY = 12.0
"""A move by chance gives up so many points at most, by the formula."""
STIFF = 3.0
"""Holds weights back for which there are few hands."""

Row = tuple[tuple[float, ...], bool]
Samples = dict[str, list[Row]]


class Hand:
    """A hand of four players by the formula, and what each waited for at its decisions."""

    def __init__(self, dice: Random) -> None:
        self.dice, self.asked, self.seen = dice, [0] * 4, list[tuple[Seat, Way, Way]]()
        self.chance = [dice.randrange(1, 12) for _ in range(4)]

    def choose(self, table: Playout, seat: Seat, options: tuple[Action, ...]) -> Action:
        """What the formula does, but once by chance."""
        hand = table.hands[seat]
        seen = Seen(table, Sight(table, seat, hand), hand, 5 - len(table.melds[seat]), table.locked[seat])
        order = sorted(options, key=lambda action: -after(seen, action).points)
        action, self.asked[seat] = order[0], self.asked[seat] + 1
        if self.asked[seat] == self.chance[seat]:
            least = after(seen, action).points - NEARLY
            near = [other for other in order[1:4] if after(seen, other).points > least]
            if near:
                action = self.dice.choice(near)
                self.seen = [known for known in self.seen if known[0] != seat]
        if seat not in table.jinkan and action.verb in ("discard", "pass"):
            self.seen.append((seat, *waiting(seen, table, action)))
        return action


def waiting(seen: Seen, table: Position, action: Action) -> tuple[Way, Way]:
    """The ways to a win of the hand that is left."""
    if action.verb == "discard":
        return seen.sight.ways(seen.hand - TILE[action.pieces[0]], seen.missing, 4)
    return seen.sight.ways(seen.hand, seen.missing, (seen.sight.seat - table.turn) % 4 or 4)


def dealt(seed: bytes) -> State:
    """A hand that has begun."""
    state = GAME.start(PRESETS["standard"], 4, seed).state
    while state.phase == "ready":
        seat, legal = next(iter(GAME.pending(state).items()))
        state = GAME.apply(state, seat, legal[0]).state
    return state


def gathered(hands: int) -> tuple[Samples, Samples]:
    """What was waited for, by the key of its weights, and whether it was won plainly, or by a special of golds."""
    plain, special = defaultdict[str, list[Row]](list), defaultdict[str, list[Row]](list)
    for number in range(hands):
        hand, trial = Hand(Random(number)), Playout(dealt(f"weights {number}".encode()))
        trial.run(hand.choose)
        win, winner = None, trial.winner
        if winner is not None:
            win = best(trial.rules, won_hand(trial, winner, trial.hands[winner], ()))
        large = win is not None and any(key in LARGE for key, _ in win.special)
        for seat, usual, rare in hand.seen:
            plain[usual.key].append((usual.facts, seat == winner and not large))
            special[rare.key].append((rare.facts, seat == winner and large))
    return plain, special


def fitted(rows: list[Row]) -> tuple[float, ...]:
    """A logistic regression by Newton's method; the first fact is 1, and its weight is free."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(12):
        slope = [-STIFF * weight * (place > 0) for place, weight in enumerate(weights)]
        bend = [[STIFF * (one == two) for two in range(size)] for one in range(size)]
        for facts, won in rows:
            chance = 1 / (1 + exp(-sum(weight * fact for weight, fact in zip(weights, facts, strict=True))))
            spread = chance * (1 - chance)
            for one, fact in enumerate(facts):
                slope[one] += fact * (won - chance)
                for two in range(one + 1):
                    bend[one][two] += spread * fact * facts[two]
        bend = [[bend[max(one, two)][min(one, two)] for two in range(size)] for one in range(size)]
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return tuple(round(weight, 3) for weight in weights)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place, row in enumerate(rows):
        rows[place] = row = [value / row[place] for value in row]
        for other, values in enumerate(rows):
            if other != place:
                rows[other] = [value - values[place] * own for value, own in zip(values, row, strict=True)]
    return [row[-1] for row in rows]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=6000)
    for name, samples in zip(("PLAIN", "SPECIAL"), gathered(parser.parse_args().hands), strict=True):
        print(f"{name}: dict[str, tuple[float, ...]] = {{")
        for key in sorted(samples):
            print(f'    "{key}": {fitted(samples[key])},')
        print("}")


if __name__ == "__main__":
    main()
