"""The play of a beginner at Jiaxing mahjong, who counts tiles and claims whatever fits (JX-55).

Beginners collect the suit of which they have the most tiles, but keep pairs and neighbours of other suits too long.
They ignore which tiles would help, claim tiles that bring them no nearer to a win, and do not see a contract coming.
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
"""Bonus for tiles of the suit that beginners collect. It is too small, so they discard other tiles too late."""
HOPEFUL = 4
"""Maximum distance from a win at which beginners play on after a contract."""


def decide(hand: Tiles, melds: Sequence[Meld], wild: Piece, tile: Piece | None, options: Actions) -> Action:
    """Return a beginner's action. Beginners are always ready to begin. `tile`: the tile of a window."""
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
    """Return the number of wild tiles in the hand. `wild`: the wild kind."""
    return hand >> BIT[wild] & 7


def natural(hand: Tiles, wild: Piece) -> Tiles:
    """Return the hand without its wild tiles."""
    return hand & ~(7 << BIT[wild])


def _discard(own: Tiles, melds: Sequence[Meld], wild: Piece, options: Actions) -> Action:
    """Discard the tile with the fewest neighbours. Tiles of the suit that the beginner collects get a bonus.

    A wild tile is discarded only if there is no other.
    """
    suit = _suit(own, melds)

    def rank(action: Action) -> tuple[bool, int]:
        index = INDEX[action.pieces[0]]
        fits = suit is None or index >= SUITED or index // 9 == suit
        return action.pieces[0] == wild, company(own, action.pieces[0]) + (FITS if fits else 0)

    return min((action for action in options if action.verb == Verb.DISCARD), key=rank)


def _suit(own: Tiles, melds: Sequence[Meld]) -> int | None:
    """Return the suit with the most tiles, among those that the melds allow.

    None: the melds allow only triplets of any suit.
    """
    needs = targets(own, melds)[:3]
    suits = [suit for suit in range(3) if needs[suit] < FAR]
    return max(suits, key=lambda suit: size(own >> 27 * suit & SUIT), default=None)


def _claim(own: Tiles, melds: Sequence[Meld], tile: Piece, options: Actions) -> Action:
    """Return the first claim that leaves the hand no further from a win."""
    before = min(targets(own, melds))
    for action in options[1:]:
        used, meld = claimed(action, tile, 0)
        if min(targets(own - pack(used), (*melds, meld))) <= before:
            return action
    return PASS
