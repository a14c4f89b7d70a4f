"""What people answered to puzzles, and which puzzle a server has this week."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Told:
    """How many people answered a puzzle, and how many of them found the best."""

    people: int = 0
    found: int = 0


@dataclass(frozen=True, slots=True)
class Week:
    """The puzzle of a week on a server. week: its Monday (20261123); sending: the message was about to be sent;
    asked_at: when it was there; told: its answer was told, or is not wanted any more."""

    week: int
    puzzle: str
    sending: bool = False
    asked_at: int | None = None
    told: bool = False


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

    # the puzzle of the week

    async def wanting(self) -> list[int]:
        """The servers that name a channel for it."""
        ...

    async def of_week(self, guild: int) -> Week | None:
        """The latest that a server had; None: none yet."""
        ...

    async def claim(self, guild: int, week: int, puzzle: str, now: int, until: int) -> Week | None:
        """Have a server to oneself until then, to ask that puzzle in that week, or to tell the answer of the one that
        was asked: whichever is there. None where another process has it. A claim that reaches further than one made
        now is of a clock that was set back, and counts no more."""
        ...

    async def note(self, guild: int, week: Week) -> None:
        """Keep how far it is, and let others have the server."""
        ...
