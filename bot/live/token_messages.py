"""The public messages of tables in places where the bot can't write at will.

Each is edited through one interaction token: that of the command that made it, or of the last press on it (DISCORD A1).
Discord does not report when a token expires. So if a message's token is old, or was lost in a restart, the next press
at its table posts the message again. The new message is at the bottom of the channel and uses the token of that press.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from bot.errors import UserError
from bot.live.table_message_writer import TableMessageWriter
from bot.live.tokens import Reach, Token, by_number, original, reach
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.tables.timing import Timing
from bot.transport import responses
from bot.transport.priority import Priority
from bot.transport.responses import FAILURES, LONGEST_REQUEST_S, Interaction, in_private, passing
from bot.transport.webhook_rate_limiter import WebhookRateLimiter
from bot.ui.hand_message import stripped_message
from bot.ui.render_context import RenderContexts
from bot.ui.table_message_state import is_done

log = logging.getLogger(__name__)

FRESH_S = 12 * 60.0
"""Age of a token in seconds. With an older token, the next press posts the table's message again."""

FOLLOWED = "followed"
"""Key in an interaction's extras.

Its value is a pair: the table to post again once the interaction is answered, and whether this may be done at once. It
may not if the new message would reveal who has pressed.
"""


@dataclass(frozen=True, slots=True)
class Carrier:
    """The token with which a table's message can be edited.

    `stale`: when this token came, the previous one was already old or missing, so the message should be posted again.
    """

    token: Token
    reach: Reach
    stale: bool = False

    @property
    def fresh(self) -> bool:
        """Return whether the token is recent enough, so that the message need not be posted again."""
        return not self.stale and self.token.age_s < FRESH_S


