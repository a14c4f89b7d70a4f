"""`hanapai check`: whether everything is there that the bot needs, a line for each, and what to do where it is not."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import discord

from bot.config import Config
from bot.decks.emoji_pack import names
from bot.people.typed import legible
from bot.store import StoreError
from bot.store.opening import versions
from bot.wire.invite import NEEDED

FREE = 200 * 2**20
"""Bytes that have to be left on the disk: a database of ten thousand tables and a copy of it."""
BACKUP_S = 36 * 3600.0
"""So old may the newest backup be, in seconds: one is made every night."""
CLOCK_S = 2.5
"""So far may the clock of the machine be off: Discord waits three seconds for an answer. Its own is told in seconds."""
GREETING_S = 60.0
"""Seconds for which Discord's greeting is waited for."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line: what was looked at, how it is, and whether it is as it has to be."""

    what: str
    said: str
    well: bool = True

    def __str__(self) -> str:
        return f"{'ok   ' if self.well else 'WRONG'} {self.what}: {self.said}"


def machine(config: Config) -> Iterator[Finding]:
    """What can be seen without Discord: disk, database, backup."""
    database = config.beside.absolute()
    folder = next(each for each in database.parents if each.exists())
    free = shutil.disk_usage(folder).free
    yield Finding("disk", f"{free // 2**20:,} MB free at the database", free >= FREE)
    if not os.access(folder, os.W_OK):
        yield Finding("disk", f"nothing can be written in {folder}: give the folder to the user of the bot", False)
    on_server = not isinstance(config.database, Path)
    if not on_server and not database.exists():
        yield Finding("database", f"{config.database} is not there yet; the first start makes it")
        return
    try:
        found, newest = versions(config.database if on_server else database)
    except StoreError as error:
        yield Finding("database", str(error), False)
        return
    if found > newest:
        said = f"version {found}, of a newer Hanapai than this one ({newest}): update, or take the backup of before"
        yield Finding("database", said, False)
    elif not found:
        yield Finding("database", "it is empty yet; the first start makes what is needed in it")
    else:
        later = "" if found == newest else f"; the next start brings it to {newest}, so make a backup first"
        yield Finding("database", f"version {found}{later}")
    if not on_server:  # where the copies of a server lie, its owner knows
        yield _backup(database)


def _backup(database: Path) -> Finding:
    folder = database.parent / "backups"
    with suppress(OSError):
        made = max((file.stat().st_mtime for file in folder.glob("hanapai-*.sqlite3")), default=None)
        if made is not None:
            hours = (time.time() - made) / 3600
            late = hours * 3600 > BACKUP_S
            again = "; it should be a day at most: see Backups in .deploy/README.md" if late else ""
            return Finding("backup", f"the newest in {folder} is {hours:.0f} h old{again}", not late)
    return Finding("backup", f"there is none in {folder}: see Backups in .deploy/README.md", False)


async def on_discord(config: Config) -> list[Finding]:
    """What Discord says: token, clock, emoji, and what the bot may do in which channel. It signs in beside a running
    bot, and answers nobody."""
    off: list[float] = []

    async def answered(_: object, _context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        if date := params.response.headers.get("Date"):
            off.append(time.time() - parsedate_to_datetime(date).timestamp() - 0.5)

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(answered)
    async with discord.Client(intents=discord.Intents(guilds=True), http_trace=trace) as client:
        try:
            await client.login(config.token)
            found = [Finding("token", f"it is that of {client.user}"), *_clock(off)]
            if config.emoji:
                found.append(await _emoji(client))
            return [*found, *await _servers(client)]
        except discord.LoginFailure:
            said = "Discord does not know it: copy DISCORD_TOKEN again from the developer portal (Bot > Reset)"
            return [Finding("token", said, False)]
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
            reason = " ".join(str(error).split()) or type(error).__name__
            return [Finding("Discord", f"it cannot be asked: {reason}", False)]


def _clock(off: list[float]) -> Iterator[Finding]:
    if off:
        least = min(off, key=abs)
        well = abs(least) <= CLOCK_S
        wrong = "" if well else ": let the machine keep time (NTP), or answers come too late for Discord"
        yield Finding("clock", f"{abs(least):.0f} s {'after' if least > 0 else 'behind'} Discord's{wrong}", well)


async def _emoji(client: discord.Client) -> Finding:
    there = {each.name for each in await client.fetch_application_emojis()}
    missing = [name for name in names() if name not in there]
    rest = (
        f"; {len(missing)} are missing: the bot uploads them when it runs, or `hanapai emoji sync` now"
        if missing
        else ""
    )
    return Finding("emoji", f"{len(names()) - len(missing)} of {len(names())} cards and tiles are there{rest}")


async def _servers(client: discord.Client) -> list[Finding]:
    """A line for each server."""
    ready = asyncio.create_task(client.wait_until_ready())
    running = asyncio.create_task(client.connect(reconnect=False))
    try:
        await asyncio.wait({ready, running}, timeout=GREETING_S, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
        if not ready.done():
            raise TimeoutError("it did not greet the bot within a minute")
        if not client.guilds:
            return [Finding("servers", "it is on none: `hanapai invite` prints the link that takes it there", False)]
        return [_server(guild) for guild in client.guilds]
    finally:
        ready.cancel()
        await client.close()
        await asyncio.gather(ready, running, return_exceptions=True)


def _server(guild: discord.Guild) -> Finding:
    """The text channels of a server: in how many the bot may play, and what it lacks where it may write."""
    lacking: list[str] = []
    playable = 0
    for channel in guild.text_channels:
        may = channel.permissions_for(guild.me)
        if not (may.view_channel and may.send_messages):
            continue
        playable += 1
        if missing := [name for name, wanted in NEEDED if wanted and not getattr(may, name)]:
            lacking.append(f"#{legible(channel.name) or channel.id} ({', '.join(_plain(name) for name in missing)})")
    said = f"it may play in {playable} of {len(guild.text_channels)} channels"
    if lacking:
        said += f"; it lacks in {', '.join(lacking)}"
    if not playable:
        said += ": give it View Channel and Send Messages in one"
    return Finding(f"server {legible(guild.name) or guild.id}", said, bool(playable) and not lacking)


def _plain(name: str) -> str:
    """A permission as Discord's own pages call it."""
    return name.replace("_", " ").title()
