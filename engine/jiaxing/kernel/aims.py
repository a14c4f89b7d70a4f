"""The aims of a hand of Jiaxing and its value in the kernel, as in `engine.jiaxing.aims` and `Outlook.worth`."""

from __future__ import annotations

from typing import Any

from engine.ai.compiled import compiled, inlined
from engine.jiaxing.kernel.options import counted
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
    EXTRAS,
    GAINS,
    HAND,
    HELD_TIMES,
    NEEDS,
    NEEDS_OF_BOTH,
    NEEDS_OF_TRIPLETS,
    PACE,
    PACKED,
    PAIRED,
    RACE,
    REACHED,
    REACHED_DATA,
    REACHED_SEEN,
    READY,
    RUNS,
    SCORES,
    SCORING,
    SHAPES,
    SUMS,
    UNSEEN_KINDS,
    WAITING,
)
from engine.jiaxing.outlook import DRAWN as IN_WALL
from engine.jiaxing.outlook import HEARD, HEARD_LAST, LAST, MORE, NO_WILD, SINGLE, Outlook
from engine.mahjong.kernel import CODES, DEALER, HELD, LAID, MELDS, WILDS, Row
from engine.mahjong.rows import POWERS

FARTHER = Outlook.farther
SEVERAL = 9
"""The shape of all triplets, after three for each suit. The last shape is all honours."""
MASKS = (9, 1, 9, 10, 2, 10, 12, 4, 12, 15, 8)
"""By shape, the groups of its tiles as bits."""
LOOSE = (8, 0, 9, 8, 0, 10, 8, 0, 12, 15, 8)
"""By shape, the groups of those tiles that can only be triplets."""
FIRST_RANKS, LAST_RANKS, SUITED = 0o1001001001, 0o400400400, 0o777777777
SUIT_SHAPES = ((MIXED, True, False), (PURE, False, False), (MIXED + TRIPLETS, True, True))
"""Shapes of each suit: points, whether honours may be in the hand, and whether it is only triplets."""


@compiled
def set_scoring(s: Row, seat: int, t: Any) -> None:
    """Store the honours that score as triplets, and their points (`scoring` of engine.jiaxing.aims)."""
    marks = t.ints
    for place in range(3):
        marks[SCORING + place], marks[SCORES + place] = 31 + place, 1
    own, wind = 27 + (seat - s[DEALER]) % 4, s[WIND]
    marks[SCORING + 3], marks[SCORES + 3] = own, 1 + (own == wind)
    marks[SCORING + 4], marks[SCORES + 4] = wind if wind != own else -1, 1


@compiled
def loose(shape: int, t: Any) -> int:
    """Return the packed counts of the kinds that can only be triplets in that shape."""
    total = 0
    for group in range(4):
        total += t.ints[SUMS + group] * (LOOSE[shape] >> group & 1)
    return total


@inlined
def survey(s: Row, seat: int, t: Any) -> None:
    """Store what the aims need to know of a hand's counts, from `SUMS` on."""
    # with `& 3`, the compiler knows that the index isn't negative
    marks, held = t.ints, HELD + 34 * (seat & 3)
    for group in range(4):
        marks[SUMS + group] = counted(s, held + 9 * group, 7 if group == HONOURS else 9)
    unseen, one, two, three, four = 0, 0, 0, 0, 0
    for kind in range(34):
        count = s[held + kind]
        unseen |= (s[UNSEEN + kind] != 0) << kind
        one |= (count > 0) << kind
        two |= (count > 1) << kind
        three |= (count > 2) << kind
        four |= (count > 3) << kind
    below, above = (one & ~LAST_RANKS) << 1, (one & ~FIRST_RANKS) >> 1
    farther = (below & ~LAST_RANKS) << 1 & below | (above & ~FIRST_RANKS) >> 1 & above
    marks[UNSEEN_KINDS], marks[PAIRED] = unseen, two
    marks[RUNS] = (below & above | farther) & SUITED & ~two if marks[CHOWS] else 0
    marks[HELD_TIMES], marks[HELD_TIMES + 1] = unseen & ~one, unseen & one & ~two
    marks[HELD_TIMES + 2], marks[HELD_TIMES + 3] = unseen & two & ~three, unseen & three & ~four


@inlined
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
        total, suit = loose(shape, t), -1
        if not only:
            suit = t.suits[s[CODES + 3 * seat + group]] * WIDTH
        if honours:
            points += sure
        # up to two paired honours count as triplets
        for size in range(min(2, room) + 1 if honours else 1):
            place = 2 * (room - size) + 1
            row = marks[COUNTS + total - 32 * size]
            for one in range(number if size else 1):
                for two in range(one + 1, number if size == 2 else one + 2):
                    first, second = pairs[one] if size else 0, pairs[two] if size == 2 else 0
                    if suit >= 0:
                        need = t.suits[NEEDS_OF_BOTH + (suit + row) * 12 + place]
                    else:
                        need = marks[NEEDS_OF_TRIPLETS + 12 * row + place]
                    more = (marks[SCORES + first - 1] if first else 0) + (marks[SCORES + second - 1] if second else 0)
                    marks[at], marks[at + 1], marks[at + 2], marks[at + 3] = need + size, shape, first, second
                    marks[at + 4] = points + more
                    at += AIM
    return (at - NEEDS) // AIM


