"""Labels for the policy: values of all moves of a decision, tried in the same likely deals, in rounds of self-play."""

from __future__ import annotations

from typing import Any

from engine.hanafuda import kernel
from engine.hanafuda.cards import CARDS
from engine.hanafuda.kernel import (
    CALLED,
    DECIDED,
    FIELD,
    HANDS,
    HELD_DRAWN,
    MOVER,
    NEXT,
    OVER,
    PILES,
    PLAY,
    POP,
    RISEN,
    RULES,
    SIZE,
    STOCK,
    WIDTH,
)
from engine.hanafuda.likely import KIND, LEAST, SHOWS
from tests.training.rounds import dealt, njit, np

SAMPLES = 25
"""Number of deals in which each move is tried."""

MOST = 32
"""Maximum number of moves of a decision."""

DECISION, HELD, COUNT, CHOICE, MOVES = range(SIZE, SIZE + 5)
"""Indices of a row of labels: a position, the kind of the decision, the held card, and the moves.

`CHOICE` is the index of the policy's move.
"""
ROW = MOVES + MOST

CHANCE, SEARCHED = 0.1, 0.5
"""Share of moves made by chance, and share of the rest that follow the labels instead of the policy."""

_KINDS = np.array([KIND[card[2]] for card in CARDS])
_SHOWS = np.array(SHOWS)


@njit
def shown(s: Any, card: int, taking: int, weights: Any, kinds: Any, shows: Any) -> None:
    """Change the weights of hidden cards in the mover's hand, by the card that it plays, as `likely` does."""
    m = card & ~3
    took = 0
    if taking:
        took = kinds[card]
        for i in range(4):
            if taking >> i & 1:
                took = max(took, kinds[m + i])
    for hidden in range(48):
        would = 0
        for other in range(hidden & ~3, (hidden & ~3) + 4):
            if s[FIELD] >> other & 1:
                would = max(would, kinds[other], kinds[hidden])
        weights[s[MOVER], hidden] *= shows[took, would]


@njit
def guessed(s: Any, seat: int, held: int, weights: Any, deals: Any, t: Any) -> None:
    """Fill `deals` with likely deals of all cards that `seat` doesn't see. `held`: a drawn card, or -1."""
    pop, n = t[POP], t[RULES].seats
    seen = s[FIELD] | s[HANDS + seat] | kernel.gone(s)
    hidden, rest, times = np.zeros(48, np.int64), np.zeros(48, np.int64), np.zeros(48)
    count = 0
    for card in range(48):
        if not seen >> card & 1 and card != held:
            hidden[count] = card
            count += 1
    for at in range(0, len(deals), WIDTH):
        deals[at + seat] = s[HANDS + seat]
        rest[:count] = hidden[:count]
        left = count
        for k in range(n):
            if k == seat:
                continue
            for i in range(left):
                times[i] = -np.log(1 - np.random.random()) / max(weights[k, rest[i]], LEAST)
            order, size, hand = np.argsort(times[:left]), kernel.many(s[HANDS + k], pop), 0
            for i in range(size):
                hand |= 1 << rest[order[i]]
            deals[at + k] = hand
            to = 0
            for i in range(left):
                if not hand >> rest[i] & 1:
                    rest[to] = rest[i]
                    to += 1
            left = to
        np.random.shuffle(rest[:left])
        deals[at + STOCK : at + STOCK + left] = rest[:left]


@njit
def options(s: Any, moves: Any, t: Any) -> int:
    """Write all moves from the mover's hand into `moves`, and return their number."""
    pop, hand, field, count = t[POP], s[HANDS + s[MOVER]], s[FIELD], 0
    able = False
    if t[RULES].must_match:
        for card in range(48):
            able = able or (hand >> card & 1 > 0 and field >> (card & ~3) & 15 > 0)
    for card in range(48):
        lying = field >> (card & ~3) & 15
        if not hand >> card & 1 or (able and not lying):
            continue
        count = captures(card, lying, moves, count, pop, t[RULES].takes_all)
    return count


@njit
def captures(card: int, lying: int, moves: Any, count: int, pop: Any, takes_all: int) -> int:
    """Add the moves of a card to `moves`, and return their number."""
    if pop[lying] == 2 or (pop[lying] == 3 and takes_all == 0):
        for i in range(4):
            if lying >> i & 1:
                moves[count] = card * 16 + (1 << i)
                count += 1
        return count
    moves[count] = card * 16 + lying
    return count + 1


@njit
def may_go_on(s: Any, t: Any) -> bool:
    """Return whether the mover may go on after it has scored."""
    p, seat = t[RULES], s[MOVER]
    dared = s[CALLED] + s[CALLED + 1] + s[CALLED + 2]
    limited = (0 < p.calls <= dared) or (0 < p.own_calls <= s[CALLED + seat])
    return s[HANDS + seat] != 0 and not limited


