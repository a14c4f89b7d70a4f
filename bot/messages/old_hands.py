"""Takes the buttons from hand messages that are played on no more, where their tokens live."""

from __future__ import annotations

import asyncio
import logging

from bot.messages.answers import FAILURES, Interaction
from bot.messages.following import Following
from bot.messages.hand import stripped_post
from bot.messages.hooks import Hooks
from bot.messages.live_hand import LiveHand
from bot.messages.post import Post
from bot.messages.reader import Readers
from bot.messages.urgency import Urgency

log = logging.getLogger(__name__)


class OldHands:
    """Strips hands one after the other, as the budget of their channels allows."""

    def __init__(self, following: Following, readers: Readers, hooks: Hooks) -> None:
        self._following, self._readers, self._hooks = following, readers, hooks

    def strip(self, older: LiveHand | None, interaction: Interaction, table_id: int, why: str = "hand-moved") -> None:
        """Take the buttons from an older hand, if it can be reached, and say why: a seat has one live hand."""
        if older is None:
            return
        older.rest()
        self._readers.unwanted(older)
        if older.token.alive:
            self._following.do(self._stripped(older, table_id, stripped_post(self._readers.of(interaction).speak, why)))

    async def _stripped(self, older: LiveHand, table_id: int, post: Post) -> None:
        interaction = older.token.interaction
        try:
            async with (
                asyncio.timeout(older.token.left_s),
                self._hooks.turn(interaction.channel_id or 0, interaction.token, Urgency.LAST) as turn,
            ):
                newer = self._following.live.get((table_id, older.user))
                if newer is not None and newer.message == older.message:
                    turn.spare()  # somebody has pressed there meanwhile, so that it is the live one again
                    return
                async with older.lock:
                    await older.edit(view=post.view, attachments=[])
        except FAILURES as error:
            log.info("An old hand could not be stripped: %s", error)
