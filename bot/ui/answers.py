"""Answers to presses and commands: sent once, also where Discord says that it has them already."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord

from bot.ui.post import Post

Interaction = discord.Interaction[Any]

FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a request to Discord may end in."""

PATIENCE = 1.5
"""Seconds a press waits for others before it is answered by a deferral: Discord waits three."""

ALREADY_ANSWERED = 40060
"""The answer arrived, but its confirmation was lost and it was sent again."""


async def send(interaction: Interaction, post: Post, *, ephemeral: bool = False, pings: Sequence[int] = ()) -> int:
    """Answer by a new message and return its id; only `pings` are pinged."""
    mentions = discord.AllowedMentions(users=[discord.Object(user) for user in pings])
    try:
        answer = await interaction.response.send_message(
            view=post.view, files=post.files(), ephemeral=ephemeral, allowed_mentions=mentions
        )
        if answer.message_id is not None:
            return answer.message_id
    except discord.HTTPException as error:
        if error.code != ALREADY_ANSWERED:
            raise
    return (await interaction.original_response()).id


async def edit(interaction: Interaction, post: Post) -> None:
    """Answer a press by changing its message; nobody is pinged."""
    try:
        await interaction.response.edit_message(
            view=post.view, attachments=post.files(), allowed_mentions=discord.AllowedMentions.none()
        )
    except discord.HTTPException as error:
        if error.code != ALREADY_ANSWERED:
            raise


@asynccontextmanager
async def briefly(lock: asyncio.Lock) -> AsyncGenerator[bool]:
    """Hold the lock if it can be had before the time for an answer gets short; yields whether it is held."""
    try:
        await asyncio.wait_for(lock.acquire(), PATIENCE)
    except TimeoutError:
        yield False
        return
    try:
        yield True
    finally:
        lock.release()
