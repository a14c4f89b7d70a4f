"""The *Tell me* feature, with which users choose the games for whose lobbies they are pinged."""

from bot.features.notify.handlers import NotifyHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(services: Services) -> Feature:
    return Feature(handlers=[NotifyHandlers(services)])
