"""The table of Fuzhou mahjong as one viewer sees it: piles, badges and sheets of plain strings and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.core import Action, Badge, Piece, Pile, Place, PublicQuestion, Row, Scene, Sheet, around, best_sheets
from engine.fuzhou.hints import aims, lacking, worth
from engine.fuzhou.legal import allowed, live_tiles
from engine.fuzhou.score import share_terms
from engine.fuzhou.shape import distance, golds, may_claim, neighbours, waits
from engine.fuzhou.state import Phase, View
from engine.fuzhou.view import unseen
from engine.mahjong.actions import discards
from engine.mahjong.melds import Meld
from engine.mahjong.scenes import (
    SEATS,
    answered,
    claims_sheet,
    feats_sheet,
    laid_rows,
    reading_sheet,
    result_sheet,
    rounds_sheets,
    seat_piles,
    settled_sheet,
    waits_sheet,
    winning_sheet,
)
from engine.mahjong.tiles import BIT, KINDS, WINDS, Tiles


def scene(view: View) -> Scene:
    """Return the table as the viewer sees it."""
    scores, question = view.scores, view.asks()
    return Scene(
        viewer=view.viewer,
        places=tuple(Place(seat, scores[seat]) for seat in around(4, view.viewer)),
        piles=_piles(view, question),
        badges=_badges(view, question),
        sheets=(
            *_waits(view),
            *_own(view),
            *_result(view),
            *rounds_sheets(view.history),
            *(best_sheets(view.best) if view.result is not None else ()),
        ),
        hand=view.number,
        settled=len(view.history),
        question=question if view.answer is None else question.heard(view.viewer),
    )


def _piles(view: View, question: PublicQuestion) -> tuple[Pile, ...]:
    piles = [Pile("indicator", None, (view.gold,)), Pile("stock", None, count=view.left)]
    if view.aside:
        piles.append(Pile("aside", None, view.aside))
    for seat in SEATS:
        piles += seat_piles(view, seat, question)
        piles.append(Pile("flowers", seat, view.racks[seat]))
        if seat in view.jinkan:
            piles.append(Pile("shown", seat, neighbours(view.gold)))
    return tuple(piles)


def _badges(view: View, question: PublicQuestion) -> tuple[Badge, ...]:
    badges = [
        Badge("wild", None, (view.gold,)),
        Badge("dealer", view.dealer),
        Badge("live", None, (live_tiles(view.rules, view.left, view.melds, view.racks),)),
        *(Badge("wind", seat, (WINDS[(seat - view.dealer) % 4],)) for seat in SEATS),
        *(Badge("jinkan", seat) for seat in view.jinkan),
        *(Badge("shed_gold", seat) for seat in view.shed),
        *(Badge("escaped", seat) for seat in view.escaped),
        *answered(view, question),
    ]
    if view.last is not None:
        badges.append(Badge("settled_wild", None, (view.last.gold,)))
    if view.carried.streak:
        badges.append(Badge("streak", view.dealer, (view.carried.streak,)))
    if view.source == "final":
        badges.append(Badge("final"))
    if view.locked:
        badges.append(Badge("locked", view.viewer, view.locked))
    if view.result is not None:
        badges += [Badge("place", seat, (place,)) for seat, place in enumerate(view.result.places)]
    return tuple(badges)


def _waits(view: View) -> tuple[Sheet, ...]:
    if view.viewer is None or view.phase in (Phase.OVER, Phase.READY):
        return ()
    near = distance(view.hand, view.gold, 5 - len(view.melds[view.viewer])) <= 1
    sheet = waits_sheet(view, unseen(view), lambda hand: _won_by(view, hand), lambda: _able(view), near=near)
    if sheet is None:
        return ()
    claimed = sheet.rows[0].key == "after" or any(row.part for row in sheet.rows)
    return (sheet if claimed else Sheet(sheet.key, sheet.seat, sheet.rows, (), (("self_draw", 1),)),)


def _own(view: View) -> Iterator[Sheet]:
    """Yield private hints: the points of a win, why a complete hand is not a win, and what claims bring."""
    yield from filter(None, (worth(view), lacking(view), aims(view)))
    if view.phase is Phase.CLAIM:
        yield from claims_sheet(
            view,
            view.gold,
            lambda hand, melds: distance(hand, view.gold, 5 - len(melds)),
            lambda hand, melds: _after_claim(view, hand, melds),
        )


def _after_claim(view: View, hand: Tiles, melds: tuple[Meld, ...]) -> Iterable[Action]:
    """Return the discards allowed after the last of the viewer's melds was claimed (FZ-61)."""
    assert view.viewer is not None
    # only the viewer's own melds count
    return allowed(replace(view, source="claim", melds=(melds,) * 4), view.viewer, discards(hand))


def _able(view: View) -> Iterable[Piece]:
    """Return the kinds that may be discarded (FZ-61, FZ-62, FZ-75).

    After 金坎 this is only the drawn tile.
    """
    assert view.viewer is not None
    if view.viewer in view.jinkan:
        return () if view.drawn is None else (view.drawn,)
    return (action.pieces[0] for action in allowed(view, view.viewer, discards(view.hand)))


def _won_by(view: View, hand: Tiles) -> dict[Piece, bool]:
    """Return the kinds that complete `hand`, the gold last. Each is mapped to whether another seat's tile also wins.

    `hand`: the viewer's hand, or what is left of it after a discard. A drawn gold always wins. After 金坎 nothing else
    does (FZ-75). Another seat's tile never wins after 金坎. By setting, it does not win either after the viewer has
    discarded a gold. With 游金 it wins only if the hand has a pair of golds (FZ-62, FZ-70, FZ-73).
    """
    viewer, gold, rules = view.viewer, view.gold, view.rules
    assert viewer is not None
    own = {gold: False} if unseen(view) >> BIT[gold] & 7 else {}
    missing = 5 - len(view.melds[viewer])
    if viewer in view.jinkan:
        return own
    if distance(hand, gold, missing) != 1:
        return {}
    shed = viewer in view.shed or golds(hand, gold) < golds(view.hand, gold)
    barred = shed and rules.gold_discard == "self_draw_only"
    found = (KINDS[index] for index in waits(hand, gold, missing))
    return {kind: not barred and may_claim(rules, hand, gold, missing, kind) for kind in found} | own


def _result(view: View) -> tuple[Sheet, ...]:
    """Return the winner's special patterns and formula, the hand as it was read, and the points."""
    last = view.last
    if last is None:
        return ()
    rows = tuple(Row(key, (), points) for key, points in last.specials)
    counted = (last.hua, last.jin, last.lian, last.kongs, last.constant)
    share = share_terms(view.rules, *counted, drawn=last.self_draw)
    sheets = (
        result_sheet(last.winner, rows, share, last.payments),
        settled_sheet(last.winner, last.scores),
    )
    if last.winner is None:
        return sheets
    racks = last.racks[last.winner]
    won = winning_sheet(last.winner, last.came, last.giver, last.tile, last.gold, racks)
    sheets = (*sheets, won, *feats_sheet(last.winner, last.came, late=last.late))
    own = (*last.shown, *(() if last.tile is None else (last.tile,)))
    melds = last.melds[last.winner]
    if not last.parts:
        # three golds win with any tiles, which are shown as they lie, the golds last
        shown = Row("tiles", tuple(sorted(own, key=last.gold.__eq__)), own.count(last.gold), counts="wilds")
        return (*sheets, Sheet("reading", last.winner, (*laid_rows(last.winner, melds), shown)))
    return (*sheets, reading_sheet(last.winner, last.parts, melds, own, last.gold))
