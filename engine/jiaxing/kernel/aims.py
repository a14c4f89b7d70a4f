"""The aims of a hand of Jiaxing and its value in the kernel, as in `engine.jiaxing.aims` and `Outlook.worth`."""

from __future__ import annotations

from typing import Any

from engine.ai.compiled import borrowing
from engine.jiaxing.kernel.options import counted, threes
from engine.jiaxing.kernel.race import outlook
from engine.jiaxing.kernel.row import (
    ALL_HONOURS,
    CAP,
    CHOWED,
    CHOWS,
    FAR,
    HONOURS,
    MIXED,
    PURE,
    SUITS,
    TRIPLETS,
    UNSEEN,
    WIDTH,
    WIND,
    Sight,
)
from engine.jiaxing.kernel.scratch import (
    AIM,
    COUNTS,
    DECISION,
    EXTRAS,
    GAINS,
    HAND,
    KNOWN,
    LEVELS,
    NEEDS,
    NEEDS_OF_BOTH,
    NEEDS_OF_TRIPLETS,
    PACKED,
    RACE,
    RATES,
    REACHED,
    REACHED_DATA,
    REACHED_SEEN,
    READY,
    SCORES,
    SCORING,
    SEEN,
    SHAPES,
    WAITING,
)
from engine.jiaxing.outlook import DRAWN as IN_WALL
from engine.jiaxing.outlook import HEARD, HEARD_LAST, LAST, MORE, NO_WILD, SINGLE, Outlook
from engine.jiaxing.race import STEPS
from engine.mahjong.kernel import CODES, DEALER, HELD, LAID, MELDS, WILDS, Row
from engine.mahjong.rows import POWERS

FARTHER = Outlook.farther
SEVERAL = 9
"""The shape of all triplets, after three for each suit. The last shape is all honours."""
MASKS = (9, 1, 9, 10, 2, 10, 12, 4, 12, 15, 8)
"""By shape, the groups of its tiles as bits."""
SUIT_SHAPES = ((MIXED, True, False), (PURE, False, False), (MIXED + TRIPLETS, True, True))
"""Shapes of each suit: points, whether honours may be in the hand, and whether it is only triplets."""


@borrowing
def set_scoring(s: Row, seat: int, t: Any) -> None:
    """Store the honours that score as triplets, and their points (`scoring` of engine.jiaxing.aims)."""
    marks = t.ints
    for place in range(3):
        marks[SCORING + place], marks[SCORES + place] = 31 + place, 1
    own, wind = 27 + (seat - s[DEALER]) % 4, s[WIND]
    marks[SCORING + 3], marks[SCORES + 3] = own, 1 + (own == wind)
    marks[SCORING + 4], marks[SCORES + 4] = wind if wind != own else -1, 1


