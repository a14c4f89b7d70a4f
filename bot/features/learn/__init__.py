"""Courses for newcomers, one for each game."""

from bot.features.learn.handlers import LessonHandlers

__all__ = ["LessonHandlers"]
