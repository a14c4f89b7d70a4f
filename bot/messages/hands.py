"""Keeps the hand message of each seat up to date, through its interaction token and while that lives.

Who is asked something is shown it at once; the others with their next question, with the answer to their next press, or
now and then, because requests by tokens are few (`hooks.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.messages import answers
from bot.messages.answers import FAILURES, LONGEST_REQUEST_S, Interaction, Pauses, passing
from bot.messages.emoji import refused, sent
from bot.messages.gallery import Wish
from bot.messages.hand import hand_post, stripped_post
from bot.messages.hooks import Hooks
from bot.messages.live_hand import LiveHand, Token, takes_pictures
from bot.messages.post import Post
from bot.messages.reader import Readers, Unpainted
from bot.messages.urgency import Urgency
from bot.tables.keeper import Events, Keeper
from bot.tables.table import Refused, Table
from bot.tables.tasks import ended
from bot.tables.timing import Timing
from engine.core import Action

log = logging.getLogger(__name__)

DEAL_PATIENCE_S = 2.0
"""Seconds that a hand waits for its picture which nobody has pressed for: it comes at the start of a match."""


class Hands:
    """All live hands, by table and user. Tokens are bearer credentials, so they stay in memory."""

    def __init__(self, keeper: Keeper, readers: Readers, hooks: Hooks, timing: Timing) -> None:
        self._keeper, self._readers, self._hooks, self._timing = keeper, readers, hooks, timing
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
            self._forget_tokens(table)
            self._dealing.discard(table.id)

    async def open(self, interaction: Interaction, table: Table, notice: str = "") -> None:
        """Answer with a new hand message, then take the buttons from an older one."""
        key = (table.id, interaction.user.id)
        lock = self._opening.setdefault(key, asyncio.Lock())
        async with lock:
            live = LiveHand(0, interaction.edit_original_response, Token(interaction))
            async with live.lock:
                post = await self._post(table, live, interaction, self._answered(table, live), notice)
                live.message = await answers.send(interaction, post, ephemeral=True)
                live.show(post)
            older, self._live[key] = self._live.get(key), live
        self._catch_up(table, live)
        self._strip(older, interaction, table.id)

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
        self._strip(older, interaction, table.id)

    def leave(self, table: Table, user: int) -> None:
        """Take the hand from somebody who has left their seat."""
        live = self._live.get((table.id, user))
        if live is not None:
            self._drop(table.id, live)
            self._strip(live, live.token.interaction, table.id, "hand-left")

    def forget(self, user: int, interaction: Interaction) -> None:
        """Take all hands from somebody who has left every table, and forget their tokens."""
        for key in [key for key in self._joined if key[1] == user]:
            del self._joined[key]
        for key in [key for key in self._live if key[1] == user]:
            live = self._live[key]
            self._drop(key[0], live)
            self._strip(live, interaction, key[0], "hand-left")

    def refresh(self, table: Table, events: Events) -> None:
        """Bring the live hands up to date, each at its own pace; an answer that was only heard changes nothing."""
        match = table.match
        if table.row.state == "closed":
            self._end(table)
        if events and match is not None and match.seq == 0:
            self._dealing.add(table.id)
        elif events:
            self._dealing.discard(table.id)
        if match is not None and match.result is not None:
            self._forget(table, but=table.persons)
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
                asyncio.get_running_loop().call_soon(self._again, table_id, live)
            raise
        finally:
            if live is not None:
                live.answering -= 1

    async def close(self) -> None:
        for live in self._live.values():
            live.rest()
        await ended(self._painters)

    def _catch_up(self, table: Table, live: LiveHand) -> None:
        """Paint the hand if it is behind and its time has come, and forget it if it shows the end of its match."""
        if table.match is None or live.answering:
            return
        if live.painted:
            self._hooks.hurry(live, live.urgency(table))
        elif not live.shows(table):
            pause = self._pause_s(table, live)
            if pause <= 0:
                self._again(table.id, live)
            elif live.later is None:
                live.later = asyncio.get_running_loop().call_later(pause, self._again, table.id, live)
        elif table.match.result is not None:
            self._drop(table.id, live)

    def _pause_s(self, table: Table, live: LiveHand) -> float:
        """Seconds until this hand may be edited: who is asked nothing is not told of everything at once."""
        if live.shown in (None, table.moment) or live.urgency(table) is Urgency.ASKED:
            return 0.0
        return live.at + self._timing.waiting_s - asyncio.get_running_loop().time()

    def _again(self, table_id: int, live: LiveHand) -> None:
        """Let it be painted, unless it is, or will be shown by an answer."""
        live.rest()
        if not live.painted and not live.answering:
            live.painted = True
            self._do(self._paint(table_id, live))

    def _do(self, work: Coroutine[None, None, None]) -> None:
        painter = asyncio.create_task(work)
        self._painters.add(painter)
        painter.add_done_callback(self._painters.discard)

    async def _paint(self, table_id: int, live: LiveHand) -> None:
        """Edit the hand until it shows the newest question, one edit after the other, while its token lives."""
        pauses = Pauses()
        try:
            while live.token.alive and self._live.get((table_id, live.user)) is live:
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
        """Edit the hand if it is behind. Returns whether there is nothing more to do before it is called for."""
        table = await self._keeper.get(table_id)
        interaction, urgency = live.token.interaction, live.urgency(table)
        if live.shows(table) or self._pause_s(table, live) > 0:
            live.painted = False
            self._catch_up(table, live)
            return True
        try:
            # first of all its picture: neither the budget nor the lock has to wait for a painter
            post = await self._post(table, live, interaction, self._followed(table, live))
            async with self._hooks.turn(interaction.channel_id or 0, interaction.token, urgency, live) as turn:
                turn.spare()
                async with live.lock, asyncio.timeout(LONGEST_REQUEST_S):
                    if self._live.get((table_id, live.user)) is not live:
                        return True  # stripped while this waited
                    table = await self._keeper.get(table_id)
                    if live.shows(table) or live.token.interaction is not interaction:
                        return False
                    if post.owed or post.revision != table.moment:
                        # perhaps the picture is there by now, and one edit does
                        post = await self._post(table, live, interaction, self._followed(table, live))
                    turn.used = True
                    try:
                        await live.edit(view=post.view, attachments=post.files())
                    except discord.HTTPException as error:
                        if not refused(post, error):
                            raise
                        return False
                    live.show(post)
        except Unpainted:
            return True  # it is called for when the picture is there
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
        """This hand is followed no more."""
        live.rest()
        self._readers.unwanted(live)
        if self._live.get((table_id, live.user)) is live:
            del self._live[table_id, live.user]

    def _forget_tokens(self, table: Table) -> None:
        for key in [key for key in self._joined if key[0] == table.id]:
            del self._joined[key]

    def _forget(self, table: Table, but: Sequence[int] = ()) -> None:
        self._forget_tokens(table)
        for (table_id, user), live in list(self._live.items()):
            if table_id == table.id and user not in but:
                self._drop(table_id, live)

    def _end(self, table: Table) -> None:
        """Say in all hands why their match was closed, where it has a reason: else nobody reads there any more."""
        ended = [live for (table_id, _), live in self._live.items() if table_id == table.id]
        self._forget(table)
        for live in ended if table.row.reason else ():
            self._strip(live, live.token.interaction, table.id, f"closed-{table.row.reason}")

    async def _answer(
        self, interaction: Interaction, table: Table, live: LiveHand, notice: str, sure: Action | None
    ) -> None:
        """Edit the pressed message."""
        wish, live.shown = self._answered(table, live), table.moment
        try:
            post = await self._post(table, live, interaction, wish, notice, sure)
            await answers.edit(interaction, post)
        except FAILURES:
            live.shown = None
            raise
        live.edit, live.token = interaction.edit_original_response, Token(interaction)
        live.show(post)

    def _answered(self, table: Table, live: LiveHand) -> Wish:
        """How long somebody who waits for their hand waits for its picture: then they get words, and it follows."""
        return Wish(live, live.urgency(table), self._timing.picture_s, partial(self._again, table.id, live))

    def _followed(self, table: Table, live: LiveHand) -> Wish:
        """The same for a hand that nobody has pressed for: words do only where somebody has to answer there."""
        if live.urgency(table) is Urgency.ASKED:
            return self._answered(table, live)
        return replace(self._answered(table, live), patience_s=0.0, words=False)

    async def _post(
        self,
        table: Table,
        live: LiveHand,
        interaction: Interaction,
        wish: Wish,
        notice: str = "",
        sure: Action | None = None,
    ) -> Post:
        """The hand as it stands. Raises Unpainted where words do not do."""
        moment, seat = table.moment, table.seat_of(interaction.user.id)
        if seat is None:
            raise Refused("not-seated")
        reader = self._readers.of(interaction, in_words=live.wordless or not takes_pictures(interaction))
        post = await hand_post(table, seat, replace(reader, wish=wish), notice, sure)
        return replace(post, revision=moment)

    async def _send(self, table: Table, user: int) -> None:
        token = self._joined.pop((table.id, user), None)
        if token is None or not token.alive:
            return
        interaction = token.interaction
        live = LiveHand(0, interaction.edit_original_response, token)
        try:
            async with (
                self._hooks.turn(interaction.channel_id or 0, interaction.token, Urgency.ASKED),
                live.lock,
                asyncio.timeout(LONGEST_REQUEST_S),
            ):
                wish = replace(self._answered(table, live), patience_s=DEAL_PATIENCE_S)
                post = await self._post(table, live, interaction, wish)
                send = interaction.followup.send
                message = await sent(
                    post, lambda post: send(view=post.view, files=post.files(), ephemeral=True, wait=True)
                )
        except FAILURES as error:
            log.info("A hand of table %s could not be sent: %s", table.id, error)
            return
        live.message, live.edit = message.id, message.edit
        live.show(post)
        self._live[table.id, user] = live
        self._catch_up(table, live)

    def _strip(self, older: LiveHand | None, interaction: Interaction, table_id: int, why: str = "hand-moved") -> None:
        """Take the buttons from an older hand, if it can be reached, and say why: a seat has one live hand."""
        if older is None:
            return
        older.rest()
        self._readers.unwanted(older)
        if older.token.alive:
            self._do(self._stripped(older, table_id, stripped_post(self._readers.of(interaction).speak, why)))

    async def _stripped(self, older: LiveHand, table_id: int, post: Post) -> None:
        interaction = older.token.interaction
        try:
            async with (
                asyncio.timeout(older.token.left_s),
                self._hooks.turn(interaction.channel_id or 0, interaction.token, Urgency.LAST) as turn,
            ):
                newer = self._live.get((table_id, older.user))
                if newer is not None and newer.message == older.message:
                    turn.spare()  # somebody has pressed there meanwhile, so that it is the live one again
                    return
                async with older.lock:
                    await older.edit(view=post.view, attachments=[])
        except FAILURES as error:
            log.info("An old hand could not be stripped: %s", error)
