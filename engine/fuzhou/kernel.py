"""Hands of Fuzhou mahjong, played out by the formula at thousands a second.

A position is a row of whole numbers. The indices are named in this file. Kinds are indices of suit tiles (T-1). The
natural tiles of a hand are counted by kind (`HELD`) and by suit as codes (`engine.mahjong.rows`). Golds are only
counted (`GOLDS`). An action is its verb * 32, plus the kind if it has one, or the lowest kind of a chow. Rules, legal
actions and estimates are those of `legal`, `playout`, `score`, `worth`, `danger` and `weigh`, where they are explained.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, NamedTuple

from engine.ai.compiled import compiled

Row = Any
"""A row of whole numbers: a list, or an array if functions are compiled."""

TURN, PHASE, SOURCE, DRAWN, TILE, FIRST, OVER, WINNER, LEFT, LOW, HIGH = range(11)
SHED, JINKAN, TOUCHED, DEALER, STREAK, GOLD, LYING = range(11, 18)
PAY, GOLDS, LOCKED, MELDS, KONGS, CHOWED, RACKED, FOURS, OFFERS, SAID = range(18, 58, 4)
CODES, HELD, OPEN, THROWN = 58, 70, 178, 205
RACKS, LAID, DISCARDS, WALL, UNSEEN, OPTIONS = 313, 349, 369, 469, 613, 640
MOST = 48
"""Number of places for the options of a seat."""
SIZE = OPTIONS + 4 * MOST

# phases, sources and verbs
PLAYS, ROBS_GOLD, CLAIMS, ROBS_KONG = 0, 1, 2, 3
DEALT, DRAW, KONG_DRAW, CLAIMED, FINAL = 0, 1, 2, 3, 4
PASS, DISCARD, DECLARE, CONCEALED, ADDED, WIN, THREE, ROB, KONG, PONG, CHOW = range(11)
UNDECIDED = -1
"""Code of an action that is not decided yet."""
STACKED = 64
"""Mark of a tile in the wall that lies on the next one."""
LEAST = 13
"""Highest rank of a pass."""
FEWEST = 5


# indices of the rules; a rule with the value 0 is off
RESERVE, FLOWER_RESERVE, KONG_RESERVE, FORBIDDEN, BARRED, LOCK_PASSED, LOCK_DISCARDED, SWAP, ADDED_DRAWN = range(9)
ROBBED, ROBBED_LATE, NEAREST, ANY_TURN, THREE_ON_DISCARD, YOUJIN, DECLARED, DECLARED_KONG = range(9, 17)
BASE, SPECIAL_BASE, GOLD_PAIR, GOLD_TRIPLET, ONE_FLOWER, KONG_FAN, STREAK_ALL, PAID, STAKE = range(17, 26)

# indices of the numbers of the formula, of its weights, and of the chances that a discard feeds another seat
HEARD, LARGE_DRAWN, UNFLOWERED, TO_COME, SELF_DRAWN, OTHERS, OTHERS_COUNTED, OTHERS_BASE = range(8)
SPECIALS, SUREST, THROWN_BEFORE, LATE = range(8, 12)
PLAIN, SPECIAL, WAITS, READY = 12, 90, 162, 166
FARTHEST = 5


class Tables(NamedTuple):
    """The lookups of the kernel: the rules, the numbers of the formula, and the needs (`Rows`).

    Arrays make the code faster, and quicker to compile, than named tuples within a named tuple.
    """

    rules: Any
    numbers: Any
    suits: Any
    pairs: Any
    needs: Any
    powers: Any
    width: int


class Sight(NamedTuple):
    """The table as a seat sees it before it thinks (`Sight` of engine.fuzhou.worth)."""

    rounds: float
    melds: float
    lost: float
    counted: float
    total: int
    golds: int
    barred: int
    flowerless: int
    payers: int
    fed: float


# A hand


@compiled
def add(s: Row, seat: int, kind: int, number: int, t: Any) -> None:
    """Add so many tiles of a kind to a hand."""
    if kind == s[GOLD]:
        s[GOLDS + seat] += number
    else:
        s[HELD + 27 * seat + kind] += number
        s[CODES + 3 * seat + kind // 9] += number * t.powers[kind % 9]


@compiled
def row_of(s: Row, seat: int, t: Any) -> int:
    """Return the index of the needs of a hand's natural tiles."""
    r, at = t, CODES + 3 * seat
    pair = r.pairs[r.suits[s[at]] * r.width + r.suits[s[at + 1]]]
    return (pair * r.width + r.suits[s[at + 2]]) * 12


@compiled
def complete(s: Row, seat: int, missing: int, t: Any) -> bool:
    """Return whether a hand is sets and a pair (FZ-71)."""
    return t.needs[row_of(s, seat, t) + 2 * missing + 1] <= s[GOLDS + seat]


