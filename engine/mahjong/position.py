"""What the legal actions, the score and the pictures of both mahjong games depend on alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.core import Action, Piece, Seat
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import Tiles
from engine.mahjong.wall import Wall


class Position(Protocol):
    """A State, or a play-out on its way; each game adds what is its own."""

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


class Begun(Position, Protocol):
    """A State in which the hand has begun, with its wall."""

    @property
    def wall(self) -> Wall: ...


class Seen(Protocol):
    """What a view of either game knows."""

    @property
    def viewer(self) -> Seat | None: ...
    @property
    def phase(self) -> str: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def drawn(self) -> Piece | None: ...
    @property
    def hand(self) -> Tiles: ...
    @property
    def counts(self) -> Sequence[int]: ...
    @property
    def melds(self) -> Sequence[tuple[Meld, ...]]: ...
    @property
    def discards(self) -> Sequence[tuple[Seat, Piece]]: ...
