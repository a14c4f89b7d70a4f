"""A course for newcomers as a game declares it: lessons, each one decision at a position, with its answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from engine.core.action import Action, Piece, Seat

LEARNER: Seat = 0
"""The seat from which every lesson looks."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to a lesson: a legal action, a piece, or (None) words alone, which are found by `key`."""

    key: str
    what: Action | Piece | None = None
    right: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step of a course; its words are found by `key`.

    position: makes the State that is looked at; without one `pieces` are shown with their names. after: which picture
    shows where the right answer leads, "" for none. says: variables of the words, pieces by their ids, or numbers.
    """

    key: str
    answers: tuple[Answer, ...]
    position: Callable[[], Any] | None = None
    pieces: tuple[Piece, ...] = ()
    after: Literal["", "hand", "result"] = ""
    says: Mapping[str, tuple[Piece, ...] | int] = field(default_factory=dict[str, "tuple[Piece, ...] | int"])
