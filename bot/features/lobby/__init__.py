"""From idea to match: challenges, invitations, guests, rematches, and matches that sleep."""

from bot.features.lobby.opening import Opening

__all__ = ["Opening"]
