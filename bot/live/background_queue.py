"""Does something for many tables, a few at a time, so that nobody who comes meanwhile has to wait behind them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from bot.errors import UserError
from bot.tables.background_tasks import ended

log = logging.getLogger(__name__)

AT_A_TIME = 8
"""For so many tables something is done at a time."""


class BackgroundQueue:
    """A round over tables, a few at a time. `job` is called with each table that was added and not dropped before its
    turn, in that order."""

    def __init__(self, job: Callable[[int], Awaitable[None]]) -> None:
        self._job = job
        self._waiting: OrderedDict[int, None] = OrderedDict()
        self._under_way: set[int] = set()
        self._workers: set[asyncio.Task[None]] = set()

    def __contains__(self, table_id: int) -> bool:
        """Whether it is still to be done, or is being done."""
        return table_id in self._waiting or table_id in self._under_way

    def __len__(self) -> int:
        return len(self._waiting) + len(self._under_way)

    def add(self, table_id: int) -> None:
        if table_id in self._under_way:
            return
        self._waiting[table_id] = None
        if len(self._workers) < AT_A_TIME:
            worker = asyncio.create_task(self._work())
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)

    def drop(self, table_id: int) -> None:
        """Drop a table that is shown elsewhere, and at once."""
        self._waiting.pop(table_id, None)
        self._under_way.discard(table_id)

    async def close(self) -> None:
        self._waiting.clear()
        await ended(self._workers)

    async def _work(self) -> None:
        while self._waiting:
            table_id, _ = self._waiting.popitem(last=False)
            self._under_way.add(table_id)
            try:
                await self._job(table_id)
            except UserError as refused:
                log.info("Table %s has to wait (%s).", table_id, refused.key)
            except Exception:
                log.exception("Table %s cannot be shown", table_id)
            finally:
                self._under_way.discard(table_id)
