"""A Fuzhou match: its public fields, the State, and a seat's View."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from engine.core import Ask, Payment, Piece, PublicQuestion, Seat
from engine.core.question import NOBODY
from engine.fuzhou.rules import Rules
from engine.fuzhou.session import Deal
from engine.mahjong import table
from engine.mahjong.melds import Meld

Source = Literal["deal", "draw", "kong_draw", "claim", "final"]
"""The source of a turn's tile. `claim`: a chow or pong, after which the seat can only discard. `final`: FZ-51."""

Kinds = tuple[Piece, ...]
Rows = tuple[Kinds, ...]
EMPTY: Rows = ((), (), (), ())
EVERYBODY = frozenset(range(4))


class OwnVerb(StrEnum):
    """The verbs of this game."""

    JINKAN = "jinkan"
    ROB_GOLD = "rob_gold"
    THREE_GOLDS = "three_golds"


class Tell(StrEnum):
    """The kinds of events."""

    DEALT = "dealt"
    FLOWER = "flower"
    GOLD = "gold"
    BEGAN = "began"
    DREW = "drew"
    DISCARDED = "discarded"
    JINKAN = "jinkan"
    GOLD_SAFE = "gold_safe"
    CHOW = "chow"
    PONG = "pong"
    KONG = "kong"
    CONCEALED_KONG = "concealed_kong"
    ADDED_KONG = "added_kong"
    FINAL = "final"
    ROBBED = "robbed"
    ROBBED_GOLD = "robbed_gold"
    WON = "won"
    YAKU = "yaku"
    WASHOUT = "washout"
    PAID = "paid"
    SCORED = "scored"
    FINISHED = "finished"
    ESCAPED = "escaped"
    OVER = "over"


class Phase(StrEnum):
    """The phases of chapter 4. READY is both the pause before a hand and OPENING. Automatic steps have no phase."""

    READY = "ready"
    TURN = "turn"
    ROB_GOLD = "rob_gold"
    CLAIM = "claim"
    ROB_KONG = "rob_kong"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Settled:
    """A settled hand. All its fields are public. A hand without a winner was a draw.

    `parts`: the winner's sets and then the pair as they were read, each with its number of golds; () if three golds won
    with any tiles. `shown`: the winner's concealed tiles without the winning `tile`. `hua`, `jin`, `lian`, `kongs`: the
    numbers of FZ-85 to FZ-88. `constant`: the points of the special pattern that counts, 0 without one. `share`: P
    (FZ-90). `came`: how the winning tile came. `giver`: the other seat that it came from, if any. `late`: the hand was
    won in the final phase.
    """

    number: int
    dealer: Seat
    streak: int
    winner: Seat | None
    tile: Piece | None
    gold: Piece
    shown: Kinds
    parts: tuple[tuple[Kinds, int], ...]
    specials: tuple[tuple[str, int], ...]
    hua: int
    jin: int
    lian: int
    kongs: int
    self_draw: bool
    constant: int
    share: int
    scores: tuple[int, ...]
    payments: tuple[Payment, ...]
    melds: tuple[tuple[Meld, ...], ...]
    racks: Rows
    came: table.Came = "self_draw"
    giver: Seat | None = None
    late: bool = False


@dataclass(frozen=True, kw_only=True)
class Open(table.Open):
    """The public fields.

    `gold`: the kind of the indicator, which lies beside the wall. `racks`: the flowers of each seat. `aside`: flowers
    that belong to no seat (FZ-25). `source`: the source of a turn's tile. `shed`: seats that discarded a gold (FZ-62).
    `jinkan`: seats that declared 金坎. `escaped`: seats that left and are played by a computer (FZ-94). `fees`: by
    seat, the points that leaving has cost it.
    """

    rules: Rules
    carried: Deal
    gold: Piece
    racks: Rows
    phase: Phase
    aside: Kinds = ()
    source: Source = "deal"
    shed: tuple[Seat, ...] = ()
    jinkan: tuple[Seat, ...] = ()
    escaped: tuple[Seat, ...] = ()
    fees: tuple[int, ...] = (0, 0, 0, 0)
    last: Settled | None = None

    @property
    def dealer(self) -> Seat:
        return self.carried.dealer

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of the match so far by seat, minus the price of leaving (FZ-94)."""
        return tuple(sum(points) - fee for fee, *points in zip(self.fees, *self.history, strict=True))

    def asks(self) -> PublicQuestion:
        """Return the open question as all seats may see it.

        A window names no seat. So nobody sees which seats may claim the tile or rob the gold (FZ-43). The pause before
        a hand looks the same for all seats. In this pause, a holder of three golds is asked about these golds (FZ-40).
        In the final phase, no seat is asked (FZ-51).
        """
        about = () if self.tile is None else (self.tile,)
        match self.phase:
            case Phase.READY:
                return PublicQuestion(Ask.PAUSE, EVERYBODY, topic="ready")
            case Phase.TURN:
                return PublicQuestion(Ask.TURN, frozenset({self.turn}), topic="discard")
            case Phase.ROB_GOLD:
                return PublicQuestion(Ask.WINDOW, about=(self.gold,), by=self.turn, topic="rob_gold", loose=True)
            case Phase.CLAIM:
                return PublicQuestion(Ask.WINDOW, about=about, by=self.turn, topic="claim")
            case Phase.ROB_KONG:
                return PublicQuestion(Ask.WINDOW, about=about, by=self.turn, topic="rob_kong")
            case Phase.OVER:
                return NOBODY


def price(table: Open) -> int:
    """Return the points that leaving costs now (FZ-94, FZ-95)."""
    return table.rules.price(pause=table.phase is Phase.READY) if table.result is None else 0


@dataclass(frozen=True, kw_only=True)
class State(Open, table.State):
    """The whole match, with all its secrets. `locked`: the kinds that each seat may not claim now (FZ-65)."""

    locked: Rows = EMPTY


@dataclass(frozen=True, kw_only=True)
class View(Open, table.View):
    """The match as one seat sees it (FZ-53). `locked`: the kinds that this seat may not claim now."""

    locked: Kinds
