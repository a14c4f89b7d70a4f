"""Common parts of mahjong scenes: hands, melds, discards, waits, and how a won hand was read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from engine.core import Action, Ask, Badge, Payment, Piece, Pile, PublicQuestion, Row, Seat, Sheet, Terms
from engine.mahjong.actions import KONG, PONG, chows, claimed
from engine.mahjong.melds import Meld
from engine.mahjong.table import HIDDEN, UNKNOWN, Came, View
from engine.mahjong.tiles import BIT, INDEX, TILE, Tiles, count, unpack

SEATS = range(4)


def seat_piles(view: View, seat: Seat, question: PublicQuestion) -> Iterator[Pile]:
    """Yield the piles of a seat: its hand, the tile just drawn, its melds, its discards."""
    yield from _hand(view, seat, question)
    for meld in view.melds[seat]:
        yield _meld(meld, seat)
    discards = tuple(tile for other, tile in view.discards if other == seat)
    yield Pile("discards", seat, discards, marks=_played(view, seat, question))


def _hand(view: View, seat: Seat, question: PublicQuestion) -> list[Pile]:
    """Return the piles of a seat's concealed tiles. The tile just drawn lies apart."""
    drawn = view.drawn if seat == view.turn and question.ask is Ask.TURN else None
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


def _played(view: View, seat: Seat, question: PublicQuestion) -> tuple[tuple[str, str], ...]:
    """Mark the last discard as long as it can be claimed, and until the next seat has played its drawn tile."""
    if not view.discards or view.discards[-1][0] != seat:
        return ()
    window = question.ask is Ask.WINDOW and question.topic != "rob_kong"
    drawn = question.ask is Ask.TURN and view.drawn is not None and view.turn == (seat + 1) % 4
    return ((view.discards[-1][1], "played"),) if window or drawn else ()


def answered(view: View, question: PublicQuestion) -> Iterator[Badge]:
    """Yield a badge with the viewer's answer to the open question.

    It tells the viewer that the answer was recorded. No one else sees it.
    """
    if view.answer is not None and question.ask not in (Ask.TURN, Ask.OVER):
        yield Badge("answered", view.viewer, (str(view.answer),))


def waits_sheet(
    view: View,
    hidden: Tiles,
    won_by: Callable[[Tiles], Mapping[Piece, bool]],
    able: Callable[[], Iterable[Piece]],
    *,
    near: bool,
) -> Sheet | None:
    """Return the waits of a ready hand. If the hand has one tile too many, return the waits after each discard.

    `hidden`: the unseen tiles. `won_by`: returns the kinds that complete a waiting hand, each with whether it also wins
    on a discard. `able`: returns the kinds that may be discarded. `near`: whether the hand is near enough to a win to
    look for waits after a discard.

    The `number` of a row counts the remaining tiles. Its `part` counts those that also win on a discard. Discards that
    leave the most tiles come first. Equal ones are in the order of the tiles.
    """
    rows: list[Row] = []
    assert view.viewer is not None
    if view.counts[view.viewer] % 3 == 1:
        rows = [_waiting("wait", (), {tile: claimed}, hidden) for tile, claimed in won_by(view.hand).items()]
    elif near:
        after = ((tile, won_by(view.hand - TILE[tile])) for tile in able())
        rows = [_waiting("after", (tile,), won, hidden) for tile, won in after if won]
        rows.sort(key=lambda row: -row.number)
    return Sheet("waits", view.viewer, tuple(rows)) if rows else None


def _waiting(key: str, discard: tuple[Piece, ...], won: Mapping[Piece, bool], hidden: Tiles) -> Row:
    left = {tile: count(hidden, INDEX[tile]) for tile in won}
    claimed = sum(left[tile] for tile in won if won[tile])
    return Row(key, (*discard, *won), sum(left.values()), claimed, "tiles")


