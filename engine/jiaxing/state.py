"""A Jiaxing match: its public fields, the State, and a seat's View."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from engine.core import Ask, Payment, Piece, PublicQuestion, Seat
from engine.core.question import NOBODY
from engine.jiaxing.rules import Rules
from engine.jiaxing.session import Entry, Queue, dealer_of, wind_of
from engine.mahjong import table
from engine.mahjong.melds import Meld

Source = Literal["deal", "draw", "kong_draw", "claim"]
"""The source of a turn's tile (JX-20). `claim`: a chow or pong, after which the seat can only discard."""

EVERYBODY = frozenset(range(4))


class OwnVerb(StrEnum):
    """The verbs of this game."""

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
    """The phases of JX-20. READY is the pause before a hand. Draws and the end of a hand have no phase."""

    READY = "ready"
    TURN = "turn"
    CLAIM = "claim"
    ROB = "rob"
    CONTRACT = "contract"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Settled:
    """A settled hand. All its fields are public. A hand without a winner was a washout.

    `parts`: the winner's sets and then the pair as they were read, each with its number of wild tiles (JX-59). `shown`:
    the winner's concealed tiles without the winning `tile`. `contracts`: seats that were bound to each other when the
    hand ended. `gone`: seats that had given up by then. The quotient amount // `share` is the number of shares that a
    payer pays (JX-93), including the dealer's doubling (JX-96). `came`: how the winning tile came. `giver`: the other
    seat that it came from, if any.
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
    """The public fields. In the phase CONTRACT, `turn` is the seat that claimed.

    `opener`: the dealer of the first hand. `passed`: how often the deal has passed on since then. It determines the
    round wind, and together with `opener` the dealer. `source`: the source of a turn's tile. `contracts`: pairs of the
    claiming seat and the seat that it claimed from. `gone`: seats that gave up.
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
        """The points of the match so far by seat."""
        return tuple(map(sum, zip((0,) * 4, *self.history, strict=True)))

    def asks(self) -> PublicQuestion:
        """Return the open question. A window names no seat, so that nobody sees which may claim the tile (JX-23).

        A question about a contract has a topic: the answer that counts for a seat that does not answer (JX-104).
        """
        about = () if self.tile is None else (self.tile,)
        match self.phase:
            case Phase.READY:
                return PublicQuestion(Ask.PAUSE, EVERYBODY, topic="ready")
            case Phase.TURN:
                return PublicQuestion(Ask.TURN, frozenset({self.turn}), topic="discard")
            case Phase.CLAIM:
                return PublicQuestion(Ask.WINDOW, about=about, by=self.turn, topic="claim")
            case Phase.ROB:
                return PublicQuestion(Ask.WINDOW, about=about, by=self.turn, topic="rob_kong")
            case Phase.CONTRACT:
                bound = {seat for pair in self.contracts for seat in pair}
                able = EVERYBODY - bound - {*self.gone}
                return PublicQuestion(Ask.CHOICE, able, about, self.turn, self.rules.contract_timeout)
            case Phase.OVER:
                return NOBODY


@dataclass(frozen=True, kw_only=True)
class State(Open, table.State):
    """The whole match, with all its secrets."""


@dataclass(frozen=True, kw_only=True)
class View(Open, table.View):
    """The match as one seat sees it (JX-17)."""
