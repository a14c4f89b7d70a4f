"""The learn feature: courses for newcomers."""

from bot.features.learn.handlers import LessonHandlers
from bot.features.lobby.opening import Opening
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(services: Services) -> Feature:
    lessons = LessonHandlers(services, Opening(services))
    return Feature(commands=[lessons], handlers=[lessons])
