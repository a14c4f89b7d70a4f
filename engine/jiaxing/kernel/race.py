"""The race of Jiaxing in the kernel, as in `engine.jiaxing.race`, and its stakes (`engine.jiaxing.outlook`)."""

from __future__ import annotations

from typing import Any

from engine.ai.compiled import compiled
from engine.jiaxing.kernel.options import bound
from engine.jiaxing.kernel.row import ASKS, BOUND, DEALER_TIMES, GONE, RESERVE
from engine.jiaxing.kernel.score import shares
from engine.jiaxing.kernel.scratch import (
    DECISION,
    DEPTH,
    FOUND,
    GAINS,
    KEPT,
    KEYS,
    KNOWN,
    LENGTH,
    LEVELS,
    LOST,
    OUTCOMES,
    RACE,
    RATES,
    RUNNING,
    SEEN,
    SLOW_DEPTH,
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
    key, marks = (contracts * 4 + before) * 5 + fed + 1, t.marks
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
    work, at, count, gains = t.work, number * RACE, 0, 0.0
    turns = max(0, (s[LEFT] - t.rules[RESERVE] - before + 3) // 4)
    lost, kept = at + LOST, at + KEPT
    for turn in range(turns + 1):
        work[lost + turn], work[kept + turn] = 0.0, 1.0
    began, costs = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for other in range(4):
        if other == seat or s[GONE] >> other & 1:
            continue
        chances = RUNNING + 10 * count
        estimate(s, other, contracts, chances, t)
        price = USUAL * times * SINGLES[s[MELDS + other]] / SINGLE[2]
        double = t.rules[DEALER_TIMES] if s[DEALER] in (seat, other) else 1
        cost = double * price * shares(contracts, seat, other, t)
        gains += double * total(work, chances) * shares(contracts, other, seat, t)
        if other == fed:
            work[chances] = 0.0
            work[chances + 1] += work[chances + 2]
            for distance in range(2, 9):
                work[chances + distance] = work[chances + distance + 1]
            work[chances + 9] = 0.0
        whole = total(work, chances)
        if count == 0:
            began, costs = (whole, 0.0, 0.0), (cost, 0.0, 0.0)
        elif count == 1:
            began, costs = (began[0], whole, 0.0), (costs[0], cost, 0.0)
        else:
            began, costs = (began[0], began[1], whole), (costs[0], costs[1], cost)
        count += 1
    for turn in range(turns + 1):
        share = 1.0 if turn else before / 3
        for place in range(count):
            chances = RUNNING + 10 * place
            unwon = 1 - began[place] + total(work, chances)
            hazard = advance(work, chances, share) / unwon
            work[lost + turn] += work[kept + turn] * hazard * costs[place]
            work[kept + turn] *= 1 - hazard
    work[at + GAINS] = gains
    t.marks[LENGTH + number] = turns
    t.marks[DEPTH + number] = t.marks[SLOW_DEPTH + number] = 0
    for slow in range(2):
        first = at + OUTCOMES + slow * LEVELS * 2 * TURNS
        for turn in range(turns + 2):
            work[first + turn], work[first + TURNS + turn] = 1.0, 0.0


@compiled
def estimate(s: Row, other: int, contracts: int, at: int, t: Any) -> None:
    """Store the estimated chance of each distance from a win, for another seat."""
    work = t.work
    first = (s[MELDS + other] * TURNS + max(0, DRAWN_BY_ALL - s[LEFT]) // 4) * 10
    outside = contracts != 0 and not bound(contracts, other)
    for distance in range(10):
        work[at + distance] = 0.0 if outside and distance > BOLD else t.usual[first + distance]
    if outside and s[PHASE] != ASKS and contracts == s[BOUND]:
        whole = total(work, at)
        for distance in range(10):
            work[at + distance] /= whole


@compiled
def total(work: Any, at: int) -> float:
    """Return the sum of a seat's chances."""
    found = 0.0
    for distance in range(10):
        found += work[at + distance]
    return found


@compiled
def advance(work: Any, at: int, share: float) -> float:
    """Advance a seat's chances by one turn. Return the chance that the seat wins in this turn."""
    hit = work[at + 1] * FALL[1] * share
    work[at + 1] -= hit
    for distance in range(2, 10):
        moved = work[at + distance] * FALL[distance] * share
        work[at + distance] -= moved
        work[at + distance - 1] += moved
    return hit


@compiled
def outlook(number: int, distance: int, rate: float, slow: int, t: Any) -> tuple[float, float]:
    """Return the chance to win and the points lost to other seats."""
    work, marks, steps = t.work, t.marks, round(rate * STEPS)
    place = ((number * 2 + slow) * LEVELS + distance) * RATES + steps
    if marks[SEEN + place] == marks[DECISION]:
        return work[KNOWN + 2 * place], work[KNOWN + 2 * place + 1]
    marks[SEEN + place] = marks[DECISION]
    better = LATER[min(distance, 6)] * (SLOW if slow else 1.0)
    level, at, turns = table(number, distance - 1, slow, t), number * RACE, marks[LENGTH + number]
    wins, loses, first = 0.0, work[at + LOST + turns], steps / STEPS
    lacking = max(0.0, better - first)
    for turn in range(turns - 1, -1, -1):
        kept, own = work[at + KEPT + turn], first + lacking * BETTERED[min(turn, 19)]
        wins = kept * (own * work[level + turn + 1] + (1 - own) * wins)
        loses = work[at + LOST + turn] + kept * (own * work[level + TURNS + turn + 1] + (1 - own) * loses)
    work[KNOWN + 2 * place], work[KNOWN + 2 * place + 1] = wins, loses
    return wins, loses


@compiled
def table(number: int, distance: int, slow: int, t: Any) -> int:
    """Return the index of the outcomes of a hand at that distance, with the usual rates from there on."""
    work, marks, at = t.work, t.marks, number * RACE
    depth, turns = (SLOW_DEPTH if slow else DEPTH) + number, t.marks[LENGTH + number]
    first = at + OUTCOMES + slow * LEVELS * 2 * TURNS
    while marks[depth] < distance:
        marks[depth] += 1
        rate = LATER[min(marks[depth], 6)]
        own = SLOW * rate if slow else rate
        level = first + marks[depth] * 2 * TURNS
        before = level - 2 * TURNS
        work[level + turns] = work[level + turns + 1] = work[level + TURNS + turns + 1] = 0.0
        work[level + TURNS + turns] = work[at + LOST + turns]
        for turn in range(turns - 1, -1, -1):
            kept = work[at + KEPT + turn]
            work[level + turn] = kept * (own * work[before + turn + 1] + (1 - own) * work[level + turn + 1])
            work[level + TURNS + turn] = work[at + LOST + turn] + kept * (
                own * work[before + TURNS + turn + 1] + (1 - own) * work[level + TURNS + turn + 1]
            )
    return first + distance * 2 * TURNS
