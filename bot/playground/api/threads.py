"""Threads: opened at a message or without one, joined, archived, locked."""

import asyncio
from collections.abc import Iterable

from aiohttp import web

from bot.playground.api.messages import Draft, post
from bot.playground.api.ratelimits import Limit
from bot.playground.api.rest import Call, Created, Rest
from bot.playground.limits.permissions import PERMISSIONS
from bot.playground.limits.refusal import JSON, Form, Refusal
from bot.playground.world.payloads import channel_form, open_to, thread_form, thread_member_form
from bot.playground.world.world import (
    HAS_THREAD,
    NEWS,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    THREAD_CREATED,
    THREADS,
    Channel,
    Message,
    Notice,
    World,
)

GUILDS = 1
ARCHIVED_AFTER_MIN = (60, 1440, 4320, 10080)
LONGEST_SLOWMODE_S = 21600
MOST_ACTIVE = 1000
"""Maximum number of active threads in a server."""
WRITING = Limit(5, 5)
LOOK_PAUSE_S = 60.0
"""Seconds between two checks of active threads, some of which may have to be archived."""


class Threads:
    """The routes of threads for the bot's own token."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self, rest: Rest, app: web.Application) -> None:
        """Add every route of this class."""
        channel = "/channels/{channel}"
        for method, path, rule in (
            ("POST", channel + "/threads", self._beside),
            ("POST", channel + "/messages/{message}/threads", self._at_message),
            ("PUT", channel + "/thread-members/{user}", self._join),
            ("DELETE", channel + "/thread-members/{user}", self._leave),
            ("GET", "/guilds/{guild}/threads/active", self._active),
        ):
            rest.add(app, method, path, rule, WRITING)

    async def _at_message(self, call: Call) -> Created:
        """Open a public thread at a message. The thread gets the message's ID."""
        channel = self._parent(call)
        kind = NEWS_THREAD if channel.kind == NEWS else PUBLIC_THREAD
        self._check(call.form, (None,))
        message = channel.messages.get(call.id("message"))
        if message is None:
            raise Refusal(10008)
        if message.kind == THREAD_CREATED:
            raise Refusal(50021)
        need(channel, "CREATE_PUBLIC_THREADS")
        need(channel, "VIEW_CHANNEL")
        if message.thread:
            raise Refusal(160004)
        return self._created(channel, call.form, kind, message)

    async def _beside(self, call: Call) -> Created:
        """Open a thread without a message. The channel announces it, unless it is private."""
        channel = self._parent(call)
        kinds = (NEWS_THREAD,) if channel.kind == NEWS else (PUBLIC_THREAD, PRIVATE_THREAD)
        self._check(call.form, (None, *kinds))
        kind = call.form.get("type") or (NEWS_THREAD if channel.kind == NEWS else PRIVATE_THREAD)
        need(channel, "CREATE_PRIVATE_THREADS" if kind == PRIVATE_THREAD else "CREATE_PUBLIC_THREADS")
        created = self._created(channel, call.form, kind, None)
        if kind != PRIVATE_THREAD:
            post(channel, self._world.bot, Draft({"content": created.body["name"]}), kind=THREAD_CREATED)
        return created

    def _parent(self, call: Call) -> Channel:
        """Return the channel in the path, if its messages can have threads."""
        channel = seen_channel(self._world, call)
        if channel.kind not in (TEXT, NEWS):
            raise Refusal(50024)
        return channel

    def _check(self, body: JSON, kinds: Iterable[int | None]) -> None:
        form = Form()
        name = body.get("name")
        form.text(("name",), name.strip() if isinstance(name, str) else name, 1, 100, required=True)
        check_duration(form, body)
        form.number(("rate_limit_per_user",), body.get("rate_limit_per_user"), 0, LONGEST_SLOWMODE_S)
        form.choice(("type",), body.get("type"), kinds)
        form.refuse()

    def _created(self, channel: Channel, body: JSON, kind: int, start: Message | None) -> Created:
        assert channel.guild is not None
        active = sum(open_to(each, self._world.bot) for each in channel.guild.channels.values())
        if active >= MOST_ACTIVE:
            raise Refusal(160006)
        thread = open_thread(self._world, channel, body["name"].strip(), kind, start)
        thread.archived_after_min = body.get("auto_archive_duration") or thread.archived_after_min
        return Created(channel_form(thread))

    async def _join(self, call: Call) -> None:
        channel = seen_channel(self._world, call)
        if channel.archived:
            raise Refusal(50083)
        let_in(channel, self._world.bot.id if call.ids["user"] == "@me" else call.id("user"))

    async def _leave(self, call: Call) -> None:
        channel = seen_channel(self._world, call)
        if channel.archived:
            raise Refusal(50083)
        put_out(channel, self._world.bot.id if call.ids["user"] == "@me" else call.id("user"))

    async def _active(self, call: Call) -> JSON:
        guild = self._world.guilds.get(call.id("guild"))
        if guild is None:
            raise Refusal(10004)
        if self._world.bot.id not in guild.members:
            raise Refusal(50001)
        threads = [channel for channel in guild.channels.values() if open_to(channel, self._world.bot)]
        return {
            "threads": [channel_form(thread) for thread in threads],
            "members": [thread_member_form(thread, user) for thread in threads for user in thread.joined],
            "has_more": False,
        }


