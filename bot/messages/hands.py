"""Keeps the hand message of each seat up to date, through its interaction token and while that lives."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Hashable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.messages import answers
from bot.messages.answers import FAILURES, LONGEST_REQUEST_S, Interaction, Pauses, passing
from bot.messages.hand import hand_post, stripped_post
from bot.messages.post import Post
from bot.messages.reader import Readers
from bot.tables.keeper import Events, Keeper
from bot.tables.table import Refused, Table
from engine.core import Action

log = logging.getLogger(__name__)

TOKEN_LIFE_S = 15 * 60 - 30
"""Seconds for which a token is used, less than it lives (DISCORD A1)."""

Edit = Callable[..., Awaitable[Any]]


@dataclass(slots=True)
class Token:
    """An interaction of somebody at a table: while it lives, the way to a message that only they see."""

    interaction: Interaction

    @property
    def alive(self) -> bool:
        return time.monotonic() - answers.arrived(self.interaction) < TOKEN_LIFE_S


@dataclass(slots=True, eq=False)
class LiveHand:
    """A hand message, edited under `lock`. shown: the moment it shows. wordless: no pictures may be sent here."""

    message: int
    edit: Edit
    token: Token
    shown: Hashable = None
    answering: int = 0
    painted: bool = False
    wordless: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Hands:
    """All live hands, by table and user. Tokens are bearer credentials, so they stay in memory."""

    def __init__(self, keeper: Keeper, readers: Readers) -> None:
        self._keeper, self._readers = keeper, readers
        self._live: dict[tuple[int, int], LiveHand] = {}
        self._joined: dict[tuple[int, int], Token] = {}
        self._opening: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self._dealing: set[int] = set()
        self._painters: set[asyncio.Task[None]] = set()
        keeper.watchers.append(self.refresh)

    def remember(self, table: Table, interaction: Interaction) -> None:
        """Keep the token of a sitter's latest press in the lobby: on Start their hand is sent through it."""
        key = (table.id, interaction.user.id)
        if table.row.state in ("lobby", "playing") and table.seat_of(interaction.user.id) is not None:
            self._joined[key] = Token(interaction)
        else:
            self._joined.pop(key, None)

    def reachable(self, table: Table, user: int) -> bool:
        """Whether the hand of that user can be refreshed now, or was sent off at the start."""
        live = self._live.get((table.id, user))
        return table.id in self._dealing or (live is not None and live.token.alive)

    def want(self, table: Table) -> None:
        """Bring the live hands of the table up to date."""
        for user in table.persons:
            live = self._live.get((table.id, user))
            if live is not None:
                self._catch_up(table, live)

    async def deal(self, table: Table, start: Interaction, given: Awaitable[bool]) -> None:
        """Send a hand to everybody who has a living token; to whoever pressed *Start*, once that press is answered."""
        host = start.user.id

        async def to_host() -> None:
            if await given:
                self.remember(table, start)
            await self._send(table, host)

        try:
            await asyncio.gather(to_host(), *(self._send(table, user) for user in table.persons if user != host))
        finally:
            self._forget(self._joined, table)
            self._dealing.discard(table.id)

    async def open(self, interaction: Interaction, table: Table, notice: str = "") -> None:
        """Answer with a new hand message, then take the buttons from an older one."""
        key = (table.id, interaction.user.id)
        lock = self._opening.setdefault(key, asyncio.Lock())
        async with lock:
            live = LiveHand(0, interaction.edit_original_response, Token(interaction))
            async with live.lock:
                post = await self._post(table, live, interaction, notice)
                live.message = await answers.send(interaction, post, ephemeral=True)
            older, self._live[key] = self._live.get(key), live
        self._catch_up(table, live)
        await self._strip(older, interaction)

    async def redraw(
        self, interaction: Interaction, table: Table, notice: str = "", sure: Action | None = None
    ) -> None:
        """Answer a press on a hand message by redrawing that message (callback type 7); `sure` is asked once more."""
        key = (table.id, interaction.user.id)
        message = interaction.message.id if interaction.message else 0
        live, older = self._live.get(key), None
        if live is None or live.message != message:
            older = live
            live = self._live[key] = LiveHand(message, interaction.edit_original_response, Token(interaction))
        try:
            async with live.lock:
                await self._answer(interaction, table, live, notice, sure)
        finally:
            # an answer that came too late has shown nothing, but the older token may still reach the message
            self._catch_up(table, live)
        await self._strip(older, interaction)

    async def leave(self, table: Table, user: int) -> None:
        """Take the hand from somebody who has left their seat."""
        live = self._live.pop((table.id, user), None)
        if live is not None:
            await self._strip(live, live.token.interaction, "hand-left")

    async def forget(self, user: int, interaction: Interaction) -> None:
        """Take all hands from somebody who has left every table, and forget their tokens."""
        for key in [key for key in self._joined if key[1] == user]:
            del self._joined[key]
        for key in [key for key in self._live if key[1] == user]:
            await self._strip(self._live.pop(key), interaction, "hand-left")

    def refresh(self, table: Table, events: Events) -> None:
        """Bring the live hands up to date, each at its own pace; an answer that was only heard changes nothing."""
        if table.row.state == "closed":
            self._forget(self._joined, table)
            self._end(table)
        if events and table.match is not None and table.match.seq == 0:
            self._dealing.add(table.id)
        elif events:
            self._dealing.discard(table.id)
        if table.match is not None and table.match.result is not None:
            self._forget(self._joined, table)
            self._forget(self._live, table, but=table.persons)
        self.want(table)

    @asynccontextmanager
    async def answering(self, table_id: int, user: int) -> AsyncGenerator[None]:
        """Leave the presser's own hand to the answer while their press is played."""
        live = self._live.get((table_id, user))
        if live is not None:
            live.answering += 1
        try:
            yield
        except Refused:
            if live is not None:
                # perhaps nothing redraws it, and others have moved meanwhile
                asyncio.get_running_loop().call_soon(self._catch_up_later, table_id, live)
            raise
        finally:
            if live is not None:
                live.answering -= 1

    async def close(self) -> None:
        painters = list(self._painters)
        for painter in painters:
            painter.cancel()
        await asyncio.gather(*painters, return_exceptions=True)

    def _catch_up_later(self, table_id: int, live: LiveHand) -> None:
        if not live.painted and not live.answering:
            self._again(table_id, live)

    def _catch_up(self, table: Table, live: LiveHand) -> None:
        """Paint the hand if it is behind, and forget it if it shows the end of its match."""
        if table.match is None or live.painted or live.answering:
            return
        if live.shown != table.moment:
            self._again(table.id, live)
        elif table.match.result is not None:
            self._drop(table.id, live)

    async def _paint(self, table_id: int, live: LiveHand) -> None:
        """Edit the hand until it shows the newest question, one edit after the other, while its token lives."""
        pauses, user = Pauses(), live.token.interaction.user.id
        try:
            while live.token.alive and self._live.get((table_id, user)) is live:
                try:
                    if await self._brought_up(table_id, live):
                        return
                    pauses.reset()
                except (*FAILURES, Refused) as error:
                    live.shown = None
                    if not self._mended(table_id, live, error):
                        return
                    if isinstance(error, Refused) or passing(error):
                        await asyncio.sleep(pauses.next())
        finally:
            live.painted = False
        self._drop(table_id, live)

    async def _brought_up(self, table_id: int, live: LiveHand) -> bool:
        """Edit the hand if it is behind. Returns whether it was up to date."""
        async with live.lock, asyncio.timeout(LONGEST_REQUEST_S):
            if self._live.get((table_id, live.token.interaction.user.id)) is not live:
                return True  # stripped while this waited
            table = await self._keeper.get(table_id)
            if table.match is None or live.shown == table.moment:
                if table.match is None or table.match.result is not None:
                    self._drop(table_id, live)
                return True
            post = await self._post(table, live, live.token.interaction, "")
            await live.edit(view=post.view, attachments=post.files())
        return False

    def _mended(self, table_id: int, live: LiveHand, error: Exception) -> bool:
        """Learn from a failed edit. Returns whether another try is of use."""
        if isinstance(error, Refused):
            return error.unsaved
        if passing(error):
            return True
        if isinstance(error, discord.Forbidden) and not live.wordless:
            live.wordless = True  # perhaps it is only the pictures that are not allowed any more
            return True
        # dismissed or expired: the table's My hand button opens a fresh one
        log.info("A hand of table %s is lost: %s", table_id, error)
        self._drop(table_id, live)
        return False

    def _drop(self, table_id: int, live: LiveHand) -> None:
        key = (table_id, live.token.interaction.user.id)
        if self._live.get(key) is live:
            del self._live[key]

    def _forget(self, kept: dict[tuple[int, int], Any], table: Table, but: Sequence[int] = ()) -> None:
        for key in [key for key in kept if key[0] == table.id and key[1] not in but]:
            del kept[key]

    def _end(self, table: Table) -> None:
        """Say in all hands why their match was closed, where it has a reason: else nobody reads there any more."""
        for key in [key for key in self._live if key[0] == table.id]:
            live = self._live.pop(key)
            if table.row.reason:
                self._run(self._strip(live, live.token.interaction, f"closed-{table.row.reason}"))

    def _again(self, table_id: int, live: LiveHand) -> None:
        live.painted = True
        self._run(self._paint(table_id, live))

    def _run(self, painting: Coroutine[Any, Any, None]) -> None:
        painter = asyncio.create_task(painting)
        self._painters.add(painter)
        painter.add_done_callback(self._painters.discard)

    async def _answer(
        self, interaction: Interaction, table: Table, live: LiveHand, notice: str, sure: Action | None
    ) -> None:
        """Edit the pressed message."""
        try:
            post = await self._post(table, live, interaction, notice, sure)
            await answers.edit(interaction, post)
        except FAILURES:
            live.shown = None
            raise
        live.edit, live.token = interaction.edit_original_response, Token(interaction)

    async def _post(
        self, table: Table, live: LiveHand, interaction: Interaction, notice: str, sure: Action | None = None
    ) -> Post:
        assert table.match is not None
        live.shown = table.moment
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise Refused("not-seated")
        reader = self._readers.of(interaction, in_words=live.wordless or not _takes_pictures(interaction))
        return await hand_post(table, seat, reader, notice, sure)

    async def _send(self, table: Table, user: int) -> None:
        token = self._joined.pop((table.id, user), None)
        if token is None or not token.alive:
            return
        interaction = token.interaction
        live = LiveHand(0, interaction.edit_original_response, token)
        try:
            async with live.lock, asyncio.timeout(LONGEST_REQUEST_S):
                post = await self._post(table, live, interaction, "")
                files = post.files()
                sent = await interaction.followup.send(view=post.view, files=files, ephemeral=True, wait=True)
        except FAILURES as error:
            log.info("A hand of table %s could not be sent: %s", table.id, error)
            return
        live.message, live.edit = sent.id, sent.edit
        self._live[table.id, user] = live
        self._catch_up(table, live)

    async def _strip(self, older: LiveHand | None, interaction: Interaction, why: str = "hand-moved") -> None:
        """Take the buttons from an older hand, if it can be reached, and say why: a seat has one live hand."""
        if older is None or not older.token.alive:
            return
        post = stripped_post(self._readers.of(interaction).speak, why)
        try:
            async with older.lock:
                await older.edit(view=post.view, attachments=[])
        except FAILURES as error:
            log.info("An old hand could not be stripped: %s", error)


def _takes_pictures(interaction: Interaction) -> bool:
    """Whether the bot could attach files there at the press, and as far as is known can still."""
    guild = interaction.guild
    channel = guild.get_channel_or_thread(interaction.channel_id or 0) if guild is not None else None
    if guild is None or channel is None or guild.unavailable:
        return interaction.app_permissions.attach_files
    try:
        now = channel.permissions_for(guild.me)
    except discord.ClientException:  # a thread whose channel is not known
        return interaction.app_permissions.attach_files
    return interaction.app_permissions.attach_files and now.attach_files
