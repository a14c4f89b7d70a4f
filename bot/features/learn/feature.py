"""A course for newcomers."""

from __future__ import annotations

from bot.features.learn.cog import LearnCog
from bot.features.learn.handlers import LessonHandlers
from bot.features.lobby import Opening
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(house: Services) -> Feature:
    lessons = LessonHandlers(house.desk, Opening.of(house), house.sleeping)
    return Feature(commands=[LearnCog(house.desk, lessons)], presses=lessons.presses)
