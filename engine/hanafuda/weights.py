"""Learned weights, read from files `{course}.weights` in a game's folder. `python -m tests.training` writes them."""

from __future__ import annotations

import zlib
from array import array as numbers
from collections.abc import Sequence
from importlib.resources import files
from sys import byteorder
from typing import Any

from engine.ai.compiled import array
from engine.hanafuda.tables import SIZES

NORMAL = "_normal"
"""End of the names of the files for `normal`. `python -m tests.training` leaves these files as they are.

In them the weights of months, which value the cards in hand and on the field, are half of what was learned.
"""


def packed(weights: Sequence[Sequence[int]]) -> bytes:
    """Pack the tables as compressed 32-bit numbers, lowest byte first, one table after another."""
    return zlib.compress(_little(numbers("i", [each for table in weights for each in table])).tobytes(), 9)


def unpacked(data: bytes) -> tuple[Any, ...]:
    """Return the tables for the kernel. Raises ValueError if the number of weights is wrong."""
    found = numbers("i")
    found.frombytes(zlib.decompress(data))
    sizes = SIZES
    if len(found) == sum(SIZES[:-1]):
        # weights without triples
        found.append(0)
        sizes = (*SIZES[:-1], 1)
    if len(found) != sum(sizes):
        raise ValueError(f"{len(found)} weights instead of {sum(SIZES)}")
    _little(found)
    tables: list[Any] = []
    at = 0
    for size in sizes:
        tables.append(array(found[at : at + size].tolist()))
        at += size
    return tuple(tables)


def learned(game: str, course: str) -> tuple[Any, ...]:
    """Load the tables of a game from its file. `course`: the name of the file, such as `kirin`."""
    return unpacked(files(f"engine.{game}").joinpath(f"{course}.weights").read_bytes())


def _little(found: numbers[int]) -> numbers[int]:
    """Convert numbers between the machine's byte order and that of the files, in place."""
    if byteorder == "big":
        found.byteswap()
    return found
