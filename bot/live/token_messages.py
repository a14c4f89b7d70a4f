"""The public messages of tables where the bot can't write at will.

Each is reached through one token: that of the command that made it, or of the last press on it (DISCORD A1). Discord
does not report when a token dies. So a message whose token is old, or lost in a restart, is posted again with the next
press at its table, below all others and through that press's token.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from bot.errors import UserError
from bot.live.live_hand import Reach, Token, by_number, original, reach
from bot.live.table_message_writer import TableMessageWriter
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
"""Age of a token, in seconds, from which on the next press posts the table's message again."""

FOLLOWED = "followed"
"""Key in an interaction's extras.

It holds the table to post again once the interaction is answered, and whether that reveals nothing about who pressed.
"""


@dataclass(frozen=True, slots=True)
class Carrier:
    """The way to the message of a table. `stale`: its token comes from a press on a message due to be posted again."""

    token: Token
    reach: Reach
    stale: bool = False

    @property
    def fresh(self) -> bool:
        """Return whether the message need not be posted again yet."""
        return not self.stale and self.token.age_s < FRESH_S


class TokenTableMessages:
    """The table messages that are reached through tokens. Tokens are bearer credentials, so they stay in memory."""

    def __init__(
        self,
        registry: TableRegistry,
        posting: TableMessageWriter,
        readers: RenderContexts,
        hooks: WebhookRateLimiter,
        timing: Timing,
    ) -> None:
        self._registry, self._posting, self._readers, self._hooks, self._timing = (
            registry,
            posting,
            readers,
            hooks,
            timing,
        )
        self._carriers: dict[int, Carrier] = {}

    async def answer(self, interaction: Interaction, table: Table) -> None:
        """Answer a press in a lobby with its current message, and reach it through the press's token from now on."""
        pressed = interaction.message.id if interaction.message else None
        self._read_by(interaction, table)
        await self._posting.answer(interaction, table)
        if pressed is not None and pressed == (await self._registry.get(table.id)).row.message:
            self._carriers[table.id] = Carrier(Token(interaction), original(interaction))

    async def open(self, interaction: Interaction, table: Table) -> None:
        """Answer a command with the table in a new message. The older one, if reachable, says where that is."""
        await self._point_down(self._carriers.pop(table.id, None))
        self._read_by(interaction, table)
        message = await self._posting.open(interaction, table)
        self._carriers[table.id] = Carrier(Token(interaction), reach(interaction, message))

    async def pressed(self, interaction: Interaction, table: Table, *, secret: bool) -> None:
        """Note a press or command at a match. A press on its message leaves that as it is, and reaches it from now on.

        `secret`: the open question must not reveal who has pressed. A press on the public message reveals nothing,
        because anyone may press there.
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
        """Post the table again once a press or command is answered, if its message is old or out of reach."""
        number, told = interaction.extras.pop(FOLLOWED, (None, False))
        if number is None:
            return
        try:
            async with self._posting.of(number).lock:
                table = await self._registry.get(number)
                known = self._carriers.get(number)
                shown = told or table.row.state == "over"  # once the match is over nothing is secret any longer
                if shown and not (is_done(table) or (known is not None and known.fresh)):
                    await self._come_anew(interaction, table)
        except (*FAILURES, UserError) as error:
            log.info("Table %s did not come anew: %s", number, error)

    async def bring_up(self, table_id: int) -> bool:
        """Edit the message while its token lives. Return whether there is more to do.

        Raises one of FAILURES if that may succeed later, or UserError.
        """
        carrier, table = self._carriers.get(table_id), await self._registry.get(table_id)
        if not self._wanted(table, carrier) or carrier is None or not await self._posting.paint(table):
            return False
        board = self._posting.of(table_id)
        await asyncio.sleep(board.even_at - asyncio.get_running_loop().time())
        async with board.lock:
            table = await self._registry.get(table_id)
            if self._carriers.get(table_id) is not carrier:
                return True
            if not self._wanted(table, carrier):
                return False
            post = await self._posting.made(table)
            try:
                # take the turn only when ready to send, because a turn used late is counted too early
                async with (
                    self._hooks.turn(carrier.token.interaction, Priority.LAST),
                    asyncio.timeout(LONGEST_REQUEST_S),
                ):
                    await carrier.reach.edit(view=post.view, attachments=post.files())
            except FAILURES as error:
                if passing(error):
                    raise
                # deleted, expired, or an install that was removed: the next press posts it again
                log.info("The message of table %s is out of reach: %s", table_id, error)
                if self._carriers.get(table_id) is carrier:
                    del self._carriers[table_id]
                return False
            await self._posting.remember(table, table.row.message, post)
            return not self._posting.is_shown(table)

    def leave(self, table: Table) -> None:
        """Forget the way to the message of a table that is done."""
        if is_done(table):
            self._carriers.pop(table.id, None)

    def _wanted(self, table: Table, carrier: Carrier | None) -> bool:
        behind = not self._posting.is_shown(table) or self._posting.owes(table)
        return behind and carrier is not None and carrier.token.alive and table.row.message is not None

    async def _come_anew(self, interaction: Interaction, table: Table) -> None:
        """Post the new message, once the older one says where it is. Call it under the board's lock."""
        await self._point_down(self._carriers.pop(table.id, None))
        self._read_by(interaction, table)
        post = await self._posting.made(table, self._timing.picture_s)
        message = await responses.follow(interaction, post)
        self._carriers[table.id] = Carrier(Token(interaction), by_number(interaction, message))
        await self._posting.remember(table, message, post)

    async def _point_down(self, carrier: Carrier | None) -> None:
        """Say in the older message, while its token lives, that the table is further down."""
        if carrier is None or not carrier.token.alive:
            return
        interaction = carrier.token.interaction
        post = stripped_message(self._readers.of(interaction).speak, "board-further-down")
        try:
            async with self._hooks.turn(interaction, Priority.OLDER), asyncio.timeout(LONGEST_REQUEST_S):
                await carrier.reach.edit(view=post.view, attachments=[])
        except FAILURES as error:
            log.info("An older message stays as it is: %s", error)

    def _read_by(self, interaction: Interaction, table: Table) -> None:
        """Use the language of the user through whose interaction the message is sent."""
        self._posting.of(table.id).locale = self._readers.of(interaction).locale
