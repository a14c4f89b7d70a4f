"""The decorator `compiled` for functions over ints, lists and tuples.

If numba is installed, it turns these functions into machine code.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from typing import Any, ParamSpec, TypeVar
from zlib import crc32

P = ParamSpec("P")
T = TypeVar("T")


def _numba() -> tuple[Any, str]:
    """Return the module numba. If it can't be used, return None and the reason, "" if it is not installed."""
    try:
        return import_module("numba"), ""
    except ImportError as error:
        return None, "" if error.name == "numba" else str(error)
    except (OSError, MemoryError) as error:
        # a system may forbid a process to run code that it has written, or may lack the memory
        return None, str(error) or type(error).__name__


NUMBA, UNUSABLE = _numba()
"""The module numba or None, and the reason why an installed numba can't be used. Only speed depends on it."""
_NUMPY: Any = NUMBA and import_module("numpy")


def _stamp() -> int:
    """Return a number that changes with the code of the engine."""
    found, folders = 0, [files("engine")]
    while folders:
        for entry in sorted(folders.pop().iterdir(), key=lambda entry: entry.name):
            if entry.is_dir():
                folders.append(entry)
            elif entry.name.endswith(".py"):
                found = crc32(entry.read_bytes(), found)
    return found


STAMP = NUMBA and _stamp()


def compiled(function: Callable[P, T], inline: bool = False) -> Callable[P, T]:
    """Compile a function to machine code. Without numba, return it unchanged.

    The function must not create arrays. Then machine code counts no references to arrays, which saves up to half of the
    time.
    """
    if NUMBA is None:
        return function
    found = NUMBA.njit(cache=True, _nrt=False, forceinline=inline)(function)
    # numba itself would only ask whether the function's own file has changed
    found._cache._cache_file._source_stamp = STAMP
    template, unliteral = found.get_call_template, NUMBA.types.unliteral

    def variable(kinds: Sequence[Any], named: Mapping[str, Any]) -> Any:
        """Replace the types of constants. Otherwise the function would be compiled once more for each constant."""
        return template([*map(unliteral, kinds)], {name: unliteral(kind) for name, kind in named.items()})

    found.get_call_template = variable
    return found


def inlined(function: Callable[P, T]) -> Callable[P, T]:
    """Return the function as machine code that is copied to each place that calls it.

    A call also copies the description of each array. For a small function, that takes longer than the function.
    """
    return compiled(function, inline=True)


def array(numbers: list[Any] | bytearray, kind: str = "int64") -> Any:
    """Return the numbers in the form that compiled functions take. `kind`: their type in machine code."""
    return numbers if NUMBA is None else _NUMPY.array(numbers, dtype=kind)


def zeros(count: int, kind: str = "int64") -> Any:
    """Return so many zeros as an `array`."""
    return [0] * count if NUMBA is None else _NUMPY.zeros(count, dtype=kind)


def listed(numbers: Any) -> list[int]:
    """Return the numbers of an `array` as a list."""
    return numbers if NUMBA is None else numbers.tolist()
