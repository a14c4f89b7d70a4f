"""The actions of a mahjong table that depend only on tiles. All actions are created once."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from typing import Protocol

from engine.core import Action, Event, Piece, Seat
from engine.mahjong.melds import AROUND, Meld
from engine.mahjong.tiles import BIT, KINDS, SUIT, Tiles

Actions = tuple[Action, ...]


class Verb(StrEnum):
    """The verbs that both games share, besides those of the core. Each game adds its own."""

    DISCARD = "discard"
    CHOW = "chow"
    PONG = "pong"
    KONG = "kong"
    CONCEALED_KONG = "concealed_kong"
    ADDED_KONG = "added_kong"
    WIN = "win"
    PASS = "pass"


PASS, WIN = Action(Verb.PASS), Action(Verb.WIN)
UNSAID: tuple[Action | None, ...] = (None, None, None, None)
"""The answers by seat as long as no seat has answered."""

DISCARD = {kind: Action(Verb.DISCARD, (kind,)) for kind in KINDS[:34]}
PONG = {kind: Action(Verb.PONG, (kind,)) for kind in KINDS[:34]}
KONG = {kind: Action(Verb.KONG, (kind,)) for kind in KINDS[:34]}
CONCEALED = {kind: Action(Verb.CONCEALED_KONG, (kind,)) for kind in KINDS[:34]}
ADDED = {kind: Action(Verb.ADDED_KONG, (kind,)) for kind in KINDS[:34]}
CHOWS = {
    kind: tuple(
        (BIT[first], BIT[second], Action(Verb.CHOW, (first, second)))
        for first, second in (tuple(other for other in row if other != kind) for row in AROUND[kind])
    )
    for kind in KINDS[:34]
}
"""By kind, the chows with a tile of this kind, the lowest first.

Each has the bits of the two own tiles and the action.
"""

FOURS: Tiles = int("4" * 34, 8)
"""The bits that are set if there are four or more tiles of a kind."""

_M, _P, _S = SUIT, SUIT << 27, SUIT << 54
_H: Tiles = ((1 << 21) - 1) << 81


@cache
def discarded(seat: Seat, tile: Piece) -> Event:
    """Return the event of a discard. Cached, because discards and draws are the most frequent events."""
    return Event("discarded", seat, (tile,))


@cache
def drew(seat: Seat, tile: Piece, kong: bool = False) -> Event:
    """Return the event of a draw, visible only to its seat. `kong`: the tile was drawn because of a kong."""
    return Event("drew", seat, (tile,), (1,) if kong else (), secret=True)


def offered(action: Action, legal: Actions) -> bool:
    """Return whether the action is legal. First look for the identical object, which is much faster."""
    for option in legal:
        if option is action:
            return True
    return action in legal


class _Discards(dict[Tiles, Actions]):
    """Cache of the discards for the tiles of one group. The position of the bits shows which group it is."""

    def __missing__(self, tiles: Tiles) -> Actions:
        if len(self) > 1 << 16:
            self.clear()
        self[tiles] = found = tuple(DISCARD[kind] for kind in KINDS[:34] if tiles >> BIT[kind] & 7)
        return found


_discards = _Discards()


def discards(hand: Tiles) -> Actions:
    """Return one discard for each kind in the hand, in the order of a sorted hand."""
    return _discards[hand & _M] + _discards[hand & _P] + _discards[hand & _S] + _discards[hand & _H]


def drawn_first(hand: Tiles, drawn: Piece) -> Actions:
    """Return the discards of this hand with the drawn tile first."""
    return (DISCARD[drawn], *discards(hand & ~(7 << BIT[drawn])))


def safe_first(found: Actions, drawn: Piece | None, wild: Piece) -> Actions:
    """Move the safe default to the front (JX-27, FZ-44).

    The safe default is to discard the drawn tile if that is allowed. Otherwise it is the last tile that is not wild. If
    all tiles are wild, it is the last tile.
    """
    if drawn is not None and DISCARD[drawn] in found:
        safe = DISCARD[drawn]
    else:
        safe = next((action for action in reversed(found) if action.pieces[0] != wild), found[-1])
    return (safe, *(action for action in found if action is not safe))


def kongs(hand: Tiles, melds: Sequence[Meld]) -> Actions:
    """Return the concealed kongs in the hand, and the kongs that add a tile to a pong (JX-43, JX-44, FZ-58, FZ-59)."""
    found: list[Action] = []
    fours = hand & FOURS
    while fours:
        bit = (fours & -fours).bit_length() - 3
        found.append(CONCEALED[KINDS[bit // 3]])
        fours &= fours - 1
    pongs = (meld.pieces[0] for meld in melds if meld.kind == "pong")
    return (*found, *(ADDED[kind] for kind in pongs if hand >> BIT[kind] & 7))


def chows(hand: Tiles, tile: Piece, wild: Piece) -> Actions:
    """Return the chows with a discard. Wild tiles take no part in them (JX-40, JX-47, FZ-28, FZ-55)."""
    return tuple(
        action
        for first, second, action in CHOWS[tile]
        if hand >> first & 7 and hand >> second & 7 and wild not in action.pieces
    )


def claimed(claim: Action, tile: Piece, source: int) -> tuple[tuple[Piece, ...], Meld]:
    """Return the own tiles of a chow, pong or kong, and the meld that they form with the tile of seat `source`."""
    if claim.verb == Verb.CHOW:
        return claim.pieces, Meld("chow", tuple(sorted((*claim.pieces, tile))), tile, source)
    own = (tile,) * (2 if claim.verb == Verb.PONG else 3)
    return own, Meld("pong" if claim.verb == Verb.PONG else "kong", (*own, tile), tile, source)


class Position(Protocol):
    """A State, or a play-out in progress. Each game adds its own fields."""

    @property
    def left(self) -> int: ...
    @property
    def hands(self) -> Sequence[Tiles]: ...
    @property
    def melds(self) -> Sequence[tuple[Meld, ...]]: ...
    @property
    def discards(self) -> Sequence[tuple[Seat, Piece]]: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def dealer(self) -> Seat: ...
    @property
    def drawn(self) -> Piece | None: ...
    @property
    def tile(self) -> Piece | None: ...
    @property
    def first(self) -> bool: ...
    @property
    def answers(self) -> Sequence[Action | None]: ...
