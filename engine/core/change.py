"""Copies large frozen values with changes, and takes from one what it shares with another."""

from __future__ import annotations

from dataclasses import fields as fields_of
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")


def changed(value: T, **fields: Any) -> T:
    """Like `dataclasses.replace`, but ten times as fast for a State of thirty fields: it copies them all at once.

    `value` is a dataclass without slots. That the names are fields is only asserted, and that the values are of their
    types is not checked.
    """
    assert fields.keys() <= value.__dict__.keys(), f"no fields: {fields.keys() - value.__dict__.keys()}"
    copy = object.__new__(type(value))
    object.__setattr__(copy, "__dict__", value.__dict__ | fields)
    return copy


def shared(kind: type[Any], value: Any) -> dict[str, Any]:
    """The fields of the dataclass `kind` by name, with their values in `value`, whose class is derived from it."""
    return {name: getattr(value, name) for name in _names(kind)}


@cache
def _names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields_of(kind))
