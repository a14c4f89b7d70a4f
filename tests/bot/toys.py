"""Toys at the table: games that lie in `tests/` and have words of their own, played here while a module's tests run."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

import bot
from bot import words
from engine import GAMES
from engine.core import AnyGame

TESTS = Path(__file__).parents[1]


@contextmanager
def at_the_table(folder: Path, *games: AnyGame) -> Iterator[None]:
    """The games are in the list of games, and their words lie where those of the others do."""
    package = folder / "bot"
    shutil.copytree(Path(bot.__file__).parent / "locales", package / "locales")
    for game in games:
        shutil.copy(TESTS / game.key / "words.ftl", package / "locales" / "en" / f"{game.key}.ftl")
    with pytest.MonkeyPatch.context() as patch:
        for game in games:
            patch.setitem(GAMES, game.key, game)
        patch.setattr(words, "files", lambda _: package)
        for kept in ("_bundle", "_written", "_parts", "names_of"):
            patch.setattr(words, kept, cache(getattr(words, kept).__wrapped__))
        yield
