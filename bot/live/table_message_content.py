"""The content of a table's public message: its words, buttons and picture."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from bot.live.threads import Threads
from bot.tables.events import Told
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.tables.timing import Timing
from bot.transport.channel_access import ChannelAccess
from bot.transport.channel_messenger import ChannelMessenger
from bot.transport.channel_rate_limiter import ChannelRateLimiter
from bot.transport.payload import MessagePayload
from bot.transport.priority import Priority
from bot.transport.webhook_rate_limiter import WebhookRateLimiter
from bot.ui.lobby_message import lobby_message
from bot.ui.message_form import Form
from bot.ui.render_context import RenderContext, RenderContexts
from bot.ui.render_queue import RenderRequest
from bot.ui.result_message import between, card_message, closed_message
from bot.ui.table_message import board_message
from bot.ui.table_message_state import revision, round_of
from engine.core import Scene

PATIENCE_S = 2.0
"""Seconds that the public message waits for its picture before it falls back to words."""

CARD_PATIENCE_S = 10.0
"""Seconds that the card of a round waits for its picture. Nobody waits for the card, and it is never changed again."""


@dataclass(slots=True)
class TableMessageServices:
    """The services that all table messages share.

    `followups`: whether followups to presses on hands may replace table messages. `painted`: called with a table's id
    when a picture is ready that was too late for the table's message.
    """

    registry: TableRegistry
    render_contexts: RenderContexts
    pace: ChannelRateLimiter
    messenger: ChannelMessenger
    webhook_limiter: WebhookRateLimiter
    channel_access: ChannelAccess
    threads: Threads
    timing: Timing
    followups: bool
    painted: Callable[[int], None] = lambda _table_id: None


@dataclass(slots=True, eq=False)
class TableMessageContent:
    """The content of one table's public message, as of now.

    `nameless`: names for the picture are missing. `locale`: its language, if no server chooses one.
    """

    services: TableMessageServices
    nameless: bool = False
    locale: str = ""

    async def paint(self, table: Table, *, waits: bool) -> bool:
        """Paint the picture of a match, and return whether it is ready.

        `waits`: the message is out of date, so it is shown in words if the picture is late.
        """
        wish = self._wish(table, PATIENCE_S if waits else 0.0, words=waits)
        _, context = await self._context(table)
        kind = "result" if between(table) else "table"
        return await replace(context, wish=wish).prepare(kind, table.frozen_copy(), table.begun.scene(None))

    async def made(self, table: Table, patience_s: float = PATIENCE_S) -> MessagePayload:
        """Build the message of the table's current state.

        `patience_s`: seconds to wait for the picture. If the picture is late, or files are not allowed in the channel,
        the message is in words.
        """
        shown, over = revision(table), table.row.state in ("over", "closed")
        number, settled = round_of(table), between(table)
        form, context = await self._context(table)
        if table.row.state == "closed" and table.row.start_id is not None:
            post = closed_message(table, context.speak)
        elif table.match is None:
            post = lobby_message(table, context.speak)
        else:
            result = table.match.result is not None
            wish = self._wish(table, CARD_PATIENCE_S if result else patience_s)
            deeds = await self.services.registry.store.moderation.of_table(table.id) if result else ()
            post = await board_message(table, replace(context, wish=wish), deeds)
        post = replace(post, revision=shown, round=number, settled=settled, over=over)
        return form.message(post, table, context.speak, partial(self.made, table, patience_s))

    async def card(self, table: Table, number: int, scene: Scene, told: Told) -> MessagePayload:
        """Build the card of a round's result. It is never changed again, so its picture isn't kept."""
        key = self, number
        post = await self._card(table, scene, told, RenderRequest(key, Priority.LAST, CARD_PATIENCE_S))
        self.services.render_contexts.unwanted(key)
        return post

    async def _card(self, table: Table, scene: Scene, told: Told, wish: RenderRequest) -> MessagePayload:
        form, context = await self._context(table)
        post = await card_message(table, scene, told, replace(context, wish=wish))
        return form.message(post, table, context.speak, partial(self._card, table, scene, told, wish))

    def _wish(self, table: Table, patience_s: float, *, words: bool = True) -> RenderRequest:
        return RenderRequest(self, Priority.LAST, patience_s, partial(self.services.painted, table.id), words)

    async def _context(self, table: Table) -> tuple[Form, RenderContext]:
        """Return the form of a message that everyone in the table's channel sees, and its context.

        There is no picture if the bot can't attach files, or until every player's name is known.
        """
        access, contexts = self.services.channel_access, self.services.render_contexts
        if not table.venue.at_will:
            form = Form.now(table.row.channel, access, first=False)
            return form, form.context(contexts.for_group_chat(self.locale))
        form = Form.now(table.row.channel, access)
        in_words = self.nameless or table.row.channel in access.wordless
        return form, form.context(await contexts.for_guild(table.row.guild, in_words=in_words))
