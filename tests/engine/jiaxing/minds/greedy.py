"""The plain sense of a Jiaxing player: go for the nearest legal shape, and claim what brings it nearer (JX-55)."""

from collections.abc import Sequence

from engine.core import Action, Piece, Seat
from engine.jiaxing.beginner import natural, wilds
from engine.jiaxing.legal import CONTINUE, Position
from engine.jiaxing.shape import targets
from engine.mahjong.actions import PASS, WIN, Actions, Verb, claimed
from engine.mahjong.melds import Meld
from engine.mahjong.need import SUITS, TRIPLETS, whole_triplets
from engine.mahjong.tiles import BIT, SUIT, TILE, Tiles, company, pack

BOLD = 3
"""Who is that far from a win, or nearer, plays on when a contract is made."""


def choose(position: Position, seat: Seat, options: Actions) -> Action:
    """What a greedy player does in a play-out."""
    return decide(position.hands[seat], position.melds[seat], position.wild, position.tile, options)


def decide(hand: Tiles, melds: Sequence[Meld], wild: Piece, tile: Piece | None, options: Actions) -> Action:
    """What a greedy player does with a hand: `tile` is what a window is about. Ready to begin, as `options` say."""
    if WIN in options:
        return WIN
    if len(options) == 1:
        return options[0]
    if options[0] == PASS and tile is not None:
        return claim(hand, melds, wild, tile, options)
    if CONTINUE in options:
        near = min(targets(natural(hand, wild), melds)) - wilds(hand, wild) <= BOLD
        return next(action for action in options if (action == CONTINUE) == near)
    if options[0].verb == Verb.DISCARD:
        return kong(hand, melds, wild, options) or discard(hand, melds, wild, options)
    return options[0]


def discard(hand: Tiles, melds: Sequence[Meld], wild: Piece, options: Actions) -> Action:
    """A tile that the nearest shape has no use for, the loneliest first; never a wild tile but for want of others."""
    own = natural(hand, wild)
    target = nearest(own, melds)
    best, found = (999, 999), options[0]
    for action in options:
        if action.verb == Verb.DISCARD and action.pieces[0] != wild:
            kind = action.pieces[0]
            rank = (need(own - TILE[kind], melds, target), company(own, kind))
            if rank < best:
                best, found = rank, action
    return found


def nearest(own: Tiles, melds: Sequence[Meld]) -> int:
    """The target that needs least: 0 to 2 a suit with honours, 3 only triplets; of equal ones that with most tiles."""
    needs = targets(own, melds)
    low = min(needs)
    if needs.count(low) == 1:
        return needs.index(low)
    sizes = [(own >> 27 * group & SUIT).bit_count() for group in range(3)] + [0]
    return max((group for group in range(4) if needs[group] == low), key=sizes.__getitem__)


def need(own: Tiles, melds: Sequence[Meld], target: int) -> int:
    """How many tiles that target still needs, wild ones not counted."""
    place = 2 * (4 - len(melds)) + 1
    if target == 3:
        return whole_triplets(own).need[place]
    return SUITS[own >> 27 * target & SUIT][TRIPLETS[own >> 81]].need[place]


def kong(hand: Tiles, melds: Sequence[Meld], wild: Piece, options: Actions) -> Action | None:
    """A kong that leaves the hand as near to a win as it was."""
    own = natural(hand, wild)
    before = min(targets(own, melds))
    for action in options:
        if action.verb in (Verb.CONCEALED_KONG, Verb.ADDED_KONG):
            kind = action.pieces[0]
            copies = own >> BIT[kind] & 7
            more = (Meld("concealed", (kind,) * 4),) if action.verb == Verb.CONCEALED_KONG else ()
            if min(targets(own - copies * TILE[kind], (*melds, *more))) <= before:
                return action
    return None


def claim(hand: Tiles, melds: Sequence[Meld], wild: Piece, tile: Piece, options: Actions) -> Action:
    """The claim that brings the hand nearest to a win, if it comes nearer at all; else to pass."""
    own = natural(hand, wild)
    best, found = min(targets(own, melds)), options[0]
    for action in options[1:]:
        used, meld = claimed(action, tile, 0)
        after = min(targets(own - pack(used), (*melds, meld)))
        if after < best:
            best, found = after, action
    return found