@compiled
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


@compiled
def worth(s: Row, seat: int, number: int, gone: int, see: Sight, t: Any) -> tuple[float, float, int, float, int]:
    """Return the value of a hand by its best aim: points, reach, distance, rate, and whether only triplets count.

    `number`: the race. `gone`: the kind that was taken from the hand since `HAND` changed, -1 for none. What aims
    without this kind have reached is known.
    """
    marks, work, wilds, laid = t.ints, t.floats, s[WILDS + seat], s[MELDS + seat]
    survey(s, seat, t)
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
        apart = gone < 0 or not (masks[shape] >> gone // 9 & 1)
        if apart and marks[REACHED_SEEN + slot] == marks[HAND]:
            rate = work[REACHED + slot]
        else:
            marks[REACHED_SEEN + slot] = marks[HAND] if apart else 0
            rate = reached(s, seat, shape, first, second, marks[at], slot, see, t)
        distance, helping = marks[REACHED_DATA + 3 * slot], marks[REACHED_DATA + 3 * slot + 1]
        slow = 1 if shape >= SEVERAL or shape % 3 == 2 else 0
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


@compiled
def share(points: int, wilds: int, laid: int, see: Sight, t: Any) -> float:
    """Return the share of a win with these points, including what such wins typically get in addition."""
    found = (points + (MORE if wilds else MORE + NO_WILD)) * see.times * (2 if wilds > 2 else 1) * SINGLE[laid]
    return min(found, t.ints[CAP]) if t.ints[CAP] else found


@inlined
def reached(s: Row, seat: int, shape: int, first: int, second: int, need: int, slot: int, see: Sight, t: Any) -> float:
    """Return the rate at which a hand comes nearer to an aim. `REACHED_DATA` has its other figures."""
    marks = t.ints
    one = marks[SCORING + first - 1] if first else -1
    two = marks[SCORING + second - 1] if second else -1
    helping = helps(s, seat, shape, one, two, need, t)
    natural, claims, paired, runs = 0, 0, marks[PAIRED], marks[RUNS]
    for kind in range(34):
        left = s[UNSEEN + kind] * (helping >> kind & 1)
        natural += left
        claims += left * (3 * (paired >> kind & 1) + (runs >> kind & 1))
    distance = max(1, need - s[WILDS + seat])
    rate = IN_WALL * natural / see.number + see.wild_rate
    if distance > 1:
        heard = HEARD if distance > 2 else HEARD_LAST
        rate = 1 - (1 - rate) * (1 - heard * claims / see.number)
    rate = min(1.0, rate * t.floats[PACE + (distance > 1)])
    at = REACHED_DATA + 3 * slot
    marks[at], marks[at + 1], marks[at + 2] = distance, natural + see.wilds, helping
    t.floats[REACHED + slot] = rate
    return rate


@inlined
def helps(s: Row, seat: int, shape: int, one: int, two: int, need: int, t: Any) -> int:
    """Return the unseen kinds that lower the need of an aim, as bits. `one`, `two`: the extra triplets, -1 for none."""
    marks, extra, extras = t.ints, 0, 0
    for kind in (one, two):
        if kind >= 0:
            extra += 1
            extras |= 1 << kind
    unseen, before, place = marks[UNSEEN_KINDS], need - extra, 2 * (4 - s[MELDS + seat] - extra) + 1
    found, suit, total = unseen & extras, 0, loose(shape, t) - 32 * extra
    suited = shape < SEVERAL and shape % 3 < 2
    if suited:
        code, row, low = s[CODES + 3 * seat + shape // 3], marks[COUNTS + total], 9 * (shape // 3)
        suit = t.suits[code] * WIDTH
        for rank in range(9):
            if unseen >> low + rank & 1:
                after = t.suits[code + POWERS[rank]] * WIDTH + row
                if t.suits[NEEDS_OF_BOTH + after * 12 + place] < before:
                    found |= 1 << low + rank
    kinds = 0
    for group in range(4):
        if LOOSE[shape] >> group & 1:
            kinds |= 511 << 9 * group
    kinds &= ~extras
    for count in range(4):
        same = marks[HELD_TIMES + count] & kinds
        if same:
            row = marks[COUNTS + total + marks[PACKED + count + 1] - marks[PACKED + count]]
            if suited:
                nearer = t.suits[NEEDS_OF_BOTH + (suit + row) * 12 + place] < before
            else:
                nearer = marks[NEEDS_OF_TRIPLETS + 12 * row + place] < before
            if nearer:
                found |= same
    return found


@compiled
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
    more = min(1.0, rate + IN_WALL * natural / see.number * t.floats[PACE])
    before = outlook(number, 1, rate, slow, t)[0]
    wins, lost = outlook(number, 1, more, slow, t)
    brought = before * (best + dearer) + (wins - before) * gain
    return brought - lost, brought / wins if wins else best, 1, more, slow


@compiled
def kind_is_extra(marks: Any, w: int, kind: int) -> bool:
    """Return whether the kind is one of the two extra triplets of an aim."""
    for order in range(2):
        extra = marks[w + 3 + order]
        if extra and marks[SCORING + extra - 1] == kind:
            return True
    return False
