"""Runs functions in processes of their own, so that one that hangs or dies takes nothing with it."""

from bot.tables.workers.pool import TASK_LIMIT_S, Failed, Late, Lost, TaskError, Workers
from bot.tables.workers.process import kill_all

__all__ = ["TASK_LIMIT_S", "Failed", "Late", "Lost", "TaskError", "Workers", "kill_all"]
