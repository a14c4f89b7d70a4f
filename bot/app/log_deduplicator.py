"""A log filter. It writes repeated lines only once a minute, with their number."""

import atexit
import errno
import logging
import threading
import time
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass

MINUTE_S = 60.0
EXHAUSTED = (errno.EMFILE, errno.ENFILE)
"""Errors for "no file descriptors left". All failures caused by these count as one kind."""
DOOR = "aiohttp.server"
"""The logger that reports malformed HTTP. All its messages count as one kind."""
MOST = 1000
"""Maximum number of kinds of messages that are remembered."""


@dataclass(slots=True)
class RecentLine:
    """The last written message of one kind.

    `since`: when it was written, in seconds. `missed`: number of messages suppressed since then.
    """

    since: float
    name: str
    level: int
    said: str
    missed: int = 0


class LogDeduplicator(logging.Filter):
    """A filter that lets warnings and errors of one kind through to a handler once a minute.

    Records are of one kind if they come from the same place in the code and say the same, or if they fail in the same
    way. Suppressed records are counted. The count is written with the next record of the kind. If there is none, the
    count is written before the first other record after the minute, or at the end of the process.
    """

    def __init__(self, handler: logging.Handler, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._handler, self._clock, self._lock = handler, clock, threading.RLock()
        self._kinds: dict[Hashable, RecentLine] = {}  # in the order of writing

    def listen(self) -> None:
        """Filter the handler's records until the end of the process."""
        self._handler.addFilter(self)
        atexit.register(self.close)

    def filter(self, record: logging.LogRecord) -> bool:
        with self._lock:
            return self._passes(record)

    def close(self) -> None:
        """Write the counts of suppressed records."""
        with self._lock:
            while self._kinds:
                self._forget_oldest()

    def _passes(self, record: logging.LogRecord) -> bool:
        now, kind, missed = self._clock(), None, 0
        if record.levelno >= logging.WARNING:
            kind = _kind(record)
            seen = self._kinds.get(kind)
            if seen is not None and now - seen.since < MINUTE_S:
                seen.missed += 1
                return False
            if seen is not None:
                missed = self._kinds.pop(kind).missed
        while self._kinds and next(iter(self._kinds.values())).since <= now - MINUTE_S:
            self._forget_oldest()
        if kind is None:
            return True
        if len(self._kinds) >= MOST:
            self._forget_oldest()
        if _exhausted(record) or _is_no_http(record):  # its traceback is useless
            error = next(_errors(record), None)
            record.msg = record.getMessage().partition("\n")[0] + (
                f" ({' '.join(str(error).split()) or type(error).__name__})" if error else ""
            )
            record.args = record.exc_info = record.exc_text = None
        said = record.getMessage()
        self._kinds[kind] = RecentLine(now, record.name, record.levelno, said.partition("\n")[0])
        if missed:
            record.msg, record.args = _and_more(said, missed), None
        return True

    def _forget_oldest(self) -> None:
        seen = self._kinds.pop(next(iter(self._kinds)))
        if not seen.missed:
            return
        said = _and_more(seen.said, seen.missed)
        owed = logging.LogRecord(seen.name, seen.level, __file__, 0, said, None, None)
        self._handler.acquire()
        try:
            self._handler.emit(owed)
        finally:
            self._handler.release()


def _and_more(said: str, missed: int) -> str:
    return f"{said} (and {missed} more like it)"


def _kind(record: logging.LogRecord) -> Hashable:
    if _exhausted(record):
        return EXHAUSTED
    if _is_no_http(record):
        return DOOR
    error = next(_errors(record), None)
    said = record.msg if record.exc_info else record.getMessage()
    return record.name, record.levelno, str(said).partition("\n")[0], type(error), _place(error)


def _is_no_http(record: logging.LogRecord) -> bool:
    return record.name == DOOR and type(next(_errors(record), None)).__module__.startswith("aiohttp.")


def _exhausted(record: logging.LogRecord) -> bool:
    return any(isinstance(error, OSError) and error.errno in EXHAUSTED for error in _errors(record))


def _errors(record: logging.LogRecord) -> Iterator[BaseException]:
    """Yield the errors in a record, each followed by its causes."""
    given = [record.exc_info[1]] if isinstance(record.exc_info, tuple) else []
    args = record.args if isinstance(record.args, tuple) else ()
    for error in (*given, *args):
        seen = set[int]()
        while isinstance(error, BaseException) and id(error) not in seen:
            seen.add(id(error))
            yield error
            error = error.__cause__ or error.__context__


def _place(error: BaseException | None) -> tuple[str, int] | None:
    trace = error and error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    return (trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace else None
