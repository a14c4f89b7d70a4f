"""The public messages of tables, as far as interaction tokens edit them.

Each is edited through one interaction token: that of the command that made it, or of the last press on it (DISCORD A1).
Where the bot can write at will, this only saves requests that count (`LiveTableMessage.token_for`). Everywhere else it
is the only way:

Discord does not report when a token expires. So if a message's token is old, or was lost in a restart, the next press
at its table posts the message again. The new message is at the bottom of the channel and uses the token of that press.

Where Discord shows such a new message to one user only (DISCORD A11), the older one stays the table's message. Hands
ask for a press on it, because the token of that press can edit it.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.errors import UserError
from bot.live.live_table_message import LiveTableMessage
from bot.live.table_message_content import TableMessageServices
from bot.live.tokens import Carrier, Token, of_answer
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.priority import Priority
from bot.transport.responses import HiddenAnswer, Interaction, in_private
from bot.transport.retries import FAILURES, LONGEST_REQUEST_S, passing
from bot.ui.hand_message import stripped_message
from bot.ui.table_message_state import is_done, round_of

log = logging.getLogger(__name__)


class TokenTableMessages:
    """The tokens that edit tables' messages, and the messages that the bot can edit only with them.

    Anyone who has a token can use it, so tokens are kept only in memory.
    """

    def __init__(self, services: TableMessageServices, messages: Callable[[int], LiveTableMessage]) -> None:
        self._services, self._messages = services, messages

    def notice(self, interaction: Interaction, table: Table) -> str:
        """Return the key of a sentence for a hand: what is missing in the table's messages, and what to do about it.

        Return "" if nothing is missing.
        """
        access, row = self._services.channel_access, table.row
        if access.cut_off(table, interaction):
            return "hand-cut-off"
        if interaction.channel_id in access.moderated or row.channel in access.moderated:
            return "hand-no-names"
        if table.venue.at_will or row.message is None or row.channel not in access.hiding:
            return ""
        carrier = self._messages(table.id).carrier
        return "" if carrier is not None and carrier.fresh else "hand-press-above"

    async def answer(self, interaction: Interaction, table: Table) -> None:
        """Answer a press in a lobby by redrawing the message. Later edits use the token of this press."""
        pressed, message = interaction.message.id if interaction.message else None, self._messages(table.id)
        self._read_by(interaction, message)
        await message.answer(interaction, table)
        if pressed is not None and pressed == (await self._services.registry.get(table.id)).row.message:
            message.carrier = Carrier(Token(interaction), pressed)

    async def open(self, interaction: Interaction, table: Table) -> None:
        """Answer a command with a new table message.

        If the older message can still be edited, it says that the table is further down. Where the bot can write at
        will, it was deleted instead.
        """
        message = self._messages(table.id)
        self._read_by(interaction, message)
        number, older = await message.open(interaction, table), message.carrier
        message.carrier = Carrier(of_answer(interaction, number), number)
        if not table.venue.at_will:
            await self._point_down(older)

    async def pressed(self, interaction: Interaction, table: Table, *, secret: bool) -> None:
        """Note a press or command during a match. Once it is answered, the message may be posted again.

        If the press was on the public message, acknowledge it without a change. Later edits use the token of that
        press. `secret`: the press answered a question whose answers are secret. Then the message is not posted again,
        unless the press was on the public message, where anyone may press.

        Where the bot can write at will, only acknowledge the press if its token is needed, because its answer is then
        a new message, which counts. The message is posted again only where that saves requests.
        """
        if table.match is None or interaction.channel_id != table.row.channel or is_done(table):
            return
        message, shown = interaction.message, self._messages(table.id)
        public = message is not None and not in_private(interaction) and message.id == table.row.message
        stale = shown.carrier is None or shown.carrier.message != table.row.message or not shown.carrier.fresh
        at_will = table.venue.at_will
        wanted = public and (not at_will or (stale and self._services.webhook_limiter.spare(interaction, new=True)))
        if message is not None and wanted and await responses.stay(interaction):
            question = None if secret else table.match.number
            shown.carrier = Carrier(Token(interaction), message.id, question, stale and not at_will)
            self._keep(table, shown)
        if not at_will or self._services.followups:
            follow = partial(self._follow, table.id, told=public or not secret)
            responses.do_afterwards(interaction, "post again", follow)

    async def _follow(self, number: int, interaction: Interaction, *, told: bool) -> None:
        """Post the table's message again after a press or command, if its token is old or missing.

        `told`: this may be done at once, because the new message doesn't reveal who has pressed.
        """
        try:
            message = self._messages(number)
            async with message.lock:
                table, known = await self._services.registry.get(number), message.carrier
                shown = told or table.row.state == "over"  # once the match is over nothing is secret any longer
                fresh = known is not None and known.fresh and known.message == table.row.message
                wanted = not (self._keep(table, message) or fresh or is_done(table))
                if shown and wanted and (not table.venue.at_will or self._saves(interaction, table, message)):
                    await self._come_anew(interaction, table, message)
        except (*FAILURES, UserError) as error:
            log.info("Message of table %s not posted again: %s", number, error)

    def _saves(self, interaction: Interaction, table: Table, message: LiveTableMessage) -> bool:
        """Return whether to post the message again with this token where the bot can write at will.

        That its edits then save requests is a guess (DISCORD A11), so the owner has to allow it. The new message shows
        who has pressed. So it is never posted in a match with claim windows or secret choices.
        """
        row, carrier = table.row, message.carrier
        lives = carrier is not None and carrier.message == row.message and carrier.token.alive
        unknown = row.message is None or message.lost or message.sending
        if lives or unknown or message.secretive or row.round != round_of(table):
            return False
        writes = message.writes(table) and message.may_post(table)
        return writes and self._services.webhook_limiter.spare(interaction, new=True)

    async def bring_up(self, table_id: int) -> bool:
        """Edit the table's message if its token is valid. Return whether another edit is needed.

        Raises UserError. Raises one of FAILURES if another try may succeed later.
        """
        message = self._messages(table_id)
        carrier, table = message.carrier, await self._services.registry.get(table_id)
        if carrier is None or not _wanted(table, message, carrier) or not await message.paint(table):
            return False
        await asyncio.sleep(message.even_at - asyncio.get_running_loop().time())
        async with message.lock:
            table = await self._services.registry.get(table_id)
            if message.carrier is not carrier:
                return True
            if not _wanted(table, message, carrier):
                return False
            post = await message.content.made(table)
            try:
                await message.edit_by_token(carrier, post, LONGEST_REQUEST_S)
            except FAILURES as error:
                if passing(error):
                    raise
                # the message was deleted, the token expired or the app was removed: the next press posts it again
                log.info(
                    "Message of table %s can no longer be edited; the next press posts a new one: %s", table_id, error
                )
                if message.carrier is carrier:
                    message.carrier = None
                return False
            await message.remember(table, table.row.message, post)
            return not message.is_shown(table)

    async def _come_anew(self, interaction: Interaction, table: Table, message: LiveTableMessage) -> None:
        """Post a new table message. Then replace the older one by a sentence that the table is further down.

        Where the bot can write at will, delete the older one instead. If Discord makes the new message ephemeral, keep
        the older one. Call this method while holding the lock of the message.
        """
        locale = message.content.locale
        self._read_by(interaction, message)
        post = await message.content.made(table, self._services.timing.picture_s)
        try:
            number = await responses.follow(interaction, post)
        except HiddenAnswer:
            log.info("New message of table %s was shown to one user only, so the older one stays.", table.id)
            message.content.locale = locale
            self._services.channel_access.hiding.learn(table.row.channel)
            self._keep(table, message)
            return
        older, message.carrier = message.carrier, Carrier(Token(interaction, number), number)
        await message.replace(table, number, post)
        if not table.venue.at_will:
            await self._point_down(older)

    def _keep(self, table: Table, message: LiveTableMessage) -> bool:
        """Return whether the table's message stays, because Discord shows new ones to one user only.

        If so, and if its token can edit it, bring it up to date.
        """
        if table.row.channel not in self._services.channel_access.hiding:
            return False
        if message.carrier is not None and message.carrier.stale:
            message.carrier = replace(message.carrier, stale=False)
            self._services.painted(table.id)
        return True

    async def _point_down(self, carrier: Carrier | None) -> None:
        """Replace an older table message by a sentence that the table is further down.

        Do nothing if its token is missing or has expired.
        """
        if carrier is None or not carrier.token.alive:
            return
        interaction = carrier.token.interaction
        post = stripped_message(self._services.render_contexts.for_interaction(interaction).speak, "board-further-down")
        try:
            async with (
                self._services.webhook_limiter.turn(interaction, Priority.OLDER),
                asyncio.timeout(LONGEST_REQUEST_S),
            ):
                await carrier.token.edit(post)
        except FAILURES as error:
            log.info("Older message of a table not updated: %s", error)

    def _read_by(self, interaction: Interaction, message: LiveTableMessage) -> None:
        message.content.locale = self._services.render_contexts.for_interaction(interaction).locale


def _wanted(table: Table, message: LiveTableMessage, carrier: Carrier) -> bool:
    """Return whether the message is out of date and its token can still edit it."""
    behind = not message.is_shown(table) or message.owes(table)
    return behind and carrier.token.alive and table.row.message is not None