@borrowing
def list_aims(s: Row, seat: int, t: Any) -> int:
    """List the aims of a hand with their needs. Return their number."""
    marks, held, laid = t.ints, HELD + 34 * seat, s[MELDS + seat]
    sure, pairs, number = 0, (0, 0, 0, 0, 0), 0
    for place in range(5):
        kind = marks[SCORING + place]
        if kind < 0:
            continue
        lies = False
        for meld in range(laid):
            lies = lies or s[LAID + 5 * seat + meld] % 64 == kind
        if lies or s[held + kind] > 2:
            sure += marks[SCORES + place]
        elif s[held + kind] == 2:
            pairs = put_pair(pairs, number, place + 1)
            number += 1
    sums = (
        counted(s, held, 9, t),
        counted(s, held + 9, 9, t),
        counted(s, held + 18, 9, t),
        counted(s, held + 27, 7, t),
    )
    lying, sets, room, at = s[SUITS + seat], s[CHOWED + seat] == 0, 4 - laid, NEEDS
    for shape in range(SHAPES):
        group, points, honours, only = shape // 3, TRIPLETS, True, True
        if shape < SEVERAL:
            points, honours, only = SUIT_SHAPES[shape % 3]
            possible = not lying & 7 & ~(1 << group) and (honours or not lying >> HONOURS & 1)
        else:
            possible = shape == SEVERAL or lying & 7 == 0
            points = TRIPLETS if shape == SEVERAL else ALL_HONOURS + TRIPLETS
        if not possible or (only and not sets):
            continue
        total, suit = 0, -1
        if not only:
            suit = t.suits[s[CODES + 3 * seat + group]] * WIDTH
        elif shape == SEVERAL:
            total = sums[0] + sums[1] + sums[2]
        elif shape < SEVERAL:
            total = sums[group]
        if honours:
            total += sums[3]
            points += sure
        # up to two paired honours count as triplets
        for size in range(min(2, room) + 1 if honours else 1):
            place = 2 * (room - size) + 1
            row = marks[COUNTS + total - 32 * size]
            for one in range(number if size else 1):
                for two in range(one + 1, number if size == 2 else one + 2):
                    first, second = pairs[one] if size else 0, pairs[two] if size == 2 else 0
                    if suit >= 0:
                        need = marks[NEEDS_OF_BOTH + (suit + row) * 12 + place]
                    else:
                        need = marks[NEEDS_OF_TRIPLETS + 12 * row + place]
                    more = (marks[SCORES + first - 1] if first else 0) + (marks[SCORES + second - 1] if second else 0)
                    marks[at], marks[at + 1], marks[at + 2], marks[at + 3] = need + size, shape, first, second
                    marks[at + 4] = points + more
                    at += AIM
    return (at - NEEDS) // AIM


@borrowing
def put_pair(pairs: tuple[int, int, int, int, int], number: int, place: int) -> tuple[int, int, int, int, int]:
    """Return the places of the paired honours with one more."""
    one, two, three, four, five = pairs
    if number == 0:
        one = place
    elif number == 1:
        two = place
    elif number == 2:
        three = place
    elif number == 3:
        four = place
    else:
        five = place
    return one, two, three, four, five


