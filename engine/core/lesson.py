"""A game's course for newcomers. Each lesson is one decision at a position, with its possible answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from engine.core.action import Action, Piece, Seat

LEARNER: Seat = 0
"""The seat of the learner in every lesson."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to a lesson: a legal action or a piece. None means that the answer is only words, found by `key`."""

    key: str
    what: Action | Piece | None = None
    right: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step of a course. Its words are found by `key`.

    `position` builds the State to show. Without a position, `pieces` are shown with their names. `after` names the
    picture of the position after the right answer, "" for none. `says` holds variables of the words: pieces by their
    codes, or numbers.
    """

    key: str
    answers: tuple[Answer, ...]
    position: Callable[[], Any] | None = None
    pieces: tuple[Piece, ...] = ()
    after: Literal["", "hand", "result"] = ""
    says: Mapping[str, tuple[Piece, ...] | int] = field(default_factory=dict[str, "tuple[Piece, ...] | int"])
