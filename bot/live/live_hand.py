"""One hand message: what it shows, and its edits through an interaction token until that expires.

A player who is asked something sees the change at once. The other players see it with their next question, with the
answer to their next press, or after a pause. They wait because few requests by token are allowed
(`webhook_rate_limiter.py`).
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial

import discord

from bot.errors import UserError
from bot.live.tokens import IN_HAND, Token
from bot.tables.background_tasks import BackgroundTasks
from bot.tables.match_service import MatchService
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.tables.timing import Timing
from bot.transport import responses
from bot.transport.channel_access import ChannelAccess
from bot.transport.emoji import TRIES, for_emoji, without
from bot.transport.payload import MessagePayload
from bot.transport.priority import Priority
from bot.transport.responses import Interaction
from bot.transport.retries import FAILURES, LONGEST_REQUEST_S, Pauses, passing
from bot.transport.webhook_rate_limiter import WebhookRateLimiter
from bot.ui.hand_message import hand_message, stripped_message
from bot.ui.message_form import Form
from bot.ui.render_context import Advised, RenderContexts, Unpainted
from bot.ui.render_queue import RenderRequest
from engine.core import Action

log = logging.getLogger(__name__)

MOST_GONE = 1000
"""Maximum number of removed hands remembered. A press on a removed hand comes soon after its removal, or never."""


@dataclass(eq=False)
class HandServices:
    """The services and records that all hand messages share.

    `live`: hands by (table, user). `advised`: the latest advice by (table, user), with the number of its question.
    `going`, `gone`: the messages to remove, and those removed. `notice`: returns the key of a sentence about the
    table's messages, or "".
    """

    registry: TableRegistry
    render_contexts: RenderContexts
    webhook_limiter: WebhookRateLimiter
    timing: Timing
    matches: MatchService
    channel_access: ChannelAccess
    live: dict[tuple[int, int], LiveHand] = field(default_factory=dict[tuple[int, int], "LiveHand"])
    advised: dict[tuple[int, int], tuple[int, Advised]] = field(
        default_factory=dict[tuple[int, int], tuple[int, Advised]]
    )
    tasks: BackgroundTasks = field(default_factory=BackgroundTasks)
    going: set[int] = field(default_factory=set[int])
    gone: dict[int, None] = field(default_factory=dict[int, None])
    notice: Callable[[Interaction, Table], str] = lambda _interaction, _table: ""


@dataclass(slots=True, eq=False)
class LiveHand:
    """A hand message of a table, edited under `lock` with its token.

    `shown`: the moment of the match that it shows. `at`: when it was last updated, in seconds of the loop's clock.
    `owed`: it is in words, because its picture was late. `answering`: number of presses on it that are being answered.
    `painted`: a task is bringing it up to date. `later`: the timer of the next update. `refusals`: how often Discord
    has refused its emoji since its last update. `pressable`: it has buttons.
    """

    services: HandServices
    table_id: int
    token: Token
    message: int = 0
    user: int = field(init=False)
    shown: Hashable = field(default=None, init=False)
    at: float = field(default=-math.inf, init=False)
    owed: bool = field(default=False, init=False)
    answering: int = field(default=0, init=False)
    painted: bool = field(default=False, init=False)
    later: asyncio.TimerHandle | None = field(default=None, init=False)
    refusals: int = field(default=0, init=False)
    pressable: bool = field(default=True, init=False)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)

    def __post_init__(self) -> None:
        self.user = self.token.interaction.user.id
        self.token.interaction.extras[IN_HAND] = True

    @property
    def followed(self) -> bool:
        """Return whether this is its user's live hand at the table."""
        return self.services.live.get((self.table_id, self.user)) is self

    def shows(self, table: Table) -> bool:
        """Return whether the hand needs no update."""
        return table.match is None or (self.shown == table.moment and not self.owed)

    def show(self, post: MessagePayload) -> None:
        """Note that the hand now shows this message."""
        self.refusals, self.pressable = 0, post.view.is_dispatchable()
        self.shown, self.owed, self.at = post.revision, post.owed, asyncio.get_running_loop().time()

    def urgency(self, table: Table) -> Priority:
        """Return the priority of updating the hand.

        It is high (ASKED) if the hand does not yet show that its player is asked something, or that the match has
        ended. It is low (WAITING) if only the picture is missing. At the end of a match a missing picture has high
        priority too, because only the picture shows the podium.
        """
        podium = self.owed and table.match is not None and table.match.result is not None
        urgent = self._matters(table) and (podium or self.shown != table.moment)
        return Priority.ASKED if urgent else Priority.WAITING

    def behind(self, table: Table) -> bool:
        """Return whether the hand does not yet show that its player is asked something, or that the match has ended."""
        return self._matters(table) and self.shown != table.moment

    def _matters(self, table: Table) -> bool:
        """Return whether the player is asked something, or the match has ended."""
        match, seat = table.match, table.seat_of(self.user)
        if match is None or seat is None:
            return False
        asked = table.sitter(seat).here and (bool(match.question.legal.get(seat)) or seat in table.voters)
        return asked or match.result is not None

    def cancel_timer(self) -> None:
        """Cancel the timer of the next update."""
        if self.later is not None:
            self.later.cancel()
            self.later = None

    def catch_up(self, table: Table) -> None:
        """Start or schedule an update of the hand, if it is out of date.

        If the hand shows the end of its match, stop following it instead.
        """
        if table.match is None or self.answering:
            return
        if self.painted:
            self.services.webhook_limiter.hurry(self, self.urgency(table))
        elif not self.shows(table):
            pause = self._pause_s(table)
            if pause <= 0:
                self.again()
            elif self.later is None:
                self.later = asyncio.get_running_loop().call_later(pause, self.again)
        elif table.match.result is not None:
            self.drop()

    def at_once(self, table: Table) -> None:
        """Update an outdated hand as soon as the rate limit allows.

        The pause for players who are asked nothing is skipped.
        """
        if not self.shows(table):
            self.shown = None
        self.catch_up(table)

    def again(self) -> None:
        """Start an update of the hand.

        Do nothing if an update is already running, or if a press on the hand is being answered, which redraws the hand.
        """
        self.cancel_timer()
        if not self.painted and not self.answering:
            self.painted = True
            self.services.tasks.do(self._paint())

    def drop(self) -> None:
        """Stop following this hand."""
        self.cancel_timer()
        self.services.render_contexts.unwanted(self)
        if self.followed:
            del self.services.live[self.table_id, self.user]
            self.services.advised.pop((self.table_id, self.user), None)

    async def ask(self, table: Table) -> None:
        """Start the time of an open claim window. A failure to save (UserError) is ignored.

        This is done just before and just after a hand shows its player a new question.
        """
        if table.in_window:
            with suppress(UserError):  # then the player's time simply ends when it would have ended without this call
                await self.services.matches.sent(table)

    async def answer(
        self, interaction: Interaction, table: Table, notice: str = "", sure: Action | None = None
    ) -> None:
        """Answer a press on this message by redrawing it. Call this method while holding the lock."""
        if self.behind(table):
            await self.ask(table)
        wish, self.shown = self.wish(table), table.moment
        try:
            post = await self.payload(table, interaction, wish, notice, sure)
            await responses.edit(interaction, post)
        except FAILURES:
            self.shown = None
            raise
        self.token = Token(interaction)
        self.show(post)

    def wish(self, table: Table, *, pressed: bool = True) -> RenderRequest:
        """Build the picture request for a player who waits for their hand.

        If the picture is not ready in time, the hand is shown in words first and the picture follows. `pressed`: a
        press asked for the hand. Otherwise a hand whose player is asked nothing waits for its picture.
        """
        wish = RenderRequest(self, self.urgency(table), self.services.timing.picture_s, self.again)
        return wish if pressed or self.behind(table) else replace(wish, patience_s=0.0, words=False)

    async def payload(
        self,
        table: Table,
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
        moment, seat = table.moment, table.seat_of(self.user)
        if seat is None:
            raise UserError("not-seated")
        context = self.services.render_contexts.for_interaction(interaction)
        channel, first = interaction.channel_id or 0, not responses.is_answered(interaction)
        form = Form.now(channel, self.services.channel_access, first=first)
        context = form.context(replace(context, wish=wish, advised=self._advice(table)))
        post = await hand_message(table, seat, context, notice or self.services.notice(interaction, table), sure)
        build = partial(self.payload, table, interaction, wish, notice, sure)
        post = form.message(post, table, context.speak, build)
        if self.refusals >= TRIES and post.plain is not None:
            post = await without(post)
        return replace(post, revision=moment)

    def delete(self) -> None:
        """Delete this message, because a newer one replaces it.

        Wait until the rate limit has room for that besides the requests for players who are asked. If the token has
        expired, the message stays.
        """
        self._remove(self.token.delete, Priority.REPLACED)

    def strip(self, interaction: Interaction, why: str) -> None:
        """Replace this hand by one sentence, because its player no longer has it. Hands with buttons come first.

        `interaction`: gives the language. `why`: the sentence's message key.
        """
        urgency = Priority.OLDER if self.pressable else Priority.LAST
        post = stripped_message(self.services.render_contexts.for_interaction(interaction).speak, why)
        self._remove(lambda: self.token.edit(post), urgency)

    def _advice(self, table: Table) -> Advised:
        """Return the advice that the user got on the open question. Return empty advice if there is none."""
        number, said = self.services.advised.get((table.id, self.user), (0, Advised()))
        if table.match is not None and table.match.number == number:
            return said
        self.services.advised.pop((table.id, self.user), None)
        return Advised()

    def _pause_s(self, table: Table) -> float:
        """Return the seconds to wait before this hand may be edited. 0 or less: none.

        Only the hands of players who are asked nothing have to wait.
        """
        if self.shown in (None, table.moment) or self._matters(table):
            return 0.0
        return self.at + self.services.timing.waiting_s - asyncio.get_running_loop().time()

    async def _paint(self) -> None:
        """Edit the hand until it shows the newest state of its table. Stop when its token expires."""
        pauses = Pauses()
        try:
            while self.token.alive and self.followed:
                try:
                    table = await self.services.registry.get(self.table_id)
                    if self.shows(table) or self._pause_s(table) > 0:
                        self.painted = False
                        self.catch_up(table)
                        return
                    await self._edit(table, self.token.interaction)
                    pauses = Pauses()
                except Unpainted:
                    return  # once the picture is ready, `again` is called
                except (*FAILURES, UserError) as error:
                    self.shown = None
                    if not passing(error):
                        if not isinstance(error, UserError):  # dismissed or expired: *My hand* opens a new one
                            log.info("Hand at table %s can no longer be updated: %s", self.table_id, error)
                            self.drop()
                        return
                    await asyncio.sleep(pauses.next())
        finally:
            self.painted = False
        self.drop()

    async def _edit(self, table: Table, interaction: Interaction) -> None:
        """Edit the hand once, unless it was updated or taken away. Raises Unpainted if it waits for its picture."""
        # get the picture first, so that no turn in the budget and no lock is held while it is painted
        post = await self.payload(table, interaction, self.wish(table, pressed=False))
        # the player may have been asked something while the picture was painted
        async with self.services.webhook_limiter.turn(interaction, self.urgency(table), self) as turn:
            turn.used = False
            async with self.lock, asyncio.timeout(LONGEST_REQUEST_S):
                if not self.followed:
                    return  # the hand was taken away while this waited
                table = await self.services.registry.get(self.table_id)
                if self.shows(table) or self.token.interaction is not interaction:
                    return
                if asks := self.behind(table):
                    await self.ask(table)
                if post.owed or post.revision != table.moment:
                    # the picture may be ready by now, so that one edit is enough
                    post = await self.payload(table, interaction, self.wish(table, pressed=False))
                turn.used = True
                try:
                    await self.token.edit(post)
                except discord.HTTPException as error:
                    if post.instead(error) is None:  # otherwise the next try builds it in another form
                        if not for_emoji(post, error):
                            raise
                        self.refusals += 1
                    return
                post.taken()
                self.show(post)
                if asks:
                    await self.ask(table)

    def _remove(self, request: Callable[[], Awaitable[object]], urgency: Priority) -> None:
        self.drop()
        if self.token.alive:
            self.services.going.add(self.message)
            self.services.tasks.do(self._removed(request, urgency))

    async def _removed(self, request: Callable[[], Awaitable[object]], urgency: Priority) -> None:
        """Send the request that removes a hand. Retry while Discord fails, until the hand's token expires."""
        pauses, gone = Pauses(), self.services.gone
        try:
            async with asyncio.timeout(self.token.left_s):
                while True:
                    if await self._tried(request, urgency):
                        break
                    await asyncio.sleep(pauses.next())
        except FAILURES as error:
            log.info("Old hand not removed: %s", error)
        finally:
            self.services.going.discard(self.message)
        while len(gone) > MOST_GONE:
            del gone[next(iter(gone))]

    async def _tried(self, request: Callable[[], Awaitable[object]], urgency: Priority) -> bool:
        """Send the request when the rate limit allows. Return whether it succeeded or is no longer needed.

        Raises one of FAILURES if another try is useless.
        """
        message, gone = self.message, self.services.gone
        async with self.services.webhook_limiter.turn(self.token.interaction, urgency) as turn, self.lock:
            if message not in self.services.going:
                turn.used = False
                return True
            gone[message] = None
            try:
                async with asyncio.timeout(LONGEST_REQUEST_S):
                    await request()
            except FAILURES as error:
                del gone[message]
                if not passing(error):
                    raise
                return False
        return True
