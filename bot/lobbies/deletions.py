"""People who want to be forgotten, where several processes have tables that name them: each process leaves its own."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.lobbies.privacy import WANTED, Privacy
from bot.tables.table import Refused

log = logging.getLogger(__name__)

LOOK_PAUSE_S = 1.0
"""Between two looks for such people."""
TOLD_MS = 60 * 1000
"""For so long the others are told that somebody was forgotten."""


class Deletions:
    """What is wanted is noted in the memory, so that it goes on whichever process ends. Whoever leaves the last table
    deletes; then the note tells the others, and goes itself. now: unix milliseconds. forget: called with whoever is
    forgotten."""

    def __init__(self, privacy: Privacy, now: Callable[[], int], forget: Callable[[int], None]) -> None:
        self._privacy, self._now, self._forget = privacy, now, forget
        self._told = set[int]()

    async def look(self) -> None:
        """Do for each of them what is to be done here; what fails is done at the next look."""
        try:
            for user, said in (await self._privacy.wanted()).items():
                await self._see_to(user, said)
        except Refused as refused:
            log.info("Who wants to be forgotten is seen to later (%s).", refused.key)

    async def _see_to(self, user: int, said: str) -> None:
        now = self._now()
        if said == WANTED:
            self._told.discard(user)
            if not await self._privacy.leave_all(user):
                return
            await self._privacy.note(user, str(now))
            await self._privacy.purge()
        elif now - int(said) >= TOLD_MS:
            await self._privacy.note(user, "")
        if user not in self._told:
            self._told.add(user)
            self._privacy.forget_here(user)
            self._forget(user)
