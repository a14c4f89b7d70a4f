"""The champion's role, which the bot gives to the first players of the leaderboard. Failures are reported."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.store import Store
from bot.transport.permissions import unable_to_give
from bot.transport.retries import FAILURES, LONGEST_REQUEST_S, passing

GONE = (10007, 10011, 10013)
"""Discord's error codes for an unknown member, role or user."""

LEFT, REFUSED = "role-left", "role-refused"

Held = Mapping[int, int]
"""The champion role that each user has from the bot, by user."""


@dataclass(frozen=True, slots=True)
class RoleMoved:
    """The result of moving the role.

    `held`: the role of each champion now. `troubles`: pairs of a message key and the role that it is about.
    """

    held: Held
    troubles: Sequence[tuple[str, int]] = ()


class Champion:
    """The champion's role. The bot gives it to new champions and takes it from the previous ones.

    The bot remembers who has the role, because Discord lists a role's members only with a privileged intent.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def held(self, guild: int) -> Held:
        """Return the champion roles that the bot gave to the latest champions. Raises UserError."""
        return await self._store.seasons.champions(guild)

    async def move(self, guild: discord.Guild, role: int, first: Sequence[int], reason: str) -> RoleMoved:
        """Give the role to the players in `first`, and take it from all other champions.

        `reason`: text for the audit log. Raises UserError, or one of FAILURES after a temporary failure. After an
        error, the call can be repeated.
        """
        held = dict(await self.held(guild.id))
        if wrong := unable_to_give(guild, role):
            return RoleMoved(held, [(wrong, role)])
        troubles: list[tuple[str, int]] = []
        for user, old in [*held.items()]:
            if user not in first or old != role:
                del held[user]
                if (wrong := await self._take(guild, user, old, reason)) == REFUSED:
                    troubles.append((wrong, old))
        for user in first:
            if user not in held:
                if wrong := await self._give(guild, user, role, reason):
                    troubles.append((wrong, role))
                else:
                    held[user] = role
        return RoleMoved(held, troubles)

    async def _give(self, guild: discord.Guild, user: int, role: int, reason: str) -> str:
        return await _done(guild, user, lambda member: member.add_roles(discord.Object(role), reason=reason))

    async def _take(self, guild: discord.Guild, user: int, role: int, reason: str) -> str:
        return await _done(guild, user, lambda member: member.remove_roles(discord.Object(role), reason=reason))


async def _done(guild: discord.Guild, user: int, deed: Callable[[discord.Member], Awaitable[None]]) -> str:
    """Change a member's roles by calling `deed` with the member.

    Returns "" if that worked, LEFT if the member or role is gone, or REFUSED if Discord does not allow it. Raises one
    of FAILURES after a temporary failure.
    """
    try:
        async with asyncio.timeout(LONGEST_REQUEST_S):
            await deed(await guild.fetch_member(user))
    except FAILURES as error:
        if passing(error):
            raise
        code = error.code if isinstance(error, discord.HTTPException) else 0
        return LEFT if code in GONE else REFUSED
    return ""