@compiled
def gold_pair(s: Row, seat: int, missing: int, t: Any) -> bool:
    """Return whether a hand is sets and a pair of golds."""
    wild = s[GOLDS + seat]
    return wild >= 2 and t.needs[row_of(s, seat, t) + 2 * missing] <= wild - 2


@compiled
def is_jinkan(s: Row, seat: int, missing: int, t: Any) -> bool:
    """Return whether 金坎 may be declared with a waiting hand. The caller checks the setting."""
    gold = s[GOLD]
    if gold % 9 in (0, 8) or s[GOLDS + seat] or missing < 1:
        return False
    at = HELD + 27 * seat + gold
    if s[at - 1] == 0 or s[at + 1] == 0:
        return False
    add(s, seat, gold - 1, -1, t)
    add(s, seat, gold + 1, -1, t)
    found = t.needs[row_of(s, seat, t) + 2 * missing - 1] == 0
    add(s, seat, gold - 1, 1, t)
    add(s, seat, gold + 1, 1, t)
    return found


@compiled
def may_claim(s: Row, seat: int, tile: int, missing: int, t: Any) -> bool:
    """Return whether a waiting hand wins on another seat's tile."""
    gold, wild, p = s[GOLD], s[GOLDS + seat], t.rules
    if tile == gold:
        return False
    before = t.needs[row_of(s, seat, t) + 2 * missing]
    add(s, seat, tile, 1, t)
    at = row_of(s, seat, t) + 2 * missing
    add(s, seat, tile, -1, t)
    if t.needs[at + 1] > wild:
        return False
    free = wild > 0 and p[YOUJIN] > 0 and not (wild > 1 and p[YOUJIN] == 2) and before <= wild - 1
    return t.needs[at] <= wild - 2 or not free


@compiled
def live(s: Row, more: int, t: Any) -> int:
    """Return the number of tiles that may still be drawn. `more`: tiles that a kong would reserve."""
    p = t.rules
    left = s[LEFT] - p[RESERVE]
    if p[FLOWER_RESERVE]:
        left -= 2 * (s[FOURS] + s[FOURS + 1] + s[FOURS + 2] + s[FOURS + 3])
    if p[KONG_RESERVE]:
        left -= s[KONGS] + s[KONGS + 1] + s[KONGS + 2] + s[KONGS + 3] + more
    return max(0, left)


# Legal actions, in the order of engine.fuzhou.legal


@compiled
def discards(s: Row, seat: int, barred: int, t: Any) -> int:
    """List the discards of a hand in the order of its kinds. `barred`: a kind, -1 for none. Return their number."""
    gold, at, n = s[GOLD], OPTIONS + MOST * seat, 0
    for every in range(2):
        for kind in range(27):
            held = s[GOLDS + seat] if kind == gold else s[HELD + 27 * seat + kind]
            if held and (every or not (kind == barred or (t.rules[FORBIDDEN] and kind == gold))):
                s[at + n] = DISCARD * 32 + kind
                n += 1
        if n:
            break
    return n


@compiled
def safe_first(s: Row, seat: int, n: int, drawn: int) -> None:
    """Move the safe discard to the front. `drawn`: the drawn kind, -1 for none."""
    at, safe = OPTIONS + MOST * seat, n - 1
    while safe > 0 and s[at + safe] % 32 == s[GOLD]:
        safe -= 1
    if s[at + safe] % 32 == s[GOLD]:
        safe = n - 1
    for place in range(n):
        if s[at + place] % 32 == drawn:
            safe = place
    action = s[at + safe]
    for place in range(safe, 0, -1):
        s[at + place] = s[at + place - 1]
    s[at] = action


@compiled
def declarations(s: Row, seat: int, n: int, missing: int, t: Any) -> int:
    """List the discards with which 金坎 may be declared, after the `n` discards. Return the number of all."""
    gold, at, found = s[GOLD], OPTIONS + MOST * seat, n
    if t.rules[DECLARED] == 0 or gold % 9 in (0, 8):
        return n
    if s[HELD + 27 * seat + gold - 1] == 0 or s[HELD + 27 * seat + gold + 1] == 0:
        return n
    for place in range(n):
        kind = s[at + place] % 32
        add(s, seat, kind, -1, t)
        if is_jinkan(s, seat, missing, t):
            s[at + found] = DECLARE * 32 + kind
            found += 1
        add(s, seat, kind, 1, t)
    return found


@compiled
def may_kong(s: Row, seat: int, kind: int, number: int, missing: int, t: Any) -> bool:
    """Return whether a kong of so many tiles of the hand is allowed after 金坎 (FZ-75), or without it."""
    if not s[JINKAN] >> seat & 1:
        return True
    if not t.rules[DECLARED_KONG]:
        return False
    add(s, seat, kind, -number, t)
    found = is_jinkan(s, seat, missing, t)
    add(s, seat, kind, number, t)
    return found


