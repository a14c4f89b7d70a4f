"""Self-play by which the policy of the hanafuda games learns what positions are worth: temporal differences."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from engine.hanafuda import kernel
from engine.hanafuda.kernel import (
    CALLED,
    FIELD,
    HANDS,
    LEARNED,
    MOVER,
    OVER,
    PAY,
    PILES,
    POP,
    RULES,
    SIZE,
    STOCK,
    TAKEN,
    WIDTH,
)

np: Any = import_module("numpy")
njit: Any = import_module("numba").njit
"""They come with the extra `fast`."""

PLACES = 21
"""So many weights make a value: four of the piles of each opponent (of two at most), twelve months, one of calls."""


@njit
def dealt(cards: Any, deal: Any, s: Any, hand: int, lying: int, n: int) -> None:
    """A new round, not void: seat 0 begins."""
    while True:
        np.random.shuffle(cards)
        field = 0
        for i in range(lying):
            field |= 1 << cards[i]
        whole = False
        for month in range(12):
            whole = whole or (field >> 4 * month & 15) == 15
        if not whole:
            break
    s[:] = 0
    s[FIELD] = field
    at = lying
    for seat in range(n):
        for _ in range(hand):
            s[HANDS + seat] |= 1 << cards[at]
            at += 1
    for i in range(48 - at):
        deal[STOCK + i] = cards[at + i]


@njit
def stands(s: Any, seat: int, t: Any) -> float:
    """What stands in the piles already, where all count at the end."""
    if t[RULES].calling:
        return 0.0
    found = 0.0
    for other in range(t[RULES].seats):
        made = kernel.worth(s[PILES + other], t)
        found += 2.0 * made if other == seat else -made
    return found + kernel.card_points(s[PILES + seat], t)


@njit
def places(s: Any, seat: int, left: int, t: Any, found: Any) -> None:
    """Where in the weights that value stands, as `kernel.value` adds it up; -1: no such opponent."""
    n, w, pop = t[RULES].seats, t[LEARNED], t[POP]
    third, mine, gone = kernel.thirds(left), s[PILES + seat], kernel.gone(s)
    found[:8] = -1
    for k in range(1, n):
        other, ph = s[PILES + (seat + k) % n], (k - 1) * 3 + third
        at = 4 * (k - 1)
        found[at] = ph << 12 | (mine & 63) << 6 | other & 63
        found[at + 1] = (ph * 32 + w[7][mine >> 5 & 511]) * 32 + w[7][other >> 5 & 511]
        found[at + 2] = (ph * 128 + w[8][mine >> 14 & 1023]) * 128 + w[8][other >> 14 & 1023]
        plains = pop[mine >> 24 & 4095] + pop[mine >> 36]
        found[at + 3] = (ph * 25 + plains) * 25 + pop[other >> 24 & 4095] + pop[other >> 36]
    for month in range(12):
        m = 4 * month
        found[8 + month] = kernel.month_at(
            month, s[FIELD] >> m & 15, s[HANDS + seat] >> m & 15, s[TAKEN + seat] >> m & 15, gone >> m & 15, third, t
        )
    found[20] = kernel.called_at(s, seat, left, 1 if s[CALLED + seat] else 0, t[RULES])


@njit
def summed(found: Any, w: Any) -> float:
    """The value at those places."""
    v = w[5][found[20]]
    for at in range(0, 8, 4):
        if found[at] >= 0:
            v += w[0][found[at]] + w[1][found[at + 1]] + w[2][found[at + 2]] + w[3][found[at + 3]]
    for i in range(8, 20):
        v += w[4][found[i]]
    return v


@njit
def moved(found: Any, w: Any, step: float) -> None:
    """All the weights of a value, a step further."""
    w[5][found[20]] += step
    for at in range(0, 8, 4):
        if found[at] >= 0:
            w[0][found[at]] += step
            w[1][found[at + 1]] += step
            w[2][found[at + 2]] += step
            w[3][found[at + 3]] += step
    for i in range(8, 20):
        w[4][found[i]] += step / 2


@njit
def any_move(s: Any, t: Any) -> int:
    """A move by chance."""
    hand = s[HANDS + s[MOVER]]
    skip = int(np.random.random() * kernel.many(hand, t[POP]))
    for card in range(48):
        if hand >> card & 1:
            if skip == 0:
                lying = s[FIELD] >> (card & ~3) & 15
                return card * 16 + (lying & -lying if t[POP][lying] == 2 else lying)
            skip -= 1
    return -1


@njit
def gained(s: Any, seat: int, t: Any) -> float:
    """What a round that is over brought a seat: in a game of calls, more than the others' mean."""
    n = t[RULES].seats
    if not t[RULES].calling:
        return float(s[PAY + seat])
    others = s[PAY] + s[PAY + 1] + s[PAY + 2] - s[PAY + seat]
    return s[PAY + seat] - others / (n - 1)


