"""Pings for lobbies that lack players.

A lobby's ping is sent once, to a few of the users who asked for such pings. Users whose last ping is longest ago come
first.
"""

import logging
from collections.abc import Sequence
from functools import partial

import discord

from bot.decks.telling import joined
from bot.errors import UserError
from bot.live.side_messages import Notice, SideMessages, may_succeed
from bot.settings.settings import Settings
from bot.tables.events import Closed, LobbyChanged, Started, TableEvent, handles
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.tables.timers import Timers
from bot.tables.timing import Timing
from bot.transport.membership import MembershipWatcher
from bot.transport.permissions import mentioned_by_us, written_in
from bot.transport.retries import FAILURES
from bot.ui.custom_ids import JOIN
from bot.ui.render_context import RenderContexts
from bot.ui.waiting_message import link

log = logging.getLogger(__name__)

CALL = "call"
MOST_CALLED = 10
"""Maximum number of users mentioned in one ping."""
PAUSE_MS = 30 * 60 * 1000
"""Milliseconds between two pings for the same game in a channel."""
AT_ONCE, MOST_LOOKED_AT = 50, 500
"""Numbers of listed users that are read for one ping: at a time, and in all."""


class LobbyAnnouncements:
    """The pings for lobbies that anyone may join and that have a free seat.

    A ping is removed once its lobby no longer lacks players. Its time and recipients are saved before it is sent, so a
    restart pings nobody twice.
    """

    def __init__(
        self,
        client: discord.Client,
        notices: SideMessages,
        registry: TableRegistry,
        clock: Timers,
        render_contexts: RenderContexts,
        settings: Settings,
        timing: Timing,
        members: MembershipWatcher,
    ) -> None:
        self._client, self.notices, self._registry, self._clock = client, notices, registry, clock
        self._render_contexts, self._settings, self._timing, self._members = render_contexts, settings, timing, members
        self._called: set[int] = set()

    @handles(LobbyChanged, Started, Closed)
    def on_lobby_changed(self, event: TableEvent) -> None:
        """Schedule a ping if the lobby lacks players. Otherwise remove the lobby's ping."""
        table = event.table
        if not is_short(table):
            self._clock.drop(_key(table.id))
            self.notices.clear(table.id)
            if table.row.state != "lobby":
                self._called.discard(table.id)
        elif _key(table.id) not in self._clock and table.id not in self._called:
            self._later(table.id, self._timing.call_s)
            self.notices.do(self._note(table.id, self._registry.now() + int(self._timing.call_s * 1000)))

    async def wake(self, table: Table) -> None:
        """Resume after a restart.

        Schedule the lobby's ping for the remaining time. If the lobby has enough players, delete a ping that was
        already sent.
        """
        short = is_short(table)
        await self.notices.recall(table, *([CALL] if short else []))
        if not short or _key(table.id) in self._clock or table.id in self._called:
            return
        try:
            found = await self._registry.store.calls.get(table.id)
        except UserError:
            found = None
        due_at = found.due_at if found is not None else table.row.created_at + int(self._timing.call_s * 1000)
        left_s = (due_at - self._registry.now()) / 1000
        self._later(table.id, min(max(0.0, left_s), self._timing.call_s))  # the clock may have been set back

    async def close(self) -> None:
        await self.notices.close()

    def _later(self, table_id: int, pause_s: float) -> None:
        self._clock.set(_key(table_id), pause_s, partial(self._look, table_id))

    async def _note(self, table_id: int, due_at: int) -> None:
        try:
            await self._registry.store.calls.wait(table_id, due_at)
        except UserError as refused:
            log.info("Time of the ping for table %s not saved (%s); a restart may change it.", table_id, refused.key)

    async def _look(self, table_id: int) -> None:
        """Ping players for the lobby. If that is not possible yet, schedule another try."""
        if (table := await self._short(table_id)) is None:
            return
        try:
            again_s = await self._call(table)
        except (*FAILURES, UserError) as error:
            log.info("Ping for table %s not sent yet; will retry: %s", table_id, error)
            again_s = self._timing.retry_s if may_succeed(error) else self._timing.call_s
        if again_s is None:
            self._called.add(table_id)
        elif await self._short(table_id) is not None:
            self._later(table_id, again_s)

    async def _short(self, table_id: int) -> Table | None:
        """Return the table if it is a lobby that lacks players, else None."""
        table = await self._registry.find(table_id)
        return table if table and is_short(table) else None

    async def _call(self, table: Table) -> float | None:
        """Ping players for the lobby. Return the seconds until the next try, or None if no other try is needed.

        Another try is needed if nobody can be pinged now, or if the last ping for the same game in the channel is too
        recent. Raises UserError, or one of FAILURES.
        """
        row, guild = table.row, self._client.get_guild(table.row.guild)
        found = await self._registry.store.calls.get(row.id)
        if found is not None and found.sent:
            return None
        if guild is None:
            return self._timing.call_s
        server = await self._settings.server(row.guild)
        # without a channel for pings that the bot can write in, the ping goes to the lobby's own channel
        place = server.calls if server.calls not in (None, row.channel) and written_in(guild, server.calls) else None
        called = server.called if server.pings else None
        role = called if called is not None and mentioned_by_us(guild, called, place or row.channel) else None
        if found is not None and found.called_at is not None:
            # repeat the decision made before the bot ended or Discord failed
            users = await self._registry.store.calls.get_called_users(row.id)
        else:
            users = await self._chosen(guild, table, place)
            if (not users and role is None) or await self._short(row.id) is None:
                return self._timing.call_s
            aloud, now = (await self._settings.pinged(row.guild, ())).aloud, self._registry.now()
            last = await self._registry.store.calls.call(
                row.id, place or row.channel, users if aloud else (), now, now - PAUSE_MS
            )
            if last is not None:
                return max(self._timing.retry_s, (last + PAUSE_MS - now) / 1000)
        await self._send(table, users, role, place)
        await self._registry.store.calls.sent(row.id)
        return None

    async def _chosen(self, guild: discord.Guild, table: Table, elsewhere: int | None) -> list[int]:
        """Return the users to ping. Users whose last ping is longest ago come first.

        Each of them can see the lobby's channel. If the ping goes to another channel (`elsewhere`), each can see that
        one too. Raises UserError, or one of FAILURES.
        """
        found: list[int] = []
        row, listeners = table.row, self._registry.store.calls.listeners
        here = guild.get_channel_or_thread(row.channel)
        if here is None or (isinstance(here, discord.Thread) and here.is_private()):
            return found  # without asking Discord, it is unknown who sees a private thread
        there = guild.get_channel(elsewhere) if elsewhere is not None else None
        places = [here] if there is None else [here, there]
        for skip in range(0, MOST_LOOKED_AT, AT_ONCE):
            read = await listeners(row.guild, row.game, skip, AT_ONCE)
            for user in await self._willing(table, read):
                if await self._members.sees(user, places):
                    found.append(user)
                if len(found) == MOST_CALLED:
                    return found
            if len(read) < AT_ONCE:
                break
        return found

    async def _willing(self, table: Table, users: Sequence[int]) -> list[int]:
        """Return those of `users` who may join the lobby and may be pinged.

        Left out are users who block the host, whom the host blocks or has removed, who were already invited, or whom a
        moderator has suspended. Quiet hours of the server are ignored here: `_send` then mentions nobody.
        """
        row, blocked = table.row, await self._settings.blocked((table.row.host, *users))
        pinged = await self._settings.pinged(row.guild, users)
        asked = {*row.invited, *row.declined, *row.kicked}
        free = [
            user
            for user in (pinged.now if pinged.aloud else pinged.wanted)
            if user not in asked and not blocked(user, row.host) and not blocked(row.host, user)
        ]
        return [user for user in free if await self._settings.kept_out.until(row.guild, user) is None]

    async def _send(self, table: Table, users: Sequence[int], role: int | None, place: int | None) -> None:
        """Send the ping. In the server's quiet hours the message mentions no users and no role.

        `place`: the channel to send it to. None: the lobby's own channel.
        """
        row, text = table.row, (await self._render_contexts.for_guild(table.row.guild)).speak
        pinged = await self._settings.pinged(row.guild, users)
        roles = [role] if role is not None and pinged.aloud else []
        called = [*(f"<@&{each}>" for each in roles), *(f"<@{user}>" for user in users if pinged.aloud)]
        said = text(
            "ping-call" if called else "ping-call-quiet",
            who=joined(called, text),
            host=f"<@{row.host}>",
            game=text(row.game),
            count=row.seats - len(table.sitters),
            table=link(row, text),
        )
        button = (text("waits-join-table", table=str(row.id)), JOIN(row.id))
        notice = Notice(said, pinged.now, button, roles, about=CALL, channel=place)
        try:
            await self.notices.post(table, notice, partial(self._short, row.id))
        except FAILURES as error:
            if place is None or may_succeed(error):
                raise
            await self._send(table, users, role, None)  # the channel for pings has been closed in the meantime


def is_short(table: Table) -> bool:
    """Return whether a lobby has a free seat that anyone may take. False where the bot can't ping."""
    row = table.row
    return table.venue.pings and row.state == "lobby" and not row.invited_only and len(table.sitters) < row.seats


def _key(table_id: int) -> tuple[str, int]:
    return (CALL, table_id)
