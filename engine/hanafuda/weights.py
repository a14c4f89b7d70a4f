"""Weights as files beside the code of a game, `{course}.weights`: `python -m tests.training` writes them."""

from __future__ import annotations

import zlib
from array import array as numbers
from collections.abc import Sequence
from importlib.resources import files
from sys import byteorder
from typing import Any

from engine.ai.compiled import array
from engine.hanafuda.tables import MONTHS, SIZES

HASTE = 2
"""`normal` looks at the piles: it counts half of what it keeps in its hand and leaves on the field."""


def packed(weights: Sequence[Sequence[int]]) -> bytes:
    """Whole numbers of 32 bits, the lowest byte first, a table behind the other; compressed."""
    return zlib.compress(_little(numbers("i", [each for table in weights for each in table])).tobytes(), 9)


def unpacked(data: bytes, haste: int = 1) -> tuple[Any, ...]:
    """The tables as the kernel takes them; haste: of what the months are worth in a hand and on the field only this
    part counts. Raises ValueError unless all are there."""
    found = numbers("i")
    found.frombytes(zlib.decompress(data))
    if len(found) != sum(SIZES):
        raise ValueError(f"{len(found)} weights instead of {sum(SIZES)}")
    _little(found)
    tables: list[Any] = []
    at = 0
    for place, size in enumerate(SIZES):
        part = haste if place == MONTHS else 1
        tables.append(array([each // part for each in found[at : at + size]]))
        at += size
    return tuple(tables)


def learned(game: str, course: str, haste: int = 1) -> tuple[Any, ...]:
    """The tables of a course of a game, from its file."""
    return unpacked(files(f"engine.{game}").joinpath(f"{course}.weights").read_bytes(), haste)


def _little(found: numbers[int]) -> numbers[int]:
    """The same in the byte order of the files."""
    if byteorder == "big":
        found.byteswap()
    return found