def claims_sheet(
    view: View,
    wild: Piece,
    distance: Callable[[Tiles, tuple[Meld, ...]], int],
    able: Callable[[Tiles, tuple[Meld, ...]], Iterable[Action]],
) -> tuple[Sheet, ...]:
    """Return how many tiles the viewer's hand is from a win, now and after each claim of the open discard.

    `distance`: returns that number for a hand and its melds. `able`: returns the discards allowed after a chow or pong,
    for the hand and its melds. The `missing` of a row is the number after a claim and the best such discard. After a
    kong, a tile is drawn instead. The key of a row is the claim as text. The first row is about the hand as it is.
    Claims that the rules forbid the viewer are included. If there is no claim, return ().
    """
    seat, tile = view.viewer, view.tile
    if seat is None or tile is None or tile == wild or seat == view.turn:
        return ()
    held, melds = view.hand >> BIT[tile] & 7, view.melds[seat]
    claims = (*(claim[tile] for claim, least in ((PONG, 2), (KONG, 3)) if held >= least), *chows(view.hand, tile, wild))
    rows = [Row("now", missing=distance(view.hand, melds))]
    for claim in claims:
        own, meld = claimed(claim, tile, view.turn)
        hand, laid = view.hand - sum(TILE[each] for each in own), (*melds, meld)
        left = [hand] if claim == KONG[tile] else [hand - TILE[each.pieces[0]] for each in able(hand, laid)]
        rows.append(Row(str(claim), missing=min(distance(each, laid) for each in left)))
    return (Sheet("claims", seat, tuple(rows)),) if claims else ()


def result_sheet(winner: Seat | None, rows: tuple[Row, ...], share: Terms, paid: tuple[Payment, ...]) -> Sheet:
    """Return the scored items of the winner, the terms of a share, the total, and who paid. `share`: these terms."""
    if winner is None:
        return Sheet("result")
    return Sheet("result", winner, rows, paid, (*share, ("score", sum(payment.amount for payment in paid))))


def reading_sheet(
    winner: Seat, parts: Sequence[tuple[Sequence[Piece], int]], melds: Sequence[Meld], own: Iterable[Piece], wild: Piece
) -> Sheet:
    """Return the sets and the pair of a won hand as they were read (JX-59).

    `parts`: the sets and the pair, each with its number of wild tiles. The first ones are the `melds` on the table.
    `own`: the concealed tiles and the winning one. In each set, natural tiles come first. A wild tile is given as the
    tile that it stands for.
    """
    left = [tile for tile in own if tile != wild]
    rows = laid_rows(winner, melds)
    for tiles, wilds in parts[len(melds) :]:
        natural: list[Piece] = []
        rest: list[Piece] = []
        for tile in tiles:
            if tile in left:
                natural.append(tile)
                left.remove(tile)
            else:
                rest.append(tile)
        rows.append(Row("pair" if len(tiles) == 2 else "set", (*natural, *rest), wilds, counts="wilds"))
    return Sheet("reading", winner, tuple(rows))


def laid_rows(winner: Seat, melds: Iterable[Meld]) -> list[Row]:
    """Return rows of the melds on the table as they lay, each with the seat whose discard it claimed."""
    return [Row("set", meld.shown(winner)[0], counts="wilds", seat=meld.source) for meld in melds]


def winning_sheet(
    winner: Seat, came: Came, giver: Seat | None, tile: Piece | None, wild: Piece, flowers: tuple[Piece, ...] = ()
) -> Sheet:
    """Return the sheet about the winning tile: how it came (`reason`), its giver, and the winner's flowers."""
    last = () if tile is None or came == "dealt" else (Row("tile", (tile,), int(tile == wild), 0, "wilds", giver),)
    laid = (Row("flowers", flowers, counts="wilds"),) if flowers else ()
    return Sheet("winning", winner, (*last, *laid), reason=came)


def feats_sheet(winner: Seat, came: Came, *, late: bool = False) -> tuple[Sheet, ...]:
    """Return the feats of the winning tile that the scored items do not show.

    The tile may come from a robbed kong (JX-57, FZ-70), or be one of the last tiles of the wall (FZ-51).
    """
    keys = (*(("rob_kong",) if came == "rob_kong" else ()), *(("last_tile",) if late else ()))
    return (Sheet("feats", winner, tuple(Row(key) for key in keys)),) if keys else ()


def rounds_sheets(history: Sequence[Sequence[int]]) -> tuple[Sheet, ...]:
    """Return one sheet for each seat with its points of every hand so far."""
    return tuple(
        Sheet("rounds", seat, tuple(Row(str(number), (), points[seat]) for number, points in enumerate(history, 1)))
        for seat in SEATS
        if history
    )


def settled_sheet(winner: Seat | None, scores: Sequence[int]) -> Sheet:
    """Return the sheet of the last hand: how it ended, and the points of each seat in it."""
    rows = tuple(Row("score", (), points, seat=seat) for seat, points in enumerate(scores))
    return Sheet("settled", rows=rows, reason="washout" if winner is None else "win")
