"""The State of a Jiaxing match: tiles, melds and discards, whose turn it is, and all that was settled so far."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from engine.core import Action, Piece, Result, Seat
from engine.jiaxing.rules import Rules
from engine.jiaxing.session import Entry, Queue, dealer_of, wind_of
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import Tiles
from engine.mahjong.wall import Wall

Source = Literal["deal", "draw", "kong_draw", "claim"]
"""Where the tile of a turn came from (JX-20); after a chow or pong, `claim`, the seat discards only."""

Payments = tuple[tuple[Seat, Seat, int], ...]


class Verb(StrEnum):
    READY = "ready"
    FINISH = "finish"
    DISCARD = "discard"
    CHOW = "chow"
    PONG = "pong"
    KONG = "kong"
    CONCEALED_KONG = "concealed_kong"
    ADDED_KONG = "added_kong"
    WIN = "win"
    PASS = "pass"
    CONTINUE = "continue"
    GIVE_UP = "give_up"
    GO_ON = "go_on"
    RESIGN = "resign"


class Tell(StrEnum):
    """The kinds of events."""

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
    `shown`: his concealed tiles, without the winning `tile`. `contracts`, `gone`: who was bound to whom, and who had
    given up, when the hand ended; a payer pays his payment // `share` shares for it (JX-93), the dealer's doubling
    included (JX-96).
    """

    number: int
    dealer: Seat
    round: Piece
    winner: Seat | None
    tile: Piece | None
    wild: Piece
    shown: tuple[Piece, ...]
    parts: tuple[tuple[tuple[Piece, ...], int], ...]
    tai: tuple[tuple[str, int], ...]
    fan: tuple[tuple[str, int], ...]
    share: int
    scores: tuple[int, ...]
    payments: Payments
    used: Entry | None
    melds: tuple[tuple[Meld, ...], ...]
    contracts: tuple[tuple[Seat, Seat], ...] = ()
    gone: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class State:
    """`turn`: whose turn it is; in a window who discarded or made the kong; in CONTRACT who claimed.

    `discards`: (seat, tile) in order, without those that were claimed; `tile`: what a window is about, the last discard
    or the fourth tile of a kong, which lies in its meld already; in a turn after a claim the tile that was claimed.
    `answers`: what each seat has said to the open question; `waited`: whether the table has gone on.
    `passed`: how often the deal has passed on (it names dealer and round wind). `wall`: without the indicator.
    """

    rules: Rules
    seed: bytes
    number: int
    passed: int
    queue: Queue
    dice: tuple[int, ...]
    wild: Piece
    wall: Wall
    left: int
    hands: tuple[Tiles, ...]
    phase: Phase
    turn: Seat
    melds: tuple[tuple[Meld, ...], ...] = ((), (), (), ())
    discards: tuple[tuple[Seat, Piece], ...] = ()
    source: Source = "deal"
    drawn: Piece | None = None
    tile: Piece | None = None
    first: bool = True
    answers: tuple[Action | None, ...] = (None, None, None, None)
    waited: bool = False
    contracts: tuple[tuple[Seat, Seat], ...] = ()
    gone: tuple[Seat, ...] = ()
    history: tuple[tuple[int, ...], ...] = ()
    last: Settled | None = None
    result: Result | None = None

    @property
    def dealer(self) -> Seat:
        return dealer_of(self.passed)

    @property
    def round(self) -> Piece:
        """The round wind (JX-5)."""
        return wind_of(self.passed)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of the match so far, by seat."""
        return tuple(sum(points[seat] for points in self.history) for seat in range(4))