@compiled
def kongs(s: Row, seat: int, n: int, missing: int, t: Any) -> int:
    """List the kongs of a turn after the `n` options. Return the number of all."""
    at, held = OPTIONS + MOST * seat, HELD + 27 * seat
    for kind in range(27):
        if s[held + kind] == 4 and live(s, 2, t) >= FEWEST and may_kong(s, seat, kind, 4, missing - 1, t):
            s[at + n] = CONCEALED * 32 + kind
            n += 1
    for place in range(s[MELDS + seat]):
        laid = s[LAID + 5 * seat + place]
        kind = laid % 32
        fits = laid // 32 == PONG and s[held + kind] > 0 and (kind == s[DRAWN] or not t.rules[ADDED_DRAWN])
        if fits and live(s, 1, t) >= FEWEST and may_kong(s, seat, kind, 1, missing, t):
            s[at + n] = ADDED * 32 + kind
            n += 1
    return n


@compiled
def turn_options(s: Row, t: Any) -> int:
    """List the actions of the turn. Return their number."""
    seat, gold, drawn, p = s[TURN], s[GOLD], s[DRAWN], t.rules
    at, missing = OPTIONS + MOST * seat, 5 - s[MELDS + seat]
    if s[JINKAN] >> seat & 1 and drawn >= 0:
        s[at] = DISCARD * 32 + drawn
        n = kongs(s, seat, 1, missing, t)
        if drawn == gold:
            s[at + n] = WIN * 32
            n += 1
        return n
    if s[SOURCE] == CLAIMED:
        barred = s[TILE] if p[SWAP] == 2 or (p[SWAP] == 1 and s[CHOWED + seat]) else -1
        n = discards(s, seat, barred, t)
        found = declarations(s, seat, n, missing, t)
        safe_first(s, seat, n, -1)
        return found
    n = discards(s, seat, -1, t)
    safe_first(s, seat, n, drawn if drawn != gold else -1)
    n = kongs(s, seat, declarations(s, seat, n, missing, t), missing, t)
    if complete(s, seat, missing, t):
        s[at + n] = WIN * 32
        n += 1
    elif s[GOLDS + seat] >= 3 and (p[ANY_TURN] or drawn == gold):
        s[at + n] = THREE * 32
        n += 1
    return n


@compiled
def may_rob_gold(s: Row, seat: int, t: Any) -> bool:
    """Return whether the indicator completes the hand (FZ-78)."""
    if seat == s[DEALER] and s[JINKAN] >> seat & 1:
        return False
    s[GOLDS + seat] += 1
    found = complete(s, seat, 5 - s[MELDS + seat], t)
    s[GOLDS + seat] -= 1
    return found


@compiled
def claims(s: Row, seat: int, t: Any) -> int:
    """List the claims of a discard or kong after the pass. Return the number of all."""
    tile, p, at, n = s[TILE], t.rules, OPTIONS + MOST * seat, 1
    missing, held = 5 - s[MELDS + seat], HELD + 27 * seat
    locked, declared = s[LOCKED + seat] >> tile & 1, s[JINKAN] >> seat & 1
    barred = locked or declared or (p[BARRED] and s[SHED] >> seat & 1)
    if not barred and may_claim(s, seat, tile, missing, t):
        s[at + n] = WIN * 32
        n += 1
    if s[PHASE] == ROBS_KONG:
        return n
    if s[held + tile] == 3 and live(s, 1, t) >= FEWEST and may_kong(s, seat, tile, 3, missing - 1, t):
        s[at + n] = KONG * 32 + tile
        n += 1
    if locked or declared:
        return n
    if s[held + tile] >= 2:
        s[at + n] = PONG * 32 + tile
        n += 1
    if seat == (s[TURN] + 1) % 4:
        rank = tile % 9
        for low in range(max(0, rank - 2), min(6, rank) + 1):
            kind, fits = tile - rank + low, True
            for other in range(kind, kind + 3):
                if other != tile and s[held + other] == 0:
                    fits = False
            if fits:
                s[at + n] = CHOW * 32 + kind
                n += 1
    return n


@compiled
def window_options(s: Row, t: Any) -> None:
    """List the actions of each seat in a window, and their numbers in `OFFERS`."""
    turn, tile = s[TURN], s[TILE]
    due = -1
    if s[PHASE] == CLAIMS and t.rules[ROBBED_LATE]:
        right = (turn + 1) % 4
        if s[MELDS + right] == 0 and not s[TOUCHED] >> right & 1 and live(s, 0, t) >= FEWEST:
            due = right
    for seat in range(4):
        at, n = OPTIONS + MOST * seat, 1
        s[at] = PASS
        if s[PHASE] == ROBS_GOLD:
            robs = may_rob_gold(s, seat, t)
        else:
            if seat != turn and tile != s[GOLD]:
                n = claims(s, seat, t)
            robs = seat == due and may_rob_gold(s, seat, t)
        if robs:
            s[at + n] = ROB * 32
            n += 1
        s[OFFERS + seat] = n if n > 1 else 0


