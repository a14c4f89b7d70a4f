"""Moves of Jiaxing in the kernel, as in `engine.jiaxing.playout`."""

from __future__ import annotations

from typing import Any

from engine.ai.compiled import compiled
from engine.jiaxing.kernel.options import bound, wall_empty
from engine.jiaxing.kernel.row import ASKS, BOUND, CHOWED, CLAIMED_FROM, CONTRACT, GIVE_UP, GONE, OPEN, SUITS, THROWN
from engine.mahjong.kernel import (
    ADDED,
    CHOW,
    CLAIMED,
    CONCEALED,
    DISCARD,
    DRAW,
    DRAWN,
    KONG,
    KONG_DRAW,
    LAID,
    LYING,
    MELDS,
    OFFERS,
    OVER,
    PASS,
    PHASE,
    PLAYS,
    PONG,
    ROBS_KONG,
    SAID,
    SOURCE,
    TILE,
    TURN,
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
    if verb == DISCARD:
        discard(s, kind, t)
    elif verb == CONCEALED:
        add(s, seat, kind, -4)
        meld(s, seat, action)
        draw(s, seat, KONG_DRAW, t)
    elif verb == ADDED:
        lay_fourth(s, seat, kind)
        s[OPEN + kind] += 1
    else:
        end(s, seat)


@compiled
def end(s: Row, seat: int) -> None:
    """End the hand with a win."""
    s[OVER], s[WINNER] = 1, seat


@compiled
def discard(s: Row, kind: int, t: Any) -> None:
    """Let the seat whose turn it is discard."""
    put(s, kind)
    s[OPEN + kind] += 1
    s[THROWN + s[TURN]] += 1
    s[OVER] = wall_empty(s, t)


@compiled
def meld(s: Row, seat: int, action: int) -> None:
    """Lay a meld."""
    lay(s, seat, action)
    s[SUITS + seat] |= 1 << action % 64 // 9
    s[CHOWED + seat] += action // 64 == CHOW


@compiled
def draw(s: Row, seat: int, source: int, t: Any) -> None:
    """Draw a tile. A seat that gave up discards it at once."""
    if wall_empty(s, t):
        s[OVER] = 1
        return
    tile = take(s, source == KONG_DRAW)
    add(s, seat, tile, 1)
    s[PHASE], s[TURN], s[SOURCE], s[DRAWN], s[TILE] = PLAYS, seat, source, tile, -1
    if s[GONE] >> seat & 1:
        discard(s, tile, t)


@compiled
def settle(s: Row, t: Any) -> None:
    """Settle the window or the question that all seats have answered (`SAID`)."""
    turn = s[TURN]
    if s[PHASE] == ASKS:
        for seat in range(4):
            if s[OFFERS + seat] and s[SAID + seat] == GIVE_UP * 64:
                s[GONE] |= 1 << seat
        s[PHASE] = PLAYS
        if s[LAID + 5 * turn + s[MELDS + turn] - 1] // 64 == KONG:
            draw(s, turn, KONG_DRAW, t)
        return
    best, found = 0, -1
    for seat in range(4):
        verb = s[SAID + seat] // 64
        if s[OFFERS + seat] and verb != PASS:
            rank = 10 * (3 if verb == WIN else 1 if verb == CHOW else 2) - (seat - turn) % 4
            if rank > best:
                best, found = rank, seat
    if found >= 0:
        if s[SAID + found] // 64 == WIN:
            end(s, found)
        else:
            claim(s, found, s[SAID + found], t)
    elif s[PHASE] == ROBS_KONG:
        draw(s, turn, KONG_DRAW, t)
    else:
        draw(s, (turn + 1) % 4, DRAW, t)


@compiled
def claim(s: Row, seat: int, action: int, t: Any) -> None:
    """Claim the last discard for a chow, pong or kong. It may lead to a contract."""
    tile, verb, source = s[TILE], action // 64, s[TURN]
    s[LYING] -= 1
    s[THROWN + source] -= 1
    used(s, seat, action, -1)
    if verb == CHOW:
        for other in range(action % 64, action % 64 + 3):
            s[OPEN + other] += other != tile
    else:
        s[OPEN + tile] += 2 if verb == PONG else 3
    meld(s, seat, action)
    s[CLAIMED_FROM + 4 * seat + source] += 1
    s[PHASE], s[TURN], s[SOURCE], s[DRAWN] = PLAYS, seat, CLAIMED, -1
    pairs = 1 << 4 * seat + source | 1 << 4 * source + seat
    gone = s[GONE] >> seat & 1 or s[GONE] >> source & 1
    if s[CLAIMED_FROM + 4 * seat + source] == 3 and t.ints[CONTRACT] and not (gone or s[BOUND] & pairs):
        s[BOUND] |= 1 << 4 * seat + source
        asked = False
        for other in range(4):
            asked = asked or not (s[GONE] >> other & 1 or bound(s[BOUND], other))
        if t.ints[CONTRACT] == 2 and asked:
            s[PHASE] = ASKS
            return
    if verb == KONG:
        draw(s, seat, KONG_DRAW, t)
