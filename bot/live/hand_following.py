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
    """The updater of all hand messages, each at its own pace. `live` has them by (table, user).

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
        """Update the hand of each person at the table, if it is out of date."""
        for user in table.persons:
            live = self.live.get((table.id, user))
            if live is not None:
                self.catch_up(table, live)

    def catch_up(self, table: Table, live: LiveHand) -> None:
        """Start or schedule an update of the hand, if it is out of date.

        If the hand shows the end of its match, stop following it instead.
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
        """Call the callback `sending`. A failure to save (UserError) is ignored.

        This is done just before and just after a hand shows its player a new question.
        """
        with suppress(UserError):  # then the player's time simply ends when it would have ended without this call
            await self._sending(table)

    def at_once(self, table: Table, live: LiveHand) -> None:
        """Update an outdated hand as soon as the rate limit allows.

        The pause for players who are asked nothing is skipped.
        """
        if not live.shows(table):
            live.shown = None
        self.catch_up(table, live)

    def _pause_s(self, table: Table, live: LiveHand) -> float:
        """Return the seconds to wait before this hand may be edited. 0 or less: none.

        Only the hands of players who are asked nothing have to wait.
        """
        if live.shown in (None, table.moment) or live.urgency(table) is Priority.ASKED:
            return 0.0
        return live.at + self._timing.waiting_s - asyncio.get_running_loop().time()

    def again(self, table_id: int, live: LiveHand) -> None:
        """Start an update of the hand.

        Do nothing if an update is already running, or if a press on the hand is being answered, which redraws the hand.
        """
        live.cancel_timer()
        if not live.painted and not live.answering:
            live.painted = True
            self.do(self._paint(table_id, live))

    def do(self, work: Coroutine[None, None, None]) -> None:
        self._painters.do(work)

    async def _paint(self, table_id: int, live: LiveHand) -> None:
        """Edit the hand until it shows the newest state of its table. Stop when its token expires."""
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

        Return True if nothing is left to do now. Return False if the hand has to be checked again.
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
        """Handle the error of a failed edit. Return whether to try again.

        If Discord forbids the edit, try again without a picture. If the message can't be edited any longer, stop
        following it.
        """
        if isinstance(error, UserError):
            return error.unsaved
        if passing(error):
            return True
        if isinstance(error, discord.Forbidden) and not live.wordless:
            live.wordless = True  # perhaps only files are no longer allowed: try without a picture
            return True
        # dismissed or expired: the table's My hand button opens a new hand
        log.info("Hand at table %s can no longer be updated; its player can open a new one: %s", table_id, error)
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

        If the player is asked something and the picture is late, the hand is shown in words. Otherwise the update waits
        for the picture.
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
        """Build the message that shows the user's hand now.

        `wish`: the request for its picture. `notice`: key of a sentence above the hand. `sure`: the action that the
        player has to confirm.

        Raises Unpainted if the picture is not ready and `wish` does not allow words.
        """
        moment, seat = table.moment, table.seat_of(interaction.user.id)
        if seat is None:
            raise UserError("not-seated")
        context = self._render_contexts.for_interaction(
            interaction, in_words=live.wordless or not takes_pictures(interaction)
        )
        context = replace(context, wish=wish, advised=self._advice(table, interaction.user.id))
        notice = notice or ("hand-cut-off" if self._channel_access.cut_off(table, interaction) else "")
        post = await hand_message(table, seat, context, notice, sure)
        if live.refusals >= TRIES and post.plain is not None:
            post = await without(post)
        return replace(post, revision=moment)

    def _advice(self, table: Table, user: int) -> Advised:
        """Return the advice that the user got on the open question. Return empty advice if there is none."""
        number, said = self.advised.get((table.id, user), (0, Advised()))
        if table.match is not None and table.match.number == number:
            return said
        self.advised.pop((table.id, user), None)
        return Advised()

    async def close(self) -> None:
        for live in self.live.values():
            live.cancel_timer()
        await self._painters.close()
