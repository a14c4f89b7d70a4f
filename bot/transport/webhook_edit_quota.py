"""A record of whether edits by tokens count towards a channel's budget.

Discord does not document this, so the bot learns it from refusals.
"""

import asyncio
import logging
from contextlib import suppress
from time import time as now

from bot.store import Store, StoreError

log = logging.getLogger(__name__)

TRIED_ANEW_S = 30 * 24 * 60 * 60
"""Seconds after a refusal until edits are again assumed not to count."""
LOOK_PAUSE_S = 600.0
"""Seconds between two checks whether another process has learned that edits count."""


class EditQuota:
    """The record of whether edits by tokens count towards a channel's budget.

    At first they are assumed not to count. After Discord has refused an edit with the scope `shared`, they count in
    every channel for thirty days. The time of that refusal is saved (`edits:{application}` in meta, unix seconds), so
    it survives a restart.
    """

    def __init__(self, store: Store | None = None) -> None:
        self._store, self._since, self._key = store, 0.0, ""
        self._saving: set[asyncio.Task[None]] = set()

    @property
    def counts(self) -> bool:
        """Return whether edits by token now count towards a channel's limit, as far as is known."""
        return now() < self._since + TRIED_ANEW_S

    def learn(self) -> None:
        """Note that Discord has just refused an edit by token. From now on such edits count towards the limit."""
        if self.counts:
            return
        log.info("Discord counts edits with tokens per channel; from now on, this bot does too.")
        self._since = now()
        saving = asyncio.get_running_loop().create_task(self._save())
        self._saving.add(saving)
        saving.add_done_callback(self._saving.discard)

    async def load(self, application: int | None) -> None:
        """Load the saved time of the last refusal, if there is a store. Raises StoreError.

        `application`: the ID of the Discord application that the bot runs as.
        """
        self._key = f"edits:{application}"
        if self._store is not None:
            self._since = float(await self._store.key_values.get(self._key) or 0.0)

    async def refresh(self) -> None:
        """Load the time of the last refusal again, because another process may have saved a later one."""
        if self._store is not None and self._key:
            with suppress(StoreError):
                self._since = max(self._since, float(await self._store.key_values.get(self._key) or 0.0))

    async def close(self) -> None:
        """Wait until the time of the refusal is saved."""
        await asyncio.gather(*self._saving)

    async def _save(self) -> None:
        if self._store is None:
            return
        try:
            await self._store.key_values.keep(self._key, str(int(self._since)))
        except StoreError as error:
            log.warning(
                "Not saved that edits with tokens count; the bot will learn it again: %s", error
            )  # it will be learned again
