"""Mahjong: 136 or 144 tiles on a green table."""

from functools import partial

from bot.decks.deck import Deck
from bot.decks.emoji_pack import pieces
from bot.decks.mahjong import words
from bot.decks.mahjong.explaining import explains, theme
from bot.decks.mahjong.guide import guide, guide_pages, lay, row
from bot.decks.mahjong.hand import hand
from bot.decks.mahjong.offer import offer
from bot.decks.mahjong.result import result
from bot.decks.mahjong.settled import settlement
from bot.decks.mahjong.table import table
from bot.decks.mahjong.tiles import Tile
from bot.decks.mahjong.waits import hints
from bot.decks.mahjong.why import explained

MAHJONG = Deck(
    layouts={"table": table, "hand": hand, "result": result, "guide": guide},
    when=words.when,
    facts=words.facts,
    beside=words.beside,
    sentences=words.sentences,
    settlement=settlement,
    why=explained,
    hints=hints,
    meanwhile=words.meanwhile,
    asks=words.asks,
    offer=offer,
    lay=lay,
    row=row,
    guide_pages=guide_pages,
    pieces=partial(pieces, "mahjong"),
    ground="table",
    window=words.window,
    hinting=frozenset({"claims", "lacking", "waits"}),
    giveaways=frozenset({"claims", "lacking", "waits"}),
    aims=words.aims,
    explains=explains,
    theme=theme,
    urgent=words.urgent,
    moving=lambda item: item.piece if isinstance(item, Tile) and item.ring else None,
)
