"""Warm-up of thinking workers. The import compiles the code of the extra `fast`, before any seat waits for it."""

from bot.games import GAMES
from engine import warm_up

warm_up(GAMES.values())
