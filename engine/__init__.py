"""The games of Hanapai: pure functions over frozen values, without I/O, clock or network."""

from engine import fuzhou, hanaawase, jiaxing, koikoi, stopgo
from engine.ai import UNUSABLE, judge, warm_up
from engine.core import AnyGame

GAMES: dict[str, AnyGame] = {
    game.key: game for game in (koikoi.GAME, stopgo.GAME, hanaawase.GAME, jiaxing.GAME, fuzhou.GAME)
}
"""All games of the repository by key. No other list of them exists."""

__all__ = ["GAMES", "UNUSABLE", "judge", "warm_up"]
