"""Hints to players about their own hand: the points of a win, and the rule that bars a complete hand from winning."""

from __future__ import annotations

from engine.core import Seat, Sheet, changed
from engine.fuzhou.ending import won_hand
from engine.fuzhou.legal import first_draw
from engine.fuzhou.score import best
from engine.fuzhou.shape import complete, distance, may_claim
from engine.fuzhou.state import OwnVerb, Phase, View
from engine.mahjong.tiles import TILE


def worth(view: View) -> Sheet | None:
    """Return the viewer's total points for the wins that they may declare now (FZ-81, FZ-90, FZ-92).

    The term `score` is for a win with the present tiles. `rob_gold` is for taking the gold instead of the first draw.
    """
    seat = view.viewer
    if seat is None:
        return None
    moments = {"score": view} if _asked(view, seat) else {}
    if first_draw(view) == seat:
        moments[OwnVerb.ROB_GOLD.value] = changed(view, phase=Phase.ROB_GOLD)
    wins = {key: best(view.rules, won_hand(moment, seat, view.hand, view.locked)) for key, moment in moments.items()}
    terms = tuple((key, win.pay[seat]) for key, win in wins.items() if win)
    return Sheet("worth", seat, terms=terms) if terms else None


def lacking(view: View) -> Sheet | None:
    """Return the reason why a hand of five sets and a pair is not a win, as the `reason` of a sheet.

    The reason is `claimed` (FZ-61), `jinkan` (FZ-75), `gold` or `shed` (FZ-62), or `youjin` (FZ-73). There is none for
    a locked kind, because its badge shows it.
    """
    seat = view.viewer
    reason = "" if seat is None else _own(view, seat) or _claimed(view, seat)
    return Sheet("lacking", seat, reason=reason) if reason else None


def aims(view: View) -> Sheet | None:
    """Return how many tiles the viewer's hand is from a win, as the term `distance`."""
    if view.viewer is None or view.phase in (Phase.READY, Phase.OVER):
        return None
    away = distance(view.hand, view.gold, _missing(view, view.viewer))
    return Sheet("aims", view.viewer, terms=(("distance", away),))


def _own(view: View, seat: Seat) -> str:
    """Return the reason why the viewer's 17 tiles do not win in their own turn."""
    if view.phase is not Phase.TURN or view.turn != seat or not complete(view.hand, view.gold, _missing(view, seat)):
        return ""
    if view.source == "claim":
        return "claimed"
    return "jinkan" if seat in view.jinkan and view.drawn != view.gold else ""


def _claimed(view: View, seat: Seat) -> str:
    """Return the reason why another seat's tile does not win, although it would complete the viewer's hand."""
    tile, gold, rules, missing = view.tile, view.gold, view.rules, _missing(view, seat)
    if view.phase not in (Phase.CLAIM, Phase.ROB_KONG) or view.turn == seat or tile is None or tile in view.locked:
        return ""
    if not complete(view.hand + TILE[tile], gold, missing) or (view.phase is Phase.ROB_KONG and not rules.rob_kong):
        return ""
    if seat in view.jinkan:
        return "jinkan"
    if tile == gold:
        return "gold"
    if seat in view.shed and rules.gold_discard == "self_draw_only":
        return "shed"
    return "" if may_claim(rules, view.hand, gold, missing, tile) else "youjin"


def _asked(view: View, seat: Seat) -> bool:
    """Return whether the viewer may win at this moment, provided that the tiles win."""
    match view.phase:
        case Phase.READY:
            return True
        case Phase.TURN:
            return view.turn == seat and view.source != "claim"
        case Phase.ROB_GOLD:
            return not (seat == view.dealer and seat in view.jinkan)
        case Phase.CLAIM | Phase.ROB_KONG:
            return view.turn != seat and view.tile != view.gold
        case Phase.OVER:
            return False


def _missing(view: View, seat: Seat) -> int:
    return 5 - len(view.melds[seat])
