"""The decks there are: each says how its tables look in pictures, how they read in words, what its buttons say."""

from __future__ import annotations

from bot.decks.deck import Deck
from bot.decks.hanafuda.deck import HANAFUDA
from bot.decks.mahjong.deck import MAHJONG

DECKS: dict[str, Deck] = {"hanafuda": HANAFUDA, "mahjong": MAHJONG}
"""By the key under which a game names its deck."""
