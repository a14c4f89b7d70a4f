"""A match of clash: its settings, what everybody sees, the State, and what one seat knows."""

from dataclasses import dataclass
from enum import StrEnum

from engine.core import Ask, Piece, PublicQuestion, Seat, number
from engine.core import Rules as CoreRules
from engine.hanafuda import asking
from engine.hanafuda import state as hanafuda
from engine.hanafuda.state import Capture, Phase, Source


@dataclass(frozen=True, slots=True)
class Rules(CoreRules):
    """`cards`: how many are dealt to each hand."""

    rounds: int = number(2, 1, 6)
    cards: int = number(4, 2, 8)


PRESETS = {"standard": Rules(), "short": Rules(rounds=1)}


class Tell(StrEnum):
    """The kinds of events."""

    DEALER = "dealer"
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


@dataclass(frozen=True, slots=True)
class Settled:
    """A round that is over: who had the most tricks alone, if anybody, and the tricks of each seat."""

    winner: Seat | None
    scores: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Open(hanafuda.Open):
    """What all players see. A trick stays hidden until all have chosen. `taken`: the cards of won tricks."""

    rules: Rules
    last: Settled | None = None

    def meets(self, card: Piece, source: Source = "hand") -> Capture:
        """No card captures another."""
        return Capture("place")

    def asks(self) -> PublicQuestion:
        """Return the open question. All are asked for a card, so it doesn't show who has chosen already."""
        if self.phase is Phase.PLAY:
            return PublicQuestion(Ask.TOGETHER, frozenset(self.seats), topic="play")
        return asking.asks(self)


@dataclass(frozen=True, kw_only=True)
class State(Open, hanafuda.State):
    """A match as it is; `answers` are the cards that were chosen and not laid yet."""


@dataclass(frozen=True, kw_only=True)
class View(Open, hanafuda.View):
    """A match as one seat knows it."""
