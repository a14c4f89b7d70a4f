"""A match of the toy: what everybody sees of it, the State, and what one seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.core import Seat, Terms
from engine.hanafuda import state as hanafuda
from engine.hanafuda.state import Cards
from tests.toy.rules import Rules


class Verb(StrEnum):
    """The verb of its own, beside those of the core and of a turn of hanafuda."""

    DARE = "dare"


class Tell(StrEnum):
    """The kinds of events."""

    DEALER = "dealer"
    DEALT = "dealt"
    BEGAN = "began"
    DARED = "dared"
    PLAYED = "played"
    TURNED = "turned"
    CAPTURED = "captured"
    WON = "won"
    DRAW = "draw"
    PAID = "paid"
    SCORED = "scored"
    FINISHED = "finished"
    RESIGNED = "resigned"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Settled:
    """A round that is over (TY-9). `winner` is None in a draw; `rows`: their yaku; `terms`: those of their score."""

    winner: Seat | None
    rows: tuple[tuple[str, int], ...]
    terms: Terms
    scores: tuple[int, ...]
    taken: tuple[Cards, ...]


@dataclass(frozen=True, kw_only=True)
class Open(hanafuda.Open):
    """The public part of a match. `dared`: the seats that have dared in this round."""

    rules: Rules
    dared: tuple[Seat, ...] = ()
    last: Settled | None = None


@dataclass(frozen=True, kw_only=True)
class State(Open, hanafuda.State):
    """A match as it is."""


@dataclass(frozen=True, kw_only=True)
class View(Open, hanafuda.View):
    """A match as one seat knows it (TY-4)."""
