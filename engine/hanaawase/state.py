"""The State of a Hana-awase match: the cards, whose turn it is and how, and all that was settled so far."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from engine.core import Piece, Result, Seat
from engine.hanaawase.rules import Rules
from engine.hanafuda.board import Board, Cards
from engine.hanafuda.turn import Phase, Trail

Reason = Literal["played_out", "void_yaku", "void_round"]


class Verb(StrEnum):
    READY = "ready"
    FINISH = "finish"
    PLAY = "play"
    TAKE = "take"
    RESIGN = "resign"


class Tell(StrEnum):
    """The kinds of events."""

    DREW = "drew"
    DEALER = "dealer"
    VOID = "void"
    DEALT = "dealt"
    BEGAN = "began"
    PLAYED = "played"
    TURNED = "turned"
    CAPTURED = "captured"
    YAKU = "yaku"
    LEFTOVER = "leftover"
    RAIN = "rain"
    PAID = "paid"
    SCORED = "scored"
    FINISHED = "finished"
    RESIGNED = "resigned"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Settled:
    """A round that is over; all of it is public. `cards`, `yaku`: card points and yaku by seat, leftovers included.

    `left`: how many cards lay on the field before HA-34; `rain`: who held all four willow cards.
    """

    round: int
    dealer: Seat
    reason: Reason
    winner: Seat
    cards: tuple[int, ...]
    yaku: tuple[tuple[tuple[str, int], ...], ...]
    scores: tuple[int, ...]
    payments: tuple[tuple[Seat, Seat, int], ...]
    next_dealer: Seat
    turns: int
    left: int
    rain: Seat | None
    taken: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class State:
    """`answers`: what the seats said to the question before the round; `trail`: the latest turn, card by card."""

    rules: Rules
    seed: bytes
    round: int
    dealer: Seat
    board: Board
    phase: Phase
    mover: Seat
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
        """Points of the match so far, by seat; they may be negative."""
        return tuple(sum(points[seat] for points in self.history) for seat in self.seats)
