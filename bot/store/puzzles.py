"""The interface to puzzles: answers, the puzzle of the week of each server, and puzzles from users' matches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class PuzzleTally:
    """The number of people who answered a puzzle, and of those who found the best answer."""

    people: int = 0
    found: int = 0


@dataclass(frozen=True, slots=True)
class PuzzleWeek:
    """The puzzle of a week on a server.

    `week`: its Monday (20261123). `sending`: the message was about to be sent. `asked_at`: when the message was sent.
    `told`: its answer was announced, or is no longer wanted.
    """

    week: int
    puzzle: str
    sending: bool = False
    asked_at: int | None = None
    told: bool = False


class Puzzles(Protocol):
    """Puzzles and their answers. All methods raise StoreError. Times are unix milliseconds."""

    async def answers(self, user: int) -> dict[str, str]:
        """Return the user's answers by puzzle."""
        ...

    async def answer(self, puzzle: str, user: int, action: str, found: bool, at: int) -> str:
        """Save the user's first answer, and return the saved one. A later answer changes nothing."""
        ...

    async def told(self, puzzle: str) -> PuzzleTally:
        """Return how everyone together did on a puzzle."""
        ...

    # the puzzle of the week

    async def wanting(self) -> list[int]:
        """Return the servers that have chosen a channel for it."""
        ...

    async def of_week(self, guild: int) -> PuzzleWeek | None:
        """Return the latest puzzle of the week of a server, or None."""
        ...

    async def claim(self, guild: int, week: int, puzzle: str, lasts_ms: int) -> PuzzleWeek | None:
        """Claim a server for `lasts_ms`, by the clock of the database. Return None if another process has it.

        The claim allows to ask this puzzle in this week, or to announce the answer of the returned one. A claim that
        ends later than one made now comes from a clock that was set back, and is ignored.
        """
        ...

    async def note(self, guild: int, week: PuzzleWeek) -> None:
        """Save the progress and release the server."""
        ...

    # from matches of which all players agree

    async def next_match(self, until: int) -> int | None:
        """Return the latest match, finished by `until`, in which no puzzles have been looked for yet.

        All of its players agree to that. Return None if there is none.
        """
        ...

    async def keep_played(self, table: int, puzzles: Mapping[str, str]) -> None:
        """Save the puzzles found in a match, as lines by key.

        Nothing is saved if a player no longer agrees, or if another process has handled the match.
        """
        ...

    async def played(self, guild: int, user: int) -> dict[str, int]:
        """Return the puzzles from matches on a server with their channels, the latest first.

        Matches that the user played in are left out.
        """
        ...

    async def played_one(self, puzzle: str, guild: int, user: int) -> tuple[int, str] | None:
        """Return the channel and the line of one of those, or None."""
        ...

    async def withdraw(self) -> None:
        """Delete the puzzles from matches with a player who no longer agrees."""
        ...