@borrowing
def worth(s: Row, seat: int, number: int, gone: int, see: Sight, t: Any) -> tuple[float, float, int, float, int]:
    """Return the value of a hand by its best aim: points, reach, distance, rate, and whether only triplets count.

    `number`: the race. `gone`: the kind that was taken from the hand since `HAND` changed, -1 for none. What aims
    without this kind have reached is known.
    """
    marks, work, wilds, laid = t.ints, t.floats, s[WILDS + seat], s[MELDS + seat]
    count, least, masks = list_aims(s, seat, t), FAR, MASKS
    for place in range(count):
        least = min(least, marks[NEEDS + AIM * place])
    best, found, any_found, waiting = (0.0, 0.0, LAST, 0.0, 0), 0.0, False, 0
    top = -1
    for place in range(count):
        at = NEEDS + AIM * place
        if marks[at] > least + FARTHER:
            continue
        shape, first, second = marks[at + 1], marks[at + 2], marks[at + 3]
        slot = shape * EXTRAS + 6 * first + second
        # notes are read here and not in functions, because calls take longer
        apart = gone < 0 or not (masks[shape] >> gone // 9 & 1)
        if apart and marks[REACHED_SEEN + slot] == marks[HAND]:
            rate = work[REACHED + slot]
        else:
            marks[REACHED_SEEN + slot] = marks[HAND] if apart else 0
            rate = reached(s, seat, shape, first, second, marks[at], slot, see, t)
        distance, helping = marks[REACHED_DATA + 3 * slot], marks[REACHED_DATA + 3 * slot + 1]
        slow = 1 if shape >= SEVERAL or shape % 3 == 2 else 0
        known = ((number * 2 + slow) * LEVELS + distance) * RATES + round(rate * STEPS)
        if marks[SEEN + known] == marks[DECISION]:
            wins, lost = work[KNOWN + 2 * known], work[KNOWN + 2 * known + 1]
        else:
            wins, lost = outlook(number, distance, rate, slow, t)
        reach = work[number * RACE + GAINS] * share(marks[at + 4], wilds, laid, see, t)
        points = wins * reach - lost
        if not any_found or points > best[0]:
            best, any_found = (points, reach, distance, rate, slow), True
        if distance == 1:
            if waiting == 0 or points > found:
                found, top = points, waiting
            work[READY + 3 * waiting], work[READY + 3 * waiting + 1] = reach, rate
            w = WAITING + 5 * waiting
            marks[w], marks[w + 1], marks[w + 2] = marks[REACHED_DATA + 3 * slot + 2], helping, slow
            marks[w + 3], marks[w + 4] = first, second
            waiting += 1
    if not any_found:
        return -outlook(number, LAST, 0.0, 0, t)[1], 0.0, LAST, 0.0, 0
    if waiting > 1:
        both = several(s, number, waiting, top, see, t)
        if both[0] > best[0]:
            best = both
    return best


@borrowing
def share(points: int, wilds: int, laid: int, see: Sight, t: Any) -> float:
    """Return the share of a win with these points, including what such wins typically get in addition."""
    found = (points + (MORE if wilds else MORE + NO_WILD)) * see.times * (2 if wilds > 2 else 1) * SINGLE[laid]
    return min(found, t.ints[CAP]) if t.ints[CAP] else found


@borrowing
def reached(s: Row, seat: int, shape: int, first: int, second: int, need: int, slot: int, see: Sight, t: Any) -> float:
    """Return the rate at which a hand comes nearer to an aim. `REACHED_DATA` has its other figures."""
    marks = t.ints
    one = marks[SCORING + first - 1] if first else -1
    two = marks[SCORING + second - 1] if second else -1
    helping = helps(s, seat, shape, one, two, need, t)
    natural, claims, chows = 0, 0, t.ints[CHOWS] > 0
    for group in range(4):
        first = 9 * group
        part = helping >> first & 511
        if part == 0:
            continue
        one_of, two_of = 0, 0
        for rank in range(7 if group == HONOURS else 9):
            count = s[HELD + 34 * seat + first + rank]
            one_of |= (count > 0) << rank
            two_of |= (count > 1) << rank
        below, above = one_of << 1, one_of >> 1
        runs = (below & above) | (below & one_of << 2) | (above & one_of >> 2)
        for rank in range(9):
            if part >> rank & 1:
                left = s[UNSEEN + first + rank]
                natural += left
                if two_of >> rank & 1:
                    claims += 3 * left
                elif chows and group != HONOURS and runs >> rank & 1:
                    claims += left
    distance = max(1, need - s[WILDS + seat])
    rate = IN_WALL * natural / see.number + see.wild_rate
    if distance > 1:
        heard = HEARD if distance > 2 else HEARD_LAST
        rate = 1 - (1 - rate) * (1 - heard * claims / see.number)
    rate = min(1.0, rate)
    at = REACHED_DATA + 3 * slot
    marks[at], marks[at + 1], marks[at + 2] = distance, natural + see.wilds, helping
    t.floats[REACHED + slot] = rate
    return rate


@borrowing
def helps(s: Row, seat: int, shape: int, one: int, two: int, need: int, t: Any) -> int:
    """Return the unseen kinds that lower the need of an aim, as bits. `one`, `two`: the extra triplets, -1 for none."""
    held, extra, found, group = HELD + 34 * seat, (one >= 0) + (two >= 0), 0, shape // 3
    before, missing = need - extra, 4 - s[MELDS + seat] - extra
    if extra:
        for kind in (one, two):
            if kind >= 0 and s[UNSEEN + kind]:
                found |= 1 << kind
    suited = shape < SEVERAL and shape % 3 < 2
    honoured = shape >= SEVERAL or shape % 3 != 1
    total = counted(s, held + 27, 7, t) - 32 * extra if honoured else 0
    if suited:
        code, row, first = s[CODES + 3 * seat + group], t.ints[COUNTS + total], 9 * group
        for rank in range(9):
            if s[UNSEEN + first + rank]:
                after = t.suits[code + POWERS[rank]] * WIDTH + row
                if t.ints[NEEDS_OF_BOTH + after * 12 + 2 * missing + 1] < before:
                    found |= 1 << first + rank
        if not honoured:
            return found
        base = t.suits[code] * WIDTH
        for count in range(4):
            one_more = t.ints[COUNTS + total + t.ints[PACKED + count + 1] - t.ints[PACKED + count]]
            if t.ints[NEEDS_OF_BOTH + (base + one_more) * 12 + 2 * missing + 1] < before:
                found |= held_times(s, held, 27, 7, count, one, two)
        return found
    low, number = 27, 7
    if shape == SEVERAL:
        low, number = 0, 34
        total += counted(s, held, 27, t)
    elif shape < SEVERAL:
        total += counted(s, held + 9 * group, 9, t)
    for count in range(4):
        rest = total - t.ints[PACKED + count]
        if rest >= 0 and threes(rest + t.ints[PACKED + count + 1], missing, t) < before:
            found |= held_times(s, held, low, number, count, one, two)
            if shape < SEVERAL:
                found |= held_times(s, held, 9 * group, 9, count, one, two)
    return found


@borrowing
def held_times(s: Row, held: int, low: int, number: int, count: int, one: int, two: int) -> int:
    """Return the unseen kinds of which the hand has `count` tiles, as bits, without two kinds."""
    found = 0
    for kind in range(low, low + number):
        if s[held + kind] == count and s[UNSEEN + kind] and kind not in (one, two):
            found |= 1 << kind
    return found


@borrowing
def several(s: Row, number: int, waiting: int, top: int, see: Sight, t: Any) -> tuple[float, float, int, float, int]:
    """Return the value of a hand that waits for tiles of several aims. `top`: the best one."""
    marks, work = t.ints, t.floats
    best, w = work[READY + 3 * top], WAITING + 5 * top
    kinds, helping, slow, rate = marks[w], marks[w + 1], marks[w + 2], work[READY + 3 * top + 1]
    dearer, gain, natural, seen = 0.0, 0.0, 0, kinds
    for place in range(-1, waiting):
        # the best aim first, then the kinds of the others in their order
        w = WAITING + 5 * (place if place >= 0 else top)
        for order in range(36):
            kind = order - 2
            if order < 2:
                extra = marks[w + 3 + order]
                kind = marks[SCORING + extra - 1] if extra else -1
            if kind < 0 or not marks[w] >> kind & 1 or (place >= 0 and seen >> kind & 1):
                continue
            if place < 0 and order > 1 and kind_is_extra(marks, w, kind):
                continue
            dearest = 0.0
            for other in range(waiting):
                if marks[WAITING + 5 * other] >> kind & 1:
                    dearest = max(dearest, work[READY + 3 * other])
            left = s[UNSEEN + kind]
            if place < 0:
                dearer += left * (dearest - best)
            else:
                seen |= 1 << kind
                gain += left * dearest
                natural += left
    dearer /= max(1, helping)
    gain /= max(1, natural)
    more = min(1.0, rate + IN_WALL * natural / see.number)
    before = outlook(number, 1, rate, slow, t)[0]
    wins, lost = outlook(number, 1, more, slow, t)
    brought = before * (best + dearer) + (wins - before) * gain
    return brought - lost, brought / wins if wins else best, 1, more, slow


@borrowing
def kind_is_extra(marks: Any, w: int, kind: int) -> bool:
    """Return whether the kind is one of the two extra triplets of an aim."""
    for order in range(2):
        extra = marks[w + 3 + order]
        if extra and marks[SCORING + extra - 1] == kind:
            return True
    return False
