"""The score of Jiaxing in the kernel, as in `engine.jiaxing.score`."""

from __future__ import annotations

from typing import Any

from engine.ai.compiled import compiled
from engine.jiaxing.kernel.options import block, bound, counted, lying, mixed_need, threes, wall_empty
from engine.jiaxing.kernel.row import (
    ALL_HONOURS,
    BASE,
    BOUND,
    CAP,
    CHOWED,
    DEALER_TIMES,
    EARTHLY,
    EARTHLY_PAYERS,
    EARTHLY_SHARES,
    FACE,
    FAR,
    GONE,
    HEAVENLY_YELLOW,
    HONOURS,
    MIXED,
    OUTSIDER,
    PARTNER,
    PRODUCT,
    PURE,
    QUEUE,
    ROB_THREE,
    SETS_OF_HONOURS,
    SUITS,
    TAKEN,
    THROWN,
    TRIPLETS,
    WIDTH,
    WIND,
)
from engine.jiaxing.kernel.scratch import NEEDS_OF_BOTH
from engine.mahjong.kernel import (
    CHOW,
    CLAIMS,
    CODES,
    DEALER,
    FIRST,
    HELD,
    KONG_DRAW,
    LAID,
    MELDS,
    MOST,
    OPTIONS,
    PAY,
    PHASE,
    ROBS_KONG,
    SOURCE,
    TILE,
    TURN,
    WILD,
    WILDS,
    WINNER,
    Row,
    add,
)


@compiled
def shape(s: Row, seat: int, came_by_rob: bool, wild: int, t: Any) -> int:
    """Return the most points of a reading of a complete hand, without those for having no wild tile; -1 without one.

    `wild`: the number of its wild tiles that may stand for any tile.
    """
    missing, groups, at = 4 - s[MELDS + seat], s[SUITS + seat], HELD + 34 * seat
    seat_wind, wind = 27 + (seat - s[DEALER]) % 4, s[WIND]
    best, sure = -1, 0
    for place in range(s[MELDS + seat]):
        laid = s[LAID + 5 * seat + place]
        if laid // 64 != CHOW:
            sure += honour(laid % 64, seat_wind, wind)
    for chosen in range(1 << 7):
        cost, more, number = 0, 0, 0
        for kind in range(7):
            if chosen >> kind & 1:
                number += 1
                more += honour(27 + kind, seat_wind, wind)
                if honour(27 + kind, seat_wind, wind) == 0:
                    number = 9
                cost += 3 - min(3, s[at + 27 + kind])
        if number > missing or cost > wild:
            continue
        for kind in range(7):
            if chosen >> kind & 1:
                held = min(3, s[at + 27 + kind])
                s[at + 27 + kind] -= held
                s[OPTIONS + MOST * seat + kind] = held
        robbed = came_by_rob and not (s[TILE] >= 27 and chosen >> (s[TILE] - 27) & 1)
        found = shaped(s, seat, groups, missing - number, number, wild - cost, robbed, t)
        for kind in range(7):
            if chosen >> kind & 1:
                s[at + 27 + kind] += s[OPTIONS + MOST * seat + kind]
        if found >= 0:
            best = max(best, found + more + sure)
    return best


@compiled
def honour(kind: int, seat_wind: int, wind: int) -> int:
    """Return the points of a triplet of that kind."""
    return (kind >= 31) + (kind == seat_wind) + (kind == wind)


@compiled
def shaped(s: Row, seat: int, groups: int, missing: int, taken: int, wild: int, robbed: bool, t: Any) -> int:
    """Return the points of the best shape of a hand from which `taken` triplets of honours were taken; -1 if none.

    `robbed`: the tile of a robbed kong must be in one of the remaining sets.
    """
    best = -1
    if not robbed:
        return fitting(s, seat, groups, missing, taken, wild, True, t)
    tile = s[TILE]
    add(s, seat, tile, -1)
    for low in range(-1, 3):
        cost = block(s, seat, tile, low, -1, t)
        if cost < FAR:
            known = s[TAKEN]
            if missing > 0 and cost <= wild:
                more = groups | 1 << tile // 9
                best = max(best, fitting(s, seat, more, missing - 1, taken, wild - cost, low < 0, t))
            s[TAKEN] = known
            block(s, seat, tile, low, 1, t)
    add(s, seat, tile, 1)
    return best


