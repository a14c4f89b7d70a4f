"""Hanafuda: 48 cards on an indigo cloth."""

from functools import partial

from bot.decks.deck import Deck
from bot.decks.emoji_pack import pieces
from bot.decks.hanafuda import words
from bot.decks.hanafuda.cards import Face
from bot.decks.hanafuda.explaining import explains, theme
from bot.decks.hanafuda.guide import guide, guide_pages, lay, row
from bot.decks.hanafuda.hand import hand
from bot.decks.hanafuda.offer import offer
from bot.decks.hanafuda.result import result
from bot.decks.hanafuda.table import table
from bot.decks.hanafuda.why import explained

HANAFUDA = Deck(
    layouts={"table": table, "hand": hand, "result": result, "guide": guide},
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
