"""The games of this bot: our own, and those of installed packages (`common/plugins.py`)."""

from __future__ import annotations

import logging

from bot.common.plugins import brought
from engine import GAMES
from engine.core import AnyGame, Game

log = logging.getLogger(__name__)

__all__ = ["GAMES"]


def add_guests() -> None:
    """Add the games of installed packages under their own keys. A second call finds nothing new."""
    found: dict[str, AnyGame] = brought("games", Game, GAMES)
    for name, game in found.items():
        if game.key == name:
            GAMES[name] = game
        else:
            log.warning("%s of games is left out (it calls itself %s).", name, game.key)


add_guests()
