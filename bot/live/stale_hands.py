"""Hand messages that are out of use. Each is deleted or replaced by a sentence, as long as its token is valid."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.live.hand_following import Following
from bot.live.live_hand import LiveHand
from bot.transport.priority import Priority
from bot.transport.responses import FAILURES, LONGEST_REQUEST_S, Interaction, Pauses, passing
from bot.transport.webhook_rate_limiter import WebhookRateLimiter
from bot.ui.hand_message import stripped_message
from bot.ui.render_context import RenderContexts

log = logging.getLogger(__name__)


MOST_GONE = 1000
"""Maximum number of removed hands remembered. A press on a removed hand comes soon after its removal, or never."""


class StaleHands:
    """The remover of hand messages that are no longer used.

    It works as fast as the rate limits of their channels allow.
    """

    def __init__(
        self, following: Following, render_contexts: RenderContexts, webhook_limiter: WebhookRateLimiter
    ) -> None:
        self._following, self._render_contexts, self._webhook_limiter = following, render_contexts, webhook_limiter
        self._going: set[int] = set()
        self._gone: dict[int, None] = {}

    def keep(self, message: int) -> bool:
        """Cancel the planned removal of a hand message, because its user pressed it.

        Return False if it is already removed.
        """
        self._going.discard(message)
        return message not in self._gone

    def delete(self, older: LiveHand | None) -> None:
        """Delete a hand that a newer message replaces.

        Wait until the rate limit has room for that besides the requests for players who are asked. If the hand's token
        has expired, leave the hand.
        """
        if older is not None:
            self._take(older, older.reach.delete, Priority.REPLACED)

    def strip(self, older: LiveHand, interaction: Interaction, why: str) -> None:
        """Replace the hand of a player who no longer has it by one sentence. Hands with buttons are replaced first.

        `why`: the sentence's message key.
        """
        urgency = Priority.OLDER if older.pressable else Priority.LAST
        post = stripped_message(self._render_contexts.for_interaction(interaction).speak, why)
        self._take(older, lambda: older.reach.edit(view=post.view, attachments=[]), urgency)

    def _take(self, older: LiveHand, request: Callable[[], Awaitable[object]], urgency: Priority) -> None:
        older.cancel_timer()
        self._render_contexts.unwanted(older)
        if older.token.alive:
            self._going.add(older.message)
            self._following.do(self._taken(older, request, urgency))

    async def _taken(self, older: LiveHand, request: Callable[[], Awaitable[object]], urgency: Priority) -> None:
        """Send the request that removes a hand. Retry while Discord fails, until the hand's token expires."""
        pauses = Pauses()
        try:
            async with asyncio.timeout(older.token.left_s):
                while True:
                    if await self._tried(older, request, urgency):
                        break
                    await asyncio.sleep(pauses.next())
        except FAILURES as error:
            log.info("Old hand not removed: %s", error)
        finally:
            self._going.discard(older.message)
        while len(self._gone) > MOST_GONE:
            del self._gone[next(iter(self._gone))]

    async def _tried(self, older: LiveHand, request: Callable[[], Awaitable[object]], urgency: Priority) -> bool:
        """Send the request when the rate limit allows. Return whether it succeeded or is no longer needed.

        Raises one of FAILURES if another try is useless.
        """
        interaction, message = older.token.interaction, older.message
        async with self._webhook_limiter.turn(interaction, urgency) as turn, older.lock:
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
