"""Unforeseen errors. The user sees a short number, with which the details can be found in the log."""

import logging
import traceback
from hashlib import sha256

from bot.errors import UserError


def ours(log: logging.Logger, what: str, error: BaseException) -> UserError:
    """Log an error and return the UserError to show to the user.

    The UserError contains a number that identifies the place in the code. The same error always has the same number. A
    recurring error is logged only now and then.
    """
    number = number_of(error)
    log.error("%s (error %s)", what, number, exc_info=error)
    return UserError("error", number=number)


def number_of(error: BaseException) -> str:
    """Return six hexadecimal digits, computed from the error's class and the lines of its traceback."""
    lines = (f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__))
    return sha256("\n".join((type(error).__name__, *lines)).encode()).hexdigest()[:6]
