"""The data of puzzles: users' answers, and each server's puzzle of the week."""

from dataclasses import dataclass


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
