"""A Hana-awase match: its public fields, the State, and a seat's View."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from engine.core import Payment, Piece, Seat
from engine.hanaawase.oni import capture
from engine.hanaawase.rules import Rules
from engine.hanafuda import state as hanafuda
from engine.hanafuda.state import Capture, Cards, Source

Reason = Literal["played_out", "void_yaku", "void_round"]


class Verb(StrEnum):
    """The verbs of this game."""

    PLAY = "play"
    TAKE = "take"


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
    """A settled round. All its fields are public.

    `cards`, `yaku`: card points and yaku by seat, including the leftover cards. `left`: number of cards left on the
    field before they went to their owners (HA-34). `rain`: the seat that held all four willow cards.
    """

    round: int
    dealer: Seat
    reason: Reason
    winner: Seat
    cards: tuple[int, ...]
    yaku: tuple[tuple[tuple[str, int], ...], ...]
    scores: tuple[int, ...]
    payments: tuple[Payment, ...]
    next_dealer: Seat
    turns: int
    left: int
    rain: Seat | None
    taken: tuple[Cards, ...]


@dataclass(frozen=True, kw_only=True)
class Open(hanafuda.Open):
    """The public fields of a match."""

    rules: Rules
    last: Settled | None = None

    def meets(self, card: Piece, source: Source = "hand") -> Capture:
        """Return the effect that a card would have on the field (HA-13), with oni if it is on (HA-29 to HA-33)."""
        return capture(self.field, card, source, self.rules, last=not self.unturned)


@dataclass(frozen=True, kw_only=True)
class State(Open, hanafuda.State):
    """The whole match, with all its secrets."""


@dataclass(frozen=True, kw_only=True)
class View(Open, hanafuda.View):
    """The match as one seat sees it (HA-10)."""
