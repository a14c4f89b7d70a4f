"""Moves the role of the champion to whoever is first, where the bot can; what it cannot is said."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.store.guarded import GuardedStore
from bot.transport.permissions import unable_to_give
from bot.transport.responses import FAILURES, LONGEST_REQUEST_S, passing

GONE = (10007, 10011, 10013)
"""Codes of Discord: there is no such member, role or user."""

LEFT, REFUSED = "role-left", "role-refused"

Held = Mapping[int, int]
"""The role that each champion has."""


@dataclass(frozen=True, slots=True)
class Moved:
    """Who has which role now, and what went wrong: the key of a sentence, and the role it is about."""

    held: Held
    troubles: Sequence[tuple[str, int]] = ()


class Champion:
    """Knows who has the role from the bot, because Discord would list all members for a privileged access alone."""

    def __init__(self, guarded: GuardedStore) -> None:
        self._guarded = guarded

    async def held(self, guild: int) -> Held:
        """The role that each of the latest champions has. Raises UserError."""
        return await self._guarded.read(self._guarded.store.seasons.champions(guild))

    async def move(self, guild: discord.Guild, role: int, first: Sequence[int], reason: str) -> Moved:
        """Give the role to who is first, and take it from who was before. Raises UserError, and one of FAILURES that
        will pass: then it can be done again."""
        held = dict(await self.held(guild.id))
        if wrong := unable_to_give(guild, role):
            return Moved(held, [(wrong, role)])
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
        return Moved(held, troubles)

    async def _give(self, guild: discord.Guild, user: int, role: int, reason: str) -> str:
        return await _done(guild, user, lambda member: member.add_roles(discord.Object(role), reason=reason))

    async def _take(self, guild: discord.Guild, user: int, role: int, reason: str) -> str:
        return await _done(guild, user, lambda member: member.remove_roles(discord.Object(role), reason=reason))


async def _done(guild: discord.Guild, user: int, deed: Callable[[discord.Member], Awaitable[None]]) -> str:
    """Do something to the roles of a member; "" if it is done, LEFT where there is no such member or role any more,
    REFUSED where Discord does not let the bot. Raises one of FAILURES that will pass."""
    try:
        async with asyncio.timeout(LONGEST_REQUEST_S):
            member = await guild.fetch_member(user)
            await deed(member)
    except FAILURES as error:
        if passing(error):
            raise
        code = error.code if isinstance(error, discord.HTTPException) else 0
        return LEFT if code in GONE else REFUSED
    return ""
