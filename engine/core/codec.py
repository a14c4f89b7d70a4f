"""Frozen values to plain JSON and back, by their type hints alone."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")


def encode(value: Any) -> Any:
    """The plain JSON form: dataclasses become objects, tuples lists, bytes hex, enums their values.

    Raises TypeError for anything else, so that a state can hold nothing that would not come back.
    """
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, int | str):
        return value
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, tuple):
        return [encode(item) for item in cast("tuple[Any, ...]", value)]
    if isinstance(value, frozenset):
        return sorted(encode(item) for item in cast("frozenset[Any]", value))
    if isinstance(value, Mapping):
        return [[encode(key), encode(item)] for key, item in cast("Mapping[Any, Any]", value).items()]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: encode(getattr(value, field.name)) for field in dataclasses.fields(value)}
    raise TypeError(f"{type(value).__name__} has no plain form")


def decode(kind: type[T], data: Any) -> T:
    """The value of type `kind` that `encode` gave as `data`. Raises TypeError, KeyError or ValueError if it is none."""
    return cast("T", _decode(kind, data))


def _decode(kind: Any, data: Any) -> Any:
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _decode_union(args, data)
    if origin is Literal:
        if data not in args:
            raise ValueError(f"{data!r} is none of {args}")
        return data
    if origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            return tuple(_decode(args[0], item) for item in data)
        return tuple(_decode(arg, item) for arg, item in zip(args, data, strict=True))
    if origin is frozenset:
        return frozenset(_decode(args[0], item) for item in data)
    if origin is not None and issubclass(origin, Mapping):
        return {_decode(args[0], key): _decode(args[1], item) for key, item in data}
    if kind is bytes:
        return bytes.fromhex(data)
    if dataclasses.is_dataclass(kind):
        made = cast("type[Any]", kind)
        return made(**{name: _decode(hint, data[name]) for name, hint in _hints(made).items()})
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(data)
    if isinstance(kind, type) and type(data) is kind:
        return data
    raise TypeError(f"{data!r} is no {kind}")


def _decode_union(args: tuple[Any, ...], data: Any) -> Any:
    if data is None and type(None) in args:
        return None
    for arg in args:
        if arg is type(None):
            continue
        try:
            return _decode(arg, data)
        except (TypeError, ValueError, KeyError):
            continue
    raise TypeError(f"{data!r} is none of {args}")


@cache
def _hints(kind: type[Any]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in dataclasses.fields(kind)}
