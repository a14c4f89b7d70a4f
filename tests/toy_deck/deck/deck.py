"""Shells: nine pieces on sand."""

from __future__ import annotations

from functools import partial

from bot.decks.deck import Deck
from bot.decks.emoji_pack import pieces
from tests.toy_deck.deck import words
from tests.toy_deck.deck.items import GROUND
from tests.toy_deck.deck.layouts import guide, hand, lay, result, row, table
from tests.toy_deck.deck.offer import offer

SHELLS = Deck(
    layouts={"table": table, "hand": hand, "result": result, "guide": guide},
    when=words.when,
    facts=words.facts,
    beside=words.beside,
    sentences=words.sentences,
    settlement=words.settlement,
    why=words.why,
    hints=words.hints,
    meanwhile=words.meanwhile,
    asks=words.asks,
    offer=offer,
    lay=lay,
    row=row,
    ground=GROUND,
    pieces=partial(pieces, "shells"),
    unit="round",
)
