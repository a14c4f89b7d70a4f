"""Legal actions (RULES.md chapters 3 to 6), as tuples with the safe default first (JX-27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.core import Action, Piece, Seat
from engine.jiaxing.rules import Rules
from engine.jiaxing.session import Queue
from engine.jiaxing.shape import may_rob, may_win
from engine.jiaxing.state import OwnVerb, Phase, Source, View
from engine.mahjong import actions
from engine.mahjong.actions import (
    FOURS,
    KONG,
    PASS,
    PONG,
    WIN,
    Actions,
    chows,
    discards,
    drawn_first,
    kongs,
    safe_first,
)
from engine.mahjong.tiles import BIT, TILE

CONTINUE, GIVE_UP = Action(OwnVerb.CONTINUE), Action(OwnVerb.GIVE_UP)


class Bonds(Protocol):
    """The fields that determine contracts, in a Position or a View."""

    @property
    def rules(self) -> Rules: ...
    @property
    def contracts(self) -> Sequence[tuple[Seat, Seat]]: ...
    @property
    def gone(self) -> Sequence[Seat]: ...


class Barred(Protocol):
    """The fields that bar discards, in a Position or a View."""

    @property
    def rules(self) -> Rules: ...
    @property
    def wild(self) -> Piece: ...
    @property
    def source(self) -> Source: ...
    @property
    def tile(self) -> Piece | None: ...


class Position(actions.Position, Barred, Protocol):
    """The inputs of the legal actions and of the score: a State, or a play-out in progress."""

    @property
    def phase(self) -> Phase: ...
    @property
    def round_wind(self) -> Piece: ...
    @property
    def queue(self) -> Queue: ...
    @property
    def contracts(self) -> Sequence[tuple[Seat, Seat]]: ...
    @property
    def gone(self) -> Sequence[Seat]: ...


def turn(state: Position, seat: Seat) -> Actions:
    """Return the actions of TURN: a discard of every allowed kind, kongs, and a win."""
    hand, rules, drawn = state.hands[seat], state.rules, state.drawn
    if rules.discard_wild == "forbidden" or rules.swap_discard == "not_same_kind":
        found = safe_first(allowed(state, discards(hand)), drawn, state.wild)
    elif drawn is not None:
        found = drawn_first(hand, drawn)
    else:
        found = safe_first(discards(hand), None, state.wild)
    claimed = state.source == "claim"
    if (state.melds[seat] or hand & FOURS) and not (wall_empty(state) or (claimed and not rules.kong_after_claim)):
        # each kong takes a tile from the wall (JX-45)
        found += kongs(hand, state.melds[seat])
    if not claimed and may_win(rules, hand, state.wild, state.melds[seat]):
        found += (WIN,)
    return found


def window(state: Position) -> dict[Seat, Actions]:
    """Return the actions of CLAIM and ROB by seat. Passing comes first (JX-23)."""
    tile, hands, found = state.tile, state.hands, dict[Seat, Actions]()
    if tile is None or tile == state.wild:
        return found
    if state.phase is Phase.ROB:
        for seat in (0, 1, 2, 3):
            if _may_answer(state, seat) and may_rob(hands[seat], state.wild, state.melds[seat], tile):
                found[seat] = (PASS, WIN)
        return found
    bit, right = BIT[tile], (state.turn + 1) % 4
    earthly_now = earthly(state)
    for seat in (0, 1, 2, 3):
        hand, options = hands[seat], ()
        held = hand >> bit & 7
        if held >= 2:
            # a kong needs a tile to draw; if a window is open, there is one (JX-25, JX-45)
            options = (KONG[tile], PONG[tile]) if held == 3 else (PONG[tile],)
        if seat == right and state.rules.chow:
            options += chows(hand, tile, state.wild)
        if earthly_now and may_win(state.rules, hand + TILE[tile], state.wild, state.melds[seat]):
            options = (WIN, *options)
        if options and _may_answer(state, seat):
            found[seat] = (PASS, *options)
    return found


def contract(state: Position, seat: Seat) -> Actions:
    """Return the actions of CONTRACT by seat.

    Seats in a contract and seats that gave up are not asked (JX-104, JX-107).
    """
    if seat in state.gone or any(seat in pair for pair in state.contracts):
        return ()
    return (GIVE_UP, CONTINUE) if state.rules.contract_timeout == "give_up" else (CONTINUE, GIVE_UP)


def allowed(state: Barred, found: Actions) -> Actions:
    """Return the discards that the rules allow (JX-48).

    The rules may forbid the wild kind and the kind that was just claimed, unless the seat has no other tile.
    """
    barred = {state.wild} if state.rules.discard_wild == "forbidden" else set[Piece]()
    if state.source == "claim" and state.rules.swap_discard == "not_same_kind" and state.tile is not None:
        barred.add(state.tile)
    return tuple(action for action in found if action.pieces[0] not in barred) or found


def wall_empty(state: Position) -> bool:
    """Return whether the wall holds only its reserve (JX-20)."""
    return state.left <= state.rules.reserve


def _may_answer(state: Position, seat: Seat) -> bool:
    return seat != state.turn and seat not in state.gone and state.answers[seat] is None


def earthly(state: Position | View) -> bool:
    """Return whether the last discard is the dealer's first one and seats may win on it (JX-58)."""
    return (
        len(state.discards) == 1
        and state.rules.earthly == "dealer_first_discard"
        and state.turn == state.dealer
        and not any(meld.source is not None for melds in state.melds for meld in melds)
    )