# The moves, as in engine.fuzhou.playout


@compiled
def act(s: Row, action: int, t: Any) -> None:
    """Play an action of the seat whose turn it is."""
    seat, verb, kind = s[TURN], action // 32, action % 32
    if verb in (DISCARD, DECLARE):
        s[PHASE] = ROBS_GOLD if s[FIRST] else CLAIMS
        add(s, seat, kind, -1, t)
        s[OPEN + kind] += 1
        s[THROWN + 27 * seat + kind] += 1
        s[DISCARDS + s[LYING]] = seat * 32 + kind
        s[LYING] += 1
        s[TOUCHED] |= 1 << seat
        s[TILE], s[DRAWN], s[FIRST] = kind, -1, 0
        if t.rules[LOCK_DISCARDED]:
            s[LOCKED + seat] |= 1 << kind
        if kind == s[GOLD]:
            s[SHED] |= 1 << seat
        if verb == DECLARE:
            s[JINKAN] |= 1 << seat
    elif verb == CONCEALED:
        add(s, seat, kind, -4, t)
        s[OPEN + kind] += 4
        meld(s, seat, action, 2)
        draw(s, seat, KONG_DRAW, t)
    elif verb == ADDED:
        add(s, seat, kind, -1, t)
        s[OPEN + kind] += 1
        for place in range(s[MELDS + seat]):
            if s[LAID + 5 * seat + place] == PONG * 32 + kind:
                s[LAID + 5 * seat + place] = action
        s[KONGS + seat] += 1
        s[TILE], s[DRAWN], s[PHASE] = kind, -1, ROBS_KONG
        if not t.rules[ROBBED]:
            draw(s, seat, KONG_DRAW, t)
    else:
        won(s, seat, t)


@compiled
def meld(s: Row, seat: int, action: int, kong: int) -> None:
    """Lay a meld. `kong`: what it counts as a kong, 0 for others."""
    s[LAID + 5 * seat + s[MELDS + seat]] = action
    s[MELDS + seat] += 1
    s[KONGS + seat] += kong
    s[CHOWED + seat] = action // 32 == CHOW


@compiled
def take(s: Row, seat: int, back: bool) -> int:
    """Take a tile from the wall. Return its kind, or -1 for a flower, which goes to the rack."""
    s[LEFT] -= 1
    if back:
        s[HIGH] -= 1
        place = WALL + s[HIGH]
        if s[HIGH] > s[LOW] and s[place - 1] >= STACKED:
            # the upper tile of the last stack comes first
            tile = s[place - 1] - STACKED
            s[place - 1] = s[place]
        else:
            tile = s[place]
    else:
        tile = s[WALL + s[LOW]] % STACKED
        s[LOW] += 1
    if tile < 27:
        return tile
    group = tile - 27 if tile < 34 else 7 if tile < 38 else 8
    s[RACKED + seat] += 1
    s[RACKS + 9 * seat + group] += 1
    s[FOURS + seat] += s[RACKS + 9 * seat + group] == 4
    return -1


@compiled
def draw(s: Row, seat: int, source: int, t: Any) -> None:
    """Draw a tile, and replace flowers. With few live tiles, begin the final phase instead."""
    back = kong = source == KONG_DRAW
    while True:
        left = live(s, 0, t)
        if left == 0:
            s[OVER] = 1
            return
        if left < FEWEST and not kong:
            final(s, seat, back, t)
            return
        tile = take(s, seat, back)
        kong = False
        if tile >= 0:
            break
        back = True
    add(s, seat, tile, 1, t)
    s[PHASE], s[TURN], s[SOURCE], s[DRAWN], s[TILE], s[LOCKED + seat] = PLAYS, seat, source, tile, -1, 0


@compiled
def final(s: Row, seat: int, back: bool, t: Any) -> None:
    """Deal the last live tiles, one to each seat in turn."""
    while live(s, 0, t):
        tile = take(s, seat, back)
        back = False
        if tile >= 0:
            add(s, seat, tile, 1, t)
            s[TURN], s[SOURCE], s[DRAWN] = seat, FINAL, tile
            if s[JINKAN] >> seat & 1:
                wins = tile == s[GOLD]
            else:
                wins = s[GOLDS + seat] >= 3 or complete(s, seat, 5 - s[MELDS + seat], t)
            if wins:
                won(s, seat, t)
                return
        seat = (seat + 1) % 4
    s[OVER] = 1


