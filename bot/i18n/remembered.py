"""A cache of sentences. It helps because most sentences of a message are repeated in the next one.

It is cleared when a user's data are deleted, because it may contain the user's name, or when the words are read again.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

KEPT = 4096
"""Maximum number of results cached for each function."""

_clear: list[Callable[[], None]] = []


def remembered(say: Callable[P, T]) -> Callable[P, T]:
    """Cache the latest results of a function that depends only on its arguments."""
    kept = lru_cache(maxsize=KEPT)(say)
    _clear.append(kept.cache_clear)
    return cast(Callable[P, T], kept)


def forget_all() -> None:
    """Clear all cached results."""
    for clear in _clear:
        clear()
