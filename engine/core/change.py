"""Changed copies of large frozen values."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


def changed(value: T, **fields: Any) -> T:
    """Like `dataclasses.replace`, ten times as fast for a State of thirty fields: no field is set one by one.

    `value` is a dataclass without slots, and nothing is checked: the names are fields, the values of their types.
    """
    copy = object.__new__(type(value))
    object.__setattr__(copy, "__dict__", value.__dict__ | fields)
    return copy
