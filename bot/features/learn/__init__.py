"""Courses for newcomers, one for each game."""

from bot.features.learn.handlers import LessonPresses

__all__ = ["LessonPresses"]
