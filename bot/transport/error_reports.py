"""Unforeseen errors: the user is told a short number, under which the log has the details."""

from __future__ import annotations

import logging
import traceback
from hashlib import sha256

from bot.errors import UserError


def ours(log: logging.Logger, what: str, error: BaseException) -> UserError:
    """Log an error and return the refusal that the user sees.

    One failure always has one number, which reveals only where in the code it happened. The log writes a recurring
    error only now and then.
    """
    number = number_of(error)
    log.error("%s (error %s)", what, number, exc_info=error)
    return UserError("error", number=number)


def number_of(error: BaseException) -> str:
    """Return six hexadecimal digits made of the error's kind and the lines on the way to it."""
    lines = (f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__))
    return sha256("\n".join((type(error).__name__, *lines)).encode()).hexdigest()[:6]
