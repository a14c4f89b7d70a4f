"""Questions: whom a table asks, what kind of thing, and what everybody may know of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from engine.core.action import Action, Piece, Seat

Pending = Mapping[Seat, tuple[Action, ...]]
"""Who is asked, with the legal actions of each; the first is the safe default."""


class Ask(StrEnum):
    """The kind of a question, which settles who may know of it and how long there is to answer."""

    TURN = "turn"
    """One seat is to move, and everybody sees which: a turn, and what its player decides on the way."""
    WINDOW = "window"
    """Several seats may claim a piece; nobody sees which of them can."""
    CHOICE = "choice"
    """Some seats may decide about somebody else's move; everybody sees who may, nobody who has to."""
    PAUSE = "pause"
    """Everybody is asked before a hand whether to go on."""
    OVER = "over"
    """The match has ended: nobody is asked."""


@dataclass(frozen=True, slots=True)
class Question:
    """The open question. Everybody may know all of it but `legal`, and it is worked out from what everybody sees.

    public: the seats of whom everybody may know that they are asked. about: the pieces it is about, `by`: whose they
    were. number: rises with every event of a match, so that an answer only heard shows nowhere. legal: what each seat
    that is asked may do, which stays a secret of that seat.
    """

    ask: Ask
    public: frozenset[Seat] = frozenset()
    about: tuple[Piece, ...] = ()
    by: Seat | None = None
    number: int = 0
    legal: Pending = field(default_factory=dict[Seat, tuple[Action, ...]])
