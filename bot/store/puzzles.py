"""What people answered to puzzles, which puzzle a server has this week, and those from matches of people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class PuzzleTally:
    """How many people answered a puzzle, and how many of them found the best."""

    people: int = 0
    found: int = 0


@dataclass(frozen=True, slots=True)
class PuzzleWeek:
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

    async def told(self, puzzle: str) -> PuzzleTally:
        """What all people together made of a puzzle."""
        ...

    # the puzzle of the week

    async def wanting(self) -> list[int]:
        """The servers that name a channel for it."""
        ...

    async def of_week(self, guild: int) -> PuzzleWeek | None:
        """The latest that a server had; None: none yet."""
        ...

    async def claim(self, guild: int, week: int, puzzle: str, lasts_ms: int) -> PuzzleWeek | None:
        """Have a server to oneself for so long, by the clock of the database, to ask that puzzle in that week, or to
        tell the answer of the one that was asked: whichever is there. None where another process has it. A claim that
        reaches further than one made now is of a clock that was set back, and counts no more."""
        ...

    async def note(self, guild: int, week: PuzzleWeek) -> None:
        """Keep how far it is, and let others have the server."""
        ...

    # from matches of people, every one of whom agrees to that

    async def next_match(self, until: int) -> int | None:
        """The latest finished match, over by then, in which nobody has looked for puzzles yet, and every person of
        which agrees; None: there is none."""
        ...

    async def keep_played(self, table: int, puzzles: Mapping[str, str]) -> None:
        """Keep what was found in a match, lines by key; nothing, where somebody agrees no more, or others have looked
        at it meanwhile."""
        ...

    async def played(self, guild: int, user: int) -> dict[str, int]:
        """The puzzles from matches on a server, with the channel of each, the latest first; none that somebody who is
        asked for them played in."""
        ...

    async def played_one(self, puzzle: str, guild: int, user: int) -> tuple[int, str] | None:
        """The channel and the line of one of those; None: there is none."""
        ...

    async def withdraw(self) -> None:
        """Delete those of whose match somebody agrees no more, with all answers to them."""
        ...
