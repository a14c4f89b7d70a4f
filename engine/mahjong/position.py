"""The inputs of the legal actions and the score in both mahjong games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.core import Action, Piece, Seat
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import Tiles


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
