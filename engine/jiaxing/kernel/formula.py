"""The formula of Jiaxing in the kernel, as in `engine.jiaxing.judge`, and hands played by it."""

from __future__ import annotations

from typing import Any

from engine.ai.compiled import compiled
from engine.jiaxing.kernel.aims import set_scoring, worth
from engine.jiaxing.kernel.moves import act, meld, settle
from engine.jiaxing.kernel.options import turn_options, window_options
from engine.jiaxing.kernel.race import outlook, stakes
from engine.jiaxing.kernel.row import (
    BASE,
    BOUND,
    CHOWED,
    CHOWS,
    CLAIMED_FROM,
    CONTINUE,
    CONTRACT,
    FORBIDDEN,
    GIVE_UP,
    GONE,
    OPEN,
    QUEUE,
    SIZE,
    SUITS,
    SWAP,
    THROWN,
    UNSEEN,
    Sight,
)
from engine.jiaxing.kernel.score import pay
from engine.jiaxing.kernel.scratch import DECISION, FED, FED_SEEN, FONDNESS, FOUND, GAINS, HAND, LEVELS, PACE, RACE
from engine.jiaxing.outlook import FEAR, RECEIVED, WILD_THROWN
from engine.jiaxing.race import PACES
from engine.mahjong.kernel import (
    ADDED,
    CHOW,
    CONCEALED,
    DISCARD,
    HELD,
    KONG,
    LAID,
    LYING,
    MELDS,
    MOST,
    OFFERS,
    OPTIONS,
    OVER,
    PASS,
    PAY,
    PHASE,
    PLAYS,
    SAID,
    START,
    TILE,
    TURN,
    UNDECIDED,
    WILD,
    WILDS,
    WIN,
    Row,
    add,
    used,
)

LAST_STEPS, OTHER_STEPS = zip(*PACES, strict=True)


@compiled
def sight(s: Row, seat: int, t: Any) -> Sight:
    """Return what the seat sees, and count the unseen tiles in `UNSEEN`."""
    marks, number, melds = t.ints, 0, 0
    marks[DECISION] += 1
    marks[HAND] += 1
    marks[FOUND] = 0
    for kind in range(34):
        own = s[WILDS + seat] if kind == s[WILD] else s[HELD + 34 * seat + kind]
        s[UNSEEN + kind] = 4 - s[OPEN + kind] - own
    for other in range(4):
        melds += s[MELDS + other]
        set_fondness(s, other, t)
    for place in range(s[MELDS + seat]):
        laid = s[LAID + 5 * seat + place]
        if laid // 64 == CONCEALED:
            s[UNSEEN + laid % 64] -= 4
    for kind in range(34):
        number += s[UNSEEN + kind]
    number = max(1, number)
    wilds = s[UNSEEN + s[WILD]]
    s[UNSEEN + s[WILD]] = 0
    set_scoring(s, seat, t)
    held = min(s[WILDS + seat], 3)
    t.floats[PACE], t.floats[PACE + 1] = LAST_STEPS[held], OTHER_STEPS[held]
    gone = s[LYING] - s[THROWN + seat]
    rate = wilds / (number + gone + RECEIVED * melds)
    return Sight(number, wilds, rate, t.ints[BASE] * (2 if s[QUEUE] else 1))


