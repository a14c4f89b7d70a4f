"""Takes away hand messages that are played on no more, where their tokens live: deletes them, or says why in them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.live.hand_following import Following
from bot.live.live_hand import LiveHand
from bot.transport.priority import Priority
from bot.transport.responses import FAILURES, LONGEST_REQUEST_S, Interaction, Pauses, passing
from bot.transport.webhook_rate_limiter import WebhookRateLimiter
from bot.ui.hand_message import stripped_post
from bot.ui.render_context import RenderContexts

log = logging.getLogger(__name__)


MOST_GONE = 1000
"""Of so many hands that went it is known; a press that was under way on one comes soon after or never."""


class StaleHands:
    """Takes them away as the budget of their channels allows: a seat has one live hand."""

    def __init__(self, following: Following, readers: RenderContexts, hooks: WebhookRateLimiter) -> None:
        self._following, self._readers, self._hooks = following, readers, hooks
        self._going: set[int] = set()
        self._gone: dict[int, None] = {}

    def keep(self, message: int) -> bool:
        """Let this message stay, because somebody pressed there. Returns whether it can: it may have gone meanwhile."""
        self._going.discard(message)
        return message not in self._gone

    def delete(self, older: LiveHand | None) -> None:
        """Delete a hand that is open in a newer message, once players who are asked have enough of the budget left.

        A hand that can no longer be reached stays as it is.
        """
        if older is not None:
            self._take(older, older.reach.delete, Priority.REPLACED)

    def strip(self, older: LiveHand, interaction: Interaction, why: str) -> None:
        """Leave one sentence of a hand that its player holds no more: before all else, where it has buttons."""
        urgency = Priority.OLDER if older.pressable else Priority.LAST
        post = stripped_post(self._readers.of(interaction).speak, why)
        self._take(older, lambda: older.reach.edit(view=post.view, attachments=[]), urgency)

    def _take(self, older: LiveHand, request: Callable[[], Awaitable[object]], urgency: Priority) -> None:
        older.rest()
        self._readers.unwanted(older)
        if older.token.alive:
            self._going.add(older.message)
            self._following.do(self._taken(older, request, urgency))

    async def _taken(self, older: LiveHand, request: Callable[[], Awaitable[object]], urgency: Priority) -> None:
        """Send the request, again while Discord fails, as long as the token lives."""
        pauses = Pauses()
        try:
            async with asyncio.timeout(older.token.left_s):
                while True:
                    if await self._tried(older, request, urgency):
                        break
                    await asyncio.sleep(pauses.next())
        except FAILURES as error:
            log.info("An old hand stays: %s", error)
        finally:
            self._going.discard(older.message)
        while len(self._gone) > MOST_GONE:
            del self._gone[next(iter(self._gone))]

    async def _tried(self, older: LiveHand, request: Callable[[], Awaitable[object]], urgency: Priority) -> bool:
        """Send the request in its turn. Returns whether it has done its work, or is not wanted any more. Raises one of
        FAILURES where another try is of no use."""
        interaction, message = older.token.interaction, older.message
        async with self._hooks.turn(interaction, urgency) as turn, older.lock:
            if message not in self._going:
                turn.spare()
                return True
            self._gone[message] = None
            try:
                async with asyncio.timeout(LONGEST_REQUEST_S):
                    await request()
            except FAILURES as error:
                del self._gone[message]
                if not passing(error):
                    raise
                return False
        return True
