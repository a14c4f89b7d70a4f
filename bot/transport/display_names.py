"""Display names of users on each server. They come from presses or from Discord and are kept only in memory."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any

import discord

from bot.common.text import legible
from bot.transport.member_fetcher import MemberFetcher

KEPT = 20_000
"""Maximum number of users whose names are kept in memory. The least recently stored are dropped first."""

NAMES_PATIENCE_S, NAMES_REST_S = 15.0, 60.0
"""Seconds to wait for names before something is shown without them, and seconds after a failed query until the next."""

Names = tuple[str, ...]
"""Readable names of a user, the best first: the display name on this server, then the user name."""


def inside(interaction: discord.Interaction[Any]) -> Sequence[discord.User]:
    """Return the other members of this group or direct message whom Discord names (DISCORD A11)."""
    channel = interaction.channel
    people = channel.recipients if isinstance(channel, (discord.GroupChannel, discord.DMChannel)) else ()
    return [each for each in people if each.id != interaction.user.id]


class DisplayNames:
    """The known names of users. Names not seen in presses are requested over the gateway, e.g. after a restart."""

    def __init__(self, client: discord.Client) -> None:
        self._roll = MemberFetcher(client, self._told)
        self._known: OrderedDict[tuple[int, int], tuple[Names, Names]] = OrderedDict()
        """For each guild and user, the names that Discord has told, and their readable forms."""
        self._asked: dict[tuple[int, int], asyncio.Future[None]] = {}
        self._resting: dict[int, float] = {}

    def meet(self, person: discord.Member | discord.User, *, outside: bool = False) -> None:
        """Remember a member's name on their server.

        `outside`: the user was met outside the bot's servers. Their global name is stored under guild 0.
        """
        if outside:
            self._keep((0, person.id), (person.global_name or person.name, person.name))
        elif isinstance(person, discord.Member):
            self._keep((person.guild.id, person.id), (person.display_name, person.name))

    def get(self, guild: int, user: int) -> Names:
        """Return the user's names in the guild, or () if none is known."""
        return self._known.get((guild, user), ((), ()))[1]

    def want(self, guild: int, users: Iterable[int], *, first: bool = False) -> set[asyncio.Future[None]]:
        """Ask Discord for the names of those users whose names are unknown.

        Return one future for each such user. It is done once Discord has answered or the query has failed. `first`: a
        user waits for the names. Outside of servers (`guild` 0) nothing can be asked.
        """
        if not guild:
            return set()
        unknown = [user for user in users if (guild, user) not in self._known]
        if not unknown or asyncio.get_running_loop().time() < self._resting.get(guild, 0.0):
            return set()
        new = [user for user in unknown if (guild, user) not in self._asked]
        self._asked.update({(guild, user): asyncio.get_running_loop().create_future() for user in new})
        self._roll.want(guild, new, first=first)
        return {self._asked[guild, user] for user in unknown}

    async def wait(self, guild: int, users: Iterable[int]) -> None:
        """Wait until all running queries for names of these users have ended. There is no time limit."""
        if asked := {self._asked[guild, user] for user in users if (guild, user) in self._asked}:
            await asyncio.wait(asked)

    async def learn(self, guild: int, users: Iterable[int]) -> None:
        """Ask Discord for the unknown names of these users, and wait up to NAMES_PATIENCE_S seconds for them."""
        if asked := self.want(guild, users, first=True):
            await asyncio.wait(asked, timeout=NAMES_PATIENCE_S)

    def forget(self, user: int) -> None:
        """Forget all names of a user."""
        for key in [key for key in self._known if key[1] == user]:
            del self._known[key]

    async def close(self) -> None:
        await self._roll.close()
        for asked in self._asked.values():
            asked.cancel()

    def _told(self, guild: int, users: Sequence[int], members: Sequence[discord.Member] | None) -> None:
        for member in members or ():
            self.meet(member)
        for user in users:
            if members is not None and (guild, user) not in self._known:
                self._keep((guild, user), ())  # a user who has left is not asked for again
            if (asked := self._asked.pop((guild, user), None)) is not None and not asked.done():
                asked.set_result(None)
        if members is None:
            self._resting[guild] = asyncio.get_running_loop().time() + NAMES_REST_S
        else:
            self._resting.pop(guild, None)

    def _keep(self, key: tuple[int, int], called: Names) -> None:
        if self._known.get(key, ((), ()))[0] != called or not called:
            self._known[key] = called, tuple(filter(None, map(legible, called)))
        self._known.move_to_end(key)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
