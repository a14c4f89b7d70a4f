"""A mahjong picture in words: all that a player needs who does not see it, the most important sentences first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bot.decks.mahjong.racks import concealed
from bot.decks.mahjong.seats import golden_chance, last_discard
from bot.decks.mahjong.table import wild_shown
from bot.decks.words import Words
from engine.core import Piece, Pile, Place, Row, Scene, Seat

Who = Callable[[Seat], str]
Tiles = Callable[[Iterable[Piece]], str]

WORDS = frozenset(
    [
        "alt-after",
        "alt-claims",
        "alt-contract",
        "alt-deal",
        "alt-discarded",
        "alt-discards",
        "alt-drawn",
        "alt-flowers",
        "alt-gave-up",
        "alt-jinkan",
        "alt-live",
        "alt-meld",
        "alt-melds",
        "alt-mahjong-seat",
        "alt-paid",
        "alt-queue",
        "alt-read",
        "alt-rob-gold",
        "alt-shed-gold",
        "alt-streak",
        "alt-two-claims",
        "alt-unclaimed",
        "alt-waits",
        "alt-wall",
        "alt-wild",
    ]
)
"""The keys of the sentences that only mahjong has."""


_FITS = 3
"""How many discards are told with their waits."""


def mahjong_sentences(scene: Scene, words: Words, who: Who, tiles: Tiles) -> Iterator[str]:
    """`tiles` names them; what lies on the table is told in codes alone, it is too much for names."""
    yield from _moment(scene, words, who, tiles)
    yield from _own(scene, words, tiles)
    yield from _table(scene, words, tiles)
    for place in scene.places:
        yield from _seat(scene, place, words, who)


def reading(scene: Scene, words: Words) -> Iterator[str]:
    """The winner's hand as read."""
    sheet = scene.sheet("reading")
    if sheet and sheet.rows:
        yield words("alt-read", tiles="; ".join(map(_read, sheet.rows)))


def paid(scene: Scene, words: Words, who: Who) -> Iterator[str]:
    """Who paid how much to whom."""
    sheet = scene.sheet("result")
    for giver, taker, amount in sheet.payments if sheet else ():
        yield words("alt-paid", giver=who(giver), taker=who(taker), amount=amount)


def _read(row: Row) -> str:
    """A set with a star behind what is a wild tile (T-5): the last ones of a row."""
    natural = len(row.pieces) - row.number
    return " ".join(piece if n < natural else f"{piece}*" for n, piece in enumerate(row.pieces))


def _codes(pieces: Iterable[Piece]) -> str:
    return " ".join(pieces)


def _moment(scene: Scene, words: Words, who: Who, tiles: Tiles) -> Iterator[str]:
    """The hand, who is asked, and the last discard."""
    badge = scene.badge("round")
    wind = next((badge for badge in scene.badges if badge.key == "wind" and badge.seat is None), None)
    if badge and badge.args:
        yield words("alt-deal", number=badge.args[0], wind=wind.args[0] if wind and wind.args else "")
    last = last_discard(scene)
    if last:
        robbing = golden_chance(scene)
        key = "alt-claims" if scene.badge("claims") and not robbing else "alt-discarded"
        yield words(key, who=who(last[0]), tile=tiles((last[1],)))
        if robbing:
            yield words("alt-rob-gold")
    asked = [badge.seat for badge in scene.badges if badge.key == "asked" and badge.seat is not None]
    if asked:
        yield words("alt-turn", who=", ".join(map(who, asked)))


def _own(scene: Scene, words: Words, tiles: Tiles) -> Iterator[str]:
    """The viewer's hand, the drawn tile apart, and what it waits for."""
    if scene.viewer is None:
        return
    own, drawn = scene.pile("hand", scene.viewer), scene.pile("drawn", scene.viewer)
    if own and own.pieces:
        yield words("alt-hand", cards=tiles(own.pieces))
    if drawn and drawn.pieces:
        yield words("alt-drawn", tile=tiles(drawn.pieces))
    waits = scene.sheet("waits", scene.viewer)
    rows = waits.rows if waits else ()
    now = [f"{_codes(row.pieces)} ×{row.number}" for row in rows if row.key != "after"]
    if now:
        yield words("alt-waits", tiles=", ".join(now))
    for row in rows[:_FITS]:
        if row.key == "after" and row.pieces:
            yield words("alt-after", tile=row.pieces[0], tiles=_codes(row.pieces[1:]), count=row.number)


def _table(scene: Scene, words: Words, tiles: Tiles) -> Iterator[str]:
    shown = wild_shown(scene)
    if shown:
        yield words("alt-wild", tile=tiles(shown))
    stock, queue, live = scene.pile("stock"), scene.badge("queue"), scene.badge("live")
    if stock:
        yield words("alt-wall", count=stock.count)
    if live and live.args:
        yield words("alt-live", count=live.args[0])
    if queue and queue.args:
        yield words("alt-queue", count=len(queue.args))


def _seat(scene: Scene, place: Place, words: Words, who: Who) -> Iterator[str]:
    """One player, named once: wind, points, concealed tiles, melds, discards, and how he is bound."""
    seat = place.seat
    wind = scene.badge("wind", seat)
    yield words(
        "alt-mahjong-seat",
        who=who(seat),
        wind=wind.args[0] if wind and wind.args else "",
        dealer="yes" if scene.badge("dealer", seat) else "no",
        points=place.points,
        hand=concealed(scene, seat),
    )
    melds = [_meld(pile, words, who) for pile in scene.piles if pile.role == "meld" and pile.seat == seat]
    if melds:
        yield words("alt-melds", melds="; ".join(melds))
    flowers = scene.pile("flowers", seat)
    if flowers and flowers.pieces:
        yield words("alt-flowers", tiles=_codes(flowers.pieces))
    discards = scene.pile("discards", seat)
    if discards and discards.pieces:
        yield words("alt-discards", tiles=_codes(discards.pieces))
    yield from _bonds(scene, seat, words, who)


def _meld(pile: Pile, words: Words, who: Who) -> str:
    kind = pile.marks[0][1] if pile.marks else "hidden"
    if pile.source is None:
        return words("alt-unclaimed", kind=kind, tiles=_codes(pile.pieces))
    return words("alt-meld", kind=kind, tiles=_codes(pile.pieces), who=who(pile.source))


def _bonds(scene: Scene, seat: Seat, words: Words, who: Who) -> Iterator[str]:
    for badge in scene.badges:
        if badge.seat != seat:
            continue
        if badge.key == "contract" and badge.args:
            yield words("alt-contract", other=who(int(badge.args[0])))
        elif badge.key == "two_claims" and badge.args:
            yield words("alt-two-claims", other=who(int(badge.args[0])))
        elif badge.key == "gave_up":
            yield words("alt-gave-up")
        elif badge.key == "streak" and badge.args:
            yield words("alt-streak", count=badge.args[0])
        elif badge.key == "jinkan":
            shown = scene.pile("shown", seat)
            yield words("alt-jinkan", tiles=_codes(shown.pieces if shown else ()))
        elif badge.key == "shed_gold":
            yield words("alt-shed-gold")
