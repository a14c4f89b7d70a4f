"""Changed copies of large frozen values, and what two of them have in common."""

from __future__ import annotations

from dataclasses import fields as fields_of
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")


def changed(value: T, **fields: Any) -> T:
    """Like `dataclasses.replace`, ten times as fast for a State of thirty fields: no field is set one by one.

    `value` is a dataclass without slots. That the names are fields is only asserted, and that the values are of their
    types is not checked.
    """
    assert fields.keys() <= value.__dict__.keys(), f"no fields: {fields.keys() - value.__dict__.keys()}"
    copy = object.__new__(type(value))
    object.__setattr__(copy, "__dict__", value.__dict__ | fields)
    return copy


def shared(kind: type[Any], value: Any) -> dict[str, Any]:
    """The fields of the dataclass `kind` as `value`, of a class derived from it, has them."""
    return {name: getattr(value, name) for name in _names(kind)}


@cache
def _names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields_of(kind))
