"""Puzzles from played matches: one decision, its best answer, and what each would have brought."""

from __future__ import annotations

from bot.features.puzzles.book import Book
from bot.features.puzzles.cog import PuzzleCog
from bot.features.puzzles.handlers import PuzzleHandlers
from bot.features.puzzles.looking import PuzzleSearch
from bot.features.puzzles.played import PlayedPuzzles
from bot.features.puzzles.weekly import WeeklyPuzzles
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.tables.periodic import Periodic

LOOK_PAUSE_S = 60.0
"""Between two looks whether a puzzle is to be asked or told somewhere."""
MATCHES_PAUSE_S = 1800.0
"""Between two matches in which puzzles are looked for."""


def feature(house: Services) -> Feature:
    book = Book()
    puzzles = PuzzleHandlers(house.desk, house.keeper, book, PlayedPuzzles(house.keeper))
    weekly = WeeklyPuzzles(house.keeper, house.desk.settings, house.readers, book, house.crier)
    chores = [
        Periodic(house.clock, "puzzles", LOOK_PAUSE_S, weekly.look),
        Periodic(house.clock, "played puzzles", MATCHES_PAUSE_S, PuzzleSearch(house.keeper).look),
    ]
    return Feature(commands=[PuzzleCog(house.desk, puzzles)], presses=puzzles.presses, chores=chores)
