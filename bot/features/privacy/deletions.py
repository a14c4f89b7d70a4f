"""People who want to be forgotten, where several processes have tables that name them: each process leaves its own."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.errors import UserError
from bot.features.privacy.service import Erasure
from bot.store.process_bus import Request

log = logging.getLogger(__name__)

LOOK_PAUSE_S = 5.0
"""Between two looks for such people, of whom there is word sooner."""
TOLD_MS = 60 * 1000
"""For so long the others are told that somebody was forgotten."""


class ErasureRequests:
    """Deletes people in every process. A deletion is a request to all of them in the database, so it goes on when one
    ends. The process in which the person leaves their last table deletes. Its answer tells the others, and a minute
    later the request is removed. forget: called with each person who is forgotten."""

    def __init__(self, privacy: Erasure, forget: Callable[[int], None]) -> None:
        self._privacy, self._forget = privacy, forget
        self._told = set[int]()

    async def look(self) -> None:
        """Do for each of them what is to be done here; what fails is done at the next look."""
        try:
            wanted = await self._privacy.wanted()
            self._told &= {request.user for request in wanted}
            for request in wanted:
                await self._see_to(request)
        except UserError as refused:
            log.info("Who wants to be forgotten is seen to later (%s).", refused.key)

    async def _see_to(self, request: Request) -> None:
        user = request.user
        if request.answer is None:
            self._told.discard(user)
            if not await self._privacy.leave_all(user):
                return
            await self._privacy.told(request)
            await self._privacy.purge()
        elif request.age_ms > TOLD_MS:
            await self._privacy.end(request)
        if user not in self._told:
            self._told.add(user)
            self._privacy.forget_here(user)
            self._forget(user)
