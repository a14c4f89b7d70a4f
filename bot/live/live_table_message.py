"""The public message of one table: edited, turned into the final card of its round, or posted again."""

import asyncio
import logging
from collections.abc import Hashable
from contextlib import suppress
from dataclasses import dataclass, field, replace

import discord

from bot.errors import UserError
from bot.live.table_message_content import TableMessageContent, TableMessageServices
from bot.live.tokens import IN_HAND, Carrier
from bot.tables.events import Told
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.channel_messenger import reply
from bot.transport.channel_rate_limiter import ChannelSlot
from bot.transport.emoji import sent
from bot.transport.in_flight_requests import SLOW_S
from bot.transport.payload import MessagePayload
from bot.transport.priority import Priority
from bot.transport.responses import Interaction
from bot.transport.retries import FAILURES, nonce_of
from bot.ui.result_message import between
from bot.ui.table_message_state import is_done, revision, round_of
from engine.core import Scene

log = logging.getLogger(__name__)

OLD_AFTER_S = 50 * 60
"""Seconds after which a message is posted again, because its edits would be throttled (DISCORD A2)."""

BURIED_UNDER = 8
"""Number of newer messages that hide the message of a table."""

BURIED_LOOK_PAUSE_S = 60.0
"""Seconds between two checks whether a message is hidden.

The pause doubles, up to four times this, as long as a check finds at most one newer message, which may be a ping.
"""

MOST_DOUBLED = 2


