"""What a seat may do (rules/jiaxing.md chapters 4 to 6): actions as tuples, the safe default first (JX-27)."""

from __future__ import annotations

from engine.core import Action, Piece, Seat
from engine.jiaxing.shape import may_rob, may_win
from engine.jiaxing.state import Phase, State, Verb
from engine.mahjong.claims import PASS
from engine.mahjong.melds import AROUND
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
        (TILE[first], TILE[second], Action(Verb.CHOW, (first, second)))
        for first, second in (tuple(other for other in row if other != kind) for row in AROUND[kind])
    )
    for kind in KINDS[:34]
}
"""For every kind the pairs of tiles that make a sequence with it, the lowest first, and the chow with them."""

FOURS: Tiles = int("4" * 34, 8)
"""The bits that are set where there are four of a kind or more."""

Actions = tuple[Action, ...]


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


def turn(state: State, seat: Seat) -> Actions:
    """TURN and DISCARD_ONLY: a discard of every kind that may go, kongs, and a win."""
    hand = state.hands[seat]
    found = _discards[hand & _M] + _discards[hand & _P] + _discards[hand & _S] + _discards[hand & _H]
    rules = state.rules
    if rules.discard_wild == "forbidden" or rules.swap_discard == "not_same_kind":
        found = _allowed(state, found)
    safe = _safe(state, found)
    if found[0] is not safe:
        place = found.index(safe)
        found = (safe, *found[:place], *found[place + 1 :])
    if state.source == "claim":
        return found + _kongs(state, seat) if rules.kong_after_claim else found
    if state.melds[seat] or hand & FOURS:
        found += _kongs(state, seat)
    if may_win(rules, hand, state.wild, state.melds[seat]):
        found += (WIN,)
    return found


def window(state: State, seat: Seat) -> Actions:
    """CLAIM and ROB: passing, then what the seat may do with the tile; () if there is nothing (JX-23)."""
    tile = state.tile
    if seat == state.turn or tile is None or seat in state.gone:
        return ()
    if state.phase is Phase.ROB:
        return (PASS, WIN) if may_rob(state.hands[seat], state.wild, state.melds[seat], tile) else ()
    if tile == state.wild:
        return ()
    hand, found = state.hands[seat], ()
    held = hand >> BIT[tile] & 7
    if held >= 2:
        # a kong needs a tile to draw; where a window is open there is one (JX-25, JX-45)
        found = (KONG[tile], PONG[tile]) if held == 3 else (PONG[tile],)
    if seat == (state.turn + 1) % 4 and state.rules.chow and tile in CHOWS:
        found += _chows(hand, state.wild, tile)
    if _earthly(state) and may_win(state.rules, hand + TILE[tile], state.wild, state.melds[seat]):
        found = (WIN, *found)
    return (PASS, *found) if found else ()


def contract(state: State, seat: Seat) -> Actions:
    """CONTRACT: whoever is in no contract and has not given up (JX-104, JX-107)."""
    if seat in state.gone or any(seat in pair for pair in state.contracts):
        return ()
    return (GIVE_UP, CONTINUE) if state.rules.contract_timeout == "give_up" else (CONTINUE, GIVE_UP)


def wall_empty(state: State) -> bool:
    """Only the reserve is left (JX-20)."""
    return state.left <= state.rules.reserve


def _earthly(state: State) -> bool:
    """Whether the discard asked about is the dealer's very first and may be won on (JX-58)."""
    return (
        state.rules.earthly == "dealer_first_discard"
        and state.turn == state.dealer
        and len(state.discards) == 1
        and not any(meld.source is not None for melds in state.melds for meld in melds)
    )


def _chows(hand: Tiles, wild: Piece, tile: Piece) -> Actions:
    """The chows with that tile; wild tiles take part in none (JX-40, JX-47)."""
    return tuple(
        action
        for first, second, action in CHOWS[tile]
        if hand // first & 7 and hand // second & 7 and wild not in action.pieces
    )


def _allowed(state: State, discards: Actions) -> Actions:
    """Without the wild kind and the kind just claimed where the rules forbid these, unless nothing is left (JX-48)."""
    barred = {state.wild} if state.rules.discard_wild == "forbidden" else set[Piece]()
    if state.source == "claim" and state.rules.swap_discard == "not_same_kind" and state.tile is not None:
        barred.add(state.tile)
    return tuple(action for action in discards if action.pieces[0] not in barred) or discards


def _safe(state: State, discards: Actions) -> Action:
    """The drawn tile, else the last of the hand that is not wild, else the last (JX-27)."""
    if state.drawn is not None and (drawn := DISCARD[state.drawn]) in discards:
        return drawn
    last = discards[-1]
    if last.pieces[0] == state.wild and len(discards) > 1:
        last = discards[-2]
    return last


def _kongs(state: State, seat: Seat) -> Actions:
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
