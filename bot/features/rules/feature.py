"""The rules of a game, page by page."""

from bot.features.rules.handlers import RulesHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(services: Services) -> Feature:
    pages = RulesHandlers(services.interactions)
    return Feature(commands=[pages], handlers=[pages])
