"""Replays of finished matches, step by step."""

from bot.features.replay.handlers import ReplayHandlers
from bot.features.replay.moment_handlers import MomentHandlers
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(services: Services) -> Feature:
    replays, moments = ReplayHandlers(services), MomentHandlers(services)
    return Feature(commands=[replays], handlers=[replays, moments])