@compiled
def danger(s: Row, seat: int, kind: int, other: int, see: Sight, t: Any) -> float:
    """Return the chance that another seat claims a discard of that kind."""
    if s[GONE] >> other & 1:
        return 0.0
    held, copies = (13 - 3 * s[MELDS + other]) / see.number, s[UNSEEN + kind]
    found = 1.3 * held * held * (copies * (copies - 1) // 2)
    if other == (seat + 1) % 4 and t.ints[CHOWS] and kind < 27:
        rank = kind % 9
        for low in range(max(0, rank - 2), min(6, rank) + 1):
            first = kind - rank + low
            one = first if first != kind else first + 1
            two = first + 2 if first + 2 != kind else first + 1
            found += 0.6 * s[UNSEEN + one] * s[UNSEEN + two] * held * held
    return min(0.9, found * t.floats[FONDNESS + 4 * other + kind // 9])


@compiled
def set_fondness(s: Row, other: int, t: Any) -> None:
    """Store how useful each group of tiles seems to a seat, judged by the seat's open melds, from 0 to 1."""
    suits, chow = 0, False
    for place in range(s[MELDS + other]):
        laid = s[LAID + 5 * other + place]
        if laid // 64 != CONCEALED:
            chow = chow or laid // 64 == CHOW
            if laid % 64 < 27:
                suits |= 1 << laid % 64 // 9
    one = suits in (1, 2, 4)
    for group in range(3):
        found = 0.5 if suits == 0 else 0.8 if not one else 1.0 if suits == 1 << group else 0.1 if chow else 0.4
        t.floats[FONDNESS + 4 * other + group] = found
    t.floats[FONDNESS + 4 * other + 3] = 1.0


@compiled
def cost_of_feeding(s: Row, seat: int, other: int, value: Any, see: Sight, t: Any) -> float:
    """Return the expected loss of points if that seat claims the discard."""
    _, reach, distance, rate, slow = value
    at = other * LEVELS + distance
    contracts = bound_after(s, other, seat, t)
    before = stakes(s, seat, s[BOUND], 3, -1, see.times, t)
    after = stakes(s, seat, contracts, 3, other, see.times, t)
    gains = t.floats[before * RACE + GAINS]
    own = reach / gains if gains else 0.0
    wins, lost = outlook(before, distance, rate, slow, t)
    found = wins * gains * own - lost
    wins, lost = outlook(after, distance, rate, slow, t)
    found -= wins * t.floats[after * RACE + GAINS] * own - lost
    t.ints[FED_SEEN + at] = t.ints[DECISION]
    t.floats[FED + at] = found
    return found


@compiled
def bound_after(s: Row, claimer: int, source: int, t: Any) -> int:
    """Return the contracts after a claim (JX-101)."""
    pairs = 1 << 4 * claimer + source | 1 << 4 * source + claimer
    gone = s[GONE] >> claimer & 1 or s[GONE] >> source & 1
    if s[CLAIMED_FROM + 4 * claimer + source] != 2 or not t.ints[CONTRACT] or gone or s[BOUND] & pairs:
        return s[BOUND]
    return s[BOUND] | 1 << 4 * claimer + source


@compiled
def after_discard(s: Row, seat: int, kind: int, contracts: int, see: Sight, t: Any) -> tuple[float, float]:
    """Return the points of a hand after a discard, with and without its danger."""
    number, wild = stakes(s, seat, contracts, 3, -1, see.times, t), kind == s[WILD]
    t.ints[HAND] += wild
    add(s, seat, kind, -1)
    value = worth(s, seat, number, -1 if wild else kind, see, t)
    add(s, seat, kind, 1)
    t.ints[HAND] += wild
    if wild:
        return value[0] - WILD_THROWN * see.times, value[0]
    cost = 0.0
    for other in range(4):
        if other != seat:
            risk = danger(s, seat, kind, other, see, t)
            if risk:
                at = other * LEVELS + value[2]
                known = t.ints[FED_SEEN + at] == t.ints[DECISION]
                cost += risk * (t.floats[FED + at] if known else cost_of_feeding(s, seat, other, value, see, t))
    return value[0] - FEAR * cost, value[0]


@compiled
def after(s: Row, seat: int, action: int, see: Sight, t: Any) -> float:
    """Return the expected points after an action."""
    verb, kind, before = action // 64, action % 64, (seat - s[TURN] - 1) % 4
    if verb == GIVE_UP:
        return 0.0
    if verb == DISCARD:
        return after_discard(s, seat, kind, s[BOUND], see, t)[0]
    if verb in (PASS, CONTINUE):
        return worth(s, seat, stakes(s, seat, s[BOUND], before, -1, see.times, t), -1, see, t)[0]
    t.ints[HAND] += 1
    if verb in (CONCEALED, ADDED):
        number, chowed, suits = stakes(s, seat, s[BOUND], 0, -1, see.times, t), s[CHOWED + seat], s[SUITS + seat]
        add(s, seat, kind, -4 if verb == CONCEALED else -1)
        if verb == CONCEALED:
            meld(s, seat, action)
        found = worth(s, seat, number, -1, see, t)[0]
        s[MELDS + seat] -= verb == CONCEALED
        s[CHOWED + seat], s[SUITS + seat] = chowed, suits
        add(s, seat, kind, 4 if verb == CONCEALED else 1)
    else:
        found = after_claim(s, seat, action, see, t)
    t.ints[HAND] += 1
    return found


@compiled
def after_claim(s: Row, seat: int, action: int, see: Sight, t: Any) -> float:
    """Return the points of a claim with the best discard after it. A kong counts with its draw instead."""
    contracts, chowed, suits = bound_after(s, seat, s[TURN], t), s[CHOWED + seat], s[SUITS + seat]
    used(s, seat, action, -1)
    meld(s, seat, action)
    if action // 64 == KONG:
        found = worth(s, seat, stakes(s, seat, contracts, 0, -1, see.times, t), -1, see, t)[0]
    else:
        found, least, any_found = 0.0, 0.0, False
        barred = s[TILE] if t.ints[SWAP] else -1
        for every in range(2):
            for kind in range(34):
                wild = kind == s[WILD]
                held = s[WILDS + seat] if wild else s[HELD + 34 * seat + kind]
                if held and (every or not (kind == barred or (t.ints[FORBIDDEN] and wild))):
                    points, bare = after_discard(s, seat, kind, contracts, see, t)
                    if not any_found or points > found:
                        found = points
                    if not any_found or bare - points < least:
                        least = bare - points
                    any_found = True
            if any_found:
                break
        # passing also leads to a discard that may help another seat, so the lowest cost of one is not charged
        found += least
    s[MELDS + seat] -= 1
    s[CHOWED + seat], s[SUITS + seat] = chowed, suits
    used(s, seat, action, 1)
    return found


@compiled
def chosen(s: Row, seat: int, n: int, t: Any) -> int:
    """Return the action of a seat that the formula chooses among its `n` options. It takes every win."""
    at = OPTIONS + MOST * seat
    if n == 1:
        return s[at]
    for place in range(n):
        if s[at + place] == WIN * 64:
            return s[at + place]
    see, best, found = sight(s, seat, t), 0.0, -1
    for place in range(n):
        points = after(s, seat, s[at + place], see, t)
        if found < 0 or points > best:
            best, found = points, s[at + place]
    return found


@compiled
def finish(start: Row, s: Row, first: int, mover: int, t: Any) -> int:
    """Play a copy of the position to the end of the hand. Return the points of the seat `mover`.

    `first`: the first action of that seat, or UNDECIDED.
    """
    for place in range(START, SIZE):
        s[place] = start[place]
    while not s[OVER]:
        if s[PHASE] == PLAYS:
            n = turn_options(s, t)
            act(s, first if first >= 0 else chosen(s, s[TURN], n, t), t)
        else:
            window_options(s, t)
            for seat in range(4):
                if s[OFFERS + seat]:
                    told = first >= 0 and seat == mover
                    s[SAID + seat] = first if told else chosen(s, seat, s[OFFERS + seat], t)
            settle(s, t)
        first = UNDECIDED
    pay(s, t)
    return s[PAY + mover]