@compiled
def rank(s: Row, seat: int, action: int, t: Any) -> int:
    """Return the rank of a claim (FZ-66, FZ-80, FZ-81)."""
    verb, after = action // 32, 3 - (seat - s[TURN] - 1) % 4
    robs = verb == ROB
    if verb == WIN or (robs and s[PHASE] == ROBS_GOLD):
        tile = s[GOLD] if robs else s[TILE]
        nearest = robs and (seat == s[TURN] or t.rules[NEAREST] > 0)
        add(s, seat, tile, 1, t)
        golden = not nearest and gold_pair(s, seat, 5 - s[MELDS + seat], t)
        add(s, seat, tile, -1, t)
        return 300 + 10 * golden + after
    if verb == PASS:
        return after
    return after + (100 if verb == CHOW or robs else 200)


@compiled
def settle(s: Row, t: Any) -> None:
    """Settle the window in which all seats have answered (`SAID`)."""
    best, found = LEAST, -1
    for seat in range(4):
        if s[OFFERS + seat] and s[SAID + seat] != PASS:
            own = rank(s, seat, s[SAID + seat], t)
            if own > best:
                best, found = own, seat
    if s[PHASE] != ROBS_GOLD and t.rules[LOCK_PASSED]:
        for seat in range(4):
            if s[OFFERS + seat] and s[SAID + seat] == PASS:
                for place in range(s[OFFERS + seat]):
                    if rank(s, seat, s[OPTIONS + MOST * seat + place], t) > best:
                        s[LOCKED + seat] |= 1 << s[TILE]
    if found >= 0:
        action = s[SAID + found]
        if action // 32 == ROB:
            s[PHASE] = ROBS_GOLD
        if action // 32 in (WIN, ROB):
            won(s, found, t)
        else:
            claim(s, found, action, t)
    elif s[PHASE] == ROBS_GOLD:
        s[PHASE] = CLAIMS
    elif s[PHASE] == ROBS_KONG:
        draw(s, s[TURN], KONG_DRAW, t)
    else:
        draw(s, (s[TURN] + 1) % 4, DRAW, t)


@compiled
def used(s: Row, seat: int, action: int, number: int, t: Any) -> None:
    """Add `number` times the hand's own tiles of a claim to the hand."""
    verb, kind = action // 32, action % 32
    if verb == CHOW:
        for other in range(kind, kind + 3):
            if other != s[TILE]:
                add(s, seat, other, number, t)
    else:
        add(s, seat, kind, number * (2 if verb == PONG else 3), t)


@compiled
def claim(s: Row, seat: int, action: int, t: Any) -> None:
    """Claim the last discard for a chow, pong or kong."""
    tile, verb = s[TILE], action // 32
    s[LYING] -= 1
    s[THROWN + 27 * s[TURN] + tile] -= 1
    used(s, seat, action, -1, t)
    if verb == CHOW:
        for other in range(action % 32, action % 32 + 3):
            s[OPEN + other] += other != tile
    else:
        s[OPEN + tile] += 2 if verb == PONG else 3
    meld(s, seat, action, 1 if verb == KONG else 0)
    s[PHASE], s[TURN], s[SOURCE], s[DRAWN], s[LOCKED + seat] = PLAYS, seat, CLAIMED, -1, 0
    if verb == KONG:
        draw(s, seat, KONG_DRAW, t)


# The score


@compiled
def base_of(s: Row, seat: int, t: Any) -> int:
    """Return the points of flowers, streak and kongs."""
    p, found = t.rules, s[RACKED + seat] + 2 * s[FOURS + seat]
    if seat == s[DEALER] or p[STREAK_ALL]:
        found += s[STREAK]
    return found + (s[KONGS + seat] if p[KONG_FAN] else 0)


@compiled
def score(s: Row, seat: int, t: Any) -> tuple[int, int]:
    """Return the payment of each payer for a win, and its payer, -1 for all other seats."""
    p, missing = t.rules, 5 - s[MELDS + seat]
    final_draw, phase = s[SOURCE] == FINAL, s[PHASE]
    taken = not final_draw and phase in (CLAIMS, ROBS_KONG)
    robs = not final_draw and phase == ROBS_GOLD
    tile = s[TILE] if taken else s[GOLD]
    if taken or robs:
        add(s, seat, tile, 1, t)
    wild, at, needs = s[GOLDS + seat], row_of(s, seat, t) + 2 * missing, t.needs
    constant = 0
    if wild >= 3 and ((taken and p[THREE_ON_DISCARD]) or not (taken or robs)):
        constant = max(constant, 40)
    if robs:
        constant = max(constant, 30)
    if phase == PLAYS and s[SOURCE] == DEALT and needs[at + 1] <= wild:
        constant = max(constant, 30)
    if s[KONGS + seat] == 0 and s[RACKED + seat] == 0:
        constant = max(constant, 30)
    if s[KONGS + seat] == 0 and s[RACKED + seat] == 1:
        constant = max(constant, p[ONE_FLOWER])
    if wild >= 2 and needs[at] <= wild - 2:
        constant = max(constant, p[GOLD_PAIR])
    if wild >= 3 and missing > 0 and needs[at - 1] <= wild - 3:
        constant = max(constant, p[GOLD_TRIPLET])
    if s[JINKAN] >> seat & 1:
        constant = max(constant, 50)
    if taken or robs:
        add(s, seat, tile, -1, t)
    amount = base_of(s, seat, t) + wild + (p[BASE] if constant == 0 or p[SPECIAL_BASE] else 0)
    if constant or not taken:
        amount *= 2
    amount = (amount + constant) * p[STAKE]
    if taken and p[PAID]:
        return amount * p[PAID], s[TURN]
    return amount, -1


