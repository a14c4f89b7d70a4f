"""A fingerprint of all code and data that decide how a game is played.

If the fingerprint changes, the same moves may lead to a different match.
"""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path

import engine
from bot.games import GAMES

KINDS = (".py", ".weights", ".json", ".bin", ".npz", ".gz")


@cache
def fingerprint(game: str) -> str:
    """Return 16 hex digits of the hash over all files of the engine and of the game's package.

    `engine/testing` is left out, because it doesn't affect how games are played.
    """
    made_by = sys.modules[GAMES[game].rules.__module__]
    digest, ours = hashlib.sha256(), _folder(engine.__file__)
    for root in sorted({ours, _folder(made_by.__file__)}):
        for path in sorted(root.rglob("*")):
            if path.suffix in KINDS and path.is_file() and ours / "testing" not in path.parents:
                digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _folder(file: str | None) -> Path:
    return Path(file or ".").resolve().parent
