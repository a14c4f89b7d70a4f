"""Changed copies of large frozen values, and what two of them share."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any, TypeVar, cast

T = TypeVar("T")


def changed(value: T, **fields: Any) -> T:
    """A copy like that of `dataclasses.replace`, but made ten times as fast for a State of thirty fields: it copies
    them all at once.

    `value` is a dataclass without slots. That the names are fields is only asserted, and that the values are of their
    types is not checked.
    """
    before = value.__dict__
    values = before | fields
    assert len(values) == len(before), f"no fields: {values.keys() - before.keys()}"
    copy = object.__new__(type(value))
    object.__setattr__(copy, "__dict__", values)
    return copy


def whole(value: Any) -> bool:
    """Whether a dataclass without slots has all its fields; where one was decoded from less, its class answers."""
    return value.__dict__.keys() >= set(_names(cast("type[Any]", type(value))))


def shared(kind: type[Any], value: Any) -> dict[str, Any]:
    """The fields of the dataclass `kind` as `value`, which inherits them, has them: `View(**shared(Open, state))`."""
    return {name: getattr(value, name) for name in _names(kind)}


@cache
def _names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
