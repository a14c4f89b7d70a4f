"""All decks, by key: their pictures, words and buttons."""

import logging

from bot.common.plugins import brought
from bot.decks.deck import Deck
from bot.decks.hanafuda.deck import HANAFUDA
from bot.decks.mahjong.deck import MAHJONG
from bot.games import GAMES
from bot.i18n import has

log = logging.getLogger(__name__)

DECKS: dict[str, Deck] = {
    "hanafuda": HANAFUDA,
    "mahjong": MAHJONG,
}
"""The decks, by the key under which a game names its deck."""


def add_guests() -> None:
    """Add the decks of installed packages, and remove games whose deck or words are missing."""
    DECKS.update(brought("decks", Deck, DECKS))
    for key, game in list(GAMES.items()):
        if game.deck not in DECKS or not has(key):
            why = "it has no messages" if game.deck in DECKS else "its deck is not installed"
            log.warning("Entry point %s of hanapai.games ignored: %s.", key, why)
            del GAMES[key]


add_guests()
