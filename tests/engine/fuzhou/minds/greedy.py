"""The plain sense of a Fuzhou player: five sets and a pair as soon as may be, and never a gold away without need."""

from collections.abc import Sequence

from engine.core import Action, Piece, Seat
from engine.fuzhou.legal import WINS, Position
from engine.fuzhou.shape import distance
from engine.mahjong.actions import PASS, Actions, Verb, claimed
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import BIT, TILE, Tiles, company, pack


def choose(position: Position, seat: Seat, options: Actions) -> Action:
    """What a greedy player does in a play-out."""
    return decide(position.hands[seat], position.melds[seat], position.gold, position.tile, options)


def decide(hand: Tiles, melds: Sequence[Meld], gold: Piece, tile: Piece | None, options: Actions) -> Action:
    """What a greedy player does with a hand: `tile` is what a window is about. Ready to begin, as `options` say."""
    for action in WINS:
        if action in options:
            return action
    if len(options) == 1:
        return options[0]
    if options[0] == PASS and tile is not None:
        return claim(hand, melds, gold, tile, options)
    if options[0].verb == Verb.DISCARD:
        return kong(hand, melds, gold, options) or discard(hand, melds, gold, options)
    return options[0]


def discard(hand: Tiles, melds: Sequence[Meld], gold: Piece, options: Actions) -> Action:
    """What leaves the hand nearest to a win, the loneliest tile first; a gold only for want of others."""
    missing = 5 - len(melds)
    best, found = (999, 999), options[0]
    for action in options:
        if action.verb == Verb.DISCARD and action.pieces[0] != gold:
            kind = action.pieces[0]
            rank = (distance(hand - TILE[kind], gold, missing), company(hand, kind))
            if rank < best:
                best, found = rank, action
    return found


def kong(hand: Tiles, melds: Sequence[Meld], gold: Piece, options: Actions) -> Action | None:
    """A kong that leaves the hand as near to a win as it was."""
    missing = 5 - len(melds)
    before = distance(hand, gold, missing)
    for action in options:
        if action.verb in (Verb.CONCEALED_KONG, Verb.ADDED_KONG):
            kind = action.pieces[0]
            own = action.verb == Verb.CONCEALED_KONG
            if distance(hand & ~(7 << BIT[kind]), gold, missing - own) <= before:
                return action
    return None


def claim(hand: Tiles, melds: Sequence[Meld], gold: Piece, tile: Piece, options: Actions) -> Action:
    """The claim that brings the hand nearest to a win, if it comes nearer at all; else to pass."""
    missing = 5 - len(melds)
    best, found = distance(hand, gold, missing), options[0]
    for action in options[1:]:
        used, _ = claimed(action, tile, 0)
        after = distance(hand - pack(used), gold, missing - 1)
        if after < best:
            best, found = after, action
    return found
