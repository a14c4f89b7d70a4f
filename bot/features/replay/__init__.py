"""A match move by move, as a page or a film."""

from bot.features.replay.handlers import ReplayHandlers

__all__ = ["ReplayHandlers"]
