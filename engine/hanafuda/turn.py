"""A turn of hanafuda: a hand card, then the top card of the stock, each of which meets the field."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, Protocol

from engine.core import Ask, Event, Piece, Question, Seat
from engine.hanafuda.board import Board, Cards
from engine.hanafuda.capture import Capture
from engine.hanafuda.cards import ordered

Source = Literal["hand", "draw"]
Meet = Callable[[Board, Piece, Source], Capture]
"""What a card from the hand or the stock does on the field of a board, under the rules of a game."""

Trail = tuple[tuple[Piece, str], ...]
"""(card, what happened to it) in the latest turn: played, turned or captured."""


class Phase(StrEnum):
    """The states in which somebody is asked (KK-15, GO-14, HA chapter 5); READY is the pause before a round."""

    READY = "ready"
    PLAY = "play"
    CHOOSE_HAND = "choose_hand"
    CHOOSE_DRAW = "choose_draw"
    DECIDE = "decide"
    OVER = "over"


class Asking(Protocol):
    """What everybody sees of who is asked."""

    @property
    def phase(self) -> Phase: ...
    @property
    def seats(self) -> range: ...
    @property
    def mover(self) -> Seat: ...
    @property
    def held(self) -> Piece | None: ...


def asks(table: Asking) -> Question:
    """The open question as everybody may know it: who has answered before a round shows nowhere."""
    match table.phase:
        case Phase.READY:
            return Question(Ask.PAUSE, frozenset(table.seats))
        case Phase.OVER:
            return Question(Ask.OVER)
        case _:
            return Question(Ask.TURN, frozenset({table.mover}), about=(table.held,) if table.held else ())


@dataclass(frozen=True, slots=True)
class Turn:
    """How far the turn of `seat` has come: while a card is held, its player has a choice; else the turn is over."""

    seat: Seat
    board: Board
    phase: Phase
    trail: Trail
    told: tuple[Event, ...] = ()

    @property
    def over(self) -> bool:
        return self.board.held is None


def play(board: Board, seat: Seat, card: Piece, meet: Meet) -> Turn:
    """`seat` plays a hand card; the turn goes on by itself until a choice or its end."""
    told = (Event("played", seat, (card,)),)
    return _place(Turn(seat, board.played(seat, card), Phase.CHOOSE_HAND, ((card, "played"),), told), meet)


def take(board: Board, seat: Seat, phase: Phase, trail: Trail, card: Piece, meet: Meet) -> Turn:
    """The held card takes the chosen one, and the turn goes on."""
    return _resolve(Turn(seat, board, phase, trail), (card,), meet)


def choice(board: Board, phase: Phase, meet: Meet) -> Cards:
    """The field cards among which the held card takes one."""
    return meet(board, board.held or "", _source(phase)).cards


def plays(board: Board, seat: Seat, meet: Meet) -> Cards:
    """The hand in the order of safe defaults: the lowest card that captures, then all by id (policy P0)."""
    hand = ordered(board.hands[seat])
    default = next((card for card in hand if meet(board, card, "hand").cards), hand[0])
    return (default, *(card for card in hand if card != default))


def _place(turn: Turn, meet: Meet) -> Turn:
    found = meet(turn.board, turn.board.held or "", _source(turn.phase))
    return turn if found.mode == "choose" else _resolve(turn, found.cards, meet)


def _source(phase: Phase) -> Source:
    return "hand" if phase is Phase.CHOOSE_HAND else "draw"


def _resolve(turn: Turn, cards: Cards, meet: Meet) -> Turn:
    """The held card captures `cards`, or stays; after a hand card the stock is turned up."""
    seat, held = turn.seat, turn.board.held or ""
    board = turn.board.captured(seat, cards) if cards else turn.board.laid()
    told = (*turn.told, Event("captured", seat, (held, *cards))) if cards else turn.told
    trail = (*turn.trail, *((card, "captured") for card in cards))
    if turn.phase is Phase.CHOOSE_DRAW:
        return Turn(seat, board, turn.phase, trail, told)
    board = board.turned()
    turned = board.held or ""
    told = (*told, Event("turned", seat, (turned,)))
    return _place(Turn(seat, board, Phase.CHOOSE_DRAW, (*trail, (turned, "turned")), told), meet)
