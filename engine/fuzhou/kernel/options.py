"""Legal actions of Fuzhou in the kernel, in the order of `engine.fuzhou.legal`, which explains them."""

from __future__ import annotations

from typing import Any

from engine.ai.compiled import compiled
from engine.fuzhou.kernel.row import (
    ADDED_DRAWN,
    ANY_TURN,
    BARRED,
    DECLARE,
    DECLARED,
    DECLARED_KONG,
    FEWEST,
    FLOWER_RESERVE,
    FORBIDDEN,
    FOURS,
    JINKAN,
    KONG_RESERVE,
    KONGS,
    LOCKED,
    RESERVE,
    ROB,
    ROBBED_LATE,
    ROBS_GOLD,
    SHED,
    SWAP,
    THREE,
    TOUCHED,
    YOUJIN,
)
from engine.mahjong.kernel import (
    ADDED,
    CHOW,
    CLAIMED,
    CLAIMS,
    CODES,
    CONCEALED,
    DEALER,
    DISCARD,
    DRAWN,
    HELD,
    KONG,
    LAID,
    LEFT,
    MELDS,
    MOST,
    OFFERS,
    OPTIONS,
    PASS,
    PHASE,
    PONG,
    ROBS_KONG,
    SOURCE,
    TILE,
    TURN,
    WILD,
    WILDS,
    WIN,
    Row,
    add,
    list_chows,
    list_discards,
    safe_first,
)


@compiled
def row_of(s: Row, seat: int, t: Any) -> int:
    """Return the index of the needs of a hand's natural tiles."""
    r, at = t, CODES + 3 * seat
    pair = r.pairs[r.suits[s[at]] * r.width + r.suits[s[at + 1]]]
    return (pair * r.width + r.suits[s[at + 2]]) * 12


@compiled
def complete(s: Row, seat: int, missing: int, t: Any) -> bool:
    """Return whether a hand is sets and a pair (FZ-71)."""
    return t.needs[row_of(s, seat, t) + 2 * missing + 1] <= s[WILDS + seat]


@compiled
def gold_pair(s: Row, seat: int, missing: int, t: Any) -> bool:
    """Return whether a hand is sets and a pair of golds."""
    wild = s[WILDS + seat]
    return wild >= 2 and t.needs[row_of(s, seat, t) + 2 * missing] <= wild - 2


@compiled
def is_jinkan(s: Row, seat: int, missing: int, t: Any) -> bool:
    """Return whether 金坎 may be declared with a waiting hand. The caller checks the setting."""
    gold = s[WILD]
    if gold % 9 in (0, 8) or s[WILDS + seat] or missing < 1:
        return False
    at = HELD + 34 * seat + gold
    if s[at - 1] == 0 or s[at + 1] == 0:
        return False
    add(s, seat, gold - 1, -1)
    add(s, seat, gold + 1, -1)
    found = t.needs[row_of(s, seat, t) + 2 * missing - 1] == 0
    add(s, seat, gold - 1, 1)
    add(s, seat, gold + 1, 1)
    return found


@compiled
def may_claim(s: Row, seat: int, tile: int, missing: int, t: Any) -> bool:
    """Return whether a waiting hand wins on another seat's tile."""
    gold, wild, p = s[WILD], s[WILDS + seat], t.rules
    if tile == gold:
        return False
    before = t.needs[row_of(s, seat, t) + 2 * missing]
    add(s, seat, tile, 1)
    at = row_of(s, seat, t) + 2 * missing
    add(s, seat, tile, -1)
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


@compiled
def declarations(s: Row, seat: int, n: int, missing: int, t: Any) -> int:
    """List the discards with which 金坎 may be declared, after the `n` discards. Return the number of all."""
    gold, at, found = s[WILD], OPTIONS + MOST * seat, n
    if t.rules[DECLARED] == 0 or gold % 9 in (0, 8):
        return n
    if s[HELD + 34 * seat + gold - 1] == 0 or s[HELD + 34 * seat + gold + 1] == 0:
        return n
    for place in range(n):
        kind = s[at + place] % 64
        add(s, seat, kind, -1)
        if is_jinkan(s, seat, missing, t):
            s[at + found] = DECLARE * 64 + kind
            found += 1
        add(s, seat, kind, 1)
    return found


