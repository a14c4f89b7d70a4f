"""A fingerprint of all that decides how a game is played: another one may play the same moves otherwise."""

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
    """Sixteen letters of the hash over the files of the engine, and over those of the package that brings the game."""
    made_by = sys.modules[GAMES[game].rules.__module__]
    digest = hashlib.sha256()
    for root in sorted({_folder(engine.__file__), _folder(made_by.__file__)}):
        for path in sorted(root.rglob("*")):
            if path.suffix in KINDS and path.is_file():
                digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _folder(file: str | None) -> Path:
    return Path(file or ".").resolve().parent
