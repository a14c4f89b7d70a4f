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


class OldHands:
    """Takes them away one after the other, as the budget of their channels allows: a seat has one live hand."""

    def __init__(self, following: Following, readers: Readers, hooks: Hooks) -> None:
        self._following, self._readers, self._hooks = following, readers, hooks

    def delete(self, older: LiveHand | None, table_id: int) -> None:
        """Delete a hand that is open in a newer message; one that can be reached no more stays as it is."""
        if older is not None:
            self._take(older, table_id, older.reach.delete)

    def strip(self, older: LiveHand, interaction: Interaction, table_id: int, why: str) -> None:
        """Leave one sentence of a hand that its player holds no more."""
        post = stripped_post(self._readers.of(interaction).speak, why)
        self._take(older, table_id, lambda: older.reach.edit(view=post.view, attachments=[]))

    def _take(self, older: LiveHand, table_id: int, request: Callable[[], Awaitable[object]]) -> None:
        older.rest()
        self._readers.unwanted(older)
        if older.token.alive:
            self._following.do(self._taken(older, table_id, request))

    async def _taken(self, older: LiveHand, table_id: int, request: Callable[[], Awaitable[object]]) -> None:
        interaction = older.token.interaction
        try:
            async with (
                asyncio.timeout(older.token.left_s),
                self._hooks.turn(interaction, Urgency.LAST) as turn,
            ):
                newer = self._following.live.get((table_id, older.user))
                if newer is not None and newer.message == older.message:
                    turn.spare()  # somebody has pressed there meanwhile, so that it is the live one again
                    return
                async with older.lock:
                    await request()
        except FAILURES as error:
            log.info("An old hand stays: %s", error)
