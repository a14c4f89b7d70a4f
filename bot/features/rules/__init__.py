"""Pages of rules, of a game or of a table."""

from bot.features.rules.handlers import RulesHandlers
from bot.features.rules.messages import SHARE_OF_PRESET, SHARE_OF_TABLE, Pages, RuleBook, places_of

__all__ = ["SHARE_OF_PRESET", "SHARE_OF_TABLE", "Pages", "RuleBook", "RulesHandlers", "places_of"]
