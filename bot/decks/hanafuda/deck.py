"""Hanafuda: 48 cards on an indigo cloth."""

from dataclasses import replace
from functools import partial

from bot.decks.deck import Deck
from bot.decks.emoji_pack import pieces
from bot.decks.hanafuda import words
from bot.decks.hanafuda.cards import CREST, Crest, Face
from bot.decks.hanafuda.explaining import explains, theme
from bot.decks.hanafuda.guide import guide, guide_pages, lay, row
from bot.decks.hanafuda.hand import hand
from bot.decks.hanafuda.offer import offer
from bot.decks.hanafuda.result import result
from bot.decks.hanafuda.table import table
from bot.decks.hanafuda.why import explained
from bot.decks.scenes import badges_with_meaning
from bot.decks.telling import Telling
from bot.render.layout import HEIGHT, MARGIN, Box, Picture
from engine.core import Scene

_CREST = Box(MARGIN, (HEIGHT - CREST) // 2, CREST, CREST)


def _table(scene: Scene, telling: Telling) -> Picture:
    """Draw the table with the crest of a month on its cloth: the month of the round, or else the round's number."""
    picture = table(scene, telling)
    badge = next(iter(badges_with_meaning("calendar", scene, telling)), None) or scene.badge("round")
    if badge is None or not badge.args or picture.height < _CREST.bottom:
        return picture
    return replace(picture, items=(Crest(_CREST, (int(badge.args[0]) - 1) % 12 + 1), *picture.items))


HANAFUDA = Deck(
    layouts={"table": _table, "hand": hand, "result": result, "guide": guide},
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
    row=row,
    guide_pages=guide_pages,
    pieces=partial(pieces, "hanafuda"),
    hinting=frozenset({"reach"}),
    aims=words.aims,
    moving=lambda item: item.piece if isinstance(item, Face) and item.mark in ("played", "turned") else None,
    reasons=words.reasons,
    explains=explains,
    theme=theme,
    unit="round",
)
