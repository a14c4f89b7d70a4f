"""The help feature: what the bot is and what it can do."""

from bot.features.help.cog import HelpCog
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(services: Services) -> Feature:
    return Feature(commands=[HelpCog(services.interactions, services.source)])
