"""The notation of hands (T-6). `m1123 EE p5` means m1 m1 m2 m3 E E p5."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Piece
from engine.mahjong.tiles import INDEX, ordered, suit


def tiles_of(text: str) -> tuple[Piece, ...]:
    """Return the tiles written in a text, in the same order. Raises ValueError for an unknown tile."""
    found: list[Piece] = []
    for word in text.split():
        if word[0] in "mpsfg" and word[1:].isdecimal():
            found += (word[0] + rank for rank in word[1:])
        else:
            found += word
    for kind in found:
        if kind not in INDEX:
            raise ValueError(f"{kind!r} in {text!r} is no tile")
    return tuple(found)


def written(pieces: Iterable[Piece]) -> str:
    """Return the tiles as sorted text: each suit once with its ranks, then the honours by kind."""
    groups: dict[str, str] = {}
    for kind in ordered(pieces):
        if suit(kind):
            groups[kind[0]] = groups.get(kind[0], kind[0]) + kind[1]
        else:
            groups[kind] = groups.get(kind, "") + kind
    return " ".join(groups.values())
