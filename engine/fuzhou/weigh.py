"""The value of each action by the formula: the value of the hand after the action and its best continuation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core import Action, Piece
from engine.fuzhou import shape
from engine.fuzhou.danger import fed, feeds
from engine.fuzhou.ending import won_hand
from engine.fuzhou.legal import ROB_GOLD, THREE_GOLDS, Position
from engine.fuzhou.score import best, constants
from engine.fuzhou.state import OwnVerb, Phase, View
from engine.fuzhou.worth import Reach, Sight
from engine.mahjong.actions import WIN, Verb, claimed
from engine.mahjong.tiles import TILE, Tiles, kinds, pack, size

NOTHING = Reach(0.0, 0.0, 9, 0, 0.0)


@dataclass(frozen=True, slots=True)
class Seen:
    """A seat that is asked, with its hand.

    It also has the number of sets still to form, and the kinds that the seat may not claim.
    """

    table: Position | View
    sight: Sight
    hand: Tiles
    missing: int
    locked: Sequence[Piece]


def after(seen: Seen, action: Action) -> Reach:
    """Return the prospects of the hand after this action."""
    if action in (WIN, THREE_GOLDS):
        return _won(seen)
    if action == ROB_GOLD:
        return _robbed(seen)
    if seen.sight.seat in seen.table.jinkan:
        return seen.sight.declared(4 if action.verb == Verb.DISCARD else _wait(seen))
    match action.verb:
        case Verb.DISCARD:
            return discarded(seen, action.pieces[0])
        case OwnVerb.JINKAN:
            return _risked(seen, seen.sight.declared(), action.pieces[0])
        case Verb.PASS:
            return _kept(seen)
        case Verb.CHOW | Verb.PONG:
            return _claimed(seen, action)
        case Verb.KONG | Verb.CONCEALED_KONG | Verb.ADDED_KONG:
            return _konged(seen, action)
        case _:
            return NOTHING


def discarded(seen: Seen, tile: Piece) -> Reach:
    """Return the prospects of the hand without that tile, minus the expected cost if another seat wins on it."""
    return _risked(seen, seen.sight.reach(seen.hand - TILE[tile], seen.missing), tile)


def _risked(seen: Seen, kept: Reach, tile: Piece) -> Reach:
    if not seen.sight.careful:
        return kept
    risk = feeds(seen.sight, tile)
    points = (1 - risk) * kept.points - risk * fed(seen.sight)
    return Reach(points, kept.wins * (1 - risk), kept.distance, kept.helping, kept.worth)


def _won(seen: Seen) -> Reach:
    seat = seen.sight.seat
    win = best(seen.table.rules, won_hand(seen.table, seat, seen.hand, seen.locked))
    return NOTHING if win is None else Reach(win.pay[seat], 1.0, 0, 0, win.pay[seat])


def _robbed(seen: Seen) -> Reach:
    """Return the prospects of taking the gold as the last tile of the hand (FZ-78)."""
    sight, rules = seen.sight, seen.table.rules
    hand = seen.hand + TILE[sight.gold]
    known, golds = constants(rules), shape.golds(hand, sight.gold)
    constant = known["gold_pair" if shape.gold_pair(hand, sight.gold, seen.missing) else "rob_gold"]
    worth = sight.settled(golds, constant, 1.0)
    return Reach(worth, 1.0, 0, 0, worth)


def _kept(seen: Seen) -> Reach:
    """Return the prospects of passing.

    The hand keeps waiting, but a dealer before its first turn must first discard.
    """
    if size(seen.hand) % 3 == 2:
        return _best_discard(seen.sight, seen.hand, seen.missing, None)
    return seen.sight.reach(seen.hand, seen.missing, _wait(seen))


def _wait(seen: Seen) -> int:
    """Return the number of turns until the seat draws next, its own included."""
    table, seat = seen.table, seen.sight.seat
    if table.phase is Phase.ROB_KONG or table.phase is Phase.ROB_GOLD:
        return 4
    return (seat - table.turn) % 4 or 4


def _claimed(seen: Seen, action: Action) -> Reach:
    tile, rules = seen.table.tile, seen.table.rules
    assert tile is not None
    own, meld = claimed(action, tile, 0)
    swaps = {"not_after_chow": meld.kind == "chow", "not_after_claim": True}
    barred = tile if swaps.get(rules.swap_discard) else None
    return _best_discard(seen.sight, seen.hand - pack(own), seen.missing - 1, barred)


def _konged(seen: Seen, action: Action) -> Reach:
    """Return the prospects of a kong, after which the seat draws at once."""
    kind = seen.table.tile if action.verb == Verb.KONG else action.pieces[0]
    assert kind is not None
    taken = {Verb.KONG: 3, Verb.CONCEALED_KONG: 4}.get(Verb(action.verb), 1)
    missing = seen.missing - (action.verb != Verb.ADDED_KONG)
    return seen.sight.reach(seen.hand - taken * TILE[kind], missing, 1)


def _best_discard(sight: Sight, hand: Tiles, missing: int, barred: Piece | None) -> Reach:
    able = [kind for kind in kinds(hand) if kind not in (sight.gold, barred)] or list(kinds(hand))
    found = (sight.reach(hand - TILE[kind], missing) for kind in able)
    return max(found, key=lambda reach: reach.points)
