"""Checks whether users have left a server. From then on, a computer plays for them."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable, Sequence

import discord

from bot.errors import UserError
from bot.store import Store
from bot.store.records import since
from bot.tables.background_tasks import BackgroundTasks
from bot.tables.events import SeatsChanged, handles
from bot.tables.match_service import MatchService
from bot.tables.table import Table
from bot.transport.channel_rate_limiter import ChannelRateLimiter
from bot.transport.retries import FAILURES, LONGEST_REQUEST_S

log = logging.getLogger(__name__)

DAY_S = 24 * 3600.0
"""Seconds between two queries for one user."""
LATE_PAUSE_S = 3600.0
"""The same for a user who has let their time run out at a table."""
KEPT = 10_000
"""Maximum number of queries remembered."""
UNKNOWN_MEMBER = 10007


class MembershipWatcher:
    """A watcher that asks Discord whether users who let their time run out are still members of the server.

    It has to ask, because Discord reports leaving members only to bots with the privileged intent for members.
    """

    def __init__(self, client: discord.Client, store: Store, matches: MatchService, pace: ChannelRateLimiter) -> None:
        self._client, self._store, self._matches, self._pace = client, store, matches, pace
        self._asked: OrderedDict[tuple[int, int], float] = OrderedDict()
        self._under_way = BackgroundTasks()

    @handles(SeatsChanged)
    def on_seats_changed(self, event: SeatsChanged) -> None:
        """Check whether users are still on the server, if the clock answered for them.

        If an answer was only recorded, nothing is checked, because a check would reveal the answer.
        """
        table = event.table
        if event.told and table.match is not None and table.match.result is None:
            late = [sitter.user for sitter in table.here if sitter.user is not None and sitter.misses]
            self.look_for(table, late, LATE_PAUSE_S)

    def look_for(self, table: Table, users: Iterable[int], pause_s: float = DAY_S) -> None:
        """Check whether these users are still on the table's server. Each is checked at most once in `pause_s`."""
        for user in users:
            if self._is_due(table.row.guild, user, pause_s):
                self._under_way.do(self._look(table.row.guild, user, table.id))

    def look_on(self, guild: int, users: Iterable[int]) -> None:
        """Check whether these users, who are on the leaderboard, are still on the server. Remove those who have left.

        Each user is checked at most once in DAY_S.
        """
        for user in users:
            if self._is_due(guild, user, DAY_S):
                self._under_way.do(self._look(guild, user))

    async def sees(self, user: int, places: Sequence[discord.abc.GuildChannel | discord.Thread]) -> bool:
        """Return whether a user is on the server and sees all the channels `places`.

        A user who has left the server is no longer pinged for lobbies there. If Discord does not answer, return whether
        the server's default role sees the channels. Raises UserError.
        """
        guild = places[0].guild
        await self._pace.turn_of_all(last=True)
        try:
            async with asyncio.timeout(LONGEST_REQUEST_S):
                member = await guild.fetch_member(user)
            return all(place.permissions_for(member).view_channel for place in places)
        except discord.NotFound as error:
            if error.code == UNKNOWN_MEMBER:
                await self._store.calls.want(guild.id, user, ())
            return False
        except FAILURES as error:
            log.info(
                "Could not check what one user sees on server %s; using the permissions of everyone: %s",
                guild.id,
                error,
            )
            return all(place.permissions_for(guild.default_role).view_channel for place in places)
        except discord.ClientException:
            return False  # a thread whose parent channel is not known

    def _is_due(self, guild: int, user: int, pause_s: float) -> bool:
        """Return whether a user was not checked in the last `pause_s` seconds.

        If so, note that the user is checked now.
        """
        key, now = (guild, user), asyncio.get_running_loop().time()
        if now - self._asked.get(key, -pause_s) < pause_s:
            return False
        self._asked[key] = now
        self._asked.move_to_end(key)
        while len(self._asked) > KEPT:
            self._asked.popitem(last=False)
        return True

    def forget(self, user: int) -> None:
        """Forget when a user was last checked."""
        for key in [key for key in self._asked if key[1] == user]:
            del self._asked[key]

    async def close(self) -> None:
        await self._under_way.close()

    async def _look(self, guild: int, user: int, table_id: int | None = None) -> None:
        await self._pace.turn_of_all(last=True)
        server = self._client.get_guild(guild)
        if server is None or server.unavailable:
            return
        try:
            async with asyncio.timeout(LONGEST_REQUEST_S):
                await server.fetch_member(user)
        except discord.NotFound as error:
            if error.code == UNKNOWN_MEMBER:
                await self._gone(guild, user, table_id)
        except FAILURES as error:
            log.info("Could not check whether a user is still on server %s: %s", guild, error)

    async def _gone(self, guild: int, user: int, table_id: int | None) -> None:
        try:
            if table_id is not None:
                await self._matches.stand_in(table_id, user)
            await self._store.records.hide_user(user, guild, since("season", self._store.now()))
        except UserError as refused:
            log.info("A user left server %s, but this was not saved (%s).", guild, refused.key)