def seen_channel(world: World, call: Call) -> Channel:
    """Return the channel in the path, if the bot can see it."""
    channel = world.channels.get(call.id("channel"))
    if channel is None:
        raise Refusal(10003)
    if not channel.visible_to(world.bot):
        raise Refusal(50001)
    return channel


def check_duration(form: Form, body: JSON) -> None:
    """Check the time after which a thread is to be archived, if the body has one."""
    if body.get("auto_archive_duration") is not None:
        form.choice(("auto_archive_duration",), body["auto_archive_duration"], ARCHIVED_AFTER_MIN)


def need(channel: Channel, permission: str) -> None:
    """Check that the bot has a permission there. Raises Refusal."""
    if not channel.permissions(channel.world.bot) & PERMISSIONS[permission]:
        raise Refusal(50013)


def open_thread(
    world: World,
    channel: Channel,
    name: str,
    kind: int,
    start: Message | None,
    members: Iterable[int] = (),
    *,
    bot: bool = True,
) -> Channel:
    """Open a thread of the bot and `members` in a channel.

    A thread that starts at a message gets that message's ID. With `bot=False`, only the members are in it.
    """
    number = start.id if start else world.next_id()
    thread = Channel(number, name, world, channel.guild, kind, channel, owner=world.bot.id, created=world.clock.now())
    thread.joined.update((*([world.bot.id] if bot else ()), *members))
    world.channels[number] = thread
    if channel.guild:
        channel.guild.channels[number] = thread
    if start:
        start.thread = thread
        start.flags |= HAS_THREAD
        world.ears.changed(start)
    guild = channel.guild and channel.guild.id
    if open_to(thread, world.bot):
        world.ears.tell(Notice("THREAD_CREATE", thread_form(thread) | {"newly_created": True}, guild, GUILDS))
    world.touch()
    return thread


def let_in(thread: Channel, user: int) -> None:
    """Add a user to a thread. If the bot can now see the thread and could not before, tell the bot."""
    world, seen = thread.world, open_to(thread, thread.world.bot)
    thread.joined.add(user)
    if open_to(thread, world.bot) and not seen:
        world.ears.tell(Notice("THREAD_CREATE", thread_form(thread), thread.guild and thread.guild.id, GUILDS))
    world.touch()


def put_out(thread: Channel, user: int) -> None:
    """Remove a user from a thread. Without the members intent, the bot is told only about itself."""
    world, guild = thread.world, thread.guild and thread.guild.id
    thread.joined.discard(user)
    if user == world.bot.id:
        gone = {"id": str(thread.id), "guild_id": str(guild), "member_count": len(thread.joined)}
        world.ears.tell(Notice("THREAD_MEMBERS_UPDATE", gone | {"removed_member_ids": [str(user)]}, guild, GUILDS))
    world.touch()


def change_thread(world: World, thread: Channel, *, archived: bool, locked: bool, after_min: int | None = None) -> None:
    """Archive, open, lock or unlock a thread, and tell the bot.

    `after_min`: the new number of minutes without a message after which it is archived.
    """
    if archived != thread.archived or after_min is not None:
        thread.turned = world.clock.now()
    thread.archived, thread.locked = archived, locked
    thread.archived_after_min = after_min or thread.archived_after_min
    world.ears.channel_changed(thread)


async def archive_idle(world: World) -> None:
    """Archive each thread once nobody has written in it for the time that was chosen. Run until cancelled.

    That time begins again when the thread is opened or the time is changed.
    """
    while True:
        active = [each for each in world.channels.values() if each.kind in THREADS and not each.archived]
        await asyncio.sleep(LOOK_PAUSE_S if active else min(ARCHIVED_AFTER_MIN) * 60)
        for thread in [each for each in active if each.id in world.channels]:
            since = max(thread.created, thread.turned, *(each.created for each in thread.messages.values()))
            if not thread.archived and world.clock.now() >= since + thread.archived_after_min * 60:
                change_thread(world, thread, archived=True, locked=thread.locked)
                world.ears.save()
