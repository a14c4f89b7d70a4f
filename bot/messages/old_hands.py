"""Takes away hand messages that are played on no more, where their tokens live: deletes them, or says why in them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.messages.answers import FAILURES, Interaction
from bot.messages.following import Following
from bot.messages.hand import stripped_post
from bot.messages.hooks import Hooks
from bot.messages.live_hand import LiveHand
from bot.messages.reader import Readers
from bot.messages.urgency import Urgency

log = logging.getLogger(__name__)


MOST_GONE = 1000
"""Of so many hands that went it is known; a press that was under way on one comes soon after or never."""


class OldHands:
    """Takes them away one after the other, as the budget of their channels allows: a seat has one live hand."""

    def __init__(self, following: Following, readers: Readers, hooks: Hooks) -> None:
        self._following, self._readers, self._hooks = following, readers, hooks
        self._going: set[int] = set()
        self._gone: dict[int, None] = {}

    def keep(self, message: int) -> bool:
        """Let this message stay, because somebody pressed there. Returns whether it can: it may have gone meanwhile."""
        self._going.discard(message)
        return message not in self._gone

    def delete(self, older: LiveHand | None) -> None:
        """Delete a hand that is open in a newer message; one that can be reached no more stays as it is."""
        if older is not None:
            self._take(older, older.reach.delete)

    def strip(self, older: LiveHand, interaction: Interaction, why: str) -> None:
        """Leave one sentence of a hand that its player holds no more."""
        post = stripped_post(self._readers.of(interaction).speak, why)
        self._take(older, lambda: older.reach.edit(view=post.view, attachments=[]))

    def _take(self, older: LiveHand, request: Callable[[], Awaitable[object]]) -> None:
        older.rest()
        self._readers.unwanted(older)
        if older.token.alive:
            self._going.add(older.message)
            self._following.do(self._taken(older, request))

    async def _taken(self, older: LiveHand, request: Callable[[], Awaitable[object]]) -> None:
        interaction, message = older.token.interaction, older.message
        try:
            async with (
                asyncio.timeout(older.token.left_s),
                self._hooks.turn(interaction, Urgency.LAST) as turn,
                older.lock,
            ):
                if message not in self._going:
                    turn.spare()
                    return
                self._gone[message] = None
                await request()
            while len(self._gone) > MOST_GONE:
                del self._gone[next(iter(self._gone))]
        except FAILURES as error:
            self._gone.pop(message, None)
            log.info("An old hand stays: %s", error)
        finally:
            self._going.discard(message)
