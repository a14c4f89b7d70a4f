"""The way from an idea to a table: challenges, invitations, guests, rematches, and matches that sleep."""

from bot.features.lobby.opening import Opening

__all__ = ["Opening"]
