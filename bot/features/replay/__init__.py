"""A match move by move, as a page or a film."""

from bot.features.replay.handlers import ReplayPresses

__all__ = ["ReplayPresses"]
