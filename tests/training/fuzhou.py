"""Training of the formula of Fuzhou, from hands that it plays.

Each seat makes one move of a hand by chance, among those that look nearly as good, and only what follows it counts. The
hands are always played with the same first weights, so the result doesn't depend on the weights that are in use.
"""

from collections import defaultdict
from collections.abc import Mapping
from math import exp
from pathlib import Path
from random import Random

from engine.core import Action, Seat
from engine.fuzhou import GAME, State, weights
from engine.fuzhou.ending import won_hand
from engine.fuzhou.legal import Position
from engine.fuzhou.playout import Playout
from engine.fuzhou.rules import PRESETS
from engine.fuzhou.score import best
from engine.fuzhou.weigh import Seen, after
from engine.fuzhou.worth import Sight, Way
from engine.mahjong.tiles import TILE

HANDS = 100_000
LARGE = {"gold_pair", "gold_triplet", "three_golds", "gold_edge"}
NEARLY = 12.0
"""Maximum number of points, by the formula, that a move by chance gives up."""
STIFF = 3.0
"""Penalty that keeps weights small where there are few hands."""

Table = Mapping[str, tuple[float, ...]]
FIRST: Table = {
    "pair 1": (0.533, 1.075, 0.91, 0.576, -0.806, 0.044, 0.0, 0.0),
    "pair 2": (-1.542, 0.831, 1.171, 0.501, -0.856, -0.369, 0.0, 0.0),
    "pair 3": (-1.518, 0.515, 0.892, 0.547, -1.155, -0.597, 0.876, 4.915),
    "pair 4": (-4.084, 0.825, 0.737, 1.122, -0.728, -0.227, -0.028, 2.133),
    "pair 5": (-3.586, -0.311, 0.261, 0.563, -0.556, 0.197, 0.154, 0.301),
    "0 golds 1": (-8.009, 0.085, -0.038, -0.214),
    "0 golds 2": (-6.793, 0.123, -1.058, -0.15),
    "0 golds 3": (-7.849, 0.416, -0.217, -0.191),
    "0 golds 4": (-8.141, 0.193, -0.189, -0.217),
    "1 golds 1": (-7.171, 1.197, 0.054, -0.013),
    "1 golds 2": (-6.668, 1.035, -0.846, -0.011),
    "1 golds 3": (-6.122, 0.183, -0.605, -0.012),
    "1 golds 4": (-6.04, 0.393, -0.171, -0.015),
}
"""First weights, learned in stages from hands of earlier formulas."""

Row = tuple[tuple[float, ...], bool]


class FirstSight(Sight):
    """A sight with the first weights."""

    special = FIRST


class Hand:
    """A hand of four players by the first weights, and the special win in reach at each decision."""

    def __init__(self, dice: Random) -> None:
        self.dice, self.asked, self.seen = dice, [0] * 4, list[tuple[Seat, Way]]()
        self.chance = [dice.randrange(1, 12) for _ in range(4)]

    def choose(self, table: Playout, seat: Seat, options: tuple[Action, ...]) -> Action:
        """Return the action of the formula, or once an action by chance."""
        hand = table.hands[seat]
        seen = Seen(table, FirstSight(table, seat, hand), hand, 5 - len(table.melds[seat]), table.locked[seat])
        order = sorted(options, key=lambda action: -after(seen, action).points)
        action, self.asked[seat] = order[0], self.asked[seat] + 1
        if self.asked[seat] == self.chance[seat]:
            least = after(seen, action).points - NEARLY
            near = [other for other in order[1:4] if after(seen, other).points > least]
            if near:
                action = self.dice.choice(near)
                self.seen = [known for known in self.seen if known[0] != seat]
        if seat not in table.jinkan and action.verb in ("discard", "pass"):
            self.seen.append((seat, special(seen, table, action)))
        return action


def special(seen: Seen, table: Position, action: Action) -> Way:
    """Return the win by a special pattern that the seat may reach after this action."""
    if action.verb == "discard":
        return seen.sight.ways(seen.hand - TILE[action.pieces[0]], seen.missing, 4)[1]
    return seen.sight.ways(seen.hand, seen.missing, (seen.sight.seat - table.turn) % 4 or 4)[1]


def dealt(seed: bytes) -> State:
    """Return a hand that has begun."""
    state = GAME.start(PRESETS["standard"], 4, seed).state
    while state.phase == "ready":
        seat, legal = next(iter(GAME.pending(state).items()))
        state = GAME.apply(state, seat, legal[0]).state
    return state


def gathered(hands: int) -> dict[str, list[Row]]:
    """Return the facts of special wins by their key, and whether the seat won that way."""
    found = defaultdict[str, list[Row]](list)
    for number in range(hands):
        hand, trial = Hand(Random(number)), Playout(dealt(f"weights {number}".encode()))
        trial.run(hand.choose)
        win, winner = None, trial.winner
        if winner is not None:
            win = best(trial.rules, won_hand(trial, winner, trial.hands[winner], ()))
        large = win is not None and any(key in LARGE for key, _ in win.special)
        for seat, way in hand.seen:
            found[way.key].append((way.facts, seat == winner and large))
    return found


def fitted(rows: list[Row]) -> tuple[float, ...]:
    """Return weights from a logistic regression by Newton's method. The first fact is 1, and its weight is free."""
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
    """Solve linear equations whose matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place, row in enumerate(rows):
        rows[place] = row = [value / row[place] for value in row]
        for other, values in enumerate(rows):
            if other != place:
                rows[other] = [value - values[place] * own for value, own in zip(values, row, strict=True)]
    return [row[-1] for row in rows]


def learned(hands: int = HANDS) -> bytes:
    """Return the module of weights, the same each time."""
    rows = (f'    "{key}": {fitted(samples)},\n' for key, samples in sorted(gathered(hands).items()))
    return f'"""{weights.__doc__}"""\n\nSPECIAL: dict[str, tuple[float, ...]] = {{\n{"".join(rows)}}}\n'.encode()


def write() -> None:
    """Learn the weights and write them into the folder of the game."""
    Path(weights.__file__).write_bytes(learned())
