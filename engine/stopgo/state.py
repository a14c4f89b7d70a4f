"""The State of a Stop-Go match: the cards, whose turn it is and how, and all that was settled so far."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from engine.core import Piece, Result, Seat
from engine.hanafuda.board import Board, Cards
from engine.hanafuda.turn import Phase, Trail
from engine.stopgo.rules import Rules

Reason = Literal["stop", "instant", "nobody", "dealer_right", "both_instant"]


class Verb(StrEnum):
    READY = "ready"
    FINISH = "finish"
    PLAY = "play"
    TAKE = "take"
    STOP = "stop"
    GO = "go"
    RESIGN = "resign"


class Tell(StrEnum):
    """The kinds of events."""

    DREW = "drew"
    DEALER = "dealer"
    MONTH = "month"
    VOID = "void"
    DEALT = "dealt"
    BEGAN = "began"
    PLAYED = "played"
    TURNED = "turned"
    CAPTURED = "captured"
    YAKU = "yaku"
    GO = "go"
    STOP = "stop"
    LUCK = "luck"
    NOBODY = "nobody"
    PAID = "paid"
    SCORED = "scored"
    FINISHED = "finished"
    RESIGNED = "resigned"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Settled:
    """A round that is over; all of it is public. `rows`: what the winner scored for, open yaku first.

    `luck`: by seat, the cards of a hand yaku that counted and was opened.
    """

    round: int
    dealer: Seat
    reason: Reason
    winner: Seat | None
    rows: tuple[tuple[str, int], ...]
    points: int
    scores: tuple[int, ...]
    payments: tuple[tuple[Seat, Seat, int], ...]
    next_dealer: Seat
    turns: int
    month: int
    taken: tuple[Cards, ...]
    luck: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class State:
    """`played`: by seat, the cards it has played from its hand in this round (public; with the hand they are what it
    was dealt); `risen`: its open points at the end of its last turn (GO-25); `called`: how often it said Go."""

    rules: Rules
    seed: bytes
    round: int
    dealer: Seat
    board: Board
    phase: Phase
    mover: Seat
    month: int
    called: tuple[int, ...]
    risen: tuple[int, ...]
    played: tuple[Cards, ...]
    answers: tuple[str | None, ...]
    turns: int = 0
    trail: Trail = ()
    history: tuple[tuple[int, ...], ...] = ()
    last: Settled | None = None
    result: Result | None = None

    @property
    def seats(self) -> range:
        return range(len(self.board.hands))

    @property
    def held(self) -> Piece | None:
        return self.board.held

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of the match so far, by seat."""
        return tuple(sum(points[seat] for points in self.history) for seat in self.seats)

    def dealt_to(self, seat: Seat) -> Cards:
        """The hand as it was dealt."""
        return (*self.board.hands[seat], *self.played[seat])
