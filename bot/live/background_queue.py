"""A background queue of tables. It handles a few at a time, so that other tables need not wait behind it."""

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from bot.errors import UserError
from bot.tables.background_tasks import BackgroundTasks

log = logging.getLogger(__name__)

AT_A_TIME = 8
"""Maximum number of tables handled at the same time."""


class BackgroundQueue:
    """A queue that calls `job` for each table, a few at a time, in the order they were added.

    A table that is dropped before its turn is skipped.
    """

    def __init__(self, job: Callable[[int], Awaitable[None]]) -> None:
        self._job = job
        self._waiting: OrderedDict[int, None] = OrderedDict()
        self._under_way: set[int] = set()
        self._workers = BackgroundTasks()

    def __contains__(self, table_id: int) -> bool:
        """Return whether the table is in the queue or being handled."""
        return table_id in self._waiting or table_id in self._under_way

    def __len__(self) -> int:
        return len(self._waiting) + len(self._under_way)

    def add(self, table_id: int) -> None:
        if table_id in self._under_way:
            return
        self._waiting[table_id] = None
        if len(self._workers) < AT_A_TIME:
            self._workers.do(self._work())

    def drop(self, table_id: int) -> None:
        """Remove a table from the queue, because something else already shows it."""
        self._waiting.pop(table_id, None)
        self._under_way.discard(table_id)

    async def close(self) -> None:
        self._waiting.clear()
        await self._workers.close()

    async def _work(self) -> None:
        while self._waiting:
            table_id, _ = self._waiting.popitem(last=False)
            self._under_way.add(table_id)
            try:
                await self._job(table_id)
            except UserError as refused:
                log.info("Message of table %s not updated (%s).", table_id, refused.key)
            except Exception:
                log.exception("Message of table %s not updated", table_id)
            finally:
                self._under_way.discard(table_id)
