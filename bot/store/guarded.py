"""The store for everything that answers users. Its failures become errors that can be shown to them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.errors import UserError
from bot.store.errors import DatabaseGone, LeaseLost, StoreError, Unreachable
from bot.store.store import Store

log = logging.getLogger(__name__)

T = TypeVar("T")
COMPLAINT_PAUSE_MS = 60 * 1000
"""Milliseconds before the log repeats a sentence about the database."""


class GuardedStore:
    """A store, its clock (`now`: unix milliseconds), and the two ways to await one of its calls."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store, self.now = store, now
        self._complained: dict[str, int] = {}

    async def saved(self, work: Awaitable[T]) -> T:
        """Return the result of a writing call of the store.

        Raises UserError: not-saved, database-gone, or elsewhere if another process has the table.
        """
        return await self._asked(work, "not-saved")

    async def read(self, work: Awaitable[T]) -> T:
        """Return the result of a reading call of the store. Raises UserError: not-loaded or database-gone."""
        return await self._asked(work, "not-loaded")

    async def _asked(self, work: Awaitable[T], otherwise: str) -> T:
        try:
            return await work
        except DatabaseGone as error:
            # the store itself has logged this once
            raise UserError("database-gone") from error
        except LeaseLost as error:
            log.info("Refused: %s", error)
            raise UserError("elsewhere") from error
        except StoreError as error:
            later = " The bot goes on by itself once it answers." if isinstance(error, Unreachable) else ""
            self.complain(f"{error}{later}")
            raise UserError(otherwise) from error

    def complain(self, sentence: str) -> None:
        """Log a failure of the database, each sentence at most once per COMPLAINT_PAUSE_MS."""
        now = self.now()
        self._complained = {said: at for said, at in self._complained.items() if abs(now - at) < COMPLAINT_PAUSE_MS}
        if sentence not in self._complained:
            self._complained[sentence] = now
            log.error("The database failed: %s", sentence)
