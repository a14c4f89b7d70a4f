"""A match of shells: what is declared of it, what everybody sees, the State, and what one seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.core import (
    FINISH,
    LOOKS,
    READY,
    RESIGN,
    Ask,
    Look,
    Pattern,
    Piece,
    PublicQuestion,
    Result,
    Seat,
    Sign,
    Term,
    number,
)
from engine.core import Rules as CoreRules

SHELLS = tuple(f"k{worth}" for worth in range(1, 10))
"""Pieces, the lowest first; no other deck has such codes."""
HAND = 4

Pieces = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Rules(CoreRules):
    """House rules. `rounds`: how often the shells are dealt."""

    rounds: int = number(2, 1, 6)


PRESETS = {"standard": Rules(), "short": Rules(rounds=1)}
VERBS = {verb.verb: LOOKS[verb.verb] for verb in (READY, FINISH, RESIGN)} | {"lay": Look()}
SIGNS = (Sign("round", "table"), Sign("dealer", "seat", told=True), Sign("place", "seat", told=True))
TERMS = (Term("base", "sum"), Term("score", "score"))


class Tell(StrEnum):
    """The kinds of events."""

    DEALT = "dealt"
    BEGAN = "began"
    LAID = "laid"
    TOOK = "took"
    WON = "won"
    DRAW = "draw"
    SCORED = "scored"
    FINISHED = "finished"
    RESIGNED = "resigned"
    OVER = "over"


@dataclass(frozen=True, kw_only=True)
class Open:
    """The public state. laid: by seat, its shell in the open trick, "" before. taken: by seat, the shells of its
    tricks. history: the tricks of each settled round, by seat."""

    rules: Rules
    round: int
    dealer: Seat
    mover: Seat
    playing: bool
    laid: Pieces
    taken: tuple[Pieces, ...]
    counts: tuple[int, ...]
    history: tuple[tuple[int, ...], ...] = ()
    result: Result | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the points of the match so far, by seat."""
        return tuple(sum(points[seat] for points in self.history) for seat in (0, 1))

    def asks(self) -> PublicQuestion:
        """Return the open question as everybody may know it."""
        if self.result is not None:
            return PublicQuestion(Ask.OVER)
        if not self.playing:
            return PublicQuestion(Ask.PAUSE, frozenset((0, 1)), topic="ready")
        return PublicQuestion(Ask.TURN, frozenset({self.mover}), topic="lay")


@dataclass(frozen=True, kw_only=True)
class State(Open):
    """A match as it is. aside: the shell that nobody has. answers: what the seats have said before the round."""

    seed: bytes
    hands: tuple[Pieces, ...]
    aside: Piece
    answers: tuple[str, ...] = ("", "")


@dataclass(frozen=True, kw_only=True)
class View(Open):
    """A match as `viewer` (None: a spectator) knows it: their own hand and answer beside what everybody sees."""

    viewer: Seat | None
    hand: Pieces
    answer: str


def sheet(_rules: Rules) -> tuple[Pattern, ...]:
    """Return the scoring patterns. A trick is a point, and the highest shell takes one wherever it is laid."""
    return (Pattern("trick", 1, SHELLS[-1:]),)
