"""The race of Jiaxing in the kernel, as in `engine.jiaxing.race`, and its stakes (`engine.jiaxing.outlook`)."""

from __future__ import annotations

from typing import Any

from engine.ai.compiled import compiled, inlined
from engine.jiaxing.kernel.options import bound
from engine.jiaxing.kernel.row import ASKS, BOUND, DEALER_TIMES, GONE, RESERVE
from engine.jiaxing.kernel.score import shares
from engine.jiaxing.kernel.scratch import (
    DECISION,
    DEPTH,
    FOUND,
    GAINS,
    HAZARDS,
    KEPT,
    KEYS,
    KNOWN,
    LENGTH,
    LEVELS,
    LOST,
    OUTCOMES,
    PACE,
    RACE,
    RATES,
    SEEN,
    SLOW_DEPTH,
    TOTALS,
    TURNS,
)
from engine.jiaxing.outlook import BOLD, DRAWN_BY_ALL, SINGLE, USUAL
from engine.jiaxing.race import AFTER, BETTERED, FALL, SLOW, STEPS
from engine.mahjong.kernel import DEALER, LEFT, MELDS, PHASE, Row

SINGLES: Any = SINGLE
LATER: Any = AFTER


@compiled
def stakes(s: Row, seat: int, contracts: int, before: int, fed: int, times: int, t: Any) -> int:
    """Return the number of the race under these contracts. Its gains are in `work`.

    `before`: number of other seats that draw first. `fed`: a seat that came a step nearer to a win, -1 for none.
    """
    key, marks = (contracts * 4 + before) * 5 + fed + 1, t.ints
    for place in range(marks[FOUND]):
        if marks[KEYS + place] == key:
            return place
    found = marks[FOUND]
    marks[FOUND] += 1
    marks[KEYS + found] = key
    start_race(s, seat, found, contracts, before, fed, times, t)
    return found


