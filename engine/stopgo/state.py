"""A Stop-Go match: its public fields, the State, and a seat's View."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from engine.core import Payment, Piece, Seat
from engine.hanafuda import state as hanafuda
from engine.hanafuda.state import Capture, Cards, Source, meet
from engine.stopgo.rules import Rules

Reason = Literal["stop", "instant", "nobody", "dealer_right", "both_instant"]


class Verb(StrEnum):
    """The verbs of this game."""

    PLAY = "play"
    TAKE = "take"
    STOP = "stop"
    GO = "go"


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
    """A settled round. All its fields are public.

    `rows`: the winner's yaku with their points, open ones first. `luck`: by seat, the cards of a hand yaku that counted
    and was opened. `called`: by seat, how often it said Go. `caught`: the cards that the
    winner captured in the last turn.
    """

    round: int
    dealer: Seat
    reason: Reason
    winner: Seat | None
    rows: tuple[tuple[str, int], ...]
    points: int
    scores: tuple[int, ...]
    payments: tuple[Payment, ...]
    next_dealer: Seat
    turns: int
    month: int
    taken: tuple[Cards, ...]
    luck: tuple[Cards, ...]
    called: tuple[int, ...] = ()
    caught: Cards = ()


@dataclass(frozen=True, kw_only=True)
class Open(hanafuda.Open):
    """The public fields of a match.

    `month`: the month card, 0 for none (GO-9). `called`: by seat, how often it said Go. `risen`: by seat, its open
    points at the end of its last turn (GO-25). `played`: by seat, the hand cards that it has played in this round.
    """

    rules: Rules
    month: int
    called: tuple[int, ...]
    risen: tuple[int, ...]
    played: tuple[Cards, ...]
    last: Settled | None = None

    def meets(self, card: Piece, source: Source = "hand") -> Capture:
        """Return the effect that a card would have on the field under these rules (GO-16)."""
        return meet(self.field, card, self.rules.triple_capture)


@dataclass(frozen=True, kw_only=True)
class State(Open, hanafuda.State):
    """The whole match, with all its secrets."""

    def dealt_to(self, seat: Seat) -> Cards:
        """Return the hand that was dealt to the seat."""
        return (*self.hands[seat], *self.played[seat])


@dataclass(frozen=True, kw_only=True)
class View(Open, hanafuda.View):
    """The match as one seat sees it (GO-10). `luck`: its own hand yaku, which are secret until they count (GO-13)."""

    luck: tuple[str, ...]