@compiled
def won(s: Row, seat: int, t: Any) -> None:
    """End the hand with a win."""
    amount, payer = score(s, seat, t)
    s[OVER], s[WINNER] = 1, seat
    for other in range(4):
        if other != seat and payer in (-1, other):
            s[PAY + other] -= amount
            s[PAY + seat] += amount


# The formula


@compiled
def share(s: Row, seat: int, t: Any) -> float:
    """Return approximately how much each payer pays if that seat wins."""
    n, p = t.numbers, t.rules
    base = n[OTHERS_BASE] + 2 * n[SPECIALS] * p[SPECIAL_BASE]
    return (n[OTHERS] + n[OTHERS_COUNTED] * base_of(s, seat, t) + base * p[BASE]) * p[STAKE]


@compiled
def sight(s: Row, seat: int, t: Any) -> Sight:
    """Return what the seat sees, and count the unseen tiles in `UNSEEN`."""
    p, n, gold = t.rules, t.numbers, s[GOLD]
    total = 0
    for kind in range(27):
        left = 4 - s[OPEN + kind] - s[HELD + 27 * seat + kind]
        s[UNSEEN + kind] = left
        total += left
    golds = s[UNSEEN + gold] - s[GOLDS + seat]
    total -= s[GOLDS + seat]
    s[UNSEEN + gold] = 0
    melds, lost = 0, 0.0
    for other in range(4):
        if other != seat:
            melds += s[MELDS + other]
            lost += share(s, other, t)
    payers = p[PAID] if p[PAID] else 3
    return Sight(
        live(s, 0, t) / 32,
        melds / 4,
        lost / 3,
        base_of(s, seat, t) + n[TO_COME],
        max(1, total),
        golds,
        1 if p[BARRED] and s[SHED] >> seat & 1 else 0,
        1 if s[RACKED + seat] == 0 and s[KONGS + seat] == 0 else 0,
        payers,
        (payers if p[PAID] else 1) * lost / 4,
    )


@compiled
def settled(see: Sight, golds: int, constant: float, own: float, t: Any) -> float:
    """Return the total points of a win with that many golds."""
    p = t.rules
    amount = see.counted + golds + (p[BASE] if constant == 0 or p[SPECIAL_BASE] else 0)
    amount = 2 * amount + constant if constant else amount * (1 + own)
    return amount * p[STAKE] * (3 * own + see.payers * (1 - own))


@compiled
def helping(s: Row, seat: int, place: int, need: int, t: Any) -> tuple[int, int, int]:
    """Return how many unseen tiles bring the hand nearer to a win, and how many of them chows and pongs may claim."""
    r, at = t, CODES + 3 * seat
    found, chow, pong = 0, 0, 0
    for group in range(3):
        one, two = r.suits[s[at + (group == 0)]], r.suits[s[at + 2 - (group == 2)]]
        pair, code = r.pairs[one * r.width + two] * r.width, s[at + group]
        first = HELD + 27 * seat + 9 * group
        for rank in range(9):
            left = s[UNSEEN + 9 * group + rank]
            if left and r.needs[(pair + r.suits[code + r.powers[rank]]) * 12 + place] < need:
                found += left
                if s[first + rank] >= 2:
                    pong += left
                else:
                    below = rank > 0 and s[first + rank - 1] > 0
                    above = rank < 8 and s[first + rank + 1] > 0
                    if (
                        (below and above)
                        or (below and rank > 1 and s[first + rank - 2] > 0)
                        or (above and rank < 7 and s[first + rank + 2] > 0)
                    ):
                        chow += left
    return found, chow, pong


@compiled
def chance(total: float) -> float:
    """Return the probability whose logit this is."""
    return 1 / (1 + exp(-total))


