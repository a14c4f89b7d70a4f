"""The table of Jiaxing mahjong as one eye sees it: piles, badges and sheets of plain strings and numbers."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Badge, Pile, Place, Row, Scene, Seat, Sheet, around
from engine.jiaxing.shape import distance, waits
from engine.jiaxing.state import Phase, Settled
from engine.jiaxing.view import HIDDEN, UNKNOWN, View, unseen
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import BIT, INDEX, KINDS, TILE, WINDS, count, kinds, unpack

SEATS = range(4)
WINDOWS = (Phase.CLAIM, Phase.ROB)


def scene(view: View) -> Scene:
    """The table as the viewer sees it."""
    totals = [sum(points[seat] for points in view.history) for seat in SEATS]
    return Scene(
        viewer=view.viewer,
        places=tuple(Place(seat, totals[seat]) for seat in around(4, view.viewer)),
        piles=_piles(view),
        badges=_badges(view),
        sheets=(*_waits(view), *_result(view), *_rounds(view)),
    )


def _piles(view: View) -> tuple[Pile, ...]:
    piles = [Pile("indicator", None, (view.wild,)), Pile("stock", None, count=view.left)]
    for seat in SEATS:
        piles += _hand(view, seat)
        piles += (_meld(meld, seat) for meld in view.melds[seat])
        discards = tuple(tile for other, tile in view.discards if other == seat)
        piles.append(Pile("discards", seat, discards, marks=_played(view, seat)))
    return tuple(piles)


def _played(view: View, seat: Seat) -> tuple[tuple[str, str], ...]:
    """Marks the last discard: the one that may be claimed, and while the next seat has drawn, the one before that."""
    if not view.discards or view.discards[-1][0] != seat:
        return ()
    window = view.phase is Phase.CLAIM
    drawn = view.phase is Phase.TURN and view.drawn is not None and view.turn == (seat + 1) % 4
    return ((view.discards[-1][1], "played"),) if window or drawn else ()


def _hand(view: View, seat: Seat) -> list[Pile]:
    """The concealed tiles; the one that was just drawn lies apart."""
    drawn = view.drawn if seat == view.turn and view.phase is Phase.TURN else None
    held = view.counts[seat] - (drawn is not None)
    if seat != view.viewer:
        return [Pile("hand", seat, count=held), *([Pile("drawn", seat, count=1)] if drawn else [])]
    if drawn is None or drawn == UNKNOWN:
        return [Pile("hand", seat, unpack(view.hand), held)]
    return [Pile("hand", seat, unpack(view.hand - TILE[drawn]), held), Pile("drawn", seat, (drawn,), 1)]


def _meld(meld: Meld, seat: Seat) -> Pile:
    if meld == HIDDEN:
        return Pile("meld", seat, count=4)
    pieces, turned = meld.shown(seat)
    claimed = meld.claimed or meld.pieces[0]
    return Pile("meld", seat, pieces, len(pieces), turned, ((claimed, meld.kind),), meld.source)


def _badges(view: View) -> tuple[Badge, ...]:
    badges = [
        Badge("round", None, (view.number,)),
        Badge("wind", None, (view.round,)),
        Badge("dealer", view.dealer),
        Badge("wild", None, (view.wild,)),
        Badge("dice", None, view.dice),
        *(Badge("wind", seat, (WINDS[(seat - view.dealer) % 4],)) for seat in SEATS),
        *(Badge("contract", one, (other,)) for one, other in view.contracts),
        *(Badge("gave_up", seat) for seat in view.gone),
        *_two_claims(view),
        *_asked(view),
    ]
    if view.queue:
        badges.append(Badge("queue", None, view.queue))
    if view.result is not None:
        badges += [Badge("place", seat, (place,)) for seat, place in enumerate(view.result.places)]
    return tuple(badges)


def _asked(view: View) -> list[Badge]:
    """Only what all may know: in a window nobody is named (DESIGN chapter 6)."""
    match view.phase:
        case Phase.TURN:
            return [Badge("asked", view.turn)]
        case Phase.CLAIM | Phase.ROB:
            return [Badge("claims", None, (view.tile or "",)), Badge("discarder", view.turn)]
        case Phase.READY:
            return [Badge("asked", seat) for seat in SEATS if seat != view.viewer or view.answer is None]
        case Phase.CONTRACT:
            bound = {seat for pair in view.contracts for seat in pair}
            asked = (seat for seat in SEATS if seat not in bound and seat not in view.gone)
            return [Badge("asked", seat) for seat in asked if seat != view.viewer or view.answer is None]
        case _:
            return []


def _two_claims(view: View) -> list[Badge]:
    """Who has claimed twice from the same seat: the third makes a contract (JX-103)."""
    if view.rules.contract == "off":
        return []
    return [
        Badge("two_claims", seat, (source,))
        for seat in SEATS
        for source in SEATS
        if sum(meld.source == source for meld in view.melds[seat]) == 2
    ]


def _waits(view: View) -> tuple[Sheet, ...]:
    """What a ready hand waits for; with a tile too many, what it would wait for after each discard."""
    if view.viewer is None or view.viewer in view.gone or view.phase in (Phase.OVER, Phase.READY):
        return ()
    melds, hidden = view.melds[view.viewer], unseen(view)
    if view.counts[view.viewer] % 3 == 1:
        rows = tuple(Row("wait", (tile,), count(hidden, INDEX[tile])) for tile in _won_by(view, view.hand))
    elif distance(view.hand, view.wild, melds) <= 1:
        rows = ()
        for tile in kinds(view.hand):
            won = _won_by(view, view.hand - TILE[tile])
            if won:
                rows += (Row("after", (tile, *won), sum(count(hidden, INDEX[kind]) for kind in won)),)
    else:
        rows = ()
    return (Sheet("waits", view.viewer, rows),) if rows else ()


def _won_by(view: View, hand: int) -> tuple[str, ...]:
    """The kinds that would win, the wild one last: it always does."""
    assert view.viewer is not None
    found = tuple(KINDS[index] for index in waits(hand, view.wild, view.melds[view.viewer]))
    return (*found, view.wild) if found and unseen(view) >> BIT[view.wild] & 7 else found


def _result(view: View) -> tuple[Sheet, ...]:
    """The winner's items and formula, the hand as it was read, and the points."""
    last = view.last
    if last is None:
        return ()
    rows = tuple(Row(key, _tiles(last, key), points) for key, points in (*last.tai, *last.fan))
    scored = tuple(Row(f"seat{seat}", (), last.scores[seat]) for seat in SEATS)
    terms = ((("win" if last.winner is not None else "washout"), 1), ("round", last.number))
    sheets = (
        Sheet("result", last.winner, rows, last.payments, _formula(view, last)),
        Sheet("settled", None, scored, (), terms),
    )
    if last.winner is None:
        return sheets
    reading = tuple(Row("pair" if len(tiles) == 2 else "set", tiles, wild) for tiles, wild in _read(last))
    return (*sheets, Sheet("reading", last.winner, reading))


