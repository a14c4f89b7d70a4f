"""Weights as text, so that they can stand in a Python file: `python -m tests.training` writes them."""

from __future__ import annotations

import zlib
from array import array as numbers
from base64 import b64decode, b64encode
from typing import Any

from engine.ai.compiled import array
from engine.hanafuda.tables import MONTHS, SIZES

HASTE = 2
"""`normal` looks at the piles: it counts half of what it keeps in its hand and leaves on the field."""


def packed(weights: list[list[int]]) -> str:
    """Whole numbers, a table behind the other."""
    return b64encode(zlib.compress(numbers("i", [each for table in weights for each in table]).tobytes(), 9)).decode()


def unpacked(text: str, haste: int = 1) -> tuple[Any, ...]:
    """The tables as the kernel takes them; haste: of what the months are worth in a hand and on the field only this
    part counts. Raises ValueError unless all are there."""
    found = numbers("i")
    found.frombytes(zlib.decompress(b64decode(text)))
    if len(found) != sum(SIZES):
        raise ValueError(f"{len(found)} weights instead of {sum(SIZES)}")
    tables: list[Any] = []
    at = 0
    for place, size in enumerate(SIZES):
        part = haste if place == MONTHS else 1
        tables.append(array([each // part for each in found[at : at + size]]))
        at += size
    return tuple(tables)
