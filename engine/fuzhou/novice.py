"""The play of a newcomer: aims at five sets and a pair, considers one tile at a time, and does not count tiles."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Action, Piece
from engine.fuzhou.legal import WINS
from engine.fuzhou.shape import distance
from engine.mahjong.actions import PASS, Actions, Verb, claimed
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import Tiles, company, pack


def decide(hand: Tiles, melds: Sequence[Meld], gold: Piece, tile: Piece | None, options: Actions) -> Action:
    """Return a newcomer's action. Newcomers take every win and discard no gold. `tile`: the tile of a window."""
    for action in WINS:
        if action in options:
            return action
    if options[0] == PASS and tile is not None:
        return _claim(hand, 5 - len(melds), gold, tile, options)
    if options[0].verb == Verb.DISCARD:
        return _turn(hand, gold, options)
    return options[0]


def _claim(hand: Tiles, missing: int, gold: Piece, tile: Piece, options: Actions) -> Action:
    """Return a claim that leaves the hand no further from a win. Pongs come before chows.

    Most of these claims bring a win no nearer. A tile that would fill a gap is overlooked.
    """
    before = distance(hand, gold, missing)
    for verb in (Verb.KONG, Verb.PONG, Verb.CHOW):
        for action in options:
            if action.verb == verb and not _fills_a_gap(action, tile):
                used, _ = claimed(action, tile, 0)
                if distance(hand - pack(used), gold, missing - 1) <= before:
                    return action
    return PASS


def _fills_a_gap(action: Action, tile: Piece) -> bool:
    """Return whether a chow puts the tile between two others."""
    return action.verb == Verb.CHOW and min(action.pieces) < tile < max(action.pieces)


def _turn(hand: Tiles, gold: Piece, options: Actions) -> Action:
    """Make every possible kong. Otherwise discard the tile with the fewest neighbours. Pairs are kept for long."""
    for action in options:
        if action.verb in (Verb.CONCEALED_KONG, Verb.ADDED_KONG):
            return action
    able = [action for action in options if action.verb == Verb.DISCARD and action.pieces[0] != gold]
    return min(able, key=lambda action: company(hand, action.pieces[0]), default=options[0])
