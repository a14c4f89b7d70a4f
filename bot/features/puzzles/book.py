"""The puzzles that come with the bot, one file per game. A file is read when it is first needed."""

import logging
from collections.abc import Container
from functools import cache, lru_cache
from pathlib import Path

from bot.features.puzzles.balance import dealt
from bot.features.puzzles.models import Puzzle, Retired, position, read
from engine.core import AnyMatch

log = logging.getLogger(__name__)

FOLDER = Path(__file__).parent / "book"


class Book:
    """Puzzles by game and key. A retired puzzle (one that is no longer valid) is skipped, and logged once.

    Those for the puzzle of the week are not shown by `/puzzle`, and surplus ones (see `balance`) by neither of the two.
    All of them can be opened by their keys.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._read = cache(self._puzzles)
        self._dealt = cache(self._keys)
        self._position = lru_cache(32)(self._match)
        self._retired: set[str] = set()

    def games(self) -> list[str]:
        """Return the games that have puzzles."""
        return sorted(each.stem for each in self._folder.glob("*.jsonl"))

    def at(self, key: str) -> tuple[Puzzle, AnyMatch] | None:
        """Return a puzzle and the match at its question. Return None if there is no such puzzle, or if it is retired.

        The match is shared between callers, so callers must not make moves in it.
        """
        puzzle = self._read(key.partition("-")[0]).get(key)
        if puzzle is None or key in self._retired:
            return None
        try:
            return puzzle, self._position(key)
        except Retired as retired:
            self._retired.add(key)
            log.warning("%s", retired)
            return None

    def next(self, game: str, done: Container[str]) -> Puzzle | None:
        """Return the first puzzle of a game for `/puzzle` whose key is not in `done`."""
        found = (self.at(key) for key in self._dealt(game)[0] if key not in done)
        return next((each[0] for each in found if each is not None), None)

    def nth(self, game: str, number: int) -> Puzzle | None:
        """Return the weekly puzzle of a game at position `number`, counting from 0 and starting again after the last.

        If that puzzle is retired, the next one that is not retired is returned. Returns None if there is none. A game
        without weekly puzzles has those of `/puzzle`, the last one first.
        """
        daily, weekly = self._dealt(game)
        keys = weekly or daily[::-1]
        start = number % len(keys) if keys else 0
        found = (self.at(key) for key in keys[start:] + keys[:start])
        return next((each[0] for each in found if each is not None), None)

    def _keys(self, game: str) -> tuple[list[str], list[str]]:
        """Return the keys that `/puzzle` deals, and those of the weekly puzzles."""
        kept = dealt([*self._read(game).values()])
        return [each.key for each in kept if not each.weekly], [each.key for each in kept if each.weekly]

    def _match(self, key: str) -> AnyMatch:
        return position(self._read(key.partition("-")[0])[key])

    def _puzzles(self, game: str) -> dict[str, Puzzle]:
        if game not in self.games():
            return {}
        return {each.key: each for each in read((self._folder / f"{game}.jsonl").read_text("utf-8"))}
