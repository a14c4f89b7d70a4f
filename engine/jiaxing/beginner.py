"""The errors of a beginner at Jiaxing mahjong: counts tiles, not what is missing, and claims whatever fits (JX-55).

They go for the suit of which they have most tiles but keep pairs and neighbours of the others too long, do not look at
which tiles help, claim what brings them no nearer, and do not see a contract coming.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Action, Piece
from engine.jiaxing.legal import CONTINUE
from engine.jiaxing.shape import FAR, targets
from engine.mahjong.actions import PASS, WIN, Actions, Verb, claimed
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import BIT, INDEX, SUIT, SUITED, Tiles, company, pack, size

FITS = 2
"""So much less lonely is a tile of the suit they go for; too little, so that they part with the others too late."""
HOPEFUL = 4
"""Who is that far from a win, or nearer, plays on when a contract is made."""


def decide(hand: Tiles, melds: Sequence[Meld], wild: Piece, tile: Piece | None, options: Actions) -> Action:
    """What a beginner does with a hand: `tile` is what a window is about. Ready to begin, as `options` say."""
    if WIN in options:
        return WIN
    if len(options) == 1:
        return options[0]
    own = natural(hand, wild)
    if options[0] == PASS and tile is not None:
        return _claim(own, melds, tile, options)
    if CONTINUE in options:
        near = min(targets(own, melds)) - wilds(hand, wild) <= HOPEFUL
        return next(action for action in options if (action == CONTINUE) == near)
    if options[0].verb == Verb.DISCARD:
        kongs = (action for action in options if action.verb in (Verb.CONCEALED_KONG, Verb.ADDED_KONG))
        return next(kongs, None) or _discard(own, melds, wild, options)
    return options[0]


def wilds(hand: Tiles, wild: Piece) -> int:
    """How many wild tiles the hand holds."""
    return hand >> BIT[wild] & 7


def natural(hand: Tiles, wild: Piece) -> Tiles:
    """The hand without its wild tiles."""
    return hand & ~(7 << BIT[wild])


def _discard(own: Tiles, melds: Sequence[Meld], wild: Piece, options: Actions) -> Action:
    """The loneliest tile, one that fits the suit being a little less lonely; a wild tile only for want of others."""
    suit = _suit(own, melds)

    def rank(action: Action) -> tuple[bool, int]:
        index = INDEX[action.pieces[0]]
        fits = suit is None or index >= SUITED or index // 9 == suit
        return action.pieces[0] == wild, company(own, action.pieces[0]) + (FITS if fits else 0)

    return min((action for action in options if action.verb == Verb.DISCARD), key=rank)


def _suit(own: Tiles, melds: Sequence[Meld]) -> int | None:
    """The suit of most tiles that the melds leave open; None for triplets of any suit."""
    needs = targets(own, melds)[:3]
    suits = [suit for suit in range(3) if needs[suit] < FAR]
    return max(suits, key=lambda suit: size(own >> 27 * suit & SUIT), default=None)


def _claim(own: Tiles, melds: Sequence[Meld], tile: Piece, options: Actions) -> Action:
    """The first claim that leaves the hand as near to a win as it was."""
    before = min(targets(own, melds))
    for action in options[1:]:
        used, meld = claimed(action, tile, 0)
        if min(targets(own - pack(used), (*melds, meld))) <= before:
            return action
    return PASS
