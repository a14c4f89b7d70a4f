"""`hanapai check`: report what the bot needs, line by line, and how to fix what is missing."""

import asyncio
import os
import shlex
import shutil
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import discord

from bot.app.check_servers import said_of
from bot.common.text import legible
from bot.config import Config
from bot.decks.emoji_pack import names
from bot.history.drill import drill
from bot.settings.settings import ServerSettings
from bot.store import StoreError
from bot.store.copies.backup import backups, made_at
from bot.store.leases import held
from bot.store.opening import reading, running, versions
from bot.store.shards import shards_of
from bot.transport.answer_counts import IN_TIME_S, KEY, OBJECTIVE, RIVAL, of_month

FREE = 200 * 2**20
"""Minimum number of free bytes on the disk: enough for a database of ten thousand tables and its copy."""
BACKUP_S = 36 * 3600.0
"""Maximum age of the newest backup in seconds. A backup is made every night."""
TRIED = 2
"""Number of matches of the newest backup that are replayed: the newest match, and another one."""
CLOCK_S = 2.5
"""Maximum difference in seconds between the machine's clock and Discord's.

Discord waits three seconds for an answer, and reports its own time in whole seconds.
"""
FEW = 1000
"""Number of presses below which a single one decides whether the objective is reached."""
RIVAL_HOURS = 24.0
"""Hours for which a second bot that was noticed is reported."""
GREETING_S = 60.0
"""Maximum seconds to wait for the gateway's READY event."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report: what was checked, the result, and whether it is as it should be."""

    what: str
    said: str
    well: bool = True

    def __str__(self) -> str:
        return f"{'ok  ' if self.well else 'FAIL'} {self.what}: {self.said}"


async def machine(config: Config) -> list[Finding]:
    """Check what doesn't need Discord: disk, database, leases, answers to presses, and backup."""
    found = await asyncio.to_thread(lambda: [*_kept(config)])
    found += [each async for each in _answers(config)]
    if isinstance(config.database, Path) and config.database.exists():  # a database server has its own backups
        found.append(await _backup(config.database.absolute()))
    return found


def _kept(config: Config) -> Iterator[Finding]:
    database = config.beside.absolute()
    folder = next(each for each in database.parents if each.exists())
    free = shutil.disk_usage(folder).free
    low = "" if free >= FREE else f", but the database needs {FREE // 2**20} MB: make room"
    yield Finding("disk", f"{free // 2**20:,} MB free{low}", free >= FREE)
    if not os.access(folder, os.W_OK):
        yield Finding("disk", f"{folder} can't be written to: give the folder to the user of the bot", False)
    on_server = not isinstance(config.database, Path)
    if not on_server and not database.exists():
        yield Finding("database", f"{config.database} doesn't exist yet; the first start creates it")
        return
    try:
        found, newest = versions(config.database)
        if not found:
            yield Finding("database", "it is still empty; the first start sets it up")
            return
        later = "" if found == newest else f"; the next start updates it to {newest}, so make a backup first"
        yield Finding("database", f"version {found}{later}")
        if isinstance(config.database, str):
            yield from _leases(config.process, running(config.database))
    except StoreError as error:
        yield Finding("database", str(error), False)


def _leases(name: str, leases: Mapping[str, int]) -> Iterator[Finding]:
    """Report each running process that prevents a process called `name` from starting.

    `leases`: milliseconds until each process's lease ends, by process name.
    """
    ours = shards_of(name)
    for other, left_ms in leases.items():
        theirs = shards_of(other)
        if other == name:
            said = f"the process {other} holds it {held(left_ms)}, or longer while it runs"
            yield Finding("lease", f"{said}: another process would wait as a standby")
        elif ours is not None and theirs is not None and ours.meet(theirs):
            said = f"the process {other} holds shards of {name} {held(left_ms)}, or longer while it runs"
            yield Finding("lease", f"{said}: stop it, or change SHARDS", False)


async def _answers(config: Config) -> AsyncIterator[Finding]:
    """Check how presses were answered in the last 30 days, and whether a second bot answered some in the last day."""
    try:
        with reading(config.database) as kept:
            counts = of_month(await kept.key_values.get(KEY) or "", round(time.time() * 1000))
            noticed = float(await kept.key_values.get(RIVAL) or 0)
    except StoreError:
        return  # there is none yet, or its own check says what is wrong
    if total := sum(counts):
        said = f"{counts.share:.2%} of {total:,} presses of the last 30 days were answered within {IN_TIME_S:.0f} s"
        said += f" ({counts.late:,} later, {counts.never:,} never)"
        well = counts.share >= OBJECTIVE or total < FEW
        yield Finding("answers", said if well else f"{said}; it should be {OBJECTIVE:.1%}: check load and clock", well)
    if (hours := (time.time() - noticed) / 3600) < RIVAL_HOURS:
        said = f"another program answered presses with the bot's token {hours:.0f} h ago"
        yield Finding("second bot", f"{said}: stop it, or reset the token", False)


