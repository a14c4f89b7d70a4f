"""A picture in words, for who does not see it: built from the same Scene, in the words of a language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal

from bot.decks.hanafuda.cards import CATEGORIES, category
from bot.decks.hanafuda.table import last_groups
from bot.decks.mahjong.alt import WORDS as MAHJONG_WORDS
from bot.decks.mahjong.alt import mahjong_sentences, paid, reading
from bot.decks.words import Words
from bot.render.layout import Names
from engine.core import Badge, Piece, Pile, Place, Row, Scene, Seat

Who = Callable[[Seat], str]
Cards = Callable[[Iterable[Piece]], str]
Yaku = Callable[[Iterable[Row]], str]

LONGEST = 1024
"""What Discord takes as the description of a picture."""

WORDS = MAHJONG_WORDS.union(
    [
        "alt-draw",
        "alt-field",
        "alt-field-empty",
        "alt-hand",
        "alt-held",
        "alt-called",
        "alt-last",
        "alt-overtime",
        "alt-player",
        "alt-points",
        "alt-reach",
        "alt-round",
        "alt-seat",
        "alt-shown",
        "alt-stock",
        "alt-turn",
        "alt-won",
        "alt-yaku",
    ]
)
"""The keys of these sentences. Besides: `piece-CODE` for each card or tile and `yaku-KEY` for each row of a sheet."""


def alt_text(
    scene: Scene,
    names: Names,
    words: Words,
    kind: Literal["table", "hand", "result"] = "table",
    longest: int = LONGEST,
    deck: str = "hanafuda",
) -> str:
    """The picture of that kind in at most `longest` characters, the most important sentences first.

    When it would be too long, cards have codes alone; what is still too long loses its last sentences.
    """
    text = ""
    for brief in (False, True):
        text = " ".join(_sentences(deck, kind, scene, names, words, brief))
        if len(text) <= longest:
            return text
    kept = ""
    for sentence in _sentences(deck, kind, scene, names, words, True):
        if len(kept) + 1 + len(sentence) > longest:
            break
        kept = f"{kept} {sentence}".strip()
    return kept or text[: longest - 1] + "…"


def _sentences(deck: str, kind: str, scene: Scene, names: Names, words: Words, brief: bool) -> Iterator[str]:
    def who(seat: Seat) -> str:
        return names.get(seat) or words("alt-player", number=seat + 1)

    def cards(pieces: Iterable[Piece]) -> str:
        return ", ".join(piece if brief else f"{piece} {words(f'piece-{piece}')}" for piece in pieces)

    def yaku(rows: Iterable[Row]) -> str:
        return ", ".join(f"{words(f'yaku-{row.key}')} {row.number}" for row in rows)

    if kind == "result":
        yield from _result(scene, words, who, cards, yaku)
        return
    if deck == "mahjong":
        yield from mahjong_sentences(scene, words, who, cards)
        return
    yield from _moment(scene, words, who, cards)
    yield from _own(scene, words, cards, yaku)
    if kind == "hand":
        return
    for place in scene.places:
        yield from _seat(scene, place, words, who, yaku)
    stock = scene.pile("stock")
    if stock:
        yield words("alt-stock", count=stock.count)


def _moment(scene: Scene, words: Words, who: Who, cards: Cards) -> Iterator[str]:
    """The round, who is asked, the field, and what has just happened."""
    badge = scene.badge("round")
    if badge and badge.args:
        key = "alt-overtime" if scene.badge("overtime") else "alt-round"
        yield words(key, number=badge.args[0], rounds=badge.args[-1])
    asked = [badge.seat for badge in scene.badges if badge.key == "asked" and badge.seat is not None]
    if asked:
        yield words("alt-turn", who=", ".join(map(who, asked)))
    field = scene.pile("field") or Pile("field")
    held = next((pile for pile in scene.piles if pile.role == "held" and pile.pieces), None)
    if held:
        choice = [piece for piece, mark in field.marks if mark == "match"]
        yield words("alt-held", card=cards(held.pieces), cards=cards(choice))
    yield words("alt-field", cards=cards(field.pieces)) if field.pieces else words("alt-field-empty")
    waiting = frozenset(held.pieces if held else ())
    last = [piece for group in last_groups(scene) for piece, _ in group if piece not in waiting]
    if last:
        yield words("alt-last", cards=cards(last))


def _own(scene: Scene, words: Words, cards: Cards, yaku: Yaku) -> Iterator[str]:
    """The viewer's hand and what it may still become."""
    own = scene.pile("hand", scene.viewer)
    if own and own.pieces:
        yield words("alt-hand", cards=cards(own.pieces))
    reach = scene.sheet("reach", scene.viewer) if scene.viewer is not None else None
    if reach and reach.rows:
        yield words("alt-reach", yaku=yaku(reach.rows))


def _seat(scene: Scene, place: Place, words: Words, who: Who, yaku: Yaku) -> Iterator[str]:
    seat = place.seat
    taken = (scene.pile("taken", seat) or Pile("taken")).pieces
    hand = scene.pile("hand", seat) or Pile("hand")
    brights, animals, ribbons, plains = (sum(category(piece) == kind for piece in taken) for kind in CATEGORIES)
    yield words(
        "alt-seat",
        who=who(seat),
        points=place.points,
        hand=hand.count or len(hand.pieces),
        dealer="yes" if Badge("dealer", seat) in scene.badges else "no",
        brights=brights,
        animals=animals,
        ribbons=ribbons,
        plains=plains,
    )
    if any(badge.key == "called" and badge.seat == seat for badge in scene.badges):
        yield words("alt-called", who=who(seat))
    sheet = next((sheet for sheet in scene.sheets if sheet.key == "yaku" and sheet.seat == seat), None)
    if sheet and sheet.rows:
        yield words("alt-yaku", who=who(seat), yaku=yaku(sheet.rows))


def _result(scene: Scene, words: Words, who: Who, cards: Cards, yaku: Yaku) -> Iterator[str]:
    """Who won the last settled round and with what, the hands that were opened, and the points of all."""
    sheet = scene.sheet("result")
    if sheet and sheet.seat is not None:
        score = sheet.terms[-1][1] if sheet.terms else 0
        yield words("alt-won", who=who(sheet.seat), yaku=yaku(sheet.rows), score=score)
    elif sheet:
        yield words("alt-draw")
    yield from reading(scene, words)
    yield from paid(scene, words, who)
    settled = scene.sheet("settled")
    opened = {row.seat: row.pieces for row in settled.rows if row.pieces} if settled else {}
    for place in sorted(scene.places, key=lambda place: place.seat):
        if place.seat in opened:
            yield words("alt-shown", who=who(place.seat), cards=cards(opened[place.seat]))
    for place in sorted(scene.places, key=lambda place: place.seat):
        yield words("alt-points", who=who(place.seat), points=place.points)
