"""Puzzles from played matches: one decision, its best answer, and what each would have brought."""

from __future__ import annotations

from bot.desk.feature import Feature
from bot.desk.house import House
from bot.features.puzzle.commands import Puzzled
from bot.features.puzzle.presses import PuzzlePresses
from bot.puzzles.book import Book


def feature(house: House) -> Feature:
    puzzles = PuzzlePresses(house.desk, house.keeper, Book())
    return Feature(commands=[Puzzled(house.desk, puzzles)], presses=puzzles.presses)
