"""Processes that run functions, so that one that hangs or dies takes nothing with it."""

from bot.ai.workers.pool import TASK_LIMIT_S, Failed, Late, Lost, TaskError, Workers
from bot.ai.workers.process import kill_all

__all__ = ["TASK_LIMIT_S", "Failed", "Late", "Lost", "TaskError", "Workers", "kill_all"]
