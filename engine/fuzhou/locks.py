"""Ranks of claims, and the kinds that a seat may not claim for a while (FZ-65, FZ-66)."""

from __future__ import annotations

from engine.core import Action, Piece, Seat, changed
from engine.fuzhou import legal
from engine.fuzhou.score import precedence
from engine.fuzhou.state import OwnVerb, Phase, Rows, State
from engine.mahjong.actions import PASS, UNSAID, Verb
from engine.mahjong.tiles import TILE

Rank = tuple[int, bool, int]
LEAST: Rank = (0, True, 0)
"""The lowest possible rank of a claim, and the highest rank of a pass."""


def rank(state: legal.Position, seat: Seat, action: Action) -> Rank:
    """Return the rank of a claim (FZ-66, FZ-80, FZ-81).

    WIN ranks above KONG and PONG. These rank above CHOW and taking the gold instead of a draw. `precedence` decides
    between several wins.
    """
    robs = action.verb == OwnVerb.ROB_GOLD
    if action.verb != Verb.WIN and not (robs and state.phase is Phase.ROB_GOLD):
        # only the seat that may chow can take the gold instead of its first draw
        strength = 1 if action.verb == Verb.CHOW or robs else 0 if action == PASS else 2
        return strength, False, -((seat - state.turn - 1) % 4)
    tile = state.gold if robs else state.tile
    tiles, missing = state.hands[seat] + (TILE[tile] if tile else 0), 5 - len(state.melds[seat])
    return 3, *precedence(state.rules, tiles, state.gold, missing, seat, state.turn, robs)


def passed(state: State, best: Rank = LEAST) -> Rows:
    """Return the locked kinds by seat after a window. A seat that passed on a tile may not claim its kind (FZ-65).

    A seat is locked only if it could have outranked the `best` claim. When the seat answered makes no difference.
    """
    kinds = state.locked
    if state.phase is not Phase.ROB_GOLD and state.tile is not None:
        offered = legal.window(changed(state, answers=UNSAID))
        for seat, answer in enumerate(state.answers):
            if answer == PASS and any(rank(state, seat, action) > best for action in offered[seat]):
                kinds = locked(changed(state, locked=kinds), seat, state.tile, "passed")
    return kinds


def locked(state: State, seat: Seat, tile: Piece, why: str) -> Rows:
    """Return the locked kinds by seat, with the kind of `tile` added for `seat`.

    `why`: the reason for the lock. If the setting does not lock for this reason, nothing is added.
    """
    kinds = state.locked
    if why not in state.rules.same_round_lock or tile in kinds[seat]:
        return kinds
    return (*kinds[:seat], (*kinds[seat], tile), *kinds[seat + 1 :])
