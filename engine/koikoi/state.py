"""A Koi-Koi match: its public fields, the State, and a seat's View."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.core import Seat, Terms
from engine.hanafuda import state as hanafuda
from engine.hanafuda.state import Cards
from engine.koikoi.rules import Rules
from engine.koikoi.score import Kind


class Verb(StrEnum):
    """The verbs of this game."""

    DECLARE = "declare"
    PLAY_ON = "play_on"
    PLAY = "play"
    TAKE = "take"
    AGARI = "agari"
    KOIKOI = "koikoi"


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
    SPOILT = "spoilt"
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
    """A settled round. All its fields are public.

    `rows`: the winner's yaku with their points. `base`: their total. `factors`: the terms between that and the score.
    `shown`: by seat, the hand that was opened to declare a dealt yaku. `called`: by seat, how often it called koi-koi.
    `caught`: the cards that the winner captured in the last turn.
    """

    round: int
    dealer: Seat
    reason: Kind
    winner: Seat | None
    base: int
    rows: tuple[tuple[str, int], ...]
    factors: Terms
    scores: tuple[int, int]
    next_dealer: Seat
    turns: int
    taken: tuple[Cards, ...]
    shown: tuple[Cards, ...]
    called: tuple[int, ...] = ()
    caught: Cards = ()

    @property
    def terms(self) -> Terms:
        """The terms of the points that were scored. A draw has no yaku, so its award is the base."""
        score = max(self.scores)
        return (("base", score if self.winner is None else self.base), *self.factors, ("score", score))


@dataclass(frozen=True, kw_only=True)
class Open(hanafuda.Open):
    """The public fields of a match.

    `risen`: by seat, its highest yaku total in this round (KK-28). `called`: by seat, how often it called koi-koi in
    this round.
    """

    rules: Rules
    called: tuple[int, ...] = (0, 0)
    risen: tuple[int, ...] = (0, 0)
    last: Settled | None = None


@dataclass(frozen=True, kw_only=True)
class State(Open, hanafuda.State):
    """The whole match, with all its secrets."""


@dataclass(frozen=True, kw_only=True)
class View(Open, hanafuda.View):
    """The match as one seat sees it (KK-9)."""
