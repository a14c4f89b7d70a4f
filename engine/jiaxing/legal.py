"""What a seat may do (rules/jiaxing.md chapters 4 to 6): actions as tuples, the safe default first (JX-27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.core import Action, Piece, Seat
from engine.jiaxing.rules import Rules
from engine.jiaxing.session import Queue
from engine.jiaxing.shape import may_rob, may_win
from engine.jiaxing.state import Phase, Source, Verb
from engine.mahjong.claims import PASS
from engine.mahjong.melds import AROUND, Meld
from engine.mahjong.tiles import BIT, KINDS, SUIT, TILE, Tiles

WIN, GO_ON = Action(Verb.WIN), Action(Verb.GO_ON)
READY, FINISH = Action(Verb.READY), Action(Verb.FINISH)
CONTINUE, GIVE_UP = Action(Verb.CONTINUE), Action(Verb.GIVE_UP)
DISCARD = {kind: Action(Verb.DISCARD, (kind,)) for kind in KINDS[:34]}
PONG = {kind: Action(Verb.PONG, (kind,)) for kind in KINDS[:34]}
KONG = {kind: Action(Verb.KONG, (kind,)) for kind in KINDS[:34]}
CONCEALED = {kind: Action(Verb.CONCEALED_KONG, (kind,)) for kind in KINDS[:34]}
ADDED = {kind: Action(Verb.ADDED_KONG, (kind,)) for kind in KINDS[:34]}
CHOWS = {
    kind: tuple(
        (BIT[first], BIT[second], Action(Verb.CHOW, (first, second)))
        for first, second in (tuple(other for other in row if other != kind) for row in AROUND[kind])
    )
    for kind in KINDS[:34]
}
"""For every kind the chows with it, the lowest first: where the bits of the two own tiles stand, and the action."""

FOURS: Tiles = int("4" * 34, 8)
"""The bits that are set where there are four of a kind or more."""

Actions = tuple[Action, ...]


class Position(Protocol):
    """What the legal actions and the score depend on: a State, or a play-out on its way."""

    @property
    def rules(self) -> Rules: ...
    @property
    def wild(self) -> Piece: ...
    @property
    def left(self) -> int: ...
    @property
    def hands(self) -> Sequence[Tiles]: ...
    @property
    def melds(self) -> Sequence[tuple[Meld, ...]]: ...
    @property
    def discards(self) -> Sequence[tuple[Seat, Piece]]: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def dealer(self) -> Seat: ...
    @property
    def source(self) -> Source: ...
    @property
    def drawn(self) -> Piece | None: ...
    @property
    def tile(self) -> Piece | None: ...
    @property
    def first(self) -> bool: ...
    @property
    def round(self) -> Piece: ...
    @property
    def queue(self) -> Queue: ...
    @property
    def answers(self) -> Sequence[Action | None]: ...
    @property
    def contracts(self) -> Sequence[tuple[Seat, Seat]]: ...
    @property
    def gone(self) -> Sequence[Seat]: ...


class _Discards(dict[Tiles, Actions]):
    """The discards of a group of tiles, by its bits; the groups are told apart by where the bits stand."""

    def __missing__(self, tiles: Tiles) -> Actions:
        if len(self) > 1 << 16:
            self.clear()
        self[tiles] = found = tuple(DISCARD[kind] for kind in KINDS[:34] if tiles >> BIT[kind] & 7)
        return found


_discards = _Discards()
_M, _P, _S = SUIT, SUIT << 27, SUIT << 54
_H: Tiles = ((1 << 21) - 1) << 81


def turn(state: Position, seat: Seat) -> Actions:
    """TURN and DISCARD_ONLY: a discard of every kind that may go, kongs, and a win."""
    hand, rules, drawn = state.hands[seat], state.rules, state.drawn
    if rules.discard_wild == "forbidden" or rules.swap_discard == "not_same_kind":
        found = _allowed(state, _every_discard(hand))
    elif drawn is not None:
        found = (DISCARD[drawn], *_every_discard(hand & ~(7 << BIT[drawn])))
    else:
        found = _every_discard(hand)
    if found[0].pieces[0] != drawn:
        safe = _safe(state, found)
        found = (safe, *(action for action in found if action is not safe))
    if state.source == "claim":
        return found + _kongs(state, seat) if rules.kong_after_claim else found
    if state.melds[seat] or hand & FOURS:
        found += _kongs(state, seat)
    if may_win(rules, hand, state.wild, state.melds[seat]):
        found += (WIN,)
    return found


def _every_discard(tiles: Tiles) -> Actions:
    return _discards[tiles & _M] + _discards[tiles & _P] + _discards[tiles & _S] + _discards[tiles & _H]


def window(state: Position) -> dict[Seat, Actions]:
    """CLAIM and ROB: who may do something with the tile, and what, passing first (JX-23)."""
    tile, hands, found = state.tile, state.hands, dict[Seat, Actions]()
    if tile is None or tile == state.wild:
        return found
    if state.phase is Phase.ROB:
        for seat in (0, 1, 2, 3):
            if _may_answer(state, seat) and may_rob(hands[seat], state.wild, state.melds[seat], tile):
                found[seat] = (PASS, WIN)
        return found
    bit, right = BIT[tile], (state.turn + 1) % 4
    earthly = len(state.discards) == 1 and _earthly(state)
    for seat in (0, 1, 2, 3):
        hand, options = hands[seat], ()
        held = hand >> bit & 7
        if held >= 2:
            # a kong needs a tile to draw: where a window is open there is one (JX-25, JX-45)
            options = (KONG[tile], PONG[tile]) if held == 3 else (PONG[tile],)
        if seat == right and state.rules.chow:
            for first, second, action in CHOWS[tile]:
                if hand >> first & 7 and hand >> second & 7 and state.wild not in action.pieces:
                    options += (action,)
        if earthly and may_win(state.rules, hand + TILE[tile], state.wild, state.melds[seat]):
            options = (WIN, *options)
        if options and _may_answer(state, seat):
            found[seat] = (PASS, *options)
    return found


def contract(state: Position, seat: Seat) -> Actions:
    """CONTRACT: whoever is in no contract and has not given up (JX-104, JX-107)."""
    if seat in state.gone or any(seat in pair for pair in state.contracts):
        return ()
    return (GIVE_UP, CONTINUE) if state.rules.contract_timeout == "give_up" else (CONTINUE, GIVE_UP)


def wall_empty(state: Position) -> bool:
    """Only the reserve is left (JX-20)."""
    return state.left <= state.rules.reserve


def _may_answer(state: Position, seat: Seat) -> bool:
    return seat != state.turn and seat not in state.gone and state.answers[seat] is None


def _earthly(state: Position) -> bool:
    """Whether the one discard there is is the dealer's very first and may be won on (JX-58)."""
    return (
        state.rules.earthly == "dealer_first_discard"
        and state.turn == state.dealer
        and not any(meld.source is not None for melds in state.melds for meld in melds)
    )