class TokenTableMessages:
    """The table messages that the bot can edit only with interaction tokens.

    Anyone who has a token can use it, so tokens are kept only in memory.
    """

    def __init__(
        self,
        registry: TableRegistry,
        writer: TableMessageWriter,
        render_contexts: RenderContexts,
        webhook_limiter: WebhookRateLimiter,
        timing: Timing,
    ) -> None:
        self._registry, self._writer, self._render_contexts, self._webhook_limiter, self._timing = (
            registry,
            writer,
            render_contexts,
            webhook_limiter,
            timing,
        )
        self._carriers: dict[int, Carrier] = {}

    async def answer(self, interaction: Interaction, table: Table) -> None:
        """Answer a press in a lobby by redrawing the message. Later edits use the token of this press."""
        pressed = interaction.message.id if interaction.message else None
        self._read_by(interaction, table)
        await self._writer.answer(interaction, table)
        if pressed is not None and pressed == (await self._registry.get(table.id)).row.message:
            self._carriers[table.id] = Carrier(Token(interaction), original(interaction))

    async def open(self, interaction: Interaction, table: Table) -> None:
        """Answer a command with a new table message.

        If the older message can still be edited, it says that the table is further down.
        """
        await self._point_down(self._carriers.pop(table.id, None))
        self._read_by(interaction, table)
        message = await self._writer.open(interaction, table)
        self._carriers[table.id] = Carrier(Token(interaction), reach(interaction, message))

    async def pressed(self, interaction: Interaction, table: Table, *, secret: bool) -> None:
        """Note a press or command during a match, so that `follow` can post the message again.

        If the press was on the public message, acknowledge it without a change. Later edits use the token of that
        press. `secret`: the press answered a question whose answers are secret. Then `follow` does nothing, unless the
        press was on the public message, where anyone may press.
        """
        if table.match is None or interaction.channel_id != table.row.channel or is_done(table):
            return
        message = interaction.message
        public = message is not None and not in_private(interaction) and message.id == table.row.message
        if public and await responses.stay(interaction):
            known = self._carriers.get(table.id)
            stale = known is None or not known.fresh
            self._carriers[table.id] = Carrier(Token(interaction), original(interaction), stale)
        interaction.extras[FOLLOWED] = table.id, public or not secret

    async def follow(self, interaction: Interaction) -> None:
        """Post the table's message again after a press or command, if its token is old or missing."""
        number, told = interaction.extras.pop(FOLLOWED, (None, False))
        if number is None:
            return
        try:
            async with self._writer.get_state(number).lock:
                table = await self._registry.get(number)
                known = self._carriers.get(number)
                shown = told or table.row.state == "over"  # once the match is over nothing is secret any longer
                if shown and not (is_done(table) or (known is not None and known.fresh)):
                    await self._come_anew(interaction, table)
        except (*FAILURES, UserError) as error:
            log.info("Message of table %s not posted again: %s", number, error)

    async def bring_up(self, table_id: int) -> bool:
        """Edit the table's message if its token is valid. Return whether another edit is needed.

        Raises UserError. Raises one of FAILURES if another try may succeed later.
        """
        carrier, table = self._carriers.get(table_id), await self._registry.get(table_id)
        if not self._wanted(table, carrier) or carrier is None or not await self._writer.paint(table):
            return False
        state = self._writer.get_state(table_id)
        await asyncio.sleep(state.even_at - asyncio.get_running_loop().time())
        async with state.lock:
            table = await self._registry.get(table_id)
            if self._carriers.get(table_id) is not carrier:
                return True
            if not self._wanted(table, carrier):
                return False
            post = await self._writer.made(table)
            try:
                # take the turn only when ready to send, because a turn used late is counted too early
                async with (
                    self._webhook_limiter.turn(carrier.token.interaction, Priority.LAST),
                    asyncio.timeout(LONGEST_REQUEST_S),
                ):
                    await carrier.reach.edit(view=post.view, attachments=post.files())
            except FAILURES as error:
                if passing(error):
                    raise
                # the message was deleted, the token expired or the app was removed: the next press posts it again
                log.info(
                    "Message of table %s can no longer be edited; the next press posts a new one: %s", table_id, error
                )
                if self._carriers.get(table_id) is carrier:
                    del self._carriers[table_id]
                return False
            await self._writer.remember(table, table.row.message, post)
            return not self._writer.is_shown(table)

    def leave(self, table: Table) -> None:
        """Forget the token of the table's message, if the table has ended and the message shows the end."""
        if is_done(table):
            self._carriers.pop(table.id, None)

    def _wanted(self, table: Table, carrier: Carrier | None) -> bool:
        behind = not self._writer.is_shown(table) or self._writer.owes(table)
        return behind and carrier is not None and carrier.token.alive and table.row.message is not None

    async def _come_anew(self, interaction: Interaction, table: Table) -> None:
        """Post a new table message. Before that, replace the older one by a sentence that the table is further down.

        Call this method while holding the lock of the message's state.
        """
        await self._point_down(self._carriers.pop(table.id, None))
        self._read_by(interaction, table)
        post = await self._writer.made(table, self._timing.picture_s)
        message = await responses.follow(interaction, post)
        self._carriers[table.id] = Carrier(Token(interaction), by_number(interaction, message))
        await self._writer.remember(table, message, post)

    async def _point_down(self, carrier: Carrier | None) -> None:
        """Replace the older table message by a sentence that the table is further down.

        `carrier`: the token of the older message. Do nothing if it is missing or has expired.
        """
        if carrier is None or not carrier.token.alive:
            return
        interaction = carrier.token.interaction
        post = stripped_message(self._render_contexts.for_interaction(interaction).speak, "board-further-down")
        try:
            async with self._webhook_limiter.turn(interaction, Priority.OLDER), asyncio.timeout(LONGEST_REQUEST_S):
                await carrier.reach.edit(view=post.view, attachments=[])
        except FAILURES as error:
            log.info("Older message of a table not updated: %s", error)

    def _read_by(self, interaction: Interaction, table: Table) -> None:
        """Set the message's language to that of the interaction's user."""
        self._writer.get_state(table.id).locale = self._render_contexts.for_interaction(interaction).locale
