"""Loaded by workers that think: what the extra `fast` compiles is compiled now, and not while a seat waits for it."""

from bot.games import GAMES
from engine import warm_up

warm_up(GAMES.values())