def _read(last: Settled) -> Iterator[tuple[tuple[str, ...], int]]:
    """The sets and the pair; in each the wild tiles, as what they stand for, come behind the natural ones (JX-59)."""
    left = [tile for tile in (*last.shown, last.tile) if tile != last.wild]
    melds = 0 if last.winner is None else len(last.melds[last.winner])
    for number, (tiles, wild) in enumerate(last.parts):
        natural: list[str] = []
        rest: list[str] = []
        for tile in tiles:
            if number < melds or tile in left:
                natural.append(tile)
                if number >= melds:
                    left.remove(tile)
            else:
                rest.append(tile)
        yield (*natural, *rest), wild


def _tiles(last: Settled, key: str) -> tuple[str, ...]:
    """The set that an item is for."""
    own = "" if last.winner is None else WINDS[(last.winner - last.dealer) % 4]
    kind = {"red": "C", "green": "F", "white": "B", "seat_wind": own, "round_wind": last.round}.get(key)
    return next((tiles for tiles, _ in last.parts if len(tiles) > 2 and tiles[0] == kind), ())


def _formula(view: View, last: Settled) -> tuple[tuple[str, int], ...]:
    """Base x points x 2 to the doublings is the share (JX-90)."""
    if last.winner is None:
        return ()
    return (
        ("tai", sum(points for _, points in last.tai)),
        ("fan", sum(points for _, points in last.fan)),
        ("base", view.rules.base),
        ("share", last.share),
        ("score", last.scores[last.winner]),
    )


def _rounds(view: View) -> tuple[Sheet, ...]:
    """The points of every hand so far, a sheet a seat."""
    if not view.history:
        return ()
    return tuple(
        Sheet(
            "rounds", seat, tuple(Row(str(number), (), points[seat]) for number, points in enumerate(view.history, 1))
        )
        for seat in SEATS
    )
