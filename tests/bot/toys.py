"""Toys at the table: games that lie in `tests/` and have words of their own, played here while a module's tests run."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine import GAMES
from engine.core import AnyGame
from tests.bot.languages.speaking import speaking

TESTS = Path(__file__).parents[1]


@contextmanager
def at_the_table(folder: Path, *games: AnyGame) -> Iterator[None]:
    """The games are in the list of games, and their words lie where those of the others do."""
    said = {f"en/{game.key}.ftl": (TESTS / game.key / "words.ftl").read_text("utf-8") for game in games}
    with pytest.MonkeyPatch.context() as patch, speaking(folder, said):
        for game in games:
            patch.setitem(GAMES, game.key, game)
        yield
