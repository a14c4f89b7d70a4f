"""What the vectors of both mahjong games share: which game one belongs to, and how expectations compare."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from tests.kinds.fuzhou import FUZHOU
from tests.kinds.jiaxing import JIAXING
from tests.kinds.kind import Kind, Vector

GAMES: Mapping[str, Mapping[str, Kind]] = {"JX": JIAXING, "FZ": FUZHOU}
"""The answers of each game by the prefix of the id and the kind of the vector."""
ABOUT = ("id", "kind", "note", "expect")


def answered(name: str, vector: Vector) -> dict[str, Any]:
    """What the engine answers, cut to what is expected: an item that it does not know is told as missing.

    Raises LookupError for a game that has no such vectors, and ValueError for a field that says nothing to the game.
    """
    game = vector["id"][:2]
    if name not in GAMES.get(game, {}):
        raise LookupError(f"there are no vectors {game} of the kind {name}")
    kind = GAMES[game][name]
    if unknown := vector.keys() - {*ABOUT, *kind.inputs}:
        raise ValueError(f"nothing of that name: {', '.join(sorted(unknown))}")
    if not vector["expect"]:
        raise ValueError("nothing is expected")
    return {"expect": like(vector["expect"], kind.run(vector))}


def like(expected: Any, found: dict[str, Any]) -> Any:
    """Of the values found those that are expected."""
    return {key: found.get(key, "nothing of that name") for key in expected}


def fields(name: str) -> tuple[str, ...]:
    """What vectors of that kind may say in one game or the other."""
    return tuple({field for game in GAMES.values() if name in game for field in game[name].inputs})


MAHJONG = {name: Kind(partial(answered, name), fields(name)) for name in ("hand", "priority", "session", "story")}
