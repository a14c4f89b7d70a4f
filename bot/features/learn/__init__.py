"""A course for each game."""

from bot.features.learn.presses import LessonPresses

__all__ = ["LessonPresses"]
