"""Fit of the weights to labels: to the differences between the moves of a decision, and to the value of going on."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from engine.hanafuda import kernel
from engine.hanafuda.kernel import DECIDED, HANDS, LEARNED, MOVER, PILES, PLAY, POP, RISEN, RULES, SIZE
from engine.hanafuda.tables import TRIPLES
from tests.training.labels import CHOICE, COUNT, DECISION, MOST, MOVES
from tests.training.rounds import PLACES, moved, njit, np, places, stands, summed

SHARPNESS = 0.7
"""How much less a move counts for each point by which it looks worse than the best one, as an exponent."""

NEW, THIRDS, ORDERS = 0.5, 1.0, 0.5
"""Rate of the weights of triples, and shares of a step for the same triple in other thirds of the round, and for the
same states of its cards in another order."""

UNEQUAL = TRIPLES.index(("03H", "08H", "09A"))
"""The triple in which the order matters: both yaku need the sake cup."""

_ORDERS = np.array(
    [
        [sum(9**to * (code // 9**at % 9) for to, at in enumerate(order)) for order in permutations(range(3))]
        for code in range(kernel.STATES)
    ]
)


@njit
def estimated(row: Any, s: Any, known: Any, tied: Any, found: Any, t: Any) -> int:
    """Write the places in the weights, the triples and the values of all moves that don't score. Return their number.

    The last number of a row of `known` is the index of its move.
    """
    seat, count = row[MOVER], 0
    for j in range(row[COUNT]):
        s[:] = row[:SIZE]
        move = row[MOVES + j]
        if row[DECISION] == PLAY:
            s[HANDS + seat] ^= 1 << (move >> 4)
        kernel.put(s, move >> 4, move & 15, t)
        if t[RULES].calling and kernel.worth(s[PILES + seat], t) > s[RISEN + seat]:
            continue
        left = kernel.many(s[HANDS + seat], t[POP])
        places(s, seat, left, t, known[count])
        known[count, PLACES] = j
        found[count] = summed(known[count], t[LEARNED]) + stands(s, seat, t)
        states, third = kernel.triples(s, seat, kernel.gone(s), t), kernel.thirds(left)
        for triple in range(len(TRIPLES)):
            tied[count, triple] = kernel.triple_at(states, triple, third)
            found[count] += t[LEARNED][6][tied[count, triple]]
        count += 1
    return count


@njit
def tied_up(at: int, w: Any, step: float, orders: Any) -> None:
    """Move the weight of a triple a step, and those of similar triples a part of it."""
    size = len(orders)
    code, third = at % size, at // size % 3
    for other in range(3):
        w[at + (other - third) * size] += step * (1.0 if other == third else THIRDS)
    if at // size // 3 != UNEQUAL:
        for k in range(1, 6):
            w[at - code + orders[code, k]] += step * ORDERS


@njit
def _fitted(rows: Any, values: Any, t: Any, rate: float, seed: int, orders: Any) -> float:
    np.random.seed(seed)
    w, total, number = t[LEARNED], 0.0, 0
    s, known, found = np.zeros(SIZE, np.int64), np.zeros((MOST, PLACES + 1), np.int64), np.zeros(MOST)
    tied, shares = np.zeros((MOST, len(TRIPLES)), np.int64), np.zeros(MOST)
    for i in np.random.permutation(len(rows)):
        row, seat = rows[i], rows[i, MOVER]
        if row[DECISION] == DECIDED:
            left = kernel.many(row[HANDS + seat], t[POP])
            going_on = kernel.called_at(row, seat, left, 1, t[RULES])
            w[5][going_on] += rate * (values[i, 0] - kernel.value(row[:SIZE], seat, left, 1, t))
            continue
        count = estimated(row, s, known, tied, found, t)
        if count == 0:
            continue
        best, whole, mean = found[:count].max(), 0.0, 0.0
        for j in range(count):
            shares[j] = np.exp((found[j] - best) * SHARPNESS)
            whole += shares[j]
            mean += shares[j] * (values[i, known[j, PLACES]] - found[j])
        mean /= whole
        for j in range(count):
            error = values[i, known[j, PLACES]] - found[j] - mean
            total += shares[j] * error * error
            number += shares[j]
            if t[RULES].calling and known[j, PLACES] == row[CHOICE]:
                w[5][known[j, 20]] += rate * (values[i, row[CHOICE]] - found[j])
            shares[j] *= rate * error
        for j in range(count):
            moved(known[j], w, shares[j])
            for at in tied[j]:
                tied_up(at, w[6], NEW * shares[j], orders)
    return total / number


def fitted(rows: Any, values: Any, t: Any, rate: float, seed: int) -> float:
    """Go through all labels once, in random order. Return the mean squared error of differences before each step.

    The weights of calls also follow the values themselves, for they decide about going on.
    """
    return _fitted(rows, values, t, rate, seed, _ORDERS)
