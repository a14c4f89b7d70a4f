"""The log of the process: its level, and its form as text for people or JSON for machines."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Json(logging.Formatter):
    """A formatter that writes one object a line: `at` (UTC), `level`, `logger`, `message`, and `trace` for failures."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def keep(level: str, form: str) -> None:
    """Set the level and form of this process's log.

    The level `debug` applies only to our own loggers, because discord.py's debug lines contain hands and interaction
    tokens.
    """
    root = logging.getLogger()
    for handler in root.handlers:
        handler.setFormatter(Json() if form == "json" else logging.Formatter(TEXT))
    root.setLevel(max(logging.INFO, getattr(logging, level.upper())))
    for name in ("bot", "engine"):
        logging.getLogger(name).setLevel(getattr(logging, level.upper()))
