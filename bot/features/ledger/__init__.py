"""The ledger of an evening: what was played in a channel, told once when it is over, and before to whoever asks."""

from bot.features.ledger.messages import LedgerPages
from bot.features.ledger.tonight import Tonight

__all__ = ["LedgerPages", "Tonight"]
