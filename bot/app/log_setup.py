"""The log of the process: from which level on it is written, as lines for people or as JSON for machines."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Json(logging.Formatter):
    """One object a line: `at` (UTC), `level`, `logger`, `message`, and `trace` where something failed."""

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
    """Write the log of this process so from now on. At `debug` that is what is ours: discord.py's lines hold hands and
    tokens of interactions there."""
    root = logging.getLogger()
    for handler in root.handlers:
        handler.setFormatter(Json() if form == "json" else logging.Formatter(TEXT))
    root.setLevel(max(logging.INFO, getattr(logging, level.upper())))
    for name in ("bot", "engine"):
        logging.getLogger(name).setLevel(getattr(logging, level.upper()))
