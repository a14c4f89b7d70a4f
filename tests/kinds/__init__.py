"""The kinds of test vectors: what the engine answers to each, under the names of the expected fields."""

from tests.kinds.hanaawase import HANAAWASE
from tests.kinds.hanafuda import HANAFUDA
from tests.kinds.kind import Kind, Vector
from tests.kinds.koikoi import KOIKOI
from tests.kinds.mahjong import MAHJONG
from tests.kinds.stopgo import STOPGO

KINDS: dict[str, Kind] = {**HANAFUDA, **KOIKOI, **STOPGO, **HANAAWASE, **MAHJONG}

__all__ = ["KINDS", "Kind", "Vector"]