@compiled
def fitting(s: Row, seat: int, groups: int, missing: int, taken: int, wild: int, sets: bool, t: Any) -> int:
    """Return the points of the best shape whose tiles are all there or wild; -1 if none. `sets`: triplets may count."""
    best, at = -1, HELD + 34 * seat
    all_sets = sets and s[CHOWED + seat] == 0
    for group in range(3):
        if groups & 7 & ~(1 << group):
            continue
        first = at + 9 * group
        if taken == 0 and not groups >> HONOURS & 1:
            if t.suits[NEEDS_OF_BOTH + t.suits[s[CODES + 3 * seat + group]] * WIDTH * 12 + 2 * missing + 1] <= wild:
                best = max(best, PURE)
            if all_sets and threes(counted(s, first, 9), missing, t) <= wild:
                best = max(best, PURE + TRIPLETS)
        if mixed_need(s, seat, group, missing, t) <= wild:
            best = max(best, MIXED)
        if all_sets and threes(counted(s, first, 9) + counted(s, at + 27, 7), missing, t) <= wild:
            best = max(best, MIXED + TRIPLETS)
    if all_sets:
        if threes(counted(s, at, 34), missing, t) <= wild:
            best = max(best, TRIPLETS)
        if groups & 7 == 0 and threes(counted(s, at + 27, 7), missing, t) <= wild:
            best = max(best, ALL_HONOURS + TRIPLETS)
    return best


@compiled
def loose(s: Row, seat: int, wild: int) -> int:
    """Return the points of 14 honours that need not form sets (JX-54)."""
    at, best, sure = HELD + 34 * seat + 27, 0, 0
    seat_wind, wind = 27 + (seat - s[DEALER]) % 4, s[WIND]
    for place in range(s[MELDS + seat]):
        sure += honour(s[LAID + 5 * seat + place] % 64, seat_wind, wind)
    for chosen in range(1 << 7):
        cost, more = 0, 0
        for kind in range(7):
            if chosen >> kind & 1:
                more += honour(27 + kind, seat_wind, wind)
                cost += 3 - min(3, s[at + kind])
        if cost <= wild:
            best = max(best, more)
    return ALL_HONOURS + best + sure


@compiled
def points(s: Row, seat: int, robs: bool, t: Any) -> int:
    """Return the points of the best reading of a won hand (JX-75), -1 if it has none."""
    p, wild = t.ints, s[WILDS + seat]
    free = p[SETS_OF_HONOURS] == 0 and not robs
    best = shape(s, seat, robs, wild, t)
    if free and lying(s, seat) & 7 == 0:
        best = max(best, loose(s, seat, wild))
    if best >= 0 and wild == 0:
        best += 1
    if p[FACE] and wild:
        kind = s[WILD]
        s[WILD] = -1
        add(s, seat, kind, wild)
        found = shape(s, seat, robs, 0, t)
        if free and lying(s, seat) & 7 == 0:
            found = max(found, loose(s, seat, 0))
        add(s, seat, kind, -wild)
        s[WILD] = kind
        if found >= 0:
            best = max(best, found + 1)
    return best


@compiled
def shares(contracts: int, payer: int, winner: int, t: Any) -> int:
    """Return how many shares a seat pays for a self-draw (JX-93, JX-94)."""
    p = t.ints
    if contracts & (1 << 4 * payer + winner | 1 << 4 * winner + payer):
        return p[PARTNER]
    number = bound(contracts, payer) + bound(contracts, winner)
    if number == 0:
        return 1
    return p[OUTSIDER] * p[OUTSIDER] if number == 2 and p[PRODUCT] else p[OUTSIDER]


@compiled
def pay(s: Row, t: Any) -> None:
    """Settle a hand that has ended."""
    p, dealer, seat = t.ints, s[DEALER], s[WINNER]
    if seat < 0:
        return
    robs, earthly = s[PHASE] == ROBS_KONG, s[PHASE] == CLAIMS
    drawn, giver = not (robs or earthly), s[TURN]
    if not drawn:
        add(s, seat, s[TILE], 1)
    tai = points(s, seat, robs, t)
    melds = s[MELDS] + s[MELDS + 1] + s[MELDS + 2] + s[MELDS + 3]
    first = s[FIRST] > 0 if seat == dealer else melds == 0 and s[THROWN + seat] == 0
    heaven = first and drawn and seat == dealer
    earth = earthly or (first and drawn and s[SOURCE] != KONG_DRAW and seat != dealer and p[EARTHLY] == 2)
    fan = (s[WILDS + seat] > 2) + (drawn and s[SOURCE] == KONG_DRAW) + (s[MELDS + seat] == 4)
    fan += s[QUEUE] > 0 and (p[HEAVENLY_YELLOW] > 0 or not (heaven or earth))
    fan += (drawn and wall_empty(s, t)) + 2 * heaven + 2 * earth
    if not drawn:
        add(s, seat, s[TILE], -1)
    share = tai * (1 << fan) * p[BASE]
    if p[CAP]:
        share = min(share, p[CAP])
    if tai < 0:
        return
    for other in range(4):
        if other == seat:
            continue
        due = 0 if s[GONE] >> other & 1 else shares(s[BOUND], other, seat, t)
        number = 0
        if robs:
            if other == giver:
                number = 3 if p[ROB_THREE] else max(3, due)
        elif earthly:
            if p[EARTHLY_PAYERS] == 4 or other == dealer:
                number = p[EARTHLY_SHARES]
        else:
            number = due
        if dealer in (seat, other):
            number *= p[DEALER_TIMES]
        s[PAY + other] -= number * share
        s[PAY + seat] += number * share
