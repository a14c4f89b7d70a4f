"""Every fault that may come in a month, and when."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from bot.playground import Playground
from bot.playground.api.messages import delete
from bot.playground.world.world import Channel
from bot.store.sqlite.file.writer import Writer
from tests.bench.month.host import Host
from tests.bench.month.people import Everybody

SHARDS = 2
CHANNELS, TOKENS, ALL = "/channels/.*", "/webhooks/.*", ".*"
DEAF_S = 700.0
"""Seconds in which the bot has to notice that a shard gets no events, even if nobody plays there."""
PATIENCE_S = 5.0
"""Seconds for which SQLite waits for a lock. Here they pass in virtual time."""


@dataclass
class Scene:
    """The parts of the simulation that a fault can break."""

    discord: Playground
    host: Host
    everybody: Everybody
    chance: random.Random
    database: Path

    @property
    def playing(self) -> set[int]:
        """The channels in which a match is played now."""
        sql = "SELECT channel FROM tables WHERE state = 'playing' AND due_at IS NOT NULL"
        return {channel for (channel,) in self.everybody.ledger.look(lambda db: db.execute(sql).fetchall())}

    @property
    def channel(self) -> Channel:
        """A channel on a server, one with a table if there is any."""
        playing, places = self.playing, [each.channel for each in self.everybody.places if each.channel.guild]
        return self.chance.choice([each for each in places if each.id in playing] or places)

    def seconds(self, low: float, high: float) -> float:
        return self.chance.uniform(low, high)


@dataclass(frozen=True)
class Kind:
    """A kind of fault.

    `back_s`: if presses fail because of Discord, they don't count until so many seconds after its end, in which the
    bot takes notice. None: they count.
    """

    name: str
    break_: Callable[[Scene], Awaitable[None]]
    back_s: float | None = None


async def killed(scene: Scene) -> None:
    await scene.host.ready()
    scene.host.kills += 1
    await scene.host.kill()
    await scene.host.ready()


async def updated(scene: Scene) -> None:
    await scene.host.update()
    await asyncio.sleep(1)
    await scene.host.ready()


async def _connected(scene: Scene) -> None:
    await scene.discord.connected(3600)


async def cut(scene: Scene) -> None:
    await scene.discord.disconnect_bot(resumable=True)
    await _connected(scene)


async def cut_and_forgotten(scene: Scene) -> None:
    await scene.discord.disconnect_bot(resumable=False, shard=scene.chance.randrange(SHARDS))
    await _connected(scene)


async def invalid(scene: Scene) -> None:
    scene.discord.gateway_sessions.invalidate(resumable=scene.chance.random() < 0.5)
    await asyncio.sleep(1)
    await _connected(scene)


async def gateway_away(scene: Scene) -> None:
    sessions = scene.discord.gateway_sessions
    sessions.refuse = True
    await scene.discord.disconnect_bot(resumable=scene.chance.random() < 0.5)
    await asyncio.sleep(scene.seconds(30, 1800))
    sessions.refuse = False
    await _connected(scene)


async def sessions_refused(scene: Scene) -> None:
    """Each IDENTIFY is answered with an invalid session for some minutes."""
    sessions = scene.discord.gateway_sessions
    usual, sessions.identify_pause = sessions.identify_pause, 1e9
    await scene.discord.disconnect_bot(resumable=False)
    await asyncio.sleep(scene.seconds(60, 900))
    sessions.identify_pause = usual
    await _connected(scene)


async def deaf(scene: Scene) -> None:
    sessions, end = scene.discord.gateway_sessions, asyncio.get_running_loop().time() + DEAF_S
    sessions.deafen(scene.chance.randrange(SHARDS))
    while any(each.deaf for each in sessions.sessions.values()) and asyncio.get_running_loop().time() < end:
        await asyncio.sleep(1)
    await _connected(scene)


def _resume_host(how: Any) -> Callable[[Scene], Awaitable[None]]:
    async def breaks(scene: Scene) -> None:
        sessions = scene.discord.gateway_sessions
        sessions.resuming = how
        await scene.discord.disconnect_bot(resumable=True)
        await asyncio.sleep(240)
        sessions.resuming = "works"
        await _connected(scene)

    return breaks


async def bucket_429(scene: Scene) -> None:
    path, wait_s = scene.chance.choice([CHANNELS, TOKENS]), scene.chance.choice([0.5, 2.0, 8.0, 60.0])
    scene.discord.fail("*", path, 429, times=10, retry_after=wait_s)
    await asyncio.sleep(90)


async def global_429(scene: Scene) -> None:
    seconds = scene.seconds(1, 120)
    scene.discord.limit_all(seconds)
    await asyncio.sleep(seconds)


async def shared_429(scene: Scene) -> None:
    """Other applications use up what a channel takes by tokens."""
    channel = scene.channel
    for _ in range(60):
        scene.discord.spend_hook(channel.id)
        await asyncio.sleep(2)


def _errors(status: int) -> Callable[[Scene], Awaitable[None]]:
    async def breaks(scene: Scene) -> None:
        scene.discord.outage(status)
        await asyncio.sleep(scene.seconds(5, 300))
        scene.discord.mend()

    return breaks


async def hanging(scene: Scene) -> None:
    scene.discord.hang("*", scene.chance.choice([ALL, CHANNELS, TOKENS]))
    await asyncio.sleep(scene.seconds(5, 300))
    scene.discord.mend()


async def resets(scene: Scene) -> None:
    for late in (False, True):
        scene.discord.reset("*", ALL, times=10, late=late)
        scene.discord.fail("*", ALL, 502, times=10, late=late)
        await asyncio.sleep(60)


async def automod(scene: Scene) -> None:
    """Some posts and edits in a channel contain a word that its moderators have forbidden."""
    channel = scene.channel
    code = scene.chance.choice([200000, 200001])
    for method in ("POST", "PATCH"):
        scene.discord.fail(method, f"/channels/{channel.id}/messages.*", 400, code, times=3)
    await asyncio.sleep(120)
    scene.discord.rest.faults.clear()
    await asyncio.sleep(60)  # a table refused even without names is shown again after its next move


def _permission(*names: str) -> Callable[[Scene], Awaitable[None]]:
    async def breaks(scene: Scene) -> None:
        channel = scene.channel
        channel.deny(*names)
        await asyncio.sleep(scene.seconds(60, 1200))
        if channel.id in scene.discord.world.channels:
            channel.allow(*names)

    return breaks


async def role_deleted(scene: Scene) -> None:
    """A server takes everything from @everyone, gives the bot a role, and deletes it."""
    guild = scene.channel.guild
    assert guild is not None
    usual = guild.roles[guild.id].permissions
    role = scene.discord.add_role(guild, "Bots", "VIEW_CHANNEL SEND_MESSAGES EMBED_LINKS ATTACH_FILES")
    scene.discord.give_role(guild, scene.discord.bot_user, role)
    scene.discord.change_role(guild, "VIEW_CHANNEL USE_APPLICATION_COMMANDS SEND_MESSAGES READ_MESSAGE_HISTORY")
    await asyncio.sleep(120)
    scene.discord.remove_role(role)
    await asyncio.sleep(120)
    role = scene.discord.add_role(guild, "Everything")
    role.permissions = usual
    scene.discord.give_role(guild, scene.discord.bot_user, role)
    guild.roles[guild.id].permissions = usual
    scene.discord.let_mention(role, on=False)


async def channel_deleted(scene: Scene) -> None:
    """A channel is deleted. Its people meet in a new one."""
    place = scene.chance.choice([each for each in scene.everybody.places if each.channel.guild is not None])
    old, guild = place.channel, place.channel.guild
    assert guild is not None
    place.channel = scene.discord.add_channel(guild, old.name, old.kind)
    scene.discord.remove_channel(old)
    await asyncio.sleep(60)


async def thread_deleted(scene: Scene) -> None:
    """People play in a thread, which is archived, then deleted."""
    place = scene.chance.choice([each for each in scene.everybody.places if each.channel.guild is not None])
    old = place.channel
    place.channel = thread = scene.discord.add_thread(old, "corner")
    await asyncio.sleep(600)
    scene.discord.archive(thread)
    await asyncio.sleep(300)
    place.channel = old
    if thread.id in scene.discord.world.channels:
        scene.discord.remove_channel(thread)


async def message_deleted(scene: Scene) -> None:
    """Moderators delete all messages of a channel."""
    for message in [*scene.channel.messages.values()]:
        delete(message)
    await asyncio.sleep(60)


async def server_deleted(scene: Scene) -> None:
    """A server is deleted. Its people meet on a new one."""
    places = [each for each in scene.everybody.places if each.channel.guild is not None]
    old = scene.chance.choice(places).channel.guild
    assert old is not None
    guild = scene.discord.add_guild(old.name, shard=(old.id >> 22) % SHARDS)
    for place in places:
        if place.channel.guild is old:
            place.channel = scene.discord.add_channel(guild, place.channel.name, place.channel.kind)
    halls = scene.everybody.halls
    halls[:] = [scene.discord.add_channel(guild, "hall") if each.guild is old else each for each in halls]
    scene.discord.remove_guild(old)
    await asyncio.sleep(60)


async def server_unavailable(scene: Scene) -> None:
    guild = scene.channel.guild
    assert guild is not None
    scene.discord.unavailable(guild)
    await asyncio.sleep(scene.seconds(60, 900))
    scene.discord.available(guild)


async def full_disk(scene: Scene) -> None:
    """No page more fits into the database, for some minutes."""

    def limit(pages: int) -> Callable[[sqlite3.Connection], None]:
        def job(db: sqlite3.Connection) -> None:
            most = pages or db.execute("PRAGMA page_count").fetchone()[0]
            db.execute(f"PRAGMA max_page_count = {most}")
            db.execute("PRAGMA incremental_vacuum")

        return job

    store = scene.host.store
    await store.writer._connection.run(limit(0))
    await asyncio.sleep(scene.seconds(30, 600))
    if scene.host.store is store:
        await store.writer._connection.run(limit(1 << 30))


async def locked(scene: Scene) -> None:
    """Another program holds a lock, shorter or longer than the bot waits for it."""
    held = asyncio.Event()
    with locking(held), closing(sqlite3.connect(scene.database, isolation_level=None, timeout=30)) as other:
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(scene.chance.choice([1.0, 2.0, 4.0, 15.0]))
        other.execute("ROLLBACK")
        held.set()
        await asyncio.sleep(1)


@contextmanager
def locking(held: asyncio.Event) -> Iterator[None]:
    """Let each commit wait for a lock in virtual time, and then no more."""
    commit = Writer._start_group

    async def waits(self: Writer, jobs: Any) -> Any:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await held.wait()
        except TimeoutError:
            await self._connection.run(lambda db: db.execute("PRAGMA busy_timeout = 0"))
        try:
            return await commit(self, jobs)
        finally:
            await self._connection.run(lambda db: db.execute(f"PRAGMA busy_timeout = {PATIENCE_S * 1000:.0f}"))

    with mock.patch.object(Writer, "_start_group", lambda self, jobs: asyncio.ensure_future(waits(self, jobs))):
        yield


async def clock_set(scene: Scene) -> None:
    """The clock of the machine is set forward or back, and some time later right again."""
    loop: Any = asyncio.get_running_loop()
    seconds = scene.chance.choice([-3600.0, -90.0, 90.0, 3600.0])
    for jump in (seconds, -seconds):
        loop.set_clock(jump)
        scene.discord.clock._ahead -= jump
        await asyncio.sleep(600)


KINDS = (
    Kind("killed (SIGKILL), started 90 s later", killed),
    Kind("connection cut, resumable", cut, 10),
    Kind("connection cut, session forgotten", cut_and_forgotten, 30),
    Kind("session invalid", invalid, 30),
    Kind("gateway away for up to half an hour", gateway_away, 70),
    Kind("sessions refused for up to 15 minutes", sessions_refused, 960),
    Kind("deaf shard", deaf, 0),
    Kind("resume host refuses", _resume_host("refuses"), 0),
    Kind("resume host answers 503", _resume_host("503"), 0),
    Kind("resume host hangs", _resume_host("hangs"), 0),
    Kind("429 of buckets, 0.5 to 60 s", bucket_429),
    Kind("429, global", global_429),
    Kind("429, shared", shared_429),
    Kind("500 for everything", _errors(500), 3),
    Kind("503 for everything", _errors(503), 3),
    Kind("no answers", hanging, 3),
    Kind("connections reset, 502", resets, 0),
    Kind("AutoMod", automod),
    Kind("Send Messages revoked", _permission("SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS")),
    Kind("View Channel revoked", _permission("VIEW_CHANNEL")),
    Kind("Attach Files and Embed Links revoked", _permission("ATTACH_FILES", "EMBED_LINKS")),
    Kind("role deleted", role_deleted),
    Kind("channel deleted", channel_deleted),
    Kind("thread archived and deleted", thread_deleted),
    Kind("all messages deleted", message_deleted),
    Kind("server deleted", server_deleted),
    Kind("server unavailable", server_unavailable, 3),
    Kind("full disk", full_disk),
    Kind("database locked, 1 to 15 s", locked),
    Kind("clock set", clock_set),
)
UPDATE = Kind("updated", updated)
