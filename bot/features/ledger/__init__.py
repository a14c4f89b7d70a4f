"""An evening added up: told once when it is over, and before to each user who asks."""

from bot.features.ledger.messages import LedgerPages
from bot.features.ledger.tonight import Tonight

__all__ = ["LedgerPages", "Tonight"]