async def _settings(config: Config) -> Mapping[int, ServerSettings]:
    """Return the settings of each server that has some. There are none if the database can't be read."""
    try:
        with reading(config.database) as kept:
            return {guild: ServerSettings.parse(texts) for guild, texts in (await kept.servers.chosen()).items()}
    except StoreError:
        return {}


async def _backup(database: Path) -> Finding:
    """Check the newest backup.

    It must be recent. A copy of it must open as at startup. A sample of its matches must replay correctly.
    """
    folder = database.parent / "backups"
    again = f"run hanapai backup {shlex.quote(str(folder))} every day (see Backups in .deploy/README.md)"
    try:
        newest = backups(folder)[-1]
    except (OSError, IndexError):
        return Finding("backup", f"none found in {folder}: {again}", False)
    hours = (time.time() - made_at(newest)) / 3600
    said, late = f"the newest is {newest}, {hours:.0f} h old", hours * 3600 > BACKUP_S
    try:
        with tempfile.TemporaryDirectory() as scratch:
            copy = await asyncio.to_thread(shutil.copy, newest, scratch)
            replayed, otherwise = await drill(Path(copy), TRIED)
    except (OSError, StoreError) as error:
        return Finding("backup", f"{said}, but it can't be used: {error} To make another one, {again}", False)
    said += f"; {replayed} of {replayed + len(otherwise)} matches tested replay as saved"
    if otherwise:
        tables = ", ".join(map(str, otherwise))
        wrong = f"the matches of these tables are damaged or older than an update of the rules: {tables}"
        return Finding("backup", f"{said}; {wrong}", False)
    return Finding("backup", f"{said}; it should be at most a day old: {again}" if late else said, not late)


async def on_discord(config: Config) -> list[Finding]:
    """Check token, clock, emoji and the bot's permissions in each channel on Discord.

    The check may sign in while the bot is running. It answers no interactions.
    """
    off: list[float] = []

    async def answered(_: object, _context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        if date := params.response.headers.get("Date"):
            off.append(time.time() - parsedate_to_datetime(date).timestamp() - 0.5)

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(answered)
    async with discord.Client(intents=discord.Intents(guilds=True), http_trace=trace) as client:
        try:
            await client.login(config.token)
            found = [Finding("token", f"it belongs to {client.user}"), *_clock(off)]
            if config.emoji:
                found.append(await _emoji(client))
            return [*found, *await _servers(client, await _settings(config))]
        except discord.LoginFailure:
            said = "Discord doesn't know it: copy DISCORD_TOKEN again from the developer portal (Bot > Reset Token)"
            return [Finding("token", said, False)]
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
            reason = " ".join(str(error).split()) or type(error).__name__
            return [Finding("Discord", f"it can't be reached: {reason}", False)]


def _clock(off: list[float]) -> Iterator[Finding]:
    if off:
        least = min(off, key=abs)
        well = abs(least) <= CLOCK_S
        wrong = "" if well else ": synchronize it (NTP), or answers come too late for Discord"
        yield Finding("clock", f"{abs(least):.0f} s {'ahead of' if least > 0 else 'behind'} Discord's{wrong}", well)


async def _emoji(client: discord.Client) -> Finding:
    there = {each.name for each in await client.fetch_application_emojis()}
    missing = [name for name in names() if name not in there]
    rest = f"; the bot uploads the other {len(missing)} after it starts, or `hanapai emoji sync` now" if missing else ""
    return Finding("emoji", f"{len(names()) - len(missing)} of {len(names())} cards and tiles are uploaded{rest}")


async def _servers(client: discord.Client, chosen: Mapping[int, ServerSettings]) -> list[Finding]:
    """Connect to the gateway and return one finding for each server with its settings. Raises TimeoutError."""
    ready = asyncio.create_task(client.wait_until_ready())
    running = asyncio.create_task(client.connect(reconnect=False))
    try:
        await asyncio.wait({ready, running}, timeout=GREETING_S, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
        if not ready.done():
            raise TimeoutError("the bot could not sign in within a minute")
        if not client.guilds:
            return [
                Finding("servers", "none yet: add the bot to one with the link that `hanapai invite` prints", False)
            ]
        return [
            Finding(
                f"server {legible(guild.name) or guild.id}", *said_of(guild, chosen.get(guild.id, ServerSettings()))
            )
            for guild in client.guilds
        ]
    finally:
        ready.cancel()
        await client.close()
        await asyncio.gather(ready, running, return_exceptions=True)
