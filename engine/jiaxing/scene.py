"""The table of Jiaxing mahjong as one viewer sees it: piles, badges and sheets of plain strings and numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core import Badge, Pile, Place, PublicQuestion, Row, Scene, Sheet, around, best_sheets
from engine.jiaxing.contracts import claims_from, may_bind
from engine.jiaxing.hints import aims, lacking, worth
from engine.jiaxing.legal import allowed
from engine.jiaxing.score import share_terms
from engine.jiaxing.shape import distance, may_win, waits
from engine.jiaxing.state import Phase, Settled, View
from engine.jiaxing.view import unseen
from engine.mahjong.actions import discards
from engine.mahjong.scenes import (
    SEATS,
    answered,
    claims_sheet,
    feats_sheet,
    reading_sheet,
    result_sheet,
    rounds_sheets,
    seat_piles,
    settled_sheet,
    waits_sheet,
    winning_sheet,
)
from engine.mahjong.tiles import BIT, INDEX, KINDS, ONE, WINDS, Tiles


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
    table = (Pile("indicator", None, (view.wild,)), Pile("stock", None, count=view.left))
    return (*table, *(pile for seat in SEATS for pile in seat_piles(view, seat, question)))


def _badges(view: View, question: PublicQuestion) -> tuple[Badge, ...]:
    badges = [
        Badge("round_wind", None, (view.round_wind,)),
        Badge("dealer", view.dealer),
        Badge("wild", None, (view.wild,)),
        *(Badge("wind", seat, (WINDS[(seat - view.dealer) % 4],)) for seat in SEATS),
        *(Badge("contract", one, (other,)) for one, other in view.contracts),
        *(Badge("gave_up", seat) for seat in view.gone),
        *_claims(view),
        *answered(view, question),
        *_bonds(view.last),
    ]
    if view.queue:
        badges.append(Badge("queue", None, view.queue))
    if view.result is not None:
        badges += [Badge("place", seat, (place,)) for seat, place in enumerate(view.result.places)]
    return tuple(badges)


def _claims(view: View) -> list[Badge]:
    """Return badges of seats with one or two claims from the same seat. A third claim makes a contract (JX-103)."""
    keys = {1: "one_claim", 2: "two_claims"}
    return [
        Badge(keys[count], seat, (source,))
        for seat in SEATS
        for source in SEATS
        if (count := claims_from(view, seat, source)) in keys and may_bind(view, seat, source)
    ]


def _bonds(last: Settled | None) -> list[Badge]:
    """Return badges for contracts, seats that gave up, and the wild kind of the last settled hand.

    They explain its payments (JX-93). Their keys differ from those of the current hand, which is in the same scene.
    """
    if last is None:
        return []
    bound = [Badge("settled_contract", one, (other,)) for one, other in last.contracts]
    return [*bound, *(Badge("settled_gave_up", seat) for seat in last.gone), Badge("settled_wild", None, (last.wild,))]


def _waits(view: View) -> tuple[Sheet, ...]:
    """Return the viewer's waits. If they have to discard, return the waits after each allowed discard (JX-48).

    All waits are for self-draws. No seat wins on a discard, except on the dealer's first one (JX-52, JX-58).
    """
    if view.viewer is None or view.viewer in view.gone or view.phase in (Phase.OVER, Phase.READY):
        return ()
    # if 14 single honours may win, such a hand is near to a win even if the tables say otherwise (JX-54)
    near = not view.rules.all_honors_melds or distance(view.hand, view.wild, view.melds[view.viewer]) <= 1
    sheet = waits_sheet(
        view,
        unseen(view),
        lambda hand: dict.fromkeys(_won_by(view, hand), False),
        lambda: (action.pieces[0] for action in allowed(view, discards(view.hand))),
        near=near,
    )
    return () if sheet is None else (sheet,)


def _own(view: View) -> Iterator[Sheet]:
    """Yield private hints: the points of a win, why a complete hand is not a win, and what claims bring."""
    yield from filter(None, (worth(view), lacking(view), aims(view)))
    if view.phase is Phase.CLAIM and view.viewer not in view.gone:
        after = replace(view, source="claim")
        yield from claims_sheet(
            view,
            view.wild,
            lambda hand, melds: distance(hand, view.wild, melds),
            lambda hand, _melds: allowed(after, discards(hand)),
        )


def _won_by(view: View, hand: Tiles) -> tuple[str, ...]:
    """Return the kinds that would win, the wild one last.

    A wild tile always wins, even if no winning tile of another kind is left (JX-16).
    """
    assert view.viewer is not None
    melds, own = view.melds[view.viewer], INDEX[view.wild]
    found = waits(hand, view.wild, melds)
    if not view.rules.all_honors_melds:
        every = (index for index in range(34) if may_win(view.rules, hand + ONE[index], view.wild, melds))
        found = tuple(index for index in every if index != own)
    ready = bool(found) or distance(hand, view.wild, melds) == 1
    wild = (view.wild,) if ready and unseen(view) >> BIT[view.wild] & 7 else ()
    return (*(KINDS[index] for index in found), *wild)


def _result(view: View) -> tuple[Sheet, ...]:
    """Return the winner's scoring items and formula, the hand as it was read, and the points."""
    last = view.last
    if last is None:
        return ()
    rows = (
        *(Row(key, _tiles(last, key), points) for key, points in last.tai),
        *(Row(_named(last, key), (), number, counts="doublings") for key, number in last.fan),
    )
    sheets = (
        result_sheet(last.winner, rows, share_terms(view.rules, last.tai, last.fan), last.payments),
        settled_sheet(last.winner, last.scores),
    )
    if last.winner is None or last.tile is None:
        return sheets
    own = (*last.shown, last.tile)
    won = winning_sheet(last.winner, last.came, last.giver, last.tile, last.wild)
    read = reading_sheet(last.winner, last.parts, last.melds[last.winner], own, last.wild)
    return (*sheets, won, read, *feats_sheet(last.winner, last.came))


def _named(last: Settled, key: str) -> str:
    """Return the key of a scoring item. The key of the queue's item includes the entry that was used (JX-87)."""
    return f"{key}_{last.used}" if key == "huang" else key


def _tiles(last: Settled, key: str) -> tuple[str, ...]:
    """Return the tiles of the set for which a scoring item counts."""
    own = "" if last.winner is None else WINDS[(last.winner - last.dealer) % 4]
    kind = {"red": "C", "green": "F", "white": "B", "seat_wind": own, "round_wind": last.wind}.get(key)
    return next((tiles for tiles, _ in last.parts if len(tiles) > 2 and tiles[0] == kind), ())
