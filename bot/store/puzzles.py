"""The interface to puzzles: users' answers, each server's puzzle of the week, and puzzles from users' matches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class PuzzleTally:
    """The number of people who answered a puzzle (`people`), and of those with the best answer (`found`)."""

    people: int = 0
    found: int = 0


@dataclass(frozen=True, slots=True)
class PuzzleWeek:
    """The puzzle of a week on a server.

    `week`: the Monday on which it begins, as 20261123. `sending`: the message was about to be sent. `asked_at`: when
    the message was sent. `told`: the answer was announced, or is no longer wanted.
    """

    week: int
    puzzle: str
    sending: bool = False
    asked_at: int | None = None
    told: bool = False


class Puzzles(Protocol):
    """Puzzles and their answers. All methods raise StoreError. Times are unix milliseconds."""

    async def answers(self, user: int) -> dict[str, str]:
        """Return the user's answers, by puzzle."""
        ...

    async def answer(self, puzzle: str, user: int, action: str, found: bool, at: int) -> str:
        """Save the user's answer to a puzzle, unless there already is one. Return the saved answer."""
        ...

    async def get_tally(self, puzzle: str) -> PuzzleTally:
        """Return how many people answered a puzzle, and how many of them answered it well."""
        ...

    # the puzzle of the week

    async def wanting(self) -> list[int]:
        """Return the servers that have chosen a channel for the puzzle of the week."""
        ...

    async def get_week(self, guild: int) -> PuzzleWeek | None:
        """Return the latest puzzle of the week of a server, or None."""
        ...

    async def claim(self, guild: int, week: int, puzzle: str, lasts_ms: int) -> PuzzleWeek | None:
        """Claim a server for `lasts_ms`, by the clock of the database.

        Return its latest puzzle of the week, or None.

        None means that another process has claimed the server. With the claim, this process may post `puzzle` for this
        week, or announce the answer of the returned puzzle.

        A claim that ends later than a new one would is left from before the clock was set back. It is ignored.
        """
        ...

    async def note(self, guild: int, week: PuzzleWeek) -> None:
        """Save the progress of a server's puzzle of the week, and release the claim of this process on the server."""
        ...

    # puzzles from matches whose players all agree

    async def next_match(self, until: int) -> int | None:
        """Return the latest match to search for puzzles, or None if there is none.

        The match ended by `until` and has not been searched. All its players agree to puzzles from their matches.
        """
        ...

    async def keep_played(self, table: int, puzzles: Mapping[str, str]) -> None:
        """Save the puzzles found in a match. `puzzles`: the text of each puzzle, by key.

        Nothing is saved if a player has withdrawn consent, or if another process has already searched the match.
        """
        ...

    async def played(self, guild: int, user: int) -> dict[str, int]:
        """Return the puzzles from matches on a server, the latest first, each with the channel of the match.

        Matches of the user are left out.
        """
        ...

    async def played_one(self, puzzle: str, guild: int, user: int) -> tuple[int, str] | None:
        """Return the channel and the text of one of the puzzles that `played` returns.

        Return None if there is no such puzzle.
        """
        ...

    async def withdraw(self) -> None:
        """Delete the puzzles from matches of players who have withdrawn their consent."""
        ...
