"""Legal actions of Jiaxing in the kernel, in the order of `engine.jiaxing.legal`, which explains them."""

from __future__ import annotations

from typing import Any

from engine.ai.compiled import compiled
from engine.jiaxing.kernel.row import (
    ASKS,
    BOUND,
    CHOWED,
    CHOWS,
    CLAIMED_FROM,
    CONTINUE,
    EARTHLY,
    FAR,
    FORBIDDEN,
    GIVE_UP,
    GIVES_UP,
    GONE,
    HONOURS,
    KONG_AFTER_CLAIM,
    RESERVE,
    SETS_OF_HONOURS,
    SUITS,
    SWAP,
    TAKEN,
    WIDTH,
)
from engine.jiaxing.kernel.scratch import COUNTS, NEEDS_OF_BOTH, NEEDS_OF_TRIPLETS
from engine.mahjong.kernel import (
    ADDED,
    CLAIMED,
    CLAIMS,
    CODES,
    CONCEALED,
    DEALER,
    DRAWN,
    HELD,
    KONG,
    LAID,
    LEFT,
    LYING,
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
def counted(s: Row, first: int, number: int) -> int:
    """Return the packed counts of the `number` kinds that are counted from `first` on."""
    total = 0
    for place in range(number):
        count = s[first + place]
        # 1 for a single tile, 32 for a pair, 1,024 for three, 1,025 for four
        total += (count > 0) + 31 * (count > 1) + 992 * (count > 2) + (count > 3)
    return total


@compiled
def threes(total: int, missing: int, t: Any) -> int:
    """Return the need of triplets and a pair of kinds with these packed counts (T-33)."""
    return t.ints[NEEDS_OF_TRIPLETS + 12 * t.ints[COUNTS + total] + 2 * missing + 1]


@compiled
def mixed_need(s: Row, seat: int, group: int, missing: int, t: Any) -> int:
    """Return the need of sets and a pair of a suit and honours."""
    honours = t.ints[COUNTS + counted(s, HELD + 34 * seat + 27, 7)]
    return t.suits[NEEDS_OF_BOTH + (t.suits[s[CODES + 3 * seat + group]] * WIDTH + honours) * 12 + 2 * missing + 1]


@compiled
def lying(s: Row, seat: int) -> int:
    """Return the groups of tiles in a hand and its melds as bits."""
    found = s[SUITS + seat]
    for group in range(3):
        if s[CODES + 3 * seat + group]:
            found |= 1 << group
    for kind in range(27, 34):
        if s[HELD + 34 * seat + kind]:
            found |= 1 << HONOURS
    return found


@compiled
def nearest(s: Row, seat: int, groups: int, missing: int, t: Any) -> int:
    """Return how many tiles a hand needs for the nearest shape that uses all its natural tiles."""
    need, suits = FAR, groups & 7
    if suits in (0, 1, 2, 4):
        need = mixed_need(s, seat, 2 if suits == 4 else 1 if suits == 2 else 0, missing, t)
    if s[CHOWED + seat] == 0 and need:
        need = min(need, threes(counted(s, HELD + 34 * seat, 34), missing, t))
    return need


@compiled
def may_win(s: Row, seat: int, t: Any) -> bool:
    """Return whether a hand wins by self-draw (JX-51, JX-54 to JX-56)."""
    groups = lying(s, seat)
    if nearest(s, seat, groups, 4 - s[MELDS + seat], t) <= s[WILDS + seat]:
        return True
    return t.ints[SETS_OF_HONOURS] == 0 and groups & 7 == 0


@compiled
def may_rob(s: Row, seat: int, t: Any) -> bool:
    """Return whether the robbed tile wins as part of a set (JX-57)."""
    tile, missing = s[TILE], 3 - s[MELDS + seat]
    if missing < 0:
        return False
    add(s, seat, tile, 1)
    groups = lying(s, seat)
    add(s, seat, tile, -1)
    found = False
    for low in range(-1, 3):
        cost = block(s, seat, tile, low, -1, t)
        if cost < FAR:
            if low < 0:
                found = found or cost + nearest(s, seat, groups, missing, t) <= s[WILDS + seat]
            else:
                # with a sequence the hand can't be only triplets
                suits = groups & 7
                if suits in (1, 2, 4):
                    need = mixed_need(s, seat, 2 if suits == 4 else 1 if suits == 2 else 0, missing, t)
                    found = found or cost + need <= s[WILDS + seat]
            block(s, seat, tile, low, 1, t)
    return found


@compiled
def block(s: Row, seat: int, tile: int, low: int, sign: int, t: Any) -> int:
    """Take a set with a tile from elsewhere out of a hand. Return how many tiles it lacks, FAR if there is no such set.

    `low`: the number of ranks by which the sequence begins below the tile, -1 for a triplet. `sign`: -1 to take, 1 to
    put back what was taken last, which `TAKEN` holds.
    """
    taken, at, kind = s[TAKEN], HELD + 34 * seat, tile
    if low >= 0:
        if tile >= 27 or tile % 9 - low < 0 or tile % 9 - low > 6:
            return FAR
        kind = tile - low
    if sign > 0:
        for place in range(3):
            if taken >> place & 1:
                add(s, seat, tile if low < 0 else kind + place, 1)
        return 0
    taken, cost, first = 0, 0, True
    for place in range(3):
        other = tile if low < 0 else kind + place
        if other == tile and first:
            first = False
            continue
        if s[at + other] and other != s[WILD]:
            add(s, seat, other, -1)
            taken |= 1 << place
        else:
            cost += 1
    s[TAKEN] = taken
    return cost


@compiled
def wall_empty(s: Row, t: Any) -> bool:
    """Return whether the wall holds only its reserve (JX-20)."""
    return s[LEFT] <= t.ints[RESERVE]


@compiled
def turn_options(s: Row, t: Any) -> int:
    """List the actions of the turn. Return their number."""
    seat, p = s[TURN], t.ints
    at, held = OPTIONS + MOST * seat, HELD + 34 * seat
    claimed = s[SOURCE] == CLAIMED
    barred = s[TILE] if claimed and p[SWAP] else -1
    n = list_discards(s, seat, barred, p[FORBIDDEN])
    safe_first(s, seat, n, s[DRAWN])
    if not wall_empty(s, t) and (p[KONG_AFTER_CLAIM] or not claimed):
        for kind in range(34):
            if s[held + kind] == 4:
                s[at + n] = CONCEALED * 64 + kind
                n += 1
        for place in range(s[MELDS + seat]):
            laid = s[LAID + 5 * seat + place]
            if laid // 64 == PONG and s[held + laid % 64]:
                s[at + n] = ADDED * 64 + laid % 64
                n += 1
    if not claimed and may_win(s, seat, t):
        s[at + n] = WIN * 64
        n += 1
    return n


@compiled
def window_options(s: Row, t: Any) -> None:
    """List the actions of each seat in a window or of a question, and their numbers in `OFFERS`."""
    tile, turn, p = s[TILE], s[TURN], t.ints
    earthly = s[LYING] == 1 and p[EARTHLY] == 1 and turn == s[DEALER] and s[PHASE] == CLAIMS
    for place in range(16):
        if s[CLAIMED_FROM + place]:
            earthly = False
    for seat in range(4):
        at, held, n = OPTIONS + MOST * seat, HELD + 34 * seat, 1
        s[OFFERS + seat] = 0
        if s[GONE] >> seat & 1:
            continue
        if s[PHASE] == ASKS:
            if not bound(s[BOUND], seat):
                s[at], s[at + 1] = CONTINUE * 64, GIVE_UP * 64
                if p[GIVES_UP]:
                    s[at], s[at + 1] = GIVE_UP * 64, CONTINUE * 64
                s[OFFERS + seat] = 2
            continue
        if seat == turn or tile == s[WILD]:
            continue
        s[at] = PASS
        if s[PHASE] == ROBS_KONG:
            if may_rob(s, seat, t):
                s[at + 1] = WIN * 64
                s[OFFERS + seat] = 2
            continue
        if earthly:
            add(s, seat, tile, 1)
            if may_win(s, seat, t):
                s[at + n] = WIN * 64
                n += 1
            add(s, seat, tile, -1)
        if s[held + tile] == 3:
            s[at + n] = KONG * 64 + tile
            n += 1
        if s[held + tile] >= 2:
            s[at + n] = PONG * 64 + tile
            n += 1
        if seat == (turn + 1) % 4 and p[CHOWS] and tile < 27:
            n = list_chows(s, seat, n)
        s[OFFERS + seat] = n if n > 1 else 0


@compiled
def bound(contracts: int, seat: int) -> bool:
    """Return whether the seat is in a contract."""
    return contracts >> 4 * seat & 15 > 0 or contracts & 0x1111 << seat > 0
