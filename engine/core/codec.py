"""JSON encoding and decoding of frozen values by their type hints."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

encode = msgspec.json.Encoder(order="deterministic").encode  # snapshots are compared byte by byte
"""Return a value as JSON: dataclasses become objects, tuples and sets lists, bytes base64, enums their values.

Raises TypeError for any other type.
"""


def decode(kind: type[T], data: bytes | str) -> T:
    """Decode `data`, written by `encode`, as a value of type `kind`. Raises ValueError for anything else."""
    try:
        return _decoder(kind).decode(data)
    except msgspec.MsgspecError as error:
        raise ValueError(f"This is no {kind}: {error}") from error


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
