"""A Fuzhou match at one moment: tiles, flowers, melds and discards, whose turn it is, and what was settled so far."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from engine.core import Payment, Piece, Seat
from engine.fuzhou.rules import Rules
from engine.fuzhou.session import Deal
from engine.mahjong import table
from engine.mahjong.melds import Meld

Source = Literal["deal", "draw", "kong_draw", "claim", "final"]
"""Where the tile of a turn came from; after a chow or pong, `claim`, the seat discards only; `final`: FZ-51."""

Kinds = tuple[Piece, ...]
Rows = tuple[Kinds, ...]
EMPTY: Rows = ((), (), (), ())


class OwnVerb(StrEnum):
    """The verbs of its own, beside those of mahjong and of the core."""

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
    """Chapter 4. READY is the pause before a hand and OPENING in one; what goes by itself has no phase."""

    READY = "ready"
    TURN = "turn"
    ROB_GOLD = "rob_gold"
    CLAIM = "claim"
    ROB_KONG = "rob_kong"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Settled:
    """A hand that is over; all of it is public. Without a winner it was a draw.

    `parts`: the winner's sets and then the pair as they were read, each with the number of its golds, () where three
    golds won with any tiles; `shown`: their concealed tiles, without the winning `tile`. `hua`, `jin`, `lian`, `kongs`:
    the numbers of FZ-85 to FZ-88; `constant`: of the special that counts, 0 without one; `share`: P (FZ-90). `came`:
    how the winning tile came, and whose it was where it was somebody else's (`giver`); `late`: in the final phase.
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
    """What everybody sees. `gold`: the kind of the indicator, which lies beside the wall.

    `racks`: the flowers of each seat; `aside`: those of nobody (FZ-25). `source`: where the tile of a turn came from.
    `shed`: who discarded a gold (FZ-62); `jinkan`: who declared it; `escaped`: seats given to a computer (FZ-94),
    and `fees`, by seat, what leaving has cost.
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
        """Points of the match so far, by seat, the price of escapes taken off (FZ-94)."""
        return tuple(sum(points[seat] for points in self.history) - fee for seat, fee in enumerate(self.fees))


def price(table: Open) -> int:
    """What it costs now to leave (FZ-94, FZ-95)."""
    return table.rules.price(pause=table.phase is Phase.READY) if table.result is None else 0


@dataclass(frozen=True, kw_only=True)
class State(Open, table.State):
    """All that there is. `locked`: the kinds that each seat may not claim now (FZ-65)."""

    locked: Rows = EMPTY


@dataclass(frozen=True, kw_only=True)
class View(Open, table.View):
    """All that one seat knows (FZ-53). `locked`: the kinds that they may not claim now themselves."""

    locked: Kinds
