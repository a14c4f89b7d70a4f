"""What people answered to puzzles, and which puzzle a server has this week."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Told:
    """How many people answered a puzzle, and how many of them found the best."""

    people: int = 0
    found: int = 0


class Puzzles(Protocol):
    """All raise StoreError. Times are unix milliseconds."""

    async def answers(self, user: int) -> dict[str, str]:
        """What somebody answered, by puzzle."""
        ...

    async def answer(self, puzzle: str, user: int, action: str, found: bool, at: int) -> str:
        """Keep somebody's first answer. Returns the one that is kept: a later one changes nothing."""
        ...

    async def told(self, puzzle: str) -> Told:
        """What all people together made of a puzzle."""
        ...
