"""The State of a Koi-Koi match: the cards, whose turn it is and how, and all that was settled so far."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.core import Piece, Result, Seat
from engine.hanafuda.board import Board, Cards
from engine.hanafuda.turn import Phase, Trail
from engine.koikoi.rules import Rules
from engine.koikoi.score import Kind


class Verb(StrEnum):
    READY = "ready"
    FINISH = "finish"
    DECLARE = "declare"
    PLAY_ON = "play_on"
    PLAY = "play"
    TAKE = "take"
    AGARI = "agari"
    KOIKOI = "koikoi"
    RESIGN = "resign"


class Tell(StrEnum):
    """The kinds of events."""

    DIE = "die"
    DREW = "drew"
    DEALER = "dealer"
    VOID = "void"
    DEALT = "dealt"
    BEGAN = "began"
    PLAYED = "played"
    TURNED = "turned"
    CAPTURED = "captured"
    YAKU = "yaku"
    KOIKOI = "koikoi"
    AGARI = "agari"
    DECLARED = "declared"
    DRAW = "draw"
    SCORED = "scored"
    FINISHED = "finished"
    RESIGNED = "resigned"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Settled:
    """A round that is over; all of it is public. `rows`: what the winner scored for; `factors`: what multiplied it.

    `shown`: by seat, the hand that was opened with a declared dealt yaku.
    """

    round: int
    dealer: Seat
    reason: Kind
    winner: Seat | None
    base: int
    rows: tuple[tuple[str, int], ...]
    factors: tuple[tuple[str, int], ...]
    scores: tuple[int, int]
    next_dealer: Seat
    turns: int
    taken: tuple[Cards, ...]
    shown: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class State:
    """`risen`: each seat's yaku total at the end of its last turn (KK-28); `called`: its koi-koi in this round;
    `answers`: what it said to the question before the round; `trail`: (card, what happened) in the latest turn."""

    rules: Rules
    seed: bytes
    round: int
    dealer: Seat
    board: Board
    phase: Phase
    mover: Seat
    turns: int = 0
    called: tuple[int, int] = (0, 0)
    risen: tuple[int, int] = (0, 0)
    answers: tuple[str | None, str | None] = (None, None)
    trail: Trail = ()
    history: tuple[tuple[int, int], ...] = ()
    last: Settled | None = None
    result: Result | None = None

    @property
    def seats(self) -> range:
        return range(2)

    @property
    def held(self) -> Piece | None:
        return self.board.held

    @property
    def scores(self) -> tuple[int, int]:
        """Points of the match so far, by seat."""
        return (sum(first for first, _ in self.history), sum(second for _, second in self.history))
