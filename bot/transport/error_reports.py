"""An error that nobody foresaw: who met it is told a short number, under which it stands in the log."""

from __future__ import annotations

import logging
import traceback
from hashlib import sha256

from bot.errors import UserError


def ours(log: logging.Logger, what: str, error: BaseException) -> UserError:
    """Write an error to the log, and return what whoever met it is told. The same failure has the same number, which
    says nothing but where in the code it was: the log writes what comes again and again only now and then."""
    number = number_of(error)
    log.error("%s (error %s)", what, number, exc_info=error)
    return UserError("error", number=number)


def number_of(error: BaseException) -> str:
    """Six signs made of the kind of an error and of the lines on the way to it."""
    lines = (f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__))
    return sha256("\n".join((type(error).__name__, *lines)).encode()).hexdigest()[:6]
