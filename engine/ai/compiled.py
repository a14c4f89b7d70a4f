"""`compiled`: functions over ints, lists and tuples, which numba turns into machine code where it is installed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def _numba() -> tuple[Any, str]:
    """The module; or None, and why it cannot be used although it is there."""
    try:
        return import_module("numba"), ""
    except ImportError as error:
        return None, "" if error.name == "numba" else str(error)
    except (OSError, MemoryError) as error:
        # systems may forbid a process to write code and then to run it, or have no room for so much
        return None, str(error) or type(error).__name__


NUMBA, UNUSABLE = _numba()
"""The module, or None, and why numba is installed and cannot be used. Nothing but the speed depends on it."""
_NUMPY: Any = NUMBA and import_module("numpy")


def compiled(function: Callable[P, T]) -> Callable[P, T]:
    """The function as machine code, or as it is."""
    return function if NUMBA is None else NUMBA.njit(cache=True)(function)


def array(numbers: list[int]) -> Any:
    """Numbers as such a function takes them: 64 bits each."""
    return numbers if NUMBA is None else _NUMPY.array(numbers, dtype="int64")


def listed(numbers: Any) -> list[int]:
    """The numbers of such an array, one by one."""
    return numbers if NUMBA is None else numbers.tolist()