@compiled
def may_kong(s: Row, seat: int, kind: int, number: int, missing: int, t: Any) -> bool:
    """Return whether a kong of so many tiles of the hand is allowed after 金坎 (FZ-75), or without it."""
    if not s[JINKAN] >> seat & 1:
        return True
    if not t.rules[DECLARED_KONG]:
        return False
    add(s, seat, kind, -number)
    found = is_jinkan(s, seat, missing, t)
    add(s, seat, kind, number)
    return found


@compiled
def kongs(s: Row, seat: int, n: int, missing: int, t: Any) -> int:
    """List the kongs of a turn after the `n` options. Return the number of all."""
    at, held = OPTIONS + MOST * seat, HELD + 34 * seat
    for kind in range(27):
        if s[held + kind] == 4 and live(s, 2, t) >= FEWEST and may_kong(s, seat, kind, 4, missing - 1, t):
            s[at + n] = CONCEALED * 64 + kind
            n += 1
    for place in range(s[MELDS + seat]):
        laid = s[LAID + 5 * seat + place]
        kind = laid % 64
        fits = laid // 64 == PONG and s[held + kind] > 0 and (kind == s[DRAWN] or not t.rules[ADDED_DRAWN])
        if fits and live(s, 1, t) >= FEWEST and may_kong(s, seat, kind, 1, missing, t):
            s[at + n] = ADDED * 64 + kind
            n += 1
    return n


@compiled
def turn_options(s: Row, t: Any) -> int:
    """List the actions of the turn. Return their number."""
    seat, gold, drawn, p = s[TURN], s[WILD], s[DRAWN], t.rules
    at, missing = OPTIONS + MOST * seat, 5 - s[MELDS + seat]
    if s[JINKAN] >> seat & 1 and drawn >= 0:
        s[at] = DISCARD * 64 + drawn
        n = kongs(s, seat, 1, missing, t)
        if drawn == gold:
            s[at + n] = WIN * 64
            n += 1
        return n
    if s[SOURCE] == CLAIMED:
        chowed = s[LAID + 5 * seat + s[MELDS + seat] - 1] // 64 == CHOW
        barred = s[TILE] if p[SWAP] == 2 or (p[SWAP] == 1 and chowed) else -1
        n = list_discards(s, seat, barred, p[FORBIDDEN])
        found = declarations(s, seat, n, missing, t)
        safe_first(s, seat, n, -1)
        return found
    n = list_discards(s, seat, -1, p[FORBIDDEN])
    safe_first(s, seat, n, drawn if drawn != gold else -1)
    n = kongs(s, seat, declarations(s, seat, n, missing, t), missing, t)
    if complete(s, seat, missing, t):
        s[at + n] = WIN * 64
        n += 1
    elif s[WILDS + seat] >= 3 and (p[ANY_TURN] or drawn == gold):
        s[at + n] = THREE * 64
        n += 1
    return n


@compiled
def may_rob_gold(s: Row, seat: int, t: Any) -> bool:
    """Return whether the indicator completes the hand (FZ-78)."""
    if seat == s[DEALER] and s[JINKAN] >> seat & 1:
        return False
    s[WILDS + seat] += 1
    found = complete(s, seat, 5 - s[MELDS + seat], t)
    s[WILDS + seat] -= 1
    return found


@compiled
def claims(s: Row, seat: int, t: Any) -> int:
    """List the claims of a discard or kong after the pass. Return the number of all."""
    tile, p, at, n = s[TILE], t.rules, OPTIONS + MOST * seat, 1
    missing, held = 5 - s[MELDS + seat], HELD + 34 * seat
    locked, declared = s[LOCKED + seat] >> tile & 1, s[JINKAN] >> seat & 1
    barred = locked or declared or (p[BARRED] and s[SHED] >> seat & 1)
    if not barred and may_claim(s, seat, tile, missing, t):
        s[at + n] = WIN * 64
        n += 1
    if s[PHASE] == ROBS_KONG:
        return n
    if s[held + tile] == 3 and live(s, 1, t) >= FEWEST and may_kong(s, seat, tile, 3, missing - 1, t):
        s[at + n] = KONG * 64 + tile
        n += 1
    if locked or declared:
        return n
    if s[held + tile] >= 2:
        s[at + n] = PONG * 64 + tile
        n += 1
    return list_chows(s, seat, n) if seat == (s[TURN] + 1) % 4 else n


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
            if seat != turn and tile != s[WILD]:
                n = claims(s, seat, t)
            robs = seat == due and may_rob_gold(s, seat, t)
        if robs:
            s[at + n] = ROB * 64
            n += 1
        s[OFFERS + seat] = n if n > 1 else 0
