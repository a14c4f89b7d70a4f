"""The store for code that answers users. Failures of the store become errors that can be shown to users."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.errors import UserError
from bot.store.errors import DatabaseGone, LeaseLost, StoreError, Unreachable
from bot.store.sql.store import Store

log = logging.getLogger(__name__)

T = TypeVar("T")
COMPLAINT_PAUSE_MS = 60 * 1000
"""Milliseconds before the log repeats the same message about the database."""


class GuardedStore:
    """A store whose failures become UserError. `now`: its clock, in unix milliseconds.

    Await a method of the store through `saved` if it writes, and through `read` if it only reads.
    """

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store, self.now = store, now
        self._complained: dict[str, int] = {}

    async def saved(self, work: Awaitable[T]) -> T:
        """Await a store method that writes. Return its result.

        Raises UserError: not-saved, database-gone, or, if another process has the table, elsewhere.
        """
        return await self._asked(work, "not-saved")

    async def read(self, work: Awaitable[T]) -> T:
        """Await a store method that only reads. Return its result.

        Raises UserError: not-loaded or database-gone.
        """
        return await self._asked(work, "not-loaded")

    async def _asked(self, work: Awaitable[T], otherwise: str) -> T:
        try:
            return await work
        except DatabaseGone as error:
            # the store itself has logged this once
            raise UserError("database-gone") from error
        except LeaseLost as error:
            log.info("Change refused: %s", error)
            raise UserError("elsewhere") from error
        except StoreError as error:
            later = " The bot continues automatically once it answers." if isinstance(error, Unreachable) else ""
            self.complain(f"{error}{later}")
            raise UserError(otherwise) from error

    def complain(self, sentence: str) -> None:
        """Log a failure of the database. Log the same text at most once per COMPLAINT_PAUSE_MS."""
        now = self.now()
        self._complained = {said: at for said, at in self._complained.items() if abs(now - at) < COMPLAINT_PAUSE_MS}
        if sentence not in self._complained:
            self._complained[sentence] = now
            log.error("The database failed: %s", sentence)