@compiled
def reach(s: Row, seat: int, see: Sight, missing: int, wait: int, t: Any) -> float:
    """Return the expected points of a waiting hand."""
    n, needs, golds = t.numbers, t.needs, s[GOLDS + seat]
    at = row_of(s, seat, t) + 2 * missing
    rounds, melds, square, turns = see.rounds, see.melds, see.rounds**2, wait / 4
    need, bare = needs[at + 1], needs[at]
    if golds and bare < golds and t.rules[YOUJIN]:
        distance, own = 1, 1.0
        usual = n[PLAIN] + n[PLAIN + 1] * rounds + n[PLAIN + 2] * melds + n[PLAIN + 3] * turns
        usual += n[PLAIN + 4] * golds
    else:
        distance = need - golds
        drawn, chow, pong = helping(s, seat, 2 * missing + 1, need, t)
        helps = drawn + see.golds
        taken = 3 * drawn if distance == 1 else 3 * pong + chow
        if see.barred and distance == 1:
            taken = 0
        coming = helps + n[HEARD] * taken
        rate = coming / see.total
        shared = 0.0 if distance == 1 else n[HEARD] * taken / max(1.0, coming)
        more = bare + 2 - need if golds >= 2 else -1
        own = helps / max(1, helps + taken) if distance == 1 else n[SELF_DRAWN]
        o = PLAIN + 13 * min(distance, FARTHEST)
        usual = n[o] + n[o + 1] * log(rate + 0.02) + n[o + 2] * shared
        usual += n[o + 3] * rounds
        usual += n[o + 4] * square
        usual += n[o + 5] * melds
        usual += n[o + 6] * turns
        usual += n[o + 7] * (golds == 1)
        usual += n[o + 8] * (more > 1)
        usual += n[o + 9] * (more == 1)
        usual += n[o + 10] * (more == 0)
        usual += n[o + 11] * max(0, distance - FARTHEST)
        usual += n[o + 12] * missing
    if golds < 2:
        o = SPECIAL + 40 + 4 * (4 * golds + min(distance, 4) - 1)
        rare = n[o] + n[o + 1] * rounds + n[o + 2] * melds + n[o + 3] * see.golds
    else:
        farther = bare - golds + 2
        drawn, chow, pong = helping(s, seat, 2 * missing, bare, t)
        taken = 3 * drawn if farther == 1 else 3 * pong + chow
        o = SPECIAL + 8 * (min(farther, FARTHEST) - 1)
        rare = n[o] + n[o + 1] * log((drawn + n[HEARD] * taken) / see.total + 0.02) + n[o + 2] * rounds
        rare += n[o + 3] * square
        rare += n[o + 4] * melds
        rare += n[o + 5] * turns
        rare += n[o + 6] * (distance - farther)
        rare += n[o + 7] * (golds == 3)
    seldom = min(n[SUREST], chance(rare))
    often = min(n[SUREST] - seldom, chance(usual))
    plainly = 30 * n[UNFLOWERED] ** distance if see.flowerless else 0.0
    worth = settled(see, golds, plainly, own, t)
    large = settled(see, max(golds, 2), 40.0 if golds == 3 else float(t.rules[GOLD_PAIR]), n[LARGE_DRAWN], t)
    return often * worth + seldom * large - (1 - (often + seldom)) * see.lost


@compiled
def declared(see: Sight, wait: int, t: Any) -> float:
    """Return the expected points of a hand with 金坎."""
    worth, comes = settled(see, 1, 50.0, 1.0, t), see.golds / see.total
    alive, wins = 1.0, 0.0
    for number in range(round(6 * see.rounds)):
        ends = min(0.5, max(0.02, 0.32 + 0.14 * see.melds - 0.26 * see.rounds + 0.06 * number))
        alive *= 1 - ends * (wait / 4 if number == 0 else 1)
        wins += alive * comes
        alive *= 1 - comes
    return wins * worth - (1 - wins) * see.lost


@compiled
def feeds(s: Row, seat: int, tile: int, see: Sight, t: Any) -> float:
    """Return the probability that another seat wins on a discard of that tile (engine.fuzhou.danger)."""
    if tile == s[GOLD]:
        return 0.0
    n, at, rank = t.numbers, UNSEEN + tile, tile % 9
    below, above = rank > 0 and s[at - 1] > 0, rank < 8 and s[at + 1] > 0
    runs = (below and above) + (below and rank > 1 and s[at - 2] > 0) + (above and rank < 7 and s[at + 2] > 0)
    usual = n[WAITS + runs] * (0.6 + 0.2 * min(2, s[at]))
    for place in range(max(0, s[LYING] - 3), s[LYING]):
        if s[DISCARDS + place] % 32 == tile:
            usual = n[WAITS + runs] * (0.6 + 0.2 * min(2, s[at])) * n[LATE]
    live_tiles, safe = min(5, int(see.rounds * 4)), 1.0
    barred = s[JINKAN] | (s[SHED] if t.rules[BARRED] else 0)
    for other in range(4):
        if other != seat and not barred >> other & 1:
            ready = n[READY + 6 * min(4, s[MELDS + other]) + live_tiles]
            safe *= 1 - ready * usual * (n[THROWN_BEFORE] if s[THROWN + 27 * other + tile] else 1)
    return 1 - safe


