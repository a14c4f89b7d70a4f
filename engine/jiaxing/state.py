"""A Jiaxing match at one moment: tiles, melds and discards, whose turn it is, and all that was settled so far."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from engine.core import Payment, Piece, Seat
from engine.jiaxing.rules import Rules
from engine.jiaxing.session import Entry, Queue, dealer_of, wind_of
from engine.mahjong import table
from engine.mahjong.melds import Meld

Source = Literal["deal", "draw", "kong_draw", "claim"]
"""Where the tile of a turn came from (JX-20); after a chow or pong, `claim`, the seat discards only."""


class OwnVerb(StrEnum):
    """The verbs of its own, beside those of mahjong and of the core."""

    CONTINUE = "continue"
    GIVE_UP = "give_up"


class Tell(StrEnum):
    """The kinds of events."""

    DICE = "dice"
    DEALT = "dealt"
    QUEUED = "queued"
    BEGAN = "began"
    DREW = "drew"
    DISCARDED = "discarded"
    CHOW = "chow"
    PONG = "pong"
    KONG = "kong"
    CONCEALED_KONG = "concealed_kong"
    ADDED_KONG = "added_kong"
    WARNED = "warned"
    CONTRACT = "contract"
    GAVE_UP = "gave_up"
    CONTINUED = "continued"
    ROBBED = "robbed"
    WON = "won"
    YAKU = "yaku"
    WASHOUT = "washout"
    PAID = "paid"
    SCORED = "scored"
    FINISHED = "finished"
    RESIGNED = "resigned"
    OVER = "over"


class Phase(StrEnum):
    """JX-20. READY is the pause before a hand; drawing and the end of a hand go by themselves."""

    READY = "ready"
    TURN = "turn"
    CLAIM = "claim"
    ROB = "rob"
    CONTRACT = "contract"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Settled:
    """A hand that is over; all of it is public. Without a winner it was a washout.

    `parts`: the winner's sets and then the pair as they were read, each with the number of its wild tiles (JX-59);
    `shown`: their concealed tiles, without the winning `tile`. `contracts`, `gone`: who was bound to whom, and who had
    given up, when the hand ended; amount // `share` is how many shares a payer pays (JX-93), the dealer's doubling
    included (JX-96). `came`: how the tile came, and whose it was where it was somebody else's (`giver`).
    """

    number: int
    dealer: Seat
    wind: Piece
    winner: Seat | None
    tile: Piece | None
    wild: Piece
    shown: tuple[Piece, ...]
    parts: tuple[tuple[tuple[Piece, ...], int], ...]
    tai: tuple[tuple[str, int], ...]
    fan: tuple[tuple[str, int], ...]
    share: int
    scores: tuple[int, ...]
    payments: tuple[Payment, ...]
    used: Entry | None
    melds: tuple[tuple[Meld, ...], ...]
    contracts: tuple[tuple[Seat, Seat], ...] = ()
    gone: tuple[Seat, ...] = ()
    came: table.Came = "self_draw"
    giver: Seat | None = None


@dataclass(frozen=True, kw_only=True)
class Open(table.Open):
    """What everybody sees. In CONTRACT `turn` is who claimed.

    `opener`: who dealt first; `passed`: how often the deal has passed on since (it names the round wind, both name the
    dealer). `source`: where the tile of a turn came from. `contracts`: who claimed, and from whom; `gone`: who gave up.
    """

    rules: Rules
    opener: Seat
    passed: int
    queue: Queue
    wild: Piece
    phase: Phase
    source: Source = "deal"
    contracts: tuple[tuple[Seat, Seat], ...] = ()
    gone: tuple[Seat, ...] = ()
    last: Settled | None = None

    @property
    def dealer(self) -> Seat:
        return dealer_of(self.passed, self.opener)

    @property
    def round_wind(self) -> Piece:
        return wind_of(self.passed)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of the match so far, by seat."""
        return tuple(sum(points[seat] for points in self.history) for seat in range(4))


@dataclass(frozen=True, kw_only=True)
class State(Open, table.State):
    """All that there is."""


@dataclass(frozen=True, kw_only=True)
class View(Open, table.View):
    """All that one seat knows (JX-17)."""
