"""Hints to players about their own hand: the points of a win, and the rule that bars a complete hand from winning."""

from __future__ import annotations

from engine.core import Row, Seat, Sheet
from engine.jiaxing.ending import won_hand
from engine.jiaxing.legal import earthly
from engine.jiaxing.score import best
from engine.jiaxing.shape import FAR, may_rob, may_win, targets
from engine.jiaxing.state import Phase, View
from engine.mahjong.need import distance
from engine.mahjong.tiles import BIT, TILE, Tiles


def worth(view: View) -> Sheet | None:
    """Return the viewer's total points for the win that they may declare now (JX-93)."""
    seat = view.viewer
    win = best(view.rules, won_hand(view, seat, view.hand)) if seat is not None and _wins(view, seat) else None
    return Sheet("worth", seat, terms=(("score", win.pay[seat]),)) if win and seat is not None else None


def lacking(view: View) -> Sheet | None:
    """Return the reason why a hand of four sets and a pair is not a win, as the `reason` of a sheet.

    `shape`: the hand has none of the shapes; the rows are the nearest shapes and how many tiles each still needs
    (JX-55). The other reasons are `claimed` (JX-50) and `self_draw` (JX-52).
    """
    seat = view.viewer
    if seat is None or seat in view.gone:
        return None
    melds = view.melds[seat]
    if view.phase is Phase.TURN and view.turn == seat and _complete(view, view.hand):
        if may_win(view.rules, view.hand, view.wild, melds):
            return Sheet("lacking", seat, reason="claimed") if view.source == "claim" else None
        return Sheet("lacking", seat, _nearest(view, seat), reason="shape")
    if view.phase is Phase.CLAIM and view.turn != seat and view.tile not in (None, view.wild) and not earthly(view):
        hand = view.hand + TILE[view.tile or ""]
        return Sheet("lacking", seat, reason="self_draw") if may_win(view.rules, hand, view.wild, melds) else None
    return None


def aims(view: View) -> Sheet | None:
    """Return the shapes that the viewer's hand may still take, the nearest first."""
    seat = view.viewer
    if seat is None or seat in view.gone or view.phase in (Phase.READY, Phase.OVER):
        return None
    return Sheet("aims", seat, _nearest(view, seat))


def _nearest(view: View, seat: Seat) -> tuple[Row, ...]:
    wilds = view.hand >> BIT[view.wild] & 7
    *mixed, triplets = targets(view.hand - wilds * TILE[view.wild], view.melds[seat])
    near = sorted((need - wilds, key) for key, need in (("mixed", min(mixed)), ("triplets", triplets)) if need < FAR)
    return tuple(Row(key, missing=missing) for missing, key in near)


def _wins(view: View, seat: Seat) -> bool:
    """Return whether the viewer may declare a win now (JX-51, JX-57, JX-58)."""
    melds, tile = view.melds[seat], view.tile
    if seat in view.gone:
        return False
    if view.phase is Phase.TURN:
        return view.turn == seat and view.source != "claim" and may_win(view.rules, view.hand, view.wild, melds)
    if tile is None or tile == view.wild or view.turn == seat:
        return False
    if view.phase is Phase.ROB:
        return may_rob(view.hand, view.wild, melds, tile)
    claims = view.phase is Phase.CLAIM and earthly(view)
    return claims and may_win(view.rules, view.hand + TILE[tile], view.wild, melds)


def _complete(view: View, hand: Tiles) -> bool:
    """Return whether the tiles are four sets and a pair of any shape (JX-54)."""
    wilds = hand >> BIT[view.wild] & 7
    missing = 4 - len(view.melds[view.viewer or 0])
    return distance(hand - wilds * TILE[view.wild], missing, wilds) <= 0
