"""Hanafuda: 48 cards on an indigo cloth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.decks.deck import Deck
from bot.decks.emoji_pack import pieces
from bot.decks.hanafuda import words
from bot.decks.hanafuda.cards import CREST, Crest, Face
from bot.decks.hanafuda.guide import guide, lay
from bot.decks.hanafuda.hand import hand
from bot.decks.hanafuda.offer import offer
from bot.decks.hanafuda.result import result
from bot.decks.hanafuda.table import table
from bot.decks.hanafuda.why import explained
from bot.decks.telling import Telling
from bot.render.layout import HEIGHT, MARGIN, Box, Item, Picture
from engine.core import Piece, Scene

_CREST = Box(MARGIN, (HEIGHT - CREST) // 2, CREST, CREST)


def _on_cloth(lay: Callable[[Scene, Telling], Picture], scene: Scene, telling: Telling) -> Picture:
    """Lay out a picture on the cloth with the crest of the round's month."""
    picture, badge = lay(scene, telling), scene.badge("round")
    number = int(badge.args[0]) if badge and badge.args else 0
    crest = (Crest(_CREST, (number - 1) % 12 + 1),) if number and picture.height >= _CREST.bottom else ()
    return replace(picture, items=(*crest, *picture.items))


def _moving(item: Item) -> Piece | None:
    return item.piece if isinstance(item, Face) and item.mark in ("played", "turned") else None


HANAFUDA = Deck(
    layouts={"table": partial(_on_cloth, table), "hand": partial(_on_cloth, hand), "result": result, "guide": guide},
    when=words.when,
    facts=words.facts,
    beside=words.beside,
    sentences=words.sentences,
    settlement=words.settlement,
    why=explained,
    hints=words.hints,
    meanwhile=words.meanwhile,
    asks=words.asks,
    offer=offer,
    lay=lay,
    pieces=partial(pieces, "hanafuda"),
    hinting=frozenset({"reach"}),
    aims=words.aims,
    moving=_moving,
    unit="round",
)
