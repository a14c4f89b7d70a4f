"""Legal actions (RULES.md chapters 4 to 6), as tuples with the safe default first (FZ-44)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.core import FINISH, READY, Action, Piece, Seat
from engine.fuzhou import shape
from engine.fuzhou.flowers import complete_fours
from engine.fuzhou.rules import Rules
from engine.fuzhou.session import Deal
from engine.fuzhou.state import OwnVerb, Phase, Source
from engine.mahjong import actions
from engine.mahjong.actions import (
    DISCARD,
    FOURS,
    KONG,
    PASS,
    PONG,
    WIN,
    Actions,
    Verb,
    chows,
    discards,
    drawn_first,
    kongs,
    safe_first,
)
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import BIT, KINDS, SUITED, TILE, Tiles

ROB_GOLD, THREE_GOLDS = Action(OwnVerb.ROB_GOLD), Action(OwnVerb.THREE_GOLDS)
WINS = (ROB_GOLD, WIN, THREE_GOLDS)
"""Winning actions, the most valuable first. Robbing the gold is worth more than a win on the discard."""
JINKAN = {kind: Action(OwnVerb.JINKAN, (kind,)) for kind in KINDS[:SUITED]}
FEWEST = 5
"""Minimum number of live tiles for a kong (FZ-60). With fewer live tiles the final phase begins (FZ-51)."""
KEPT = {"kong": 1, "added": 1, "concealed": 2}
"""By setting, the number of tiles by which a kong enlarges the reserve (FZ-30)."""

OPENING = (PASS, THREE_GOLDS, FINISH)
PAUSE = (READY, FINISH)


class Barred(Protocol):
    """The fields that bar discards, in a State, a play-out or a View."""

    @property
    def rules(self) -> Rules: ...
    @property
    def gold(self) -> Piece: ...
    @property
    def source(self) -> Source: ...
    @property
    def tile(self) -> Piece | None: ...
    @property
    def melds(self) -> Sequence[tuple[Meld, ...]]: ...


class Lying(Protocol):
    """The public tiles, in a State, a play-out or a View."""

    @property
    def rules(self) -> Rules: ...
    @property
    def left(self) -> int: ...
    @property
    def melds(self) -> Sequence[tuple[Meld, ...]]: ...
    @property
    def racks(self) -> Sequence[tuple[Piece, ...]]: ...
    @property
    def discards(self) -> Sequence[tuple[Seat, Piece]]: ...


class Due(Lying, Protocol):
    """The fields that show whose first draw is due, in a State, a play-out or a View."""

    @property
    def phase(self) -> Phase: ...
    @property
    def turn(self) -> Seat: ...


class Position(actions.Position, Barred, Protocol):
    """The inputs of the legal actions and of the score: a State, or a play-out in progress."""

    @property
    def racks(self) -> Sequence[tuple[Piece, ...]]: ...
    @property
    def carried(self) -> Deal: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def locked(self) -> Sequence[Sequence[Piece]]: ...
    @property
    def shed(self) -> Sequence[Seat]: ...
    @property
    def jinkan(self) -> Sequence[Seat]: ...


def live(state: Position, more: int = 0) -> int:
    """Return the number of tiles that may still be drawn.

    `more`: tiles that a kong would add to the reserve (FZ-30).
    """
    return live_tiles(state.rules, state.left - more, state.melds, state.racks)


def live_tiles(rules: Rules, left: int, melds: Sequence[tuple[Meld, ...]], racks: Sequence[tuple[Piece, ...]]) -> int:
    """Return how many of the `left` tiles in the wall may still be drawn (FZ-30, FZ-31)."""
    kept = rules.reserve
    if rules.flower_reserve:
        kept += 2 * sum(map(complete_fours, racks))
    if rules.reserve_per_kong == "ming1_an2":
        kept += sum(extra(meld) for row in melds for meld in row)
    return max(0, left - kept)


def extra(meld: Meld) -> int:
    """Return how many tiles `ming1_an2` reserves for a meld.

    It is 1 for an open kong, and 2 for a concealed one, even if its kind is hidden.
    """
    return KEPT.get(meld.kind, 0)


def pause(state: Position, seat: Seat) -> Actions:
    """Return the actions before a hand. A holder of three golds may secretly choose to show them (OPENING)."""
    return OPENING if shape.three_golds(state.hands[seat], state.gold) else PAUSE


def turn(state: Position, seat: Seat) -> Actions:
    """Return the actions of TURN: a discard of every allowed kind, 金坎, kongs, and a win."""
    hand, drawn, gold = state.hands[seat], state.drawn, state.gold
    missing = 5 - len(state.melds[seat])
    if seat in state.jinkan and drawn is not None:
        # a seat that declared 金坎 must discard its drawn tile (FZ-75, FZ-76)
        found = (DISCARD[drawn], *_kongs(state, seat, hand))
        return (*found, WIN) if drawn == gold else found
    if state.source == "claim":
        free = allowed(state, seat, discards(hand))
        return safe_first(free, None, gold) + _jinkan(state, seat, free, missing)
    if state.rules.gold_discard == "forbidden":
        found = safe_first(allowed(state, seat, discards(hand)), drawn if drawn != gold else None, gold)
    elif drawn is not None and drawn != gold:
        found = drawn_first(hand, drawn)
    else:
        found = safe_first(discards(hand), None, gold)
    found += _jinkan(state, seat, found, missing)
    if state.melds[seat] or hand & FOURS:
        found += _kongs(state, seat, hand)
    if shape.complete(hand, gold, missing):
        found += (WIN,)
    elif shape.may_win(state.rules, hand, gold, missing, drawn):
        found += (THREE_GOLDS,)
    return found


def window(state: Position) -> dict[Seat, Actions]:
    """Return the actions of ROB_GOLD, CLAIM and ROB_KONG by seat. Passing comes first (FZ-43, FZ-81)."""
    seats = [seat for seat in (0, 1, 2, 3) if state.answers[seat] is None]
    if state.phase is Phase.ROB_GOLD:
        return {seat: (PASS, ROB_GOLD) for seat in seats if may_rob_gold(state, seat)}
    tile, found, due = state.tile, dict[Seat, Actions](), first_draw(state)
    if tile is None or (tile == state.gold and due is None):
        return found
    for seat in seats:
        options = () if seat == state.turn or tile == state.gold else _claims(state, seat, tile)
        if seat == due and may_rob_gold(state, seat):
            options += (ROB_GOLD,)
        if options:
            found[seat] = (PASS, *options)
    return found


def first_draw(table: Due) -> Seat | None:
    """Return the seat that will make its first draw if nobody claims the discard.

    This seat may take the gold instead if that completes its hand (FZ-81). Return None if no seat has this right. The
    setting or the end of the wall may exclude it.
    """
    if table.rules.rob_gold_until == "window" or table.phase is not Phase.CLAIM:
        return None
    seat = (table.turn + 1) % 4
    moved = table.melds[seat] or any(other == seat for other, _ in table.discards)
    if moved or any(meld.source == seat for row in table.melds for meld in row):
        return None
    return seat if live_tiles(table.rules, table.left, table.melds, table.racks) >= FEWEST else None


def may_rob_gold(state: Position, seat: Seat) -> bool:
    """Return whether the indicator, as a gold, completes the hand.

    A dealer that declared 金坎 may not rob the gold (FZ-78).
    """
    if seat == state.dealer and seat in state.jinkan:
        return False
    hand = state.hands[seat] + TILE[state.gold]
    return shape.complete(hand, state.gold, 5 - len(state.melds[seat]))


def _claims(state: Position, seat: Seat, tile: Piece) -> Actions:
    hand, missing = state.hands[seat], 5 - len(state.melds[seat])
    held, locked = hand >> BIT[tile] & 7, tile in state.locked[seat]
    declared, found = seat in state.jinkan, ()
    shed = seat in state.shed and state.rules.gold_discard == "self_draw_only"
    barred = locked or declared or shed
    if not barred and shape.may_claim(state.rules, hand, state.gold, missing, tile):
        found = (WIN,)
    if state.phase is Phase.ROB_KONG:
        return found
    if (
        held == 3
        and live(state, _more(state, 1)) >= FEWEST
        and _may_kong(state, seat, hand - 3 * TILE[tile], missing - 1)
    ):
        found += (KONG[tile],)
    if held >= 2 and not locked and not declared:
        found += (PONG[tile],)
    if seat == (state.turn + 1) % 4 and not locked and not declared:
        found += chows(hand, tile, state.gold)
    return found


def _kongs(state: Position, seat: Seat, hand: Tiles) -> Actions:
    """Return concealed and added kongs. The gold kind is never one of them (FZ-28, FZ-58 to FZ-60, FZ-63, FZ-75)."""
    found: list[Action] = []
    missing = 5 - len(state.melds[seat])
    for action in kongs(hand, state.melds[seat]):
        concealed, kind = action.verb == Verb.CONCEALED_KONG, action.pieces[0]
        if state.rules.added_kong == "drawn" and not concealed and kind != state.drawn:
            continue
        rest = hand - (4 if concealed else 1) * TILE[kind]
        if live(state, _more(state, 2 if concealed else 1)) >= FEWEST and _may_kong(
            state, seat, rest, missing - concealed
        ):
            found.append(action)
    return tuple(found)


def _may_kong(state: Position, seat: Seat, rest: Tiles, missing: int) -> bool:
    """Return whether a kong is allowed. After 金坎, the hand must still be 金坎 with the kong (FZ-75)."""
    if seat not in state.jinkan:
        return True
    return state.rules.jinkan_kong and shape.jinkan(rest, state.gold, missing)


def _more(state: Position, tiles: int) -> int:
    return tiles if state.rules.reserve_per_kong == "ming1_an2" else 0


def _jinkan(state: Position, seat: Seat, found: Actions, missing: int) -> Actions:
    """Return the discards with which 金坎 may be declared (FZ-74)."""
    gold = state.gold
    if not state.rules.jinkan or gold[1] in "19":
        return ()
    hand = state.hands[seat]
    low, high = shape.neighbours(gold)
    if not (hand >> BIT[low] & 7 and hand >> BIT[high] & 7):
        return ()
    able = (action.pieces[0] for action in found)
    return tuple(JINKAN[kind] for kind in able if shape.jinkan(hand - TILE[kind], gold, missing))


def allowed(state: Barred, seat: Seat, found: Actions) -> Actions:
    """Return the discards that the rules allow (FZ-61, FZ-62).

    The rules may forbid golds and the kind that was just claimed, unless the seat has no other tile.
    """
    rules, claimed = state.rules, state.source == "claim"
    barred: set[Piece | None] = {state.gold} if rules.gold_discard == "forbidden" else set()
    after_chow = claimed and state.melds[seat][-1].kind == "chow"
    if (rules.swap_discard == "not_after_claim" and claimed) or (rules.swap_discard == "not_after_chow" and after_chow):
        barred.add(state.tile)
    return tuple(action for action in found if action.pieces[0] not in barred) or found
