"""Questions: whom a table asks, what kind of thing, and what everybody may know of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Self

from engine.core.action import TABLE, Action, Piece, Seat

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
    TOGETHER = "together"
    """Several seats choose at once; everybody sees which, and nothing of any answer until all have answered."""
    PAUSE = "pause"
    """Everybody is asked before a hand whether to go on."""
    OVER = "over"
    """The match has ended: nobody is asked."""

    @property
    def clocked(self) -> bool:
        """Whether the clock of the table runs for it, and who lets it run out has missed it: everybody sees who has to
        answer."""
        return self in (Ask.TURN, Ask.TOGETHER, Ask.PAUSE)


@dataclass(frozen=True, slots=True)
class PublicQuestion:
    """What everybody may know of the open question; it is worked out from what everybody sees.

    public: the seats of whom everybody may know that they are asked. about: the pieces it is about, `by`: whose they
    were. topic: what it is about in a word of the game, by which its sentence is found: `discard`, `claim`. loose: the
    pieces are nobody's, and `by` says only in whose turn they may be had.
    """

    ask: Ask
    public: frozenset[Seat] = frozenset()
    about: tuple[Piece, ...] = ()
    by: Seat | None = None
    topic: str = ""
    loose: bool = False

    def __str__(self) -> str:
        """`turn of seat 1: take 09K2`, `window: claim m5 from seat 2`, `over`."""
        of = ", ".join(f"seat {seat}" for seat in sorted(self.public))
        giver = "" if self.by is None else f"from seat {self.by}"
        what = " ".join(filter(None, (self.topic, *self.about, giver)))
        return (f"{self.ask} of {of}" if of else str(self.ask)) + (f": {what}" if what else "")

    def heard(self, seat: Seat | None) -> Self:
        """The question as `seat` sees it once its answer was heard: it is not asked any more."""
        return self if self.ask is Ask.TURN else replace(self, public=self.public - {seat})


NOBODY = PublicQuestion(Ask.OVER)


@dataclass(frozen=True, slots=True)
class Question(PublicQuestion):
    """The open question with what is secret in it.

    number: rises with every event of a match, so that an answer only heard shows nowhere. legal: what each seat that is
    asked may do; own: by seat, the topic where it is another than everybody believes. Both are secrets of that seat.
    """

    number: int = 0
    legal: Pending = field(default_factory=dict[Seat, tuple[Action, ...]])
    own: Mapping[Seat, str] = field(default_factory=dict[Seat, str])

    @property
    def asked(self) -> frozenset[Seat]:
        """The seats that have to answer, a secret; without the table."""
        return frozenset(self.legal) - {TABLE}

    @property
    def goes_on(self) -> bool:
        """Whether the table itself may go on, as in a claim window before its pause is over."""
        return TABLE in self.legal

    def topic_for(self, seat: Seat | None) -> str:
        """What that seat is asked about, as it may know it alone; for a spectator the public topic."""
        return self.topic if seat is None else self.own.get(seat, self.topic)
