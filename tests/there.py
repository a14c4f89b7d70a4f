"""What may be missing elsewhere has to be there in a test."""

from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


def there(something: T | None) -> T:
    """The same, which must not be None."""
    assert something is not None
    return something


def asked_of(pending: Mapping[int, T], eye: int | None) -> T | None:
    """What an eye at the table is asked: a seat, or None for whoever watches, who is asked nothing."""
    return None if eye is None else pending.get(eye)
