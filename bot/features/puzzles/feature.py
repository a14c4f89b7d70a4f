"""Puzzles from played matches: one decision, its best answer, and what each answer is worth."""

from bot.features.puzzles.book import Book
from bot.features.puzzles.handlers import PuzzleHandlers
from bot.features.puzzles.looking import PuzzleSearch
from bot.features.puzzles.played import PlayedPuzzles
from bot.features.puzzles.weekly import WeeklyPuzzles
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.tables.periodic import Periodic

LOOK_PAUSE_S = 60.0
"""Seconds between two checks whether a puzzle of the week is due."""
MATCHES_PAUSE_S = 1800.0
"""Seconds between two searches for puzzles. Each searches one match."""


def feature(services: Services) -> Feature:
    book = Book()
    puzzles = PuzzleHandlers(services, book, PlayedPuzzles(services.store))
    chores = [
        Periodic(services.clock, "puzzles", LOOK_PAUSE_S, WeeklyPuzzles(services, book).run_once),
        Periodic(services.clock, "played puzzles", MATCHES_PAUSE_S, PuzzleSearch(services.registry).run_once),
    ]
    return Feature(commands=[puzzles], handlers=[puzzles], chores=chores)
