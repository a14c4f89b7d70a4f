"""The live hand messages: one a seat, kept up to date through its interaction token while that lives."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord

from bot.table import Refused, Table
from bot.tables import Events, Tables
from bot.ui.hand import hand_post, moved_post
from bot.ui.pictures import Pictures
from bot.ui.post import Post
from bot.words import Words

log = logging.getLogger(__name__)

TOKEN_LIFE = 15 * 60 - 30
"""Seconds a token is used for, with a margin (PLATFORM A1)."""

LOCK_PATIENCE = 1.5
"""Seconds a press waits for an edit under way before it is answered by a deferral."""

Interaction = discord.Interaction[Any]
Edit = Callable[..., Awaitable[Any]]


@dataclass(slots=True)
class Token:
    """An interaction of somebody at a table: the way to a message only he sees, while it lives."""

    interaction: Interaction
    born: float = field(default_factory=time.monotonic)

    @property
    def alive(self) -> bool:
        return time.monotonic() - self.born < TOKEN_LIFE


@dataclass(slots=True, eq=False)
class LiveHand:
    """A hand message. `shown` is the question it shows; whoever edits it holds `lock`."""

    message: int
    edit: Edit
    token: Token
    shown: int = -1
    answering: int = 0
    painted: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Hands:
    """All live hands, by table and user; tokens are bearer credentials and kept in memory only."""

    def __init__(self, tables: Tables, words: Words, pictures: Pictures) -> None:
        self._tables, self._words, self._pictures = tables, words, pictures
        self._live: dict[tuple[int, int], LiveHand] = {}
        self._joined: dict[tuple[int, int], Token] = {}
        self._painters: set[asyncio.Task[None]] = set()
        tables.watchers.append(self.refresh)

    def remember(self, table: Table, interaction: Interaction) -> None:
        """Keep the token of somebody in the lobby: his hand is sent through it on Start."""
        self._joined[table.id, interaction.user.id] = Token(interaction)

    def reachable(self, table: Table, user: int) -> bool:
        """Whether the hand of that user can be refreshed now."""
        live = self._live.get((table.id, user))
        return live is not None and live.token.alive

    async def deal(self, table: Table) -> None:
        """Send their hands to all whose tokens live (DESIGN chapter 5)."""
        waiting = [(user, self._joined.pop((table.id, user), None)) for user in table.persons]
        sendings = (self._send(table, user, token) for user, token in waiting if token and token.alive)
        await asyncio.gather(*sendings)

    async def open(self, interaction: Interaction, table: Table, notice: str = "") -> None:
        """Answer with a new hand message; an older one is stripped of its buttons."""
        key = (table.id, interaction.user.id)
        older = self._live.pop(key, None)
        live = LiveHand(0, interaction.edit_original_response, Token(interaction))
        async with live.lock:
            post = await self._post(table, live, interaction, notice)
            answer = await interaction.response.send_message(view=post.view, files=post.files(), ephemeral=True)
            live.message = answer.message_id or 0
            self._live[key] = live
        self._catch_up(table, live)
        await self._strip(older, interaction)

    async def redraw(self, interaction: Interaction, table: Table, notice: str = "") -> None:
        """Answer a press on a hand message by that message, redrawn (callback type 7)."""
        key = (table.id, interaction.user.id)
        message = interaction.message.id if interaction.message else 0
        live, older = self._live.get(key), None
        if live is None or live.message != message:
            older = live
            live = self._live[key] = LiveHand(message, interaction.edit_original_response, Token(interaction))
        try:
            async with _briefly(live.lock) as held:
                await self._answer(interaction, table, live, notice if held else None)
        finally:
            # an answer that came too late has shown nothing, but the older token may still reach the message
            self._catch_up(table, live)
        await self._strip(older, interaction)

    def refresh(self, table: Table, events: Events) -> None:
        """Bring every live hand of the table up to date, each at its own pace; an answer only heard shows nowhere."""
        if not events:
            return
        for user in table.persons:
            live = self._live.get((table.id, user))
            if live is not None:
                self._catch_up(table, live)

    @asynccontextmanager
    async def answering(self, table_id: int, user: int) -> AsyncGenerator[None]:
        """While a press is being played, its own hand is left to the answer."""
        live = self._live.get((table_id, user))
        if live is not None:
            live.answering += 1
        try:
            yield
        finally:
            if live is not None:
                live.answering -= 1

    async def close(self) -> None:
        painters = list(self._painters)
        for painter in painters:
            painter.cancel()
        await asyncio.gather(*painters, return_exceptions=True)

    def _catch_up(self, table: Table, live: LiveHand) -> None:
        behind = table.match is not None and live.shown != table.match.question
        if behind and not live.painted and not live.answering:
            live.painted = True
            painter = asyncio.create_task(self._paint(table.id, live))
            self._painters.add(painter)
            painter.add_done_callback(self._painters.discard)

    async def _paint(self, table_id: int, live: LiveHand) -> None:
        """Edit until it shows the newest question: serial, and never going backwards."""
        interaction = live.token.interaction
        key = (table_id, interaction.user.id)
        try:
            while live.token.alive and self._live.get(key) is live:
                async with live.lock:
                    table = await self._tables.get(table_id)
                    if table.match is None or live.shown == table.match.question:
                        return
                    post = await self._post(table, live, interaction, "")
                    await live.edit(view=post.view, attachments=post.files())
        except (discord.HTTPException, aiohttp.ClientError, OSError, Refused) as error:
            # dismissed, expired or out of reach: the table's My hand button opens a fresh one
            log.info("A hand of table %s is lost: %s", table_id, error)
            if self._live.get(key) is live:
                del self._live[key]
        finally:
            live.painted = False

    async def _answer(self, interaction: Interaction, table: Table, live: LiveHand, notice: str | None) -> None:
        """Edit the pressed message by the callback; notice None: only say that the edit follows."""
        try:
            if notice is None:
                await interaction.response.defer()
                live.shown = -1
            else:
                post = await self._post(table, live, interaction, notice)
                await interaction.response.edit_message(view=post.view, attachments=post.files())
        except discord.HTTPException:
            live.shown = -1
            raise
        live.edit, live.token = interaction.edit_original_response, Token(interaction)

    async def _post(self, table: Table, live: LiveHand, interaction: Interaction, notice: str) -> Post:
        assert table.match is not None
        live.shown = table.match.question
        seat = table.seat_of(interaction.user.id)
        assert seat is not None
        locale = str(interaction.locale)
        pictures = self._pictures if interaction.app_permissions.attach_files else None
        return await hand_post(table, seat, pictures, self._words.speaker(locale), locale, notice)

    async def _send(self, table: Table, user: int, token: Token) -> None:
        interaction = token.interaction
        live = LiveHand(0, interaction.edit_original_response, token)
        try:
            async with live.lock:
                post = await self._post(table, live, interaction, "")
                sent = await interaction.followup.send(view=post.view, files=post.files(), ephemeral=True, wait=True)
        except discord.HTTPException as error:
            log.info("A hand of table %s could not be sent: %s", table.id, error)
            return
        live.message, live.edit = sent.id, sent.edit
        self._live[table.id, user] = live
        self._catch_up(table, live)

    async def _strip(self, older: LiveHand | None, interaction: Interaction) -> None:
        """A seat has one live hand: another loses its buttons, as long as it can be reached."""
        if older is None or not older.token.alive:
            return
        post = moved_post(self._words.speaker(str(interaction.locale)))
        try:
            async with older.lock:
                await older.edit(view=post.view, attachments=[])
        except discord.HTTPException as error:
            log.info("An old hand could not be stripped: %s", error)


@asynccontextmanager
async def _briefly(lock: asyncio.Lock) -> AsyncGenerator[bool]:
    """Hold the lock if it can be had before the 3 seconds of an answer get short."""
    try:
        await asyncio.wait_for(lock.acquire(), LOCK_PATIENCE)
    except TimeoutError:
        yield False
        return
    try:
        yield True
    finally:
        lock.release()