def _allowed(state: Position, discards: Actions) -> Actions:
    """Without the wild kind and the kind just claimed where the rules forbid these, unless nothing is left (JX-48)."""
    barred = {state.wild} if state.rules.discard_wild == "forbidden" else set[Piece]()
    if state.source == "claim" and state.rules.swap_discard == "not_same_kind" and state.tile is not None:
        barred.add(state.tile)
    return tuple(action for action in discards if action.pieces[0] not in barred) or discards


def _safe(state: Position, discards: Actions) -> Action:
    """The drawn tile, else the last of the hand that is not wild, else the last (JX-27)."""
    if state.drawn is not None and DISCARD[state.drawn] in discards:
        return DISCARD[state.drawn]
    last = discards[-1]
    if last.pieces[0] == state.wild and len(discards) > 1:
        last = discards[-2]
    return last


def _kongs(state: Position, seat: Seat) -> Actions:
    """Concealed and added kongs; each takes a tile from the wall (JX-43 to JX-47)."""
    if wall_empty(state):
        return ()
    hand = state.hands[seat]
    found: list[Action] = []
    fours = hand & FOURS
    while fours:
        bit = (fours & -fours).bit_length() - 3
        found.append(CONCEALED[KINDS[bit // 3]])
        fours &= fours - 1
    pongs = (meld.pieces[0] for meld in state.melds[seat] if meld.kind == "pong")
    return (*found, *(ADDED[kind] for kind in pongs if hand >> BIT[kind] & 7))