@njit
def valued(
    s: Any, kind: int, held: int, moves: Any, weights: Any, deals: Any, pays: Any, start: Any, values: Any, t: Any
) -> None:
    """Write the value of each move to the mover into `values`: the points by which it is ahead of the others' mean."""
    n, seat, count, samples = t[RULES].seats, s[MOVER], len(moves), len(deals) // WIDTH
    guessed(s, seat, held, weights, deals, t)
    start[:] = s
    start[NEXT] = 0
    kernel.tried(start, start.copy(), kind, moves, deals, 0, samples, pays, t)
    for j in range(count):
        total = 0.0
        for i in range(samples):
            at = (i * count + j) * 3
            if t[RULES].calling:
                others = pays[at] + pays[at + 1] + pays[at + 2] - pays[at + seat]
                total += pays[at + seat] - others / (n - 1)
            else:
                total += pays[at + seat]
        values[j] = total / samples


@njit
def _labelled(rows: Any, values: Any, t: Any, hand: int, lying: int, samples: int, kinds: Any, shows: Any) -> None:
    p, n, pop = t[RULES], t[RULES].seats, t[POP]
    cards, deal, s, start = np.arange(48), np.zeros(WIDTH, np.int64), np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64)
    deals, pays, moves = (
        np.zeros(samples * WIDTH, np.int64),
        np.zeros(samples * MOST * 3, np.int64),
        np.zeros(MOST, np.int64),
    )
    weights, found = np.ones((3, 48)), np.zeros(MOST)
    done = 0
    s[OVER] = 1
    while done < len(rows):
        if s[OVER]:
            dealt(cards, deal, s, hand, lying, n)
            weights[:] = 1.0
        seat = s[MOVER]
        for kind in (PLAY, HELD_DRAWN, DECIDED):
            held, choice, at, count = -1, 0, 0, 0
            if kind == PLAY:
                count = options(s, moves, t)
                choice = kernel.chosen(s, t)
            elif kind == HELD_DRAWN:
                held = deal[STOCK + s[NEXT]]
                s[NEXT] += 1
                count = captures(held, s[FIELD] >> (held & ~3) & 15, moves, 0, pop, p.takes_all)
                choice = held * 16 + kernel.taken_by(s, held, t)
            else:
                if not p.calling:
                    break
                points = kernel.worth(s[PILES + seat], t)
                if points <= s[RISEN + seat]:
                    break
                s[RISEN + seat] = points
                if may_go_on(s, t):
                    count = 2
                    moves[0], moves[1] = kernel.GO, kernel.STOP
                    left = kernel.many(s[HANDS + seat], pop)
                    stop = p.unit * kernel.settled(s, seat, points, t)
                    choice = kernel.STOP if stop >= kernel.value(s, seat, left, 1, t) else kernel.GO
            for j in range(count):
                if moves[j] == choice:
                    at = j
            if count > 1:
                valued(s, kind, held, moves[:count], weights, deals, pays, start, found, t)
                if done < len(rows):
                    rows[done, :SIZE] = s
                    rows[done, SIZE:MOVES] = (kind, held, count, at)
                    rows[done, MOVES : MOVES + count] = moves[:count]
                    values[done, :count] = found[:count]
                    done += 1
                dice = np.random.random()
                if dice < CHANCE:
                    at = int(np.random.random() * count)
                elif dice < CHANCE + (1 - CHANCE) * SEARCHED:
                    at = np.argmax(found[:count])
            move = moves[at]
            if kind == PLAY:
                shown(s, move >> 4, move & 15, weights, kinds, shows)
                s[HANDS + seat] ^= 1 << (move >> 4)
                kernel.put(s, move >> 4, move & 15, t)
            elif kind == HELD_DRAWN:
                kernel.put(s, held, move & 15, t)
            else:
                kernel.called(s, move if count > 1 else kernel.STOP, t)
                kind = -1
        if not s[OVER] and s[MOVER] == seat and kind != -1:
            kernel.passed(s, t)


@njit
def _seeded(seed: int) -> None:
    np.random.seed(seed)


def labelled(count: int, t: Any, hand: int, lying: int, seed: int, samples: int = SAMPLES) -> tuple[Any, Any]:
    """Return the rows of `count` decisions, and the values of their moves."""
    rows, values = np.zeros((count, ROW), np.int64), np.zeros((count, MOST), np.float32)
    _seeded(seed)
    _labelled(rows, values, t, hand, lying, samples, _KINDS, _SHOWS)
    return rows, values
