"""Weights as text, so that they can stand in a Python file: `python -m tests.training` writes them."""

from __future__ import annotations

import zlib
from array import array as numbers
from base64 import b64decode, b64encode
from typing import Any

from engine.ai.compiled import array
from engine.hanafuda.tables import SIZES


def packed(weights: list[list[int]]) -> str:
    """Whole numbers, a table behind the other."""
    return b64encode(zlib.compress(numbers("i", [each for table in weights for each in table]).tobytes(), 9)).decode()


def unpacked(text: str) -> tuple[Any, ...]:
    """The tables as the kernel takes them. Raises ValueError unless all are there."""
    found = numbers("i")
    found.frombytes(zlib.decompress(b64decode(text)))
    if len(found) != sum(SIZES):
        raise ValueError(f"{len(found)} weights instead of {sum(SIZES)}")
    tables: list[Any] = []
    at = 0
    for size in SIZES:
        tables.append(array(found[at : at + size].tolist()))
        at += size
    return tuple(tables)
