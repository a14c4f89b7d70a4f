"""Pages of rules, of a game or of a table."""

from bot.features.rules.handlers import RulesHandlers, book_of
from bot.features.rules.messages import Pages, RuleBook, places_of

__all__ = ["Pages", "RuleBook", "RulesHandlers", "book_of", "places_of"]
