"""Statistics of a server by week and by hour, for its managers."""

from bot.features.stats.handlers import StatsHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(services: Services) -> Feature:
    return Feature(handlers=[StatsHandlers(services)])
