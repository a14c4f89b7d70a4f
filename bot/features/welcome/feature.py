"""The greeting on a server that adds the bot."""

from bot.features.welcome.handlers import WelcomeHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(services: Services) -> Feature:
    greeting = WelcomeHandlers(services)
    return Feature(commands=[greeting], handlers=[greeting], close=greeting.close)
