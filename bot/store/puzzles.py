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
        """Return the user's answer to each puzzle, by puzzle."""
        ...

    async def answer(self, puzzle: str, user: int, action: str, found: bool, at: int) -> str:
        """Save the user's answer unless there already is one. Return the saved answer."""
        ...

    async def get_tally(self, puzzle: str) -> PuzzleTally:
        """Return how many people answered a puzzle, and how many of them well."""
        ...

    # the puzzle of the week

    async def wanting(self) -> list[int]:
        """Return the servers that have chosen a channel for the puzzle of the week."""
        ...

    async def of_week(self, guild: int) -> PuzzleWeek | None:
        """Return the latest puzzle of the week of a server, or None."""
        ...

    async def claim(self, guild: int, week: int, puzzle: str, lasts_ms: int) -> PuzzleWeek | None:
        """Claim a server for `lasts_ms`, by the clock of the database. Return its puzzle of the week, or None.

        None means that another process has the server. With the claim, this process may ask `puzzle` in this week, or
        announce the answer of the returned puzzle. A claim that ends later than a new one would was made before the
        clock was set back. Such a claim is ignored.
        """
        ...

    async def note(self, guild: int, week: PuzzleWeek) -> None:
        """Save the progress of the puzzle of the week, and end the claim of this process on the server."""
        ...

    # puzzles from matches whose players all agree

    async def next_match(self, until: int) -> int | None:
        """Return the latest match to search for puzzles, or None if there is none.

        The match ended by `until` and has not been searched. All its players agree to puzzles from their matches.
        """
        ...

    async def keep_played(self, table: int, puzzles: Mapping[str, str]) -> None:
        """Save the puzzles found in a match. `puzzles`: each puzzle as a line, by key.

        Nothing is saved if a player no longer agrees, or if another process has already searched the match.
        """
        ...

    async def played(self, guild: int, user: int) -> dict[str, int]:
        """Return the channel of each puzzle from matches on a server, by puzzle, the latest first.

        Matches that the user played in are left out.
        """
        ...

    async def played_one(self, puzzle: str, guild: int, user: int) -> tuple[int, str] | None:
        """Return the channel and the line of one of the puzzles of `played`, or None."""
        ...

    async def withdraw(self) -> None:
        """Delete the puzzles from matches in which a player no longer agrees."""
        ...