@dataclass(slots=True, eq=False)
class LiveTableMessage:
    """The public message of a table: what is known of it, and its edits and posts.

    It is changed under `lock`, so that an older state never replaces a newer one.

    `shown`: the revision that the message shows. `owed`: the message is in words, because its picture was late.
    `settled`: by number, the scene and events of rounds that have no card yet. `looked`: when the bot last checked
    whether the message is hidden (seconds of the loop). `quiet`: how many checks in a row have found hardly any
    newer message. `lost`: the message was deleted. `stirred`: a user has pressed at this table in the channel
    `place` since the message was updated, so it may be posted again. `archived`: its thread is archived, so nothing
    in it can be edited. `locked`: not even for the end, because the bot can't open it. `sending`: a new message is
    being sent and may have arrived. `played`: the round that the message showed unfinished, else 0. `taken_back`:
    number of new messages deleted because they could not be saved. `even_at`: time before which the message is not
    updated, so that a claim window looks the same to all (seconds of the loop). `carrier`: the token of the last
    public press, which can edit the message. `secretive`: its match has claim windows or secret choices.
    `searched`: messages of the table from before a restore were looked for.
    """

    services: TableMessageServices
    content: TableMessageContent = field(init=False)
    shown: Hashable = None
    owed: bool = False
    settled: dict[int, tuple[Scene, Told]] = field(default_factory=dict[int, tuple[Scene, Told]])
    looked: float = 0.0
    quiet: int = 0
    lost: bool = False
    stirred: bool = False
    place: int = 0
    archived: bool = False
    locked: bool = False
    sending: bool = False
    played: int = 0
    taken_back: int = 0
    even_at: float = 0.0
    carrier: Carrier | None = None
    secretive: bool = False
    searched: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        self.content = TableMessageContent(self.services)

    def is_shown(self, table: Table) -> bool:
        """Return whether the message needs no update now.

        True if it is up to date. Also true if the message was deleted or its thread is archived, until a user presses.
        But the table's own thread is opened to show the end.
        """
        if not table.venue.posts or is_done(table) or (table.match is None and table.row.message is None):
            return True
        if self.lost or self.archived:
            return not (self.stirred or self._to_open(table))
        return self.shown == revision(table)

    def _to_open(self, table: Table) -> bool:
        """Return whether to open the table's archived thread now, to show the end there."""
        row, waits = table.row, self.stirred or self.lost or self.locked
        if row.parent is None or row.state not in ("over", "closed") or waits:
            return False
        return self.archived or self.services.channel_access.archived(table)

    def owes(self, table: Table) -> bool:
        """Return whether the message is shown in words until its picture is ready."""
        return self.owed and table.row.message is not None and not self.lost

    async def paint(self, table: Table) -> bool:
        """Paint the message's next picture. Return whether to update the message now.

        If only the picture is missing from the message, return False until it is ready. Call this method before waiting
        for the rate limit and the lock.
        """
        if table.match is None or table.match.result is not None:
            return True
        return await self.content.paint(table, waits=not self.is_shown(table))

    def is_old(self, table: Table) -> bool:
        """Return whether the message is so old that Discord throttles its edits."""
        age_ms = self.services.registry.now() - (table.row.message_at or 0)
        return table.row.message is not None and age_ms > OLD_AFTER_S * 1000

    def may_post(self, table: Table) -> bool:
        """Return whether the bot may send a new message to the table's channel now.

        False if the channel is closed to the bot. False in an archived thread until a user presses, because a message
        would reopen the thread.
        """
        if self.services.channel_access.shut(table):
            return False
        if self.stirred or not self.services.channel_access.archived(table):
            return True
        self.services.channel_access.wait(table)
        return False

    def token_for(self, table: Table, *, new: bool = False) -> Carrier | None:
        """Return the token that can edit the message, or send a ping (`new`), without a request that counts.

        Return None if the bot has to make the request itself, or isn't allowed to write there. A ping shows who has
        pressed, so everyone has to know of that press by now. An edit waits until the same token has edited a hand. In
        a match with claim windows or secret choices, that would reveal when the hand is edited.
        """
        carrier, row, services = self.carrier, table.row, self.services
        if carrier is None or not carrier.token.alive:
            return None
        interaction, access = carrier.token.interaction, services.channel_access
        match = table.match
        if new:
            fits = match is not None and carrier.question not in (None, match.number)
        else:
            fits = carrier.message == row.message and not (self.secretive and IN_HAND in interaction.extras)
        if not fits or interaction.channel_id != row.channel or access.archived(table):
            return None
        if not self.writes(table):
            return None
        return carrier if services.webhook_limiter.spare(interaction, new=new) else None

    def writes(self, table: Table) -> bool:
        """Return whether the bot itself may write to the table's channel, with pictures unless they are left out."""
        row, services = table.row, self.services
        spot = services.channel_access.spot(row.guild, row.channel)
        return spot is not None and spot.writes and (spot.draws or row.channel in services.channel_access.wordless)

    async def answer(self, interaction: Interaction, table: Table) -> None:
        """Answer a press on the public message by redrawing that message."""
        pressed = interaction.message.id if interaction.message else None
        async with self.lock:
            if table.row.moving:
                table = await self.services.threads.settle(table)
            if await self.services.threads.answer(interaction, table):
                return
            if table.row.message in (None, pressed):
                post = await self.content.made(table, self.services.timing.picture_s)
                await responses.edit(interaction, post)
                await self.remember(table, pressed, post)
            else:
                await responses.defer(interaction)  # the table has just got a newer message, so this one stays as it is

    async def open(self, interaction: Interaction, table: Table) -> int:
        """Answer a command with a new table message, and return its id.

        The older table message is deleted, where the bot can do so. Raises HiddenAnswer.
        """
        async with self.lock:
            if self.sending:
                with suppress(*FAILURES):  # a message that was perhaps sent has to be known, so that it can be deleted
                    await self._send(table, replaces=True)
            post = await self.content.made(table, self.services.timing.picture_s)
            message = await responses.send(interaction, post)
            await self.replace(table, message, post)
            return message

    async def post(self, table: Table) -> None:
        """Send the table's message to its channel, and delete the older one.

        Raises UserError if the bot has no permission to write there.
        """
        if not self.may_post(table):
            raise UserError("no-send-there", channel=f"<#{table.row.channel}>")
        async with self.lock:
            await self._send(table, replaces=True)

    async def reply(self, message: discord.Message, table: Table) -> None:
        """Reply to a user's message with the table message. It pings nobody."""
        async with self.lock:
            post = await self.content.made(table)
            await self.replace(table, await reply(message, post, "a table"), post)

    async def show(self, table: Table, turn: ChannelSlot) -> None:
        """Show the table's current state, by editing the message or posting a new one.

        A new round gets a new message. Before that, the message of the previous round becomes the card of its result.
        Call this method while holding the lock. `turn`: the slot that the channel's rate limiter
        has granted.
        """
        if table.row.moving:
            table = await self.services.threads.settle(table)
        row, match = table.row, table.match
        if self.is_shown(table):
            if self.owes(table):
                await self._edit(table, turn)
            return
        if self._to_open(table):
            if await self.services.threads.open_again(row.channel):
                await self._edit(table, turn)
                self.archived = False
            else:
                self.archived = self.locked = True
                self.services.channel_access.wait(table)
        elif self.archived:
            await self._send(table, turn, replaces=True)
        elif match is None:
            if self.lost and row.state == "lobby":
                await self._send(table, turn)
            elif row.message is not None and not self.lost:
                await self._edit(table, turn)
        elif self.lost or row.message is None:
            if row.message is not None or match.result is None:
                await self._send(table, turn)
        elif row.round and row.round != round_of(table) and await self._close_round(table, turn):
            turn.end()
            await self._send(table, await self.services.pace.turn(row.channel, row.host))
        elif await self._sinks(table):
            await self._send(table, turn, replaces=True)
        else:
            await self._edit(table, turn)
        self.stirred = False

    async def _close_round(self, table: Table, turn: ChannelSlot) -> bool:
        """Turn the message of the previous round into the card of its result.

        Return False if the result of that round is no longer in memory.
        """
        scene = table.begun.scene(None)
        shown, settled = table.row.round or 0, self.settled
        if scene.settled == shown and table.begun.result is None:
            settled.setdefault(shown, (scene, table.begun.told))
        if (found := settled.get(shown)) is None:
            return False
        post = await self.content.card(table, shown, *found)
        try:
            await self._change(table, post, turn)
        except discord.NotFound:
            log.info("The message of table %s was deleted.", table.id)
        for number in [number for number in settled if number <= shown]:
            del settled[number]
        return True

    async def _edit(self, table: Table, turn: ChannelSlot) -> None:
        post = await self.content.made(table)
        await self._change(table, post, turn)
        await self.remember(table, table.row.message, post)

    async def _change(self, table: Table, post: MessagePayload, turn: ChannelSlot) -> None:
        """Edit the message with a token, if that saves a request that counts. Otherwise the bot edits it.

        A token that Discord refuses, or with which it doesn't answer soon, isn't used again.
        """
        if (message := table.row.message) is None:
            return
        if (carrier := self.token_for(table)) is not None:
            try:
                await self.edit_by_token(carrier, replace(post, instead=_in_no_other_form), SLOW_S)
                return
            except FAILURES as error:
                log.info("Message of table %s not edited with a token, so the bot edits it: %s", table.id, error)
                if self.carrier is carrier:
                    self.carrier = None
        await self.services.pace.count(turn)
        await self.services.messenger.change_now(table.row.guild, table.row.channel, message, post)

    async def edit_by_token(self, carrier: Carrier, post: MessagePayload, patience_s: float) -> None:
        """Edit the message with its token. Raises one of FAILURES, also if that takes longer than `patience_s`."""
        # take the turn only when ready to send, because a turn used late is counted too early
        async with (
            self.services.webhook_limiter.turn(carrier.token.interaction, Priority.LAST),
            asyncio.timeout(patience_s),
        ):
            await sent(post, carrier.token.edit)

    async def _delete(self, table: Table, message: int) -> None:
        """Delete a message. If this fails, the message stays."""
        if table.row.channel not in self.services.channel_access.closed:
            try:
                await self.services.messenger.remove(table.row.guild, table.row.channel, message, last=False)
            except FAILURES as error:
                log.info("Old message of table %s not deleted: %s", table.id, error)

    async def _newer(self, table: Table, most: int) -> int:
        assert table.row.message is not None
        return await self.services.messenger.count_newer(table.row.guild, table.row.channel, table.row.message, most)

    async def _send(self, table: Table, turn: ChannelSlot | None = None, *, replaces: bool = False) -> None:
        row = table.row
        if not self.may_post(table):
            self.archived = self.services.channel_access.archived(table)
            return
        if turn is not None:
            await self.services.pace.count(turn)
        post, self.sending, perhaps = await self.content.made(table), True, self.sending
        # Discord makes only one message per nonce, even if it is sent again because its confirmation was lost
        nonce = nonce_of(row.id, row.created_at, row.message, row.round, self.taken_back)
        number = await self.services.messenger.send_now(row.guild, row.channel, post, nonce)
        self.lost = self.archived = self.sending = False
        if perhaps:
            post = replace(post, revision=None)  # this may be the earlier message, which shows an older state
        try:
            await (self.replace if replaces else self.remember)(table, number, post)
        except UserError:
            self.taken_back += 1
            await self._delete(table, number)
            raise

    async def replace(self, table: Table, message: int, post: MessagePayload) -> None:
        """Note that the table's message is now `message` and shows `post`. Delete the older one, where the bot can."""
        older = table.row.message
        await self.remember(table, message, post)
        if older not in (None, 0, message) and table.venue.at_will:
            await self._delete(table, older)

    async def remember(self, table: Table, message: int | None, post: MessagePayload) -> None:
        """Note that the table's message is now `message` and shows `post`.

        If it shows the end of the table, forget the message's id, because it is never changed again.
        """
        kept = None if post.over else message
        if (table.row.message, table.row.round) != (kept, post.round):
            await self.services.registry.set_message(table.id, kept, post.round)
        self.shown, self.owed = post.revision, post.owed or self.content.nameless
        self.played = 0 if post.settled else post.round

    def recall(self, table: Table) -> None:
        """Note after a start that the message still shows the table's present state."""
        self.shown = revision(table)
        self.played = 0 if between(table) else round_of(table)

    @property
    def is_whole(self) -> bool:
        """Return whether it is known what the message shows, and nothing is missing from it."""
        return self.shown is not None and not (
            self.owed or self.content.nameless or self.lost or self.archived or self.sending
        )

    async def _sinks(self, table: Table) -> bool:
        """Return whether to post the message again at the bottom of the channel.

        That is done to show a new result. It is also done while players use a message that is old or hidden above
        others. Counting newer messages takes a request, so the latter is checked rarely.
        """
        over = table.begun.result is not None
        if over or (between(table) and self.played == table.row.round):
            # a result waits until it may be posted, but the end of a match outside of its own thread is edited instead
            if not self.may_post(table):
                return not over or table.row.parent is not None
            return self.is_old(table) or await self._newer(table, 1) > 0
        if not self.stirred or self.is_old(table):
            return self.stirred
        clock = asyncio.get_running_loop().time()
        self.looked = self.looked or clock
        if clock - self.looked < BURIED_LOOK_PAUSE_S * 2 ** min(self.quiet, MOST_DOUBLED):
            return False
        self.looked = clock
        newer = await self._newer(table, BURIED_UNDER)
        self.quiet = self.quiet + 1 if newer <= 1 else 0
        return newer >= BURIED_UNDER


def _in_no_other_form(_error: discord.HTTPException) -> None:
    """Let the bot itself learn which form of a message Discord refuses."""