@njit
def learn(rounds: int, t: Any, rate: float, dare: float, hand: int, lying: int, seed: int) -> None:
    """Rounds against itself; `rate`: how far a value moves to the next one, `dare`: how often a move is by chance."""
    np.random.seed(seed)
    n, w = t[RULES].seats, t[LEARNED]
    cards, deal, s = np.arange(48), np.zeros(WIDTH, np.int64), np.zeros(SIZE, np.int64)
    known, was, value = np.zeros(3, np.int64), np.zeros((3, PLACES), np.int64), np.zeros(3)
    found = np.zeros(PLACES, np.int64)
    for _ in range(rounds):
        dealt(cards, deal, s, hand, lying, n)
        known[:] = 0
        while not s[OVER]:
            seat = s[MOVER]
            move = any_move(s, t) if np.random.random() < dare else kernel.chosen(s, t)
            force = int(np.random.random() * 2) if np.random.random() < dare else -1
            kernel.turn(s, deal, 0, move, force, t)
            if s[OVER]:
                break
            left = kernel.many(s[HANDS + seat], t[POP])
            places(s, seat, left, t, found)
            now = summed(found, w)
            if known[seat]:
                moved(was[seat], w, rate * (now + stands(s, seat, t) - value[seat]))
            known[seat], value[seat] = 1, now + stands(s, seat, t)
            was[seat, :] = found
        for seat in range(n):
            if known[seat]:
                moved(was[seat], w, rate * (gained(s, seat, t) + t[RULES].par - value[seat]))


@njit
def duel(rounds: int, t: Any, u: Any, hand: int, lying: int, seed: int) -> tuple[float, float]:
    """One seat plays by `t`, the others by `u`; each deal with that seat at every place. Mean gain and its error."""
    np.random.seed(seed)
    n = t[RULES].seats
    cards, deal, s, start = np.arange(48), np.zeros(WIDTH, np.int64), np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64)
    total, squares = 0.0, 0.0
    for _ in range(rounds):
        dealt(cards, deal, start, hand, lying, n)
        mean = 0.0
        for seat in range(n):
            s[:] = start
            while not s[OVER]:
                if s[MOVER] == seat:
                    kernel.turn(s, deal, 0, kernel.chosen(s, t), -1, t)
                else:
                    kernel.turn(s, deal, 0, kernel.chosen(s, u), -1, u)
            mean += gained(s, seat, t) / n
        total += mean
        squares += mean * mean
    return total / rounds, ((squares / rounds - (total / rounds) ** 2) / rounds) ** 0.5


@njit
def outcomes(rounds: int, t: Any, hand: int, lying: int, seed: int) -> Any:
    """What rounds against itself paid, a row each."""
    np.random.seed(seed)
    n = t[RULES].seats
    cards, deal, s = np.arange(48), np.zeros(WIDTH, np.int64), np.zeros(SIZE, np.int64)
    found = np.zeros((rounds, 3), np.int64)
    for i in range(rounds):
        dealt(cards, deal, s, hand, lying, n)
        kernel.finish(s, deal, 0, t)
        found[i, :] = s[PAY : PAY + 3]
    return found