@compiled
def start_race(s: Row, seat: int, number: int, contracts: int, before: int, fed: int, times: int, t: Any) -> None:
    """Calculate what the other seats win turn by turn."""
    # `&`, here and below, tells the compiler that an index isn't negative
    work, at, gains = t.floats, (number & 15) * RACE, 0.0
    turns = max(0, (s[LEFT] - t.ints[RESERVE] - before + 3) // 4) & 31
    lost, kept = at + LOST, at + KEPT
    for left in range(turns + 1):
        work[lost + left], work[kept + left] = 0.0, 1.0
    for other in range(4):
        if other == seat or s[GONE] >> other & 1:
            continue
        row = estimated(s, other, contracts)
        price = USUAL * times * SINGLES[s[MELDS + other]] / SINGLE[2]
        double = t.ints[DEALER_TIMES] if s[DEALER] in (seat, other) else 1
        cost = double * price * shares(contracts, seat, other, t)
        gains += double * t.floats[TOTALS + row] * shares(contracts, other, seat, t)
        hazards = HAZARDS + ((2 * row + (other == fed)) * 4 + before) * TURNS + turns
        for left in range(turns + 1):
            hazard = work[hazards - left]
            work[lost + left] += work[kept + left] * hazard * cost
            work[kept + left] *= 1 - hazard
    work[at + GAINS] = gains
    t.ints[LENGTH + number] = turns
    t.ints[DEPTH + number] = t.ints[SLOW_DEPTH + number] = 0
    for slow in range(2):
        first = at + OUTCOMES + slow * LEVELS * 2 * TURNS
        for left in range(turns + 1):
            work[first + left], work[first + TURNS + left] = 1.0, 0.0


@compiled
def estimated(s: Row, other: int, contracts: int) -> int:
    """Return the number of the estimate of how far another seat is from a win (`set_hazards`)."""
    row = 3 * (s[MELDS + other] * TURNS + max(0, DRAWN_BY_ALL - s[LEFT]) // 4)
    if contracts == 0 or bound(contracts, other):
        return row
    return row + (1 if s[PHASE] != ASKS and contracts == s[BOUND] else 2)


@compiled
def set_hazards(usual: Any, spare: Any, floats: Any) -> None:
    """Calculate by turn how likely a typical seat wins, if nobody has won before.

    `usual`: the chances of each distance, by number of melds and turn. For each there are three estimates: of any seat,
    of one that has not given up in spite of contracts, and of one that may give up. `floats` receives their sums, and
    then how likely it wins, also by whether it has come a step nearer, and by how many seats draw before it.
    """
    for row in range(HAZARDS - TOTALS):
        limit = 9 if row % 3 == 0 else BOLD
        for fed in range(2):
            for before in range(4):
                for distance in range(10):
                    spare[distance] = usual[row // 3 * 10 + distance] if distance <= limit else 0.0
                if row % 3 == 1:
                    whole = total(spare)
                    for distance in range(10):
                        spare[distance] /= whole
                floats[TOTALS + row] = total(spare)
                if fed:
                    spare[0] = 0.0
                    spare[1] += spare[2]
                    for distance in range(2, 9):
                        spare[distance] = spare[distance + 1]
                    spare[9] = 0.0
                began, at = total(spare), HAZARDS + ((2 * row + fed) * 4 + before) * TURNS
                for turn in range(TURNS):
                    unwon = 1 - began + total(spare)
                    floats[at + turn] = advance(spare, 1.0 if turn else before / 3) / unwon


@compiled
def total(chances: Any) -> float:
    """Return the sum of a seat's chances."""
    found = 0.0
    for distance in range(10):
        found += chances[distance]
    return found


@compiled
def advance(chances: Any, share: float) -> float:
    """Advance a seat's chances by one turn. Return the chance that the seat wins in this turn."""
    hit = chances[1] * FALL[1] * share
    chances[1] -= hit
    for distance in range(2, 10):
        moved = chances[distance] * FALL[distance] * share
        chances[distance] -= moved
        chances[distance - 1] += moved
    return hit


@inlined
def outlook(number: int, distance: int, rate: float, slow: int, t: Any) -> tuple[float, float]:
    """Return the chance to win and the points lost to other seats."""
    work, marks, steps = t.floats, t.ints, round(rate * STEPS)
    place = ((number * 2 + slow) * LEVELS + distance) * RATES + steps
    if marks[SEEN + place] == marks[DECISION]:
        return work[KNOWN + 2 * place], work[KNOWN + 2 * place + 1]
    marks[SEEN + place] = marks[DECISION]
    better = LATER[min(distance, 6)] * work[PACE + (distance > 1)]
    better = SLOW * better if slow else better
    turns: int = marks[LENGTH + number] & 31
    level, at = table(number, distance - 1, slow, t), (number & 15) * RACE
    wins, loses, first = 0.0, work[at + LOST], steps / STEPS
    lacking = max(0.0, better - first)
    for left in range(1, turns + 1):
        kept, own = work[at + KEPT + left], first + lacking * BETTERED[min(turns - left, 19)]
        wins = kept * (own * work[level + left - 1] + (1 - own) * wins)
        loses = work[at + LOST + left] + kept * (own * work[level + TURNS + left - 1] + (1 - own) * loses)
    work[KNOWN + 2 * place], work[KNOWN + 2 * place + 1] = wins, loses
    return wins, loses


@inlined
def table(number: int, distance: int, slow: int, t: Any) -> int:
    """Return the index of the outcomes of a hand at that distance, with the usual rates from there on."""
    work, marks, at = t.floats, t.ints, (number & 15) * RACE
    depth, turns = (SLOW_DEPTH if slow else DEPTH) + number, marks[LENGTH + number] & 31
    first = at + OUTCOMES + (slow & 1) * LEVELS * 2 * TURNS
    while marks[depth] < distance:
        marks[depth] += 1
        reached = marks[depth] & 15
        rate = LATER[min(reached, 6)] * work[PACE + (reached > 1)]
        own, level = SLOW * rate if slow else rate, first + reached * 2 * TURNS
        before, wins, lost = level - 2 * TURNS, 0.0, work[at + LOST]
        work[level], work[level + TURNS] = wins, lost
        for left in range(1, turns + 1):
            kept = work[at + KEPT + left]
            wins = kept * (own * work[before + left - 1] + (1 - own) * wins)
            lost = work[at + LOST + left] + kept * (own * work[before + TURNS + left - 1] + (1 - own) * lost)
            work[level + left], work[level + TURNS + left] = wins, lost
    return first + (distance & 15) * 2 * TURNS
