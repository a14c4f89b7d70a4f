"""The live hand messages: one a seat, kept up to date through its interaction token while that lives."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.table import Refused, Table
from bot.tables import Events, Tables
from bot.ui import answers
from bot.ui.answers import FAILURES, Interaction, briefly
from bot.ui.hand import hand_post, stripped_post
from bot.ui.pictures import Pictures
from bot.ui.post import Post
from bot.words import Words
from engine.core import Action

log = logging.getLogger(__name__)

TOKEN_LIFE = 15 * 60 - 30
"""Seconds a token is used for, with a margin (PLATFORM A1)."""

DRAWING = 2.0
"""Seconds a hand may take to draw before the press is answered by a deferral."""

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
    """A hand message. `shown` is the question it shows; whoever edits it holds `lock`. `wordless`: no pictures here."""

    message: int
    edit: Edit
    token: Token
    shown: int = -1
    answering: int = 0
    painted: bool = False
    wordless: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Hands:
    """All live hands, by table and user; tokens are bearer credentials and kept in memory only."""

    def __init__(self, tables: Tables, words: Words, pictures: Pictures) -> None:
        self._tables, self._words, self._pictures = tables, words, pictures
        self._live: dict[tuple[int, int], LiveHand] = {}
        self._joined: dict[tuple[int, int], list[Token]] = {}
        self._opening: dict[tuple[int, int], asyncio.Lock] = {}
        self._dealing: set[int] = set()
        self._painters: set[asyncio.Task[None]] = set()
        tables.watchers.append(self.refresh)

    def remember(self, table: Table, interaction: Interaction) -> None:
        """Keep the token of an answered press in the lobby: the hand is sent through it on Start."""
        self._joined.setdefault((table.id, interaction.user.id), []).append(Token(interaction))

    def reachable(self, table: Table, user: int) -> bool:
        """Whether the hand of that user can be refreshed now, or is on its way since the start."""
        live = self._live.get((table.id, user))
        return table.id in self._dealing or (live is not None and live.token.alive)

    async def deal(self, table: Table) -> None:
        """Send their hands to all who have a living token, the newest first (DESIGN chapter 5)."""
        tokens = {user: self._joined.pop((table.id, user), []) for user in table.persons}
        try:
            await asyncio.gather(*(self._send(table, user, tokens[user][::-1]) for user in table.persons))
        finally:
            self._dealing.discard(table.id)

    async def open(self, interaction: Interaction, table: Table, notice: str = "") -> None:
        """Answer with a new hand message; when it is there, an older one is stripped of its buttons."""
        key = (table.id, interaction.user.id)
        async with self._opening.setdefault(key, asyncio.Lock()):
            live = LiveHand(0, interaction.edit_original_response, Token(interaction))
            async with live.lock:
                post = await self._in_time(self._post(table, live, interaction, notice))
                if post is None:
                    await interaction.response.defer(ephemeral=True, thinking=True)
                    live.message, live.shown = (await interaction.original_response()).id, -1
                else:
                    live.message = await answers.send(interaction, post, ephemeral=True)
            older, self._live[key] = self._live.get(key), live
        self._catch_up(table, live)
        await self._strip(older, interaction)

    async def redraw(
        self, interaction: Interaction, table: Table, notice: str = "", sure: Action | None = None
    ) -> None:
        """Answer a press on a hand message by that message, redrawn (callback type 7); `sure` is asked once more."""
        key = (table.id, interaction.user.id)
        message = interaction.message.id if interaction.message else 0
        live, older = self._live.get(key), None
        if live is None or live.message != message:
            older = live
            live = self._live[key] = LiveHand(message, interaction.edit_original_response, Token(interaction))
        try:
            async with briefly(live.lock) as held:
                await self._answer(interaction, table, live, notice if held else None, sure)
        finally:
            # an answer that came too late has shown nothing, but the older token may still reach the message
            self._catch_up(table, live)
        await self._strip(older, interaction)

    async def leave(self, table: Table, interaction: Interaction) -> None:
        """Who has left his seat has no hand any more."""
        live = self._live.pop((table.id, interaction.user.id), None)
        await self._strip(live, interaction, "hand-left")

    def refresh(self, table: Table, events: Events) -> None:
        """Bring every live hand of the table up to date, each at its own pace; an answer only heard shows nowhere."""
        if not events:
            return
        if table.match is not None and table.match.seq == 0:
            self._dealing.add(table.id)
        else:
            self._dealing.discard(table.id)
        for user in table.persons:
            live = self._live.get((table.id, user))
            if live is not None:
                self._catch_up(table, live)
        if table.match is not None and table.match.result is not None:
            for kept in (self._joined, self._opening):
                for user in table.persons:
                    kept.pop((table.id, user), None)

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
            self._again(table.id, live)

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
        except (*FAILURES, Refused) as error:
            live.shown = -1
            if isinstance(error, discord.Forbidden) and not live.wordless:
                live.wordless = True  # perhaps it is only the pictures that are not allowed any more
                asyncio.get_running_loop().call_soon(self._again, table_id, live)
            elif isinstance(error, discord.HTTPException):
                # dismissed or expired: the table's My hand button opens a fresh one
                log.info("A hand of table %s is lost: %s", table_id, error)
                if self._live.get(key) is live:
                    del self._live[key]
        finally:
            live.painted = False

    def _again(self, table_id: int, live: LiveHand) -> None:
        live.painted = True
        painter = asyncio.create_task(self._paint(table_id, live))
        self._painters.add(painter)
        painter.add_done_callback(self._painters.discard)

    async def _answer(
        self, interaction: Interaction, table: Table, live: LiveHand, notice: str | None, sure: Action | None
    ) -> None:
        """Edit the pressed message by the callback; notice None, or a slow picture: only say that the edit follows."""
        try:
            post = None
            if notice is not None:
                post = await self._in_time(self._post(table, live, interaction, notice, sure))
            if post is None:
                await interaction.response.defer()
                live.shown = -1
            else:
                await answers.edit(interaction, post)
        except FAILURES:
            live.shown = -1
            raise
        live.edit, live.token = interaction.edit_original_response, Token(interaction)

    async def _in_time(self, drawing: Coroutine[Any, Any, Post]) -> Post | None:
        """The post, None if it takes too long for an answer."""
        try:
            return await asyncio.wait_for(drawing, DRAWING)
        except TimeoutError:
            return None

    async def _post(
        self, table: Table, live: LiveHand, interaction: Interaction, notice: str, sure: Action | None = None
    ) -> Post:
        assert table.match is not None
        live.shown = table.match.question
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise Refused("not-seated")
        locale = str(interaction.locale)
        pictures = self._pictures if interaction.app_permissions.attach_files and not live.wordless else None
        return await hand_post(table, seat, pictures, self._words.speaker(locale), locale, notice, sure)

    async def _send(self, table: Table, user: int, tokens: list[Token]) -> None:
        for token in tokens:
            if not token.alive:
                continue
            interaction = token.interaction
            live = LiveHand(0, interaction.edit_original_response, token)
            try:
                async with live.lock:
                    post = await self._post(table, live, interaction, "")
                    files = post.files()
                    sent = await interaction.followup.send(view=post.view, files=files, ephemeral=True, wait=True)
            except FAILURES as error:
                log.info("A hand of table %s could not be sent: %s", table.id, error)
                continue
            live.message, live.edit = sent.id, sent.edit
            self._live[table.id, user] = live
            self._catch_up(table, live)
            return

    async def _strip(self, older: LiveHand | None, interaction: Interaction, why: str = "hand-moved") -> None:
        """A seat has one live hand: another loses its buttons, as long as it can be reached, and says why."""
        if older is None or not older.token.alive:
            return
        post = stripped_post(self._words.speaker(str(interaction.locale)), why)
        try:
            async with older.lock:
                await older.edit(view=post.view, attachments=[])
        except FAILURES as error:
            log.info("An old hand could not be stripped: %s", error)
