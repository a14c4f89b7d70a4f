"""The games of this bot: the built-in ones, and those of installed packages (`common/plugins.py`)."""

import logging

from bot.common.plugins import brought
from engine import GAMES
from engine.core import AnyGame, Game

log = logging.getLogger(__name__)

__all__ = ["GAMES"]


def add_guests() -> None:
    """Add the games of installed packages to `GAMES`.

    A game whose own key differs from its entry point's name is left out and logged. A second call adds nothing.
    """
    found: dict[str, AnyGame] = brought("games", Game, GAMES)
    for name, game in found.items():
        if game.key == name:
            GAMES[name] = game
        else:
            log.warning("Entry point %s of hanapai.games ignored: its game has the key %s.", name, game.key)


add_guests()