@compiled
def risked(s: Row, seat: int, kept: float, tile: int, see: Sight, t: Any) -> float:
    """Return the points of a hand, minus the expected cost if another seat wins on the discard."""
    risk = feeds(s, seat, tile, see, t)
    return (1 - risk) * kept - risk * see.fed


@compiled
def waits(s: Row, seat: int) -> int:
    """Return the number of turns until the seat draws next, its own included."""
    if s[PHASE] in (ROBS_KONG, ROBS_GOLD):
        return 4
    after = (seat - s[TURN]) % 4
    return after if after else 4


@compiled
def best_discard(s: Row, seat: int, see: Sight, missing: int, barred: int, t: Any) -> float:
    """Return the points of a hand after its best discard. Golds and the kind `barred` are kept."""
    best = -1e9
    for every in range(2):
        for kind in range(27):
            held = s[GOLDS + seat] if kind == s[GOLD] else s[HELD + 27 * seat + kind]
            if held and (every or kind not in (s[GOLD], barred)):
                add(s, seat, kind, -1, t)
                best = max(best, reach(s, seat, see, missing, 4, t))
                add(s, seat, kind, 1, t)
        if best > -1e9:
            break
    return best


@compiled
def after(s: Row, seat: int, action: int, see: Sight, t: Any) -> float:
    """Return the expected points after an action (engine.fuzhou.weigh)."""
    verb, kind, missing = action // 32, action % 32, 5 - s[MELDS + seat]
    if verb in (WIN, THREE):
        amount, payer = score(s, seat, t)
        return float(amount * (3 if payer < 0 else 1))
    if verb == ROB:
        s[GOLDS + seat] += 1
        golds = s[GOLDS + seat]
        constant = float(t.rules[GOLD_PAIR]) if gold_pair(s, seat, missing, t) else 30.0
        s[GOLDS + seat] -= 1
        return settled(see, golds, constant, 1.0, t)
    if s[JINKAN] >> seat & 1:
        return declared(see, 4 if verb == DISCARD else waits(s, seat), t)
    if verb == DECLARE:
        return risked(s, seat, declared(see, 4, t), kind, see, t)
    if verb == DISCARD:
        add(s, seat, kind, -1, t)
        found = reach(s, seat, see, missing, 4, t)
        add(s, seat, kind, 1, t)
        return risked(s, seat, found, kind, see, t)
    if verb == PASS:
        return reach(s, seat, see, missing, waits(s, seat), t)
    if verb in (CHOW, PONG):
        barred = s[TILE] if t.rules[SWAP] == 2 or (t.rules[SWAP] == 1 and verb == CHOW) else -1
        used(s, seat, action, -1, t)
        found = best_discard(s, seat, see, missing - 1, barred, t)
        used(s, seat, action, 1, t)
        return found
    number = 3 if verb == KONG else 4 if verb == CONCEALED else 1
    add(s, seat, kind, -number, t)
    found = reach(s, seat, see, missing - (verb != ADDED), 1, t)
    add(s, seat, kind, number, t)
    return found


@compiled
def chosen(s: Row, seat: int, n: int, t: Any) -> int:
    """Return the action of a seat that the formula chooses among its `n` options."""
    at = OPTIONS + MOST * seat
    if n == 1:
        return s[at]
    see, best, found = sight(s, seat, t), 0.0, -1
    for place in range(n):
        points = after(s, seat, s[at + place], see, t)
        if found < 0 or points > best:
            best, found = points, s[at + place]
    return found


@compiled
def step(s: Row, first: int, mover: int, t: Any) -> None:
    """Play a turn or a window by the formula. `first`: the action of the seat `mover`, or UNDECIDED."""
    if s[PHASE] == PLAYS:
        n = turn_options(s, t)
        act(s, first if first >= 0 else chosen(s, s[TURN], n, t), t)
        return
    window_options(s, t)
    for seat in range(4):
        if s[OFFERS + seat]:
            s[SAID + seat] = first if first >= 0 and seat == mover else chosen(s, seat, s[OFFERS + seat], t)
    settle(s, t)


@compiled
def finish(start: Row, s: Row, first: int, mover: int, t: Any) -> int:
    """Play a copy of the position to the end of the hand. Return the points of the seat `mover`."""
    for place in range(OPTIONS):
        s[place] = start[place]
    step(s, first, mover, t)
    while not s[OVER]:
        step(s, UNDECIDED, mover, t)
    return s[PAY + mover]
