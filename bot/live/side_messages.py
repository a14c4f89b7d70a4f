"""Short messages about a table (invitations and pings), in addition to its public message.

Each is sent once and later removed.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from weakref import WeakValueDictionary

import discord

from bot.errors import UserError
from bot.live.table_messages import TableMessages
from bot.live.tokens import Token
from bot.store import StoreError
from bot.tables.background_tasks import BackgroundTasks
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.transport.channel_access import AUTOMOD
from bot.transport.channel_messenger import ChannelMessenger, TextMessage
from bot.transport.in_flight_requests import SLOW_S
from bot.transport.permissions import written_in
from bot.transport.priority import Priority
from bot.transport.responses import DISCORD_PY_PAUSE_S
from bot.transport.retries import FAILURES, LONGEST_REQUEST_S, Pauses, nonce_of, passing

log = logging.getLogger(__name__)

LAST_REMOVALS_S = 0.5
"""Seconds that the shutdown waits for removals. The next start removes the remaining messages."""

UNDER_WAY = "?"
"""Prefix of a note about a message that is still being sent. The time follows it, in place of the message's id."""
ELSEWHERE = "@"
"""Mark before the channel's id in a note, if the message is not in the table's channel."""


class ChannelClosed(OSError):
    """A failure to send, because the bot already knows that it may not write in the channel."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice(TextMessage):
    """A short message about a table.

    `about`: its subject, e.g. a question's number or an invitation, which distinguishes a table's notices. `channel`:
    where it is sent (None: the table's channel). `by_token`: the token of the last public press may send it.
    """

    about: str
    channel: int | None = None
    by_token: bool = False


class SideMessages:
    """The notices of one kind. Each table has at most one of them.

    A note in the database (`ping:{table}{kind}` in meta) records each notice. So after a restart it is neither sent
    twice nor left behind.
    """

    def __init__(
        self,
        client: discord.Client,
        registry: TableRegistry,
        table_messages: TableMessages,
        messenger: ChannelMessenger,
        kind: str = "",
    ) -> None:
        self._client, self._registry, self._table_messages, self._kind = client, registry, table_messages, kind
        self._messenger = messenger
        self._standing: dict[int, tuple[str, discord.PartialMessage]] = {}
        self._tokens: dict[int, Token] = {}
        """The token that has sent a notice, by the notice's id."""
        self._doubtful: dict[int, tuple[Table, Notice, int]] = {}
        """A notice that has perhaps arrived, and when sending it began (unix milliseconds), by table."""
        self._under_way = BackgroundTasks()
        self._posting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def may_post(self, table: Table) -> bool:
        """Return whether to send a new message to the table's channel: not where AutoMod would block it."""
        blocked = table.row.channel in self._table_messages.channel_access.pingless
        return not blocked and self._table_messages.may_post(table)

    def do(self, work: Coroutine[None, None, None]) -> None:
        """Run work on notices in the background. After `close`, no work is started."""
        self._under_way.do(work)

    async def close(self) -> None:
        await self._under_way.close(LAST_REMOVALS_S)

    def clear(self, table_id: int) -> None:
        """Remove the table's current notice."""
        doubtful = self._doubtful.pop(table_id, None)
        if (old := self._standing.pop(table_id, None)) is not None:
            self.do(self._take_away(table_id, old[1]))
        elif doubtful is not None:
            self.do(self._remove_doubtful(*doubtful))

    def subject(self, table_id: int) -> str:
        """Return what the table's current notice is about, or "" if it has none."""
        return self._standing[table_id][0] if table_id in self._standing else ""

    async def recall(self, table: Table, *about: str) -> None:
        """Find the table's recorded notice after a restart. Remove it unless its subject is one of `about`.

        If the recorded subject ends in a hyphen and a number, this ending is ignored.
        """
        if table.id not in self._standing:
            asked, _, standing = await self._noted(table)
            if standing is not None:
                self._standing[table.id] = asked, standing
                if asked.partition("-")[0] not in about:
                    self.clear(table.id)

    async def post(self, table: Table, notice: Notice, wanted: Callable[[], Awaitable[object]]) -> None:
        """Send a notice when the rate limit allows, unless it was already sent.

        `wanted`: returns something true if the notice is still needed. It is called before and after sending. A notice
        that isn't needed any longer is removed. Raises one of FAILURES, or ChannelClosed if the bot can't write there.
        """
        lock = self._posting.setdefault(table.id, asyncio.Lock())
        async with lock:
            await self._message(table, notice, wanted)

    async def _message(self, table: Table, notice: Notice, wanted: Callable[[], Awaitable[object]]) -> None:
        if await self._stands(table, notice):
            return
        place, pace = (table.row.guild, notice.channel or table.row.channel), self._table_messages.pace
        carrier = self._table_messages.get(table.id).token_for(table, new=True) if notice.by_token else None
        turn = await pace.turn(place[1], table.row.host, last=True, free=carrier is not None)
        if not await wanted():
            return
        if not self._open(table, notice):
            raise ChannelClosed
        # if the bot dies in between, it looks for the message after its next start
        await self._note(table, notice, f"{UNDER_WAY}{self._registry.now()}")
        nonce = nonce_of("notice", table.id, table.row.created_at, notice.about)
        try:
            sent = await self._sent_by_token(table, notice, carrier.token) if carrier is not None else None
            if sent is None:
                await pace.count(turn)
                sent = await self._messenger.send_now(*place, notice, nonce, silent=False)
        except discord.HTTPException as error:
            if error.code in AUTOMOD:  # a ping has no form without names
                access = self._table_messages.channel_access
                access.learn(place[1], error)
                access.pingless.learn(place[1])
            raise
        await self._note(table, notice, str(sent))
        self._standing[table.id] = notice.about, self._messenger.message(*place, sent)
        if not await wanted():
            self.clear(table.id)

    async def _sent_by_token(self, table: Table, notice: Notice, token: Token) -> int | None:
        """Send a notice with a token. Return its id, or None if Discord refuses the token, which isn't used again.

        Raises one of FAILURES if the notice may have arrived, before discord.py sends it again. It has no nonce, so it
        has to be looked for first.
        """
        message, limiter = self._table_messages.get(table.id), self._table_messages.webhook_limiter
        began, view, mentions = self._registry.now(), notice.view(), notice.mentions()
        send = token.interaction.followup.send
        try:
            async with limiter.turn(token.interaction, Priority.LAST, new=True), asyncio.timeout(DISCORD_PY_PAUSE_S):
                sent = await send(notice.said, view=view, allowed_mentions=mentions, wait=True)
        except FAILURES as error:
            if isinstance(error, discord.HTTPException) and error.code in AUTOMOD:
                raise
            message.carrier = None
            if passing(error):
                self._doubtful[table.id] = table, notice, began
                raise
            log.info("Ping of table %s not sent with a token, so the bot sends it: %s", table.id, error)
            return None
        if sent.flags.ephemeral:
            message.carrier = None
            await self._removed_by_token(Token(token.interaction, sent.id))
            return None
        self._tokens[sent.id] = Token(token.interaction, sent.id)
        return sent.id

    async def _remove_doubtful(self, table: Table, notice: Notice, since: int) -> None:
        """Look for a notice that has perhaps arrived but is no longer needed, and delete it."""
        place = table.row.guild, notice.channel or table.row.channel
        with suppress(*FAILURES):
            if self._open(table, notice) and (found := await self._messenger.find(*place, notice.said, since)):
                await self._take_away(table.id, self._messenger.message(*place, found))

    async def _removed_by_token(self, token: Token) -> bool:
        """Delete a notice with its token. Return whether it is deleted."""
        limiter = self._table_messages.webhook_limiter
        if not token.alive or not limiter.spare(token.interaction):
            return False
        try:
            async with limiter.turn(token.interaction, Priority.LAST), asyncio.timeout(SLOW_S):
                await token.delete()
        except FAILURES as error:
            log.info("Ping not deleted with its token, so the bot deletes it: %s", error)
            return False
        return True

    async def refused(self, table: Table, error: Exception) -> None:
        """Handle a permanent refusal by Discord.

        If the table's channel is gone, its tables are closed. Otherwise the table waits for a change in its channel.
        """
        if isinstance(error, discord.HTTPException) and not passing(error):
            with suppress(UserError):
                await self._table_messages.refused(table, error)

    async def _stands(self, table: Table, notice: Notice) -> bool:
        """Return whether the same notice was already sent, also before a restart.

        Remove the table's notice about any other subject.
        """
        asked, since, standing = await self._noted(table)
        if standing is not None and asked != notice.about:
            self._standing.pop(table.id, None)
            await self._remove(table.id, standing)
            standing = None
        elif asked == notice.about and since is not None and self._open(table, notice):
            # the bot stopped while it was sent, so its id was not saved
            place = table.row.guild, notice.channel or table.row.channel
            found = await self._messenger.find(*place, notice.said, since)
            standing = None if found is None else self._messenger.message(*place, found)
        self._doubtful.pop(table.id, None)
        if standing is None:
            return False
        self._standing[table.id] = notice.about, standing
        await self._note(table, notice, str(standing.id))
        return True

    def _open(self, table: Table, notice: Notice) -> bool:
        if notice.channel is None:
            return self.may_post(table)
        guild = self._client.get_guild(table.row.guild)
        blocked = notice.channel in self._table_messages.channel_access.pingless
        return guild is not None and not blocked and bool(written_in(guild, notice.channel))

    async def _noted(self, table: Table) -> tuple[str, int | None, discord.PartialMessage | None]:
        """Return the record of the table's notice: its subject, when sending began, and its message.

        The time (unix milliseconds) is set only if the record was made while the notice was being sent. Otherwise the
        message is set, if there is one.
        """
        if table.id in self._standing:  # the record may be missing, if it couldn't be saved
            about, message = self._standing[table.id]
            return about, None, message
        try:
            about, _, noted = (
                await self._registry.store.key_values.get(f"ping:{table.id}{self._kind}") or ""
            ).partition(":")
        except StoreError:
            return "", None, None
        number, _, place = noted.partition(ELSEWHERE)
        if number.startswith(UNDER_WAY):
            return about, int(number.removeprefix(UNDER_WAY)), None
        channel = int(place) if place else table.row.channel
        return about, None, self._messenger.message(table.row.guild, channel, int(number)) if number else None

    async def _note(self, table: Table, notice: Notice, message: str) -> None:
        place = "" if notice.channel is None else f"{ELSEWHERE}{notice.channel}"
        await self._keep(table.id, f"{notice.about}:{message}{place}")

    async def _keep(self, table_id: int, words: str) -> None:
        key = f"ping:{table_id}{self._kind}"
        try:
            await self._registry.store.key_values.keep(key, words)
        except StoreError as error:
            log.warning("Ping of table %s not saved, so a restart forgets it: %s", table_id, error)

    async def _take_away(self, table_id: int, message: discord.PartialMessage) -> None:
        if await self._remove(table_id, message):
            with suppress(StoreError):
                noted = await self._registry.store.key_values.get(f"ping:{table_id}{self._kind}") or ""
                if noted.partition(ELSEWHERE)[0].endswith(f":{message.id}"):  # no newer notice has replaced it
                    await self._keep(table_id, "")

    async def _remove(self, table_id: int, message: discord.PartialMessage) -> bool:
        """Delete a message. Return True if it is gone.

        Return False if the bot may not act in the channel now. The message then stays.
        """
        pauses = Pauses()
        token, place = self._tokens.pop(message.id, None), message.channel.id
        if token is not None and await self._reached(table_id, place) and await self._removed_by_token(token):
            return True
        while True:
            await self._table_messages.pace.turn_of_all(last=True)
            if (table := await self._reached(table_id, message.channel.id)) is None:
                return False
            try:
                async with asyncio.timeout(LONGEST_REQUEST_S):
                    await message.delete()
            except FAILURES as error:
                if passing(error):
                    await asyncio.sleep(pauses.next())
                    continue
                log.info("Ping of table %s not deleted: %s", table_id, error)
                if isinstance(error, discord.Forbidden):
                    if message.channel.id == table.row.channel:
                        await self.refused(table, error)
                    return False
            return True

    async def _reached(self, table_id: int, place: int) -> Table | None:
        """Return the table if the bot may act in the notice's channel (`place`) now, otherwise None.

        The channel must exist, be visible to the bot, and not be an archived thread. Only the cached permissions are
        checked, so this makes no request.
        """
        if (table := await self._registry.find(table_id)) is None:
            return None
        shut = place == table.row.channel and self._table_messages.channel_access.shut(table)
        guild = None if shut else self._client.get_guild(table.row.guild)
        channel = guild.get_channel_or_thread(place) if guild is not None else None
        if guild is None or channel is None:
            return None
        with suppress(discord.ClientException):  # a thread whose parent channel is not known
            return table if channel.permissions_for(guild.me).view_channel else None
        return table


def may_succeed(error: Exception) -> bool:
    """Return whether the request that raised this error may succeed later."""
    return not isinstance(error, ChannelClosed) and passing(error)
