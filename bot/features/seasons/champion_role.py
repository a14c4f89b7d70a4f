"""The champion's role, which the bot gives to the first players of the leaderboard. Failures are reported."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence

import discord

from bot.transport.permissions import unable_to_give
from bot.transport.retries import FAILURES, LONGEST_REQUEST_S, passing

GONE = (10007, 10011, 10013)
"""Discord's error codes for an unknown member, role or user."""

LEFT, REFUSED = "role-left", "role-refused"

Held = Mapping[int, int]
"""The champion role that each user has from the bot, by user."""


async def move_role(
    guild: discord.Guild, champions: Held, role: int, first: Sequence[int], reason: str
) -> tuple[Held, list[tuple[str, int]]]:
    """Give the role to the players in `first`, and take it from all other champions.

    `champions`: who has it by what the bot remembers, because Discord lists a role's members only with a privileged
    intent. `reason`: text for the audit log. Return the role of each champion now, and troubles as pairs of a message
    key and the role that it is about. Raises one of FAILURES after a temporary failure. After an error, the call can be
    repeated.
    """
    if wrong := unable_to_give(guild, role):
        return champions, [(wrong, role)]
    held, troubles = {**champions}, list[tuple[str, int]]()
    for user, old in champions.items():
        if user not in first or old != role:
            del held[user]
            taken = discord.Object(old)
            if (
                wrong := await _done(guild, user, lambda who, it=taken: who.remove_roles(it, reason=reason))
            ) == REFUSED:
                troubles.append((wrong, old))
    for user in first:
        if user not in held:
            if wrong := await _done(guild, user, lambda who: who.add_roles(discord.Object(role), reason=reason)):
                troubles.append((wrong, role))
            else:
                held[user] = role
    return held, troubles


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
