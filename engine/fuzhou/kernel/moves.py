"""Moves and scores of Fuzhou in the kernel, as in `engine.fuzhou.playout` and `engine.fuzhou.score`."""

from __future__ import annotations

from typing import Any

from engine.ai.compiled import compiled
from engine.fuzhou.kernel.options import complete, gold_pair, live, row_of
from engine.fuzhou.kernel.row import (
    BASE,
    DECLARE,
    FEWEST,
    FINAL,
    FOURS,
    GOLD_PAIR,
    GOLD_TRIPLET,
    JINKAN,
    KONG_FAN,
    KONGS,
    LEAST,
    LOCK_DISCARDED,
    LOCK_PASSED,
    LOCKED,
    NEAREST,
    ONE_FLOWER,
    OPEN,
    PAID,
    RACKED,
    RACKS,
    ROB,
    ROBBED,
    ROBS_GOLD,
    SHED,
    SPECIAL_BASE,
    STAKE,
    STREAK,
    STREAK_ALL,
    THREE_ON_DISCARD,
    THROWN,
    TOUCHED,
)
from engine.mahjong.kernel import (
    ADDED,
    CHOW,
    CLAIMED,
    CLAIMS,
    CONCEALED,
    DEALER,
    DEALT,
    DISCARD,
    DRAW,
    DRAWN,
    FIRST,
    KONG,
    KONG_DRAW,
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
    PONG,
    ROBS_KONG,
    SAID,
    SOURCE,
    TILE,
    TURN,
    WILD,
    WILDS,
    WIN,
    WINNER,
    Row,
    add,
    lay,
    lay_fourth,
    put,
    take,
    used,
)


@compiled
def act(s: Row, action: int, t: Any) -> None:
    """Play an action of the seat whose turn it is."""
    seat, verb, kind = s[TURN], action // 64, action % 64
    if verb in (DISCARD, DECLARE):
        first = s[FIRST]
        put(s, kind)
        if first:
            s[PHASE] = ROBS_GOLD
        s[OPEN + kind] += 1
        s[THROWN + 27 * seat + kind] += 1
        s[TOUCHED] |= 1 << seat
        if t.rules[LOCK_DISCARDED]:
            s[LOCKED + seat] |= 1 << kind
        if kind == s[WILD]:
            s[SHED] |= 1 << seat
        if verb == DECLARE:
            s[JINKAN] |= 1 << seat
    elif verb == CONCEALED:
        add(s, seat, kind, -4)
        s[OPEN + kind] += 4
        lay(s, seat, action)
        s[KONGS + seat] += 2
        draw(s, seat, KONG_DRAW, t)
    elif verb == ADDED:
        lay_fourth(s, seat, kind)
        s[OPEN + kind] += 1
        s[KONGS + seat] += 1
        if not t.rules[ROBBED]:
            draw(s, seat, KONG_DRAW, t)
    else:
        end(s, seat)


@compiled
def take_suited(s: Row, seat: int, back: bool) -> int:
    """Take a tile from the wall. Return its kind, or -1 for a flower, which goes to the rack."""
    tile = take(s, back)
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
        tile = take_suited(s, seat, back)
        kong = False
        if tile >= 0:
            break
        back = True
    add(s, seat, tile, 1)
    s[PHASE], s[TURN], s[SOURCE], s[DRAWN], s[TILE], s[LOCKED + seat] = PLAYS, seat, source, tile, -1, 0


@compiled
def final(s: Row, seat: int, back: bool, t: Any) -> None:
    """Deal the last live tiles, one to each seat in turn."""
    while live(s, 0, t):
        tile = take_suited(s, seat, back)
        back = False
        if tile >= 0:
            add(s, seat, tile, 1)
            s[TURN], s[SOURCE], s[DRAWN] = seat, FINAL, tile
            if s[JINKAN] >> seat & 1:
                wins = tile == s[WILD]
            else:
                wins = s[WILDS + seat] >= 3 or complete(s, seat, 5 - s[MELDS + seat], t)
            if wins:
                end(s, seat)
                return
        seat = (seat + 1) % 4
    s[OVER] = 1


@compiled
def rank(s: Row, seat: int, action: int, t: Any) -> int:
    """Return the rank of a claim (FZ-66, FZ-80, FZ-81)."""
    verb, after = action // 64, 3 - (seat - s[TURN] - 1) % 4
    robs = verb == ROB
    if verb == WIN or (robs and s[PHASE] == ROBS_GOLD):
        tile = s[WILD] if robs else s[TILE]
        nearest = robs and (seat == s[TURN] or t.rules[NEAREST] > 0)
        add(s, seat, tile, 1)
        golden = not nearest and gold_pair(s, seat, 5 - s[MELDS + seat], t)
        add(s, seat, tile, -1)
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
        if action // 64 == ROB:
            s[PHASE] = ROBS_GOLD
        if action // 64 in (WIN, ROB):
            end(s, found)
        else:
            claim(s, found, action, t)
    elif s[PHASE] == ROBS_GOLD:
        s[PHASE] = CLAIMS
    elif s[PHASE] == ROBS_KONG:
        draw(s, s[TURN], KONG_DRAW, t)
    else:
        draw(s, (s[TURN] + 1) % 4, DRAW, t)


@compiled
def claim(s: Row, seat: int, action: int, t: Any) -> None:
    """Claim the last discard for a chow, pong or kong."""
    tile, verb = s[TILE], action // 64
    s[LYING] -= 1
    s[THROWN + 27 * s[TURN] + tile] -= 1
    used(s, seat, action, -1)
    if verb == CHOW:
        for other in range(action % 64, action % 64 + 3):
            s[OPEN + other] += other != tile
    else:
        s[OPEN + tile] += 2 if verb == PONG else 3
    lay(s, seat, action)
    s[KONGS + seat] += verb == KONG
    s[PHASE], s[TURN], s[SOURCE], s[DRAWN], s[LOCKED + seat] = PLAYS, seat, CLAIMED, -1, 0
    if verb == KONG:
        draw(s, seat, KONG_DRAW, t)


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
    tile = s[TILE] if taken else s[WILD]
    if taken or robs:
        add(s, seat, tile, 1)
    wild, at, needs = s[WILDS + seat], row_of(s, seat, t) + 2 * missing, t.needs
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
        add(s, seat, tile, -1)
    amount = base_of(s, seat, t) + wild + (p[BASE] if constant == 0 or p[SPECIAL_BASE] else 0)
    if constant or not taken:
        amount *= 2
    amount = (amount + constant) * p[STAKE]
    if taken and p[PAID]:
        return amount * p[PAID], s[TURN]
    return amount, -1


@compiled
def end(s: Row, seat: int) -> None:
    """End the hand with a win."""
    s[OVER], s[WINNER] = 1, seat


@compiled
def pay(s: Row, t: Any) -> None:
    """Settle a hand that has ended."""
    seat = s[WINNER]
    if seat < 0:
        return
    amount, payer = score(s, seat, t)
    for other in range(4):
        if other != seat and payer in (-1, other):
            s[PAY + other] -= amount
            s[PAY + seat] += amount
