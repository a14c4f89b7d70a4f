"""A coin that anyone can flip."""

from __future__ import annotations

from bot.framework.feature import Feature
from bot.framework.services import Services
from tests.toy_feature.handlers import TossHandlers


def feature(services: Services) -> Feature:
    handlers = TossHandlers(services.interactions)
    return Feature(commands=[handlers], handlers=[handlers])
