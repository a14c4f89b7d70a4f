"""Upload of cards and tiles as emoji of the application, one at a time.

An interrupted sync continues where it stopped.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import discord

from bot.decks.emoji_pack import is_ours, names
from bot.tables.background_tasks import Background
from bot.transport.emoji import REFUSED_FORM, Emojis
from bot.transport.retries import FAILURES, Pauses, passing

log = logging.getLogger(__name__)

MOST = 2000
"""Maximum number of emoji that an application may have."""

PAUSE_S = 1.0
"""Seconds between two uploads. Discord's limits for emoji are unknown, and the upload is not urgent."""

AGAIN_S = 600.0
"""Minimum number of seconds between two syncs after Discord has refused some emoji."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The result of a sync: numbers of emoji.

    `there`: emoji before the sync. `added`: uploaded emoji. `removed`: deleted outdated emoji. `missing`: cards and
    tiles for which there was no room.
    """

    there: int
    added: int
    removed: int
    missing: int

    def __str__(self) -> str:
        said = f"{self.there} emoji existed, {self.added} added, {self.removed} outdated ones removed"
        return f"{said}; no room for {self.missing} more" if self.missing else said


async def sync(client: discord.Client, emojis: Emojis, pause_s: float) -> Tally:
    """Upload missing emoji, then remove our outdated ones. Emoji that are not ours stay.

    `emojis`: told after each upload which emoji exist. It can then use a deck as soon as all of its emoji exist. It is
    no longer told anything once it has forgotten all emoji.

    `pause_s`: seconds to wait after each upload or deletion.

    Raises discord.HTTPException and connection errors. Finished uploads and deletions stay, and the next sync continues
    from there.
    """
    wanted, there = names(), {each.name: each for each in await client.fetch_application_emojis()}
    ids = {name: there[name].id for name in wanted if name in there}
    emojis.learn(ids)
    forgotten = emojis.forgotten
    missing = [name for name in wanted if name not in there]
    room = max(MOST - len(there), 0)
    for name in missing[:room]:
        try:
            made = await client.create_application_emoji(name=name, image=wanted[name].file.read_bytes())
        except discord.HTTPException as error:
            if error.code != REFUSED_FORM or not (made := await _found(client, name)):
                raise
        ids[name] = made.id
        if emojis.forgotten == forgotten:
            emojis.learn(ids)
        await asyncio.sleep(pause_s)
    outdated = [each for name, each in there.items() if is_ours(name) and name not in wanted]
    for each in outdated:
        with suppress(discord.NotFound):
            await each.delete()
        await asyncio.sleep(pause_s)
    return Tally(len(there), len(missing[:room]), len(outdated), len(missing[room:]))


async def _found(client: discord.Client, name: str) -> discord.Emoji | None:
    """Return the application's emoji with this name, or None.

    It already exists if another sync uploaded it, or if the response to its upload was lost.
    """
    return next((each for each in await client.fetch_application_emojis() if each.name == name), None)


class EmojiSync(Background):
    """A background task that syncs the emoji.

    It syncs after startup, and again after each temporary failure. It also syncs soon after Discord has refused emoji,
    because a fresh list tells which ones exist.
    """

    def __init__(self, client: discord.Client, emojis: Emojis) -> None:
        self._client, self._emojis = client, emojis
        self.done: Callable[[Tally], None] = lambda tally: log.info("Emoji synced: %s.", tally)

    async def _run(self) -> None:
        while True:
            self._emojis.lost.clear()
            await self._sync()
            looked = asyncio.get_running_loop().time()
            await self._emojis.lost.wait()
            await asyncio.sleep(looked + AGAIN_S - asyncio.get_running_loop().time())

    async def _sync(self) -> None:
        """Sync, and retry after temporary failures. Return when the sync is done or can never succeed."""
        pauses = Pauses()
        while True:
            try:
                self.done(await sync(self._client, self._emojis, PAUSE_S))
                return
            except FAILURES as error:
                if not passing(error):
                    log.info("Emoji not synced; the bot continues with those that exist: %s", error)
                    return
                log.info("Emoji not synced yet; will retry: %r", error)
                await asyncio.sleep(pauses.next())
