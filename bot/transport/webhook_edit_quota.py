"""A record of the limits towards which edits by tokens count.

Discord does not document this, so the bot learns it from refusals.
"""

import asyncio
import logging
from contextlib import suppress
from time import time as now

from bot.store import Store, StoreError
from bot.tables.background_tasks import BackgroundTasks

log = logging.getLogger(__name__)

TRIED_ANEW_S = 30 * 24 * 60 * 60
"""Seconds after a refusal until edits are again assumed not to count."""
LOOK_PAUSE_S = 600.0
"""Seconds between two checks whether another process has learned that edits count."""


class EditQuota:
    """The record of whether edits by tokens count towards a channel's budget, or towards the global limit.

    At first they are assumed not to count. After Discord has refused an edit with the scope `shared`, they count in
    every channel for thirty days. After a refusal with the scope `global`, they count among all requests for as long.
    The times of these refusals are saved (`edits:{application}` and `edits:{application}:global` in meta, unix
    seconds), so they survive a restart.
    """

    def __init__(self, store: Store | None = None) -> None:
        self._store, self._key = store, ""
        self._since = {"shared": 0.0, "global": 0.0}
        self._saving = BackgroundTasks()

    def counts(self, scope: str = "shared") -> bool:
        """Return whether edits by token now count towards a channel's or the `global` limit, as far as is known."""
        return now() < self._since[scope] + TRIED_ANEW_S

    def learn(self, scope: str = "shared") -> None:
        """Note that Discord has just refused an edit by token. From now on such edits count towards that limit."""
        if self.counts(scope):
            return
        log.info("Discord counts edits with tokens (limit: %s); from now on, this bot does too.", scope)
        self._since[scope] = now()
        self._saving.do(self._save(scope))

    async def load(self, application: int | None) -> None:
        """Load the saved times of the last refusals, if there is a store. Raises StoreError.

        `application`: the ID of the Discord application that the bot runs as.
        """
        self._key = str(application)
        if self._store is not None:
            await self._load(self._store)

    async def _load(self, store: Store) -> None:
        for scope, since in self._since.items():
            self._since[scope] = max(since, float(await store.key_values.get(f"edits:{self._of(scope)}") or 0.0))

    def _of(self, scope: str) -> str:
        return self._key if scope == "shared" else f"{self._key}:{scope}"

    async def refresh(self) -> None:
        """Load the times of the last refusals again, because another process may have saved later ones."""
        if self._store is not None and self._key:
            with suppress(StoreError):
                await self._load(self._store)

    async def close(self) -> None:
        """Wait until the times of the refusals are saved."""
        await asyncio.gather(*self._saving)

    async def _save(self, scope: str) -> None:
        if self._store is None:
            return
        try:
            await self._store.key_values.keep(f"edits:{self._of(scope)}", str(int(self._since[scope])))
        except StoreError as error:
            log.warning("Not saved that edits with tokens count; the bot will learn it again: %s", error)
