"""A mahjong hand as a row of whole numbers, for code that plays thousands of hands a second.

The indices are named in this file. A game's own numbers follow from `OWN` on. Kinds are indices (T-1). The natural
tiles of a hand are counted by kind (`HELD`), those of a suit also as codes (`engine.mahjong.rows`). Wild tiles are only
counted (`WILDS`). An action is its verb * 64, plus the kind if it has one, or the lowest kind of a chow.
"""

from __future__ import annotations

from typing import Any

from engine.ai.compiled import compiled
from engine.mahjong.rows import POWERS

Row = Any
"""A row of whole numbers: a list, or an array if functions are compiled."""

MOST = 48
"""Number of places for the options of a seat."""
OPTIONS = 0
TURN, PHASE, SOURCE, DRAWN, TILE, FIRST, OVER, WINNER, LEFT, LOW, HIGH, DEALER, WILD, LYING = range(192, 206)
START = TURN
"""First index of the position itself."""
PAY, WILDS, MELDS, OFFERS, SAID = range(206, 226, 4)
CODES, HELD, LAID, DISCARDS, WALL, OWN = 226, 238, 374, 394, 534, 678

# phases, sources and verbs that both games have
PLAYS, CLAIMS, ROBS_KONG = 0, 1, 2
DEALT, DRAW, KONG_DRAW, CLAIMED = 0, 1, 2, 3
PASS, DISCARD, CONCEALED, ADDED, WIN, KONG, PONG, CHOW = range(8)
UNDECIDED = -1
"""Code of an action that is not decided yet."""
STACKED = 64
"""Mark of a tile in the wall that lies on the next one."""


@compiled
def add(s: Row, seat: int, kind: int, number: int) -> None:
    """Add so many tiles of a kind to a hand."""
    if kind == s[WILD]:
        s[WILDS + seat] += number
    else:
        s[HELD + 34 * seat + kind] += number
        if kind < 27:
            s[CODES + 3 * seat + kind // 9] += number * POWERS[kind % 9]


@compiled
def list_discards(s: Row, seat: int, barred: int, forbidden: int) -> int:
    """List the discards of a hand in the order of its kinds. Return their number.

    `barred`: a kind, -1 for none. `forbidden`: whether the wild kind is barred too.
    """
    wild, at, n = s[WILD], OPTIONS + MOST * seat, 0
    for every in range(2):
        for kind in range(34):
            held = s[WILDS + seat] if kind == wild else s[HELD + 34 * seat + kind]
            if held and (every or not (kind == barred or (forbidden and kind == wild))):
                s[at + n] = DISCARD * 64 + kind
                n += 1
        if n:
            break
    return n


@compiled
def safe_first(s: Row, seat: int, n: int, drawn: int) -> None:
    """Move the safe discard to the front. `drawn`: the drawn kind, -1 for none."""
    at, safe = OPTIONS + MOST * seat, n - 1
    while safe > 0 and s[at + safe] % 64 == s[WILD]:
        safe -= 1
    if s[at + safe] % 64 == s[WILD]:
        safe = n - 1
    for place in range(n):
        if s[at + place] % 64 == drawn:
            safe = place
    action = s[at + safe]
    for place in range(safe, 0, -1):
        s[at + place] = s[at + place - 1]
    s[at] = action


@compiled
def list_chows(s: Row, seat: int, n: int) -> int:
    """List the chows of the last discard after the `n` options. Return the number of all."""
    tile, held = s[TILE], HELD + 34 * seat
    rank = tile % 9
    for low in range(max(0, rank - 2), min(6, rank) + 1):
        kind, fits = tile - rank + low, True
        for other in range(kind, kind + 3):
            if other != tile and s[held + other] == 0:
                fits = False
        if fits:
            s[OPTIONS + MOST * seat + n] = CHOW * 64 + kind
            n += 1
    return n


@compiled
def put(s: Row, kind: int) -> None:
    """Let the seat whose turn it is discard."""
    seat = s[TURN]
    add(s, seat, kind, -1)
    s[DISCARDS + s[LYING]] = seat * 64 + kind
    s[LYING] += 1
    s[TILE], s[DRAWN], s[FIRST], s[PHASE] = kind, -1, 0, CLAIMS


@compiled
def lay(s: Row, seat: int, action: int) -> None:
    """Lay a meld."""
    s[LAID + 5 * seat + s[MELDS + seat]] = action
    s[MELDS + seat] += 1


@compiled
def lay_fourth(s: Row, seat: int, kind: int) -> None:
    """Add the fourth tile to a pong. The kong may be robbed."""
    add(s, seat, kind, -1)
    for place in range(s[MELDS + seat]):
        if s[LAID + 5 * seat + place] == PONG * 64 + kind:
            s[LAID + 5 * seat + place] = ADDED * 64 + kind
    s[TILE], s[DRAWN], s[PHASE] = kind, -1, ROBS_KONG


@compiled
def used(s: Row, seat: int, action: int, number: int) -> None:
    """Add `number` times the hand's own tiles of a claim to the hand."""
    verb, kind = action // 64, action % 64
    if verb == CHOW:
        for other in range(kind, kind + 3):
            if other != s[TILE]:
                add(s, seat, other, number)
    else:
        add(s, seat, kind, number * (2 if verb == PONG else 3))


@compiled
def take(s: Row, back: bool) -> int:
    """Take a tile from the wall. Return its kind."""
    s[LEFT] -= 1
    if not back:
        s[LOW] += 1
        return s[WALL + s[LOW] - 1] % STACKED
    s[HIGH] -= 1
    place = WALL + s[HIGH]
    tile = s[place]
    if s[HIGH] > s[LOW] and s[place - 1] >= STACKED:
        # the upper tile of the last stack comes first
        s[place - 1], tile = tile, s[place - 1] - STACKED
    return tile
