"""Hand messages of players, opened at the start of a match or as the answer to a press, and removed again."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.errors import UserError
from bot.live.live_hand import HandServices, LiveHand
from bot.live.tokens import TOKEN_LIFE_S, Token, of_answer
from bot.tables.events import Closed, Ended, Moved, SeatsChanged, Started, TableEvent, handles
from bot.tables.quiescence import wait_until_settled
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.emoji import sent
from bot.transport.payload import MessagePayload
from bot.transport.priority import Priority
from bot.transport.responses import Interaction
from bot.transport.retries import FAILURES, LONGEST_REQUEST_S
from bot.ui.hand_message import stripped_message
from bot.ui.more import MORE
from bot.ui.render_context import Advised
from engine.core import Action

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE = 10008

DEAL_PATIENCE_S = 2.0
"""Seconds that a hand sent at the start of a match waits for its picture. No press asked for this hand."""


class HandMessages:
    """The hand messages of all players, by table and user.

    Anyone who has an interaction token can use it, so tokens are kept only in memory.
    """

    def __init__(self, services: HandServices) -> None:
        self.services, self.live = services, services.live
        self._joined: dict[tuple[int, int], Token] = {}
        self._opening: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self._dealing: set[int] = set()

    def remember(self, table: Table, interaction: Interaction) -> None:
        """Keep the token of a seated user's latest press, to send their hand with it when the match starts.

        If the user is not seated, forget the token that was kept for them.
        """
        key = (table.id, interaction.user.id)
        if table.row.state in ("lobby", "playing") and table.seat_of(interaction.user.id) is not None:
            self._joined[key] = Token(interaction)
        else:
            self._joined.pop(key, None)

    def want(self, table: Table) -> None:
        """Update the hand of each person at the table, if it is out of date."""
        for user in table.persons:
            if (live := self.live.get((table.id, user))) is not None:
                live.catch_up(table)

    def reachable(self, table: Table, user: int) -> bool:
        """Return whether the user's hand can be edited now, or is being sent at the start of the match."""
        live = self.live.get((table.id, user))
        return table.id in self._dealing or (live is not None and live.token.alive)

    def unsent(self, table: Table) -> bool:
        """Return whether a player is asked something that their live hand does not show yet."""
        lives = (self.live.get((table.id, user)) for user in table.persons)
        return any(live is not None and live.token.alive and live.behind(table) for live in lives)

    def unreached(self, table: Table) -> bool:
        """Return whether the bot can't edit the hand of a player who is at the table.

        That player sees changes only after their next press. False where the bot can send messages of its own, because
        it can ping the player there.
        """
        here = [each.user for each in table.here if each.user is not None]
        return not table.venue.at_will and not all(self.reachable(table, user) for user in here)

    def on_demand(self, table: Table) -> None:
        """Note that no hands are sent, because the match started without a press on *Start*.

        Its players are pinged instead.
        """
        self._dealing.discard(table.id)

    async def deal(self, table: Table, start: Interaction, given: Awaitable[bool]) -> None:
        """Send a hand to each player whose token is still valid.

        `start`: the press on *Start*. `given`: resolves once that press is answered, to whether it was. The user who
        pressed gets their hand only then. If a token of an earlier press lives long enough, their hand gets that one,
        because the token of *Start* edits the table's message.
        """
        host = start.user.id

        async def to_host() -> None:
            known = self._joined.get((table.id, host))
            if await given and (known is None or known.left_s < TOKEN_LIFE_S / 2):
                self.remember(table, start)
            await self._send(table, host)

        try:
            await asyncio.gather(to_host(), *(self._send(table, user) for user in table.persons if user != host))
        finally:
            self._forget_tokens(table)
            self._dealing.discard(table.id)

    async def open(self, interaction: Interaction, table: Table, notice: str = "") -> None:
        """Answer a press with a new hand message, then delete the user's older hand."""
        key = (table.id, interaction.user.id)
        lock = self._opening.setdefault(key, asyncio.Lock())
        async with lock:
            live = LiveHand(self.services, table.id, Token(interaction))
            async with live.lock:
                known = self.live.get(key)
                if known is None or known.behind(table):
                    await live.ask(table)
                post = await live.payload(table, interaction, live.wish(table), notice)
                live.message = await responses.send(interaction, post, ephemeral=True)
                live.token = of_answer(interaction, live.message)
                live.show(post)
            self._follow(table, live)

    async def answer(self, interaction: Interaction, table: Table, notice: str = "") -> None:
        """Answer a press that made a move on a hand message.

        If the table's public message is below the hand, send the hand again in a new message. Otherwise edit the hand.

        The answer itself is free of the channel's rate limit. But deleting the older hand counts as one request. So the
        hand is edited if the limit leaves no request for that.
        """
        live, message = self.live.get((table.id, interaction.user.id)), interaction.message
        known = live is not None and message is not None and live.message == message.id and live.token.alive
        below = table.row.message is not None and message is not None and message.id < table.row.message
        here = interaction.channel_id == table.row.channel
        free = self.services.webhook_limiter.free
        if live is None or not (known and below and here and free(live.token.interaction)):
            await self.redraw(interaction, table, notice)
            return
        try:
            await self.open(interaction, table, notice)
        except FAILURES:
            live.catch_up(table)
            raise

    async def advise(self, interaction: Interaction, table: Table, question: int, said: Advised) -> None:
        """Answer a press with the user's hand and the advice below it.

        `question`: number of the question. The advice is shown until this question is over. `said`: the advice.
        """
        self.services.advised[table.id, interaction.user.id] = (question, said)
        await self.answer(interaction, table)

    async def redraw(
        self, interaction: Interaction, table: Table, notice: str = "", sure: Action | None = None
    ) -> None:
        """Answer a press on a hand message by redrawing that message (callback type 7).

        `sure`: the action that the player has to confirm. If the user has a newer hand, the pressed message only says
        that it is further down.
        """
        key = (table.id, interaction.user.id)
        message = interaction.message.id if interaction.message else 0
        live = self.live.get(key)
        if live is not None and live.token.alive and message < live.message:
            await self._point_down(interaction, table, live)
            return
        self.services.going.discard(message)  # its user pressed it, so it stays
        if message in self.services.gone:
            await self.open(interaction, table, notice)
            return
        older = None
        if live is None or live.message != message:
            older = live
            live = self.live[key] = LiveHand(self.services, table.id, Token(interaction), message)
        elif sure == MORE and live.behind(table):
            sure = None  # a new question is shown with its choices
        try:
            async with live.lock:
                await live.answer(interaction, table, notice, sure)
        except FAILURES:
            if older is not None and self.live.get(key) is live:
                self.live[key] = older
            raise
        finally:
            # if the answer came too late to be shown, the older token may still reach the message
            self.live.get(key, live).catch_up(table)
        if older is not None:
            older.delete()

    def leave(self, table: Table, user: int, key: str = "hand-left") -> None:
        """Replace the hand of a user who has left their seat by one sentence. `key`: the sentence's message key."""
        if (live := self.live.get((table.id, user))) is not None:
            live.strip(live.token.interaction, key)

    def forget(self, user: int, interaction: Interaction) -> None:
        """Replace all hands of a user by one sentence, and forget the user's tokens. The user has left every table."""
        for key in [key for key in self._joined if key[1] == user]:
            del self._joined[key]
        for key in [key for key in self.live if key[1] == user]:
            self.live[key].strip(interaction, "hand-left")

    @handles(Started)
    def on_started(self, event: Started) -> None:
        """Note that the first hands are about to be sent."""
        self._dealing.add(event.table.id)
        self.want(event.table)

    @handles(Moved, SeatsChanged, Ended)
    def on_moved(self, event: TableEvent) -> None:
        """Update the hands of persons at the table that are out of date, each after its own pause."""
        table = event.table
        if event.told:
            self._dealing.discard(table.id)
        if isinstance(event, Ended):
            self._forget(table, but=table.persons)
        self.want(table)

    @asynccontextmanager
    async def answering(self, table: Table, user: int) -> AsyncGenerator[None]:
        """Suspend other updates of the user's hand while the body of the `with` answers their press.

        If the hand is the table's only message, also wait until the computers have moved.
        """
        if (live := self.live.get((table.id, user))) is not None:
            live.answering += 1
        try:
            yield
            if not table.venue.posts:
                await wait_until_settled(self.services.registry, table.id, self.services.timing.settle_s)
        except UserError:
            if live is not None:
                # perhaps nothing else redraws the hand, although others have moved in the meantime
                asyncio.get_running_loop().call_soon(live.again)
            raise
        finally:
            if live is not None:
                live.answering -= 1

    async def close(self) -> None:
        for live in self.live.values():
            live.cancel_timer()
        await self.services.tasks.close()

    def _forget_tokens(self, table: Table) -> None:
        for key in [key for key in self._joined if key[0] == table.id]:
            del self._joined[key]

    def _forget(self, table: Table, but: Sequence[int] = ()) -> None:
        self._forget_tokens(table)
        for (table_id, user), live in list(self.live.items()):
            if table_id == table.id and user not in but:
                live.drop()

    @handles(Closed)
    def on_closed(self, event: Closed) -> None:
        """Stop following all hands of a closed table. If the closing has a reason, replace each hand by it."""
        table = event.table
        ended = [live for (table_id, _), live in self.live.items() if table_id == table.id]
        self._forget(table)
        for live in ended if table.row.reason else ():
            live.strip(live.token.interaction, f"closed-{table.row.reason}")

    async def _point_down(self, interaction: Interaction, table: Table, live: LiveHand) -> None:
        """Answer a press on an older hand by replacing it with one line. Then update the newest hand."""
        text = self.services.render_contexts.for_interaction(interaction).speak
        try:
            await responses.edit(interaction, stripped_message(text, "hand-further-down"))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await responses.defer(interaction)  # the message has just been deleted
        finally:
            live.at_once(table)

    async def _send(self, table: Table, user: int) -> None:
        token = self._joined.pop((table.id, user), None)
        if token is None or not token.alive:
            return
        interaction = token.interaction
        live = LiveHand(self.services, table.id, token)
        turn = partial(self.services.webhook_limiter.turn, interaction, Priority.ASKED, new=True)
        first = iter([nullcontext()])

        async def request(post: MessagePayload) -> discord.WebhookMessage:
            async with next(first, None) or turn():  # if Discord refuses one form, the next one takes another turn
                return await interaction.followup.send(view=post.view, files=post.files(), ephemeral=True, wait=True)

        try:
            async with turn(), live.lock, asyncio.timeout(LONGEST_REQUEST_S):
                post = await live.payload(table, interaction, replace(live.wish(table), patience_s=DEAL_PATIENCE_S))
                message = await sent(post, request)
        except FAILURES as error:
            log.info("Hand at table %s not sent; its player can open it: %s", table.id, error)
            return
        live.message, live.token = message.id, Token(interaction, message.id)
        live.show(post)
        self._follow(table, live)

    def _follow(self, table: Table, live: LiveHand) -> None:
        """Follow a hand that was just sent, and delete the older one.

        If the player has opened a newer hand in the meantime, delete the sent hand instead. Do nothing if the sent hand
        is already followed, because its player has pressed it.
        """
        key = (table.id, live.user)
        known = self.live.get(key)
        if known is None or known.message < live.message:
            self.live[key] = live
            live.catch_up(table)
            if known is not None:
                known.delete()
        elif known.message > live.message:
            live.delete()
