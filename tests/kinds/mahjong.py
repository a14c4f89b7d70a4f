"""What the vectors of both mahjong games share: which game one belongs to, and how expectations compare."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from tests.kinds.jiaxing import JIAXING
from tests.kinds.kind import Kind, Vector

GAMES: Mapping[str, Mapping[str, Callable[[Vector], Any]]] = {"JX": JIAXING}
"""The answers of each game by the prefix of the id and the kind of the vector."""
INPUTS = {
    "hand": (
        *("wild", "melds", "hand", "tile", "src", "from", "seat", "dealer", "round"),
        *("ctx", "huang", "edges", "gave_up", "set"),
    ),
    "session": ("hands", "set"),
}


def answered(name: str, vector: Vector) -> dict[str, Any]:
    """What the engine answers, cut to what is expected: an item that it does not know is told as missing."""
    game = vector["id"][:2]
    if game not in GAMES:
        raise LookupError(f"there are no vectors {game} of the kind {name}")
    if not vector["expect"]:
        raise ValueError("nothing is expected")
    return {"expect": like(vector["expect"], GAMES[game][name](vector))}


def like(expected: Any, found: dict[str, Any]) -> Any:
    """Of the values found those that are expected."""
    return {key: found.get(key, "nothing of that name") for key in expected}


MAHJONG = {name: Kind(partial(answered, name), inputs) for name, inputs in INPUTS.items()}
