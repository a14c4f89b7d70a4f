"""What a kind of vector is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Vector = Mapping[str, Any]


@dataclass(frozen=True)
class Kind:
    """`run` answers a vector with named values; every field beside `inputs` is expected to be equal to one of them."""

    run: Callable[[Vector], dict[str, Any]]
    inputs: tuple[str, ...]
