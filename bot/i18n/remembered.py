"""What was said is remembered, for most of a message is said again in the next one; until somebody is forgotten whose
name may stand in it, or the words are read anew."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

KEPT = 4096
"""As much is remembered of each function, the latest."""

_clear: list[Callable[[], None]] = []


def remembered(say: Callable[P, T]) -> Callable[P, T]:
    """Around a function whose arguments decide alone what it says: what comes of the latest ones is kept."""
    kept = lru_cache(maxsize=KEPT)(say)
    _clear.append(kept.cache_clear)
    return cast(Callable[P, T], kept)


def forget_all() -> None:
    """Remember nothing that was said."""
    for clear in _clear:
        clear()
