"""The kinds of test vectors: what the engine answers to each, under the names of the expected fields."""

from tests.kinds.hanafuda import HANAFUDA
from tests.kinds.kind import Kind, Vector

KINDS: dict[str, Kind] = {**HANAFUDA}

__all__ = ["KINDS", "Kind", "Vector"]
