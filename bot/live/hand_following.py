"""Updates of live hand messages, sent through their interaction tokens until these expire.

A player who is asked something sees the change at once. The other players see it with their next question, with the
answer to their next press, or after a pause. They wait because few requests by token are allowed
(`webhook_rate_limiter.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord

from bot.errors import UserError
from bot.live.live_hand import LiveHand, takes_pictures
from bot.tables.background_tasks import BackgroundTasks
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.tables.timing import Timing
from bot.transport.channel_access import ChannelAccess
from bot.transport.emoji import TRIES, for_emoji, without
from bot.transport.payload import MessagePayload
from bot.transport.priority import Priority
from bot.transport.responses import FAILURES, LONGEST_REQUEST_S, Interaction, Pauses, passing
from bot.transport.webhook_rate_limiter import WebhookRateLimiter
from bot.ui.hand_message import hand_message
from bot.ui.render_context import Advised, RenderContexts, Unpainted
from bot.ui.render_queue import RenderRequest
from engine.core import Action

log = logging.getLogger(__name__)


Sending = Callable[[Table], Awaitable[None]]


class Following:
    """The updater of all live hands, each at its own pace. `live` holds them by (table, user).

    The callback `sending` is awaited with the table just before and just after a hand shows its player a new question.
    """

    def __init__(
        self,
        registry: TableRegistry,
        render_contexts: RenderContexts,
        webhook_limiter: WebhookRateLimiter,
        timing: Timing,
        sending: Sending,
        channel_access: ChannelAccess,
    ) -> None:
        self._registry, self._render_contexts, self._webhook_limiter, self._timing = (
            registry,
            render_contexts,
            webhook_limiter,
            timing,
        )
        self._sending, self._channel_access = sending, channel_access
        self.live: dict[tuple[int, int], LiveHand] = {}
        self.advised: dict[tuple[int, int], tuple[int, Advised]] = {}
        """The latest advice by (table, user). Each value is the number of its question, and the advice itself."""
        self._painters = BackgroundTasks()

    def want(self, table: Table) -> None:
        """Bring the table's live hands up to date."""
        for user in table.persons:
            live = self.live.get((table.id, user))
            if live is not None:
                self.catch_up(table, live)

    def catch_up(self, table: Table, live: LiveHand) -> None:
        """Start an update of the hand if it is out of date, now or after its pause.

        Stop following the hand once it shows the end of its match.
        """
        if table.match is None or live.answering:
            return
        if live.painted:
            self._webhook_limiter.hurry(live, live.urgency(table))
        elif not live.shows(table):
            pause = self._pause_s(table, live)
            if pause <= 0:
                self.again(table.id, live)
            elif live.later is None:
                live.later = asyncio.get_running_loop().call_later(pause, self.again, table.id, live)
        elif table.match.result is not None:
            self.drop(table.id, live)

    async def ask(self, table: Table) -> None:
        """Call `sending`, because a hand is about to show its player a question or has just shown it."""
        with suppress(UserError):  # then the player's time simply ends when it would have ended without this call
            await self._sending(table)

    def at_once(self, table: Table, live: LiveHand) -> None:
        """Update a hand that is out of date as soon as its budget allows, even if its player is asked nothing."""
        if not live.shows(table):
            live.shown = None
        self.catch_up(table, live)

    def _pause_s(self, table: Table, live: LiveHand) -> float:
        """Return the seconds until this hand may be edited.

        There is a pause only for players who are asked nothing.
        """
        if live.shown in (None, table.moment) or live.urgency(table) is Priority.ASKED:
            return 0.0
        return live.at + self._timing.waiting_s - asyncio.get_running_loop().time()

    def again(self, table_id: int, live: LiveHand) -> None:
        """Start an update of the hand, unless one is running or the answer to a press is about to redraw the hand."""
        live.cancel_timer()
        if not live.painted and not live.answering:
            live.painted = True
            self.do(self._paint(table_id, live))

    def do(self, work: Coroutine[None, None, None]) -> None:
        self._painters.do(work)

    async def _paint(self, table_id: int, live: LiveHand) -> None:
        """Edit the hand until it shows the newest state of its table. Give up when its token expires."""
        pauses = Pauses()
        try:
            while live.token.alive and self.live.get((table_id, live.user)) is live:
                try:
                    if await self._brought_up(table_id, live):
                        return
                    pauses.reset()
                except (*FAILURES, UserError) as error:
                    live.shown = None
                    if not self._mended(table_id, live, error):
                        return
                    if isinstance(error, UserError) or passing(error):
                        await asyncio.sleep(pauses.next())
        finally:
            live.painted = False
        self.drop(table_id, live)

    async def _brought_up(self, table_id: int, live: LiveHand) -> bool:
        """Edit the hand once if it is out of date.

        Return True if nothing is left to do now, and False to check the hand again.
        """
        table = await self._registry.get(table_id)
        interaction = live.token.interaction
        if live.shows(table) or self._pause_s(table, live) > 0:
            live.painted = False
            self.catch_up(table, live)
            return True
        try:
            # get the picture first, so that no turn in the budget and no lock is held while it is painted
            post = await self.post(table, live, interaction, self._followed(table, live))
            # the player may have been asked something while the picture was painted
            urgency = live.urgency(await self._registry.get(table_id))
            async with self._webhook_limiter.turn(interaction, urgency, live) as turn:
                turn.spare()
                async with live.lock, asyncio.timeout(LONGEST_REQUEST_S):
                    if self.live.get((table_id, live.user)) is not live:
                        return True  # the hand was taken away while this waited
                    table = await self._registry.get(table_id)
                    if live.shows(table) or live.token.interaction is not interaction:
                        return False
                    asks = live.behind(table)
                    if asks:
                        await self.ask(table)
                    if post.owed or post.revision != table.moment:
                        # the picture may be ready by now, so that one edit is enough
                        post = await self.post(table, live, interaction, self._followed(table, live))
                    turn.used = True
                    try:
                        await live.reach.edit(view=post.view, attachments=post.files())
                    except discord.HTTPException as error:
                        if not for_emoji(post, error):
                            raise
                        live.refusals += 1
                        return False
                    post.taken()
                    live.show(post)
                    if asks:
                        await self.ask(table)
        except Unpainted:
            return True  # once the picture is ready, `again` is called
        return False

    def _mended(self, table_id: int, live: LiveHand, error: Exception) -> bool:
        """Note what a failed edit shows about the hand. Return whether to try again."""
        if isinstance(error, UserError):
            return error.unsaved
        if passing(error):
            return True
        if isinstance(error, discord.Forbidden) and not live.wordless:
            live.wordless = True  # perhaps only files are no longer allowed: try without a picture
            return True
        # dismissed or expired: the table's My hand button opens a new hand
        log.info("A hand of table %s is lost: %s", table_id, error)
        self.drop(table_id, live)
        return False

    def drop(self, table_id: int, live: LiveHand) -> None:
        """Stop following this hand."""
        live.cancel_timer()
        self._render_contexts.unwanted(live)
        if self.live.get((table_id, live.user)) is live:
            del self.live[table_id, live.user]
            self.advised.pop((table_id, live.user), None)

    def answered(self, table: Table, live: LiveHand) -> RenderRequest:
        """Build the picture request for a player who waits for their hand.

        If the picture is not ready in time, the hand is shown in words first and the picture follows.
        """
        return RenderRequest(live, live.urgency(table), self._timing.picture_s, partial(self.again, table.id, live))

    def _followed(self, table: Table, live: LiveHand) -> RenderRequest:
        """Build the picture request for an update that no press asked for.

        The hand is shown in words only if its player is asked something. Otherwise it is updated once the picture is
        ready.
        """
        if live.behind(table):
            return self.answered(table, live)
        return replace(self.answered(table, live), patience_s=0.0, words=False)

    async def post(
        self,
        table: Table,
        live: LiveHand,
        interaction: Interaction,
        wish: RenderRequest,
        notice: str = "",
        sure: Action | None = None,
    ) -> MessagePayload:
        """Build the hand message in its current state.

        Raises Unpainted if the picture is missing and words are not allowed.
        """
        moment, seat = table.moment, table.seat_of(interaction.user.id)
        if seat is None:
            raise UserError("not-seated")
        reader = self._render_contexts.for_interaction(
            interaction, in_words=live.wordless or not takes_pictures(interaction)
        )
        reader = replace(reader, wish=wish, advised=self._advice(table, interaction.user.id))
        notice = notice or ("hand-cut-off" if self._channel_access.cut_off(table, interaction) else "")
        post = await hand_message(table, seat, reader, notice, sure)
        if live.refusals >= TRIES and post.plain is not None:
            post = await without(post)
        return replace(post, revision=moment)

    def _advice(self, table: Table, user: int) -> Advised:
        """Return the user's advice if its question is still open. Otherwise forget it and return an empty one."""
        number, said = self.advised.get((table.id, user), (0, Advised()))
        if table.match is not None and table.match.number == number:
            return said
        self.advised.pop((table.id, user), None)
        return Advised()

    async def close(self) -> None:
        for live in self.live.values():
            live.cancel_timer()
        await self._painters.close()
