"""Does what is due at a table, and tries it again where only the database failed."""

from __future__ import annotations

import logging
from functools import partial

from bot.tables.clock import Clock, Job
from bot.tables.table import Refused

log = logging.getLogger(__name__)


async def retried(clock: Clock, retry_s: float, key: tuple[str, int], job: Job) -> None:
    """Run the job of a deadline; `key` names it and its table. What is refused is only logged: nobody asked for it."""
    try:
        await job()
    except Refused as refused:
        if refused.unsaved:
            clock.set(key, retry_s, partial(retried, clock, retry_s, key, job))
        log.info("Table %s: %s was refused (%s).", key[1], key[0], refused.key)
