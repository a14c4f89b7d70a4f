"""Warm-up of thinking workers: code of the extra `fast` is compiled at import, not while a seat waits."""

from bot.games import GAMES
from engine import warm_up

warm_up(GAMES.values())
