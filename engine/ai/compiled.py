"""`compiled`: functions over ints, lists and tuples, which numba turns into machine code where it is installed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None


NUMBA: Any = _module("numba")
"""The module, or None. Nothing but the speed depends on it."""
_NUMPY: Any = NUMBA and _module("numpy")


def compiled(function: Callable[P, T]) -> Callable[P, T]:
    """The function as machine code, or as it is."""
    return function if NUMBA is None else NUMBA.njit(cache=True)(function)


def array(numbers: list[int]) -> Any:
    """Numbers as such a function takes them: 64 bits each."""
    return numbers if NUMBA is None else _NUMPY.array(numbers, dtype="int64")


def listed(numbers: Any) -> list[int]:
    """The numbers of such an array, one by one."""
    return numbers if NUMBA is None else numbers.tolist()
