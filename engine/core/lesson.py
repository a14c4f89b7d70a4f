"""A course for newcomers as a game declares it: lessons, each one decision at a position of the game, with its answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from engine.core.action import Action, Piece, Seat

LEARNER: Seat = 0
"""The seat from which every lesson looks."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to a lesson: an action that is legal there, a piece, or (None) words alone. `key` names it in words."""

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
