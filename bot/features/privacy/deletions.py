"""Requests to all processes to erase a user. Each process leaves the tables that it runs."""

import logging
from collections.abc import Callable

from bot.errors import UserError
from bot.features.privacy.service import FORGET, Erasure
from bot.store.process_bus import Request

log = logging.getLogger(__name__)

LOOK_PAUSE_S = 5.0
"""Seconds between two checks for requests. News of a request triggers a check sooner."""
TOLD_MS = 60 * 1000
"""Milliseconds for which an answered request is kept, so that other processes see it and forget the user too."""


class ErasureRequests:
    """The part of this process in requests to erase users.

    A request is a row in the shared database, so it survives the end of a process. The process that leaves the user's
    last table deletes the user and answers the request. The other processes see the answer and forget the user. A
    minute later, the request is removed.

    `forget`: called with each user who was erased.
    """

    def __init__(self, privacy: Erasure, forget: Callable[[int], None]) -> None:
        self._privacy, self._forget = privacy, forget
        self._told = set[int]()

    async def run_once(self) -> None:
        """Do this process's part of each request to delete a user's data.

        After a failure, the next check tries again.
        """
        try:
            wanted = await self._privacy.requests.get_for_all(FORGET)
            self._told &= {request.user for request in wanted}
            for request in wanted:
                await self._see_to(request)
        except UserError as refused:
            log.info("Requests to delete data not handled yet (%s); will retry.", refused.key)

    async def _see_to(self, request: Request) -> None:
        user = request.user
        if request.answer is None:
            self._told.discard(user)
            if not await self._privacy.leave_all(user):
                return
            await self._privacy.answer(request)
            await self._privacy.purge()
        elif request.age_ms > TOLD_MS:
            await self._privacy.requests.withdraw(request.id)  # after that, no stored data names the user
        if user not in self._told:
            self._told.add(user)
            self._privacy.forget_here(user)
            self._forget(user)
