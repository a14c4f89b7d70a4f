"""Questions: the seats that are asked, the kind of question, and its public part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Self

from engine.core.action import TABLE, Action, Piece, Seat

Pending = Mapping[Seat, tuple[Action, ...]]
"""The legal actions of each seat that is asked. The first one is the safe default."""


class Ask(StrEnum):
    """The kind of a question. It decides which seats may know about it and how long players have to answer."""

    TURN = "turn"
    """A move of one seat, or a decision within its turn. All players see which seat is asked."""
    WINDOW = "window"
    """A claim window. Nobody sees which seats can claim the piece."""
    CHOICE = "choice"
    """A decision of some seats about another seat's move.

    All see which seats may decide, but not which ones have to.
    """
    TOGETHER = "together"
    """A simultaneous choice of several seats.

    All see which seats are asked. Answers stay hidden until all are given.
    """
    PAUSE = "pause"
    """The pause before a hand. Every seat is asked whether to go on."""
    OVER = "over"
    """The end of the match. No seat is asked."""

    @property
    def clocked(self) -> bool:
        """Return whether the table's clock runs for this kind of question.

        It runs if all seats see which seats have to answer. A player whose time runs out has missed the question.
        """
        return self in (Ask.TURN, Ask.TOGETHER, Ask.PAUSE)


@dataclass(frozen=True, slots=True)
class PublicQuestion:
    """The public part of the open question. It depends only on public fields.

    `public`: the seats that are known to be asked. `about`: the pieces that the question is about. `by`: the seat that
    these pieces came from. `topic`: the subject as a word of the game, e.g. `discard` or `claim`; the question's
    sentence is found by it. `loose`: the pieces belong to no seat, and `by` is only the seat in whose turn they may be
    claimed.
    """

    ask: Ask
    public: frozenset[Seat] = frozenset()
    about: tuple[Piece, ...] = ()
    by: Seat | None = None
    topic: str = ""
    loose: bool = False

    def __str__(self) -> str:
        """Return e.g. `turn of seat 1: take 09K2`, `window: claim m5 from seat 2` or `over`."""
        of = ", ".join(f"seat {seat}" for seat in sorted(self.public))
        giver = "" if self.by is None else f"from seat {self.by}"
        what = " ".join(filter(None, (self.topic, *self.about, giver)))
        return (f"{self.ask} of {of}" if of else str(self.ask)) + (f": {what}" if what else "")

    def heard(self, seat: Seat | None) -> Self:
        """Return the question as `seat` sees it after its answer was recorded: that seat is no longer asked."""
        return self if self.ask is Ask.TURN else replace(self, public=self.public - {seat})


NOBODY = PublicQuestion(Ask.OVER)


@dataclass(frozen=True, slots=True)
class Question(PublicQuestion):
    """The open question with its secret parts.

    `number` rises only with events of the match, so that an answer that settles nothing remains unseen. `legal`: the
    legal actions of each seat that is asked. `own`: for some seats, a topic that differs from the public one. Each seat
    may know only its own part of `legal` and `own`.
    """

    number: int = 0
    legal: Pending = field(default_factory=dict[Seat, tuple[Action, ...]])
    own: Mapping[Seat, str] = field(default_factory=dict[Seat, str])

    @property
    def asked(self) -> frozenset[Seat]:
        """The seats that have to answer, without `TABLE`. This is secret."""
        return frozenset(self.legal) - {TABLE}

    @property
    def goes_on(self) -> bool:
        """Return whether `go_on` of the table is legal, as in a claim window before its pause is over."""
        return TABLE in self.legal

    def topic_for(self, seat: Seat | None) -> str:
        """Return the topic for that seat, which no other seat may know. A spectator (None) gets the public topic."""
        return self.topic if seat is None else self.own.get(seat, self.topic)
