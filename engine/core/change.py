"""Changed copies of large frozen values, and the fields that two values share."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any, TypeVar, cast

T = TypeVar("T")


def changed(value: T, **fields: Any) -> T:
    """Return a copy with these fields replaced.

    For a State of thirty fields this is ten times as fast as `dataclasses.replace`, because it copies all fields at
    once. `value` must be a dataclass without slots. Field names are only checked by an assertion. Types are not
    checked.
    """
    before = value.__dict__
    values = before | fields
    assert len(values) == len(before), f"no fields: {values.keys() - before.keys()}"
    copy = object.__new__(type(value))
    object.__setattr__(copy, "__dict__", values)
    return copy


def whole(value: Any) -> bool:
    """Return whether a dataclass without slots has its own value for every field.

    A value that was decoded from fewer fields uses the defaults of its class for the others.
    """
    return value.__dict__.keys() >= set(_names(cast("type[Any]", type(value))))


def shared(kind: type[Any], value: Any) -> dict[str, Any]:
    """Return the fields of the dataclass `kind` from `value`, which inherits them: `View(**shared(Open, state))`."""
    return {name: getattr(value, name) for name in _names(kind)}


@cache
def _names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
