"""The routes of channels and messages that a bot like ours may use."""

from typing import Any
from urllib.parse import unquote

from aiohttp import web

from bot.playground.api import messages
from bot.playground.api.ratelimits import OLD_MESSAGE, Limit, RateLimits
from bot.playground.api.rest import Call, Rest
from bot.playground.api.threads import GUILDS, change_thread, check_duration, need, seen_channel
from bot.playground.limits.permissions import PERMISSIONS
from bot.playground.limits.refusal import JSON, Form, Refusal, inner, refuse_field
from bot.playground.world.message_forms import message_form
from bot.playground.world.payloads import channel_form
from bot.playground.world.world import (
    ANSWERING,
    DM,
    FORUMS,
    THREAD_CREATED,
    THREADS,
    Channel,
    Message,
    Notice,
    User,
    World,
)

TWO_WEEKS = 14 * 86400.0
FEW_MINUTES = 300.0
"""Seconds for which a nonce is enforced. Discord only says "a few minutes"."""
WRITING = Limit(5, 5)


class Channels:
    """The routes of messages sent with the bot's own token."""

    def __init__(self, world: World, limits: RateLimits) -> None:
        self._world = world
        self._limits = limits

    def routes(self, rest: Rest, app: web.Application) -> None:
        """Add every route of this class."""
        channel = "/channels/{channel}"
        message = channel + "/messages/{message}"
        for method, path, rule, limit in (
            ("GET", channel, self._channel, Limit(50, 1)),
            ("PATCH", channel, self._change, Limit(5, 5)),
            ("DELETE", channel, self._close, Limit(5, 5)),
            ("POST", channel + "/messages", self._post, WRITING),
            ("GET", channel + "/messages", self._history, WRITING),
            ("POST", channel + "/messages/bulk-delete", self._bulk_delete, Limit(1, 1)),
            ("PUT", channel + "/messages/pins/{message}", self._pin, WRITING),
            ("DELETE", channel + "/messages/pins/{message}", self._unpin, WRITING),
            ("GET", message, self._get, Limit(50, 1)),
            ("PATCH", message, self._edit, WRITING),
            ("DELETE", message, self._delete, Limit(5, 1)),
            ("PUT", message + "/reactions/{emoji}/@me", self._react, Limit(1, 0.25)),
            ("DELETE", message + "/reactions/{emoji}/@me", self._unreact, Limit(1, 0.25)),
            ("POST", channel + "/typing", self._typing, WRITING),
        ):
            rest.add(app, method, path, rule, limit)

    def _open(self, call: Call) -> Channel:
        return seen_channel(self._world, call)

    def _need(self, channel: Channel, permission: str) -> None:
        need(channel, permission)

    def _message(self, call: Call, channel: Channel) -> Message:
        message = channel.messages.get(call.id("message"))
        if message is None:
            raise Refusal(10008)
        return message

    def _own(self, call: Call, channel: Channel) -> Message:
        message = self._message(call, channel)
        if message.author is not self._world.bot:
            raise Refusal(50005)
        if message.kind == THREAD_CREATED:
            raise Refusal(50021)
        return message

    def may_write(self, channel: Channel) -> None:
        """Check that the bot may send messages there. Raises Refusal."""
        self._reachable(channel)
        if channel.kind in FORUMS:
            raise Refusal(50008)
        self._need(channel, "SEND_MESSAGES_IN_THREADS" if channel.kind in THREADS else "SEND_MESSAGES")
        if channel.archived and channel.locked:
            raise Refusal(50083)

    def _reachable(self, channel: Channel) -> None:
        """Check that a direct message of the bot reaches everyone in the channel. Raises Refusal.

        The bot can't write to other bots, to users who have blocked it, or to users without a server in common. In the
        last case, Discord answers 50001 if the user has installed the app (DISCORD A5).
        """
        for user in channel.inside:
            if user is self._world.bot:
                continue
            if user.bot or user.blocked:
                raise Refusal(50007)
            if not self._world.meets_bot(user):
                raise Refusal(50001 if user.installed else 50278)

    async def _channel(self, call: Call) -> JSON:
        return channel_form(self._open(call))

    async def _post(self, call: Call) -> JSON:
        channel = self._open(call)
        self.may_write(channel)
        draft = messages.compose(channel, call.body, call.files)
        reference, answered = self._reference(channel, call.form)
        if call.form.get("enforce_nonce") and (twin := self._twin(draft.fields["nonce"])):
            return message_form(twin)
        kind = ANSWERING if reference else 0
        bot = self._world.bot
        return message_form(messages.post(channel, bot, draft, answered=answered, reference=reference, kind=kind))

    def _twin(self, nonce: str | int | None) -> Message | None:
        """Return the bot's message with this nonce from the past few minutes, if any."""
        if nonce is None:
            return None
        since = self._world.clock.now() - FEW_MINUTES
        for channel in self._world.channels.values():
            for old in channel.messages.values():
                if old.author is self._world.bot and str(old.nonce) == str(nonce) and old.created > since:
                    return old
        return None

    def _reference(self, channel: Channel, body: JSON) -> tuple[Message | None, User | None]:
        given: JSON | None = body.get("message_reference")
        if not given:
            return None, None
        if not channel.permissions(self._world.bot) & PERMISSIONS["READ_MESSAGE_HISTORY"]:
            raise Refusal(160002)
        found = channel.messages.get(int(given.get("message_id") or 0))
        if found is None:
            if given.get("fail_if_not_exists") is False:
                return None, None
            raise refuse_field(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        told = inner(body, "allowed_mentions").get("replied_user", not body.get("allowed_mentions"))
        return found, found.author if told else None

    async def _history(self, call: Call) -> Any:
        channel = self._open(call)
        if not channel.permissions(self._world.bot) & PERMISSIONS["READ_MESSAGE_HISTORY"]:
            return []
        limit = call.number("limit", 50)
        if not 1 <= limit <= 100:
            raise refuse_field(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
        found = sorted(channel.messages.values(), key=lambda message: message.id)
        before, after = call.number("before", 0), call.number("after", 0)
        chosen = [m for m in found if (not before or m.id < before) and m.id > after]
        chosen = chosen[:limit] if after else chosen[-limit:]
        return [messages.readable(message, message_form(message)) for message in reversed(chosen)]

    async def _get(self, call: Call) -> JSON:
        channel = self._open(call)
        self._need(channel, "READ_MESSAGE_HISTORY")
        message = self._message(call, channel)
        return messages.readable(message, message_form(message))

    async def _edit(self, call: Call) -> JSON:
        channel = self._open(call)
        message = self._own(call, channel)
        self._reachable(channel)
        if channel.archived:
            raise Refusal(50083)
        if self._world.clock.now() - message.created > OLD_MESSAGE:
            self._limits.take_old_edit(channel.id)
        messages.edit(message, messages.compose(channel, call.body, call.files, old=message))
        return message_form(message)

    async def _delete(self, call: Call) -> None:
        channel = self._open(call)
        message = self._message(call, channel)
        if message.author is not self._world.bot:
            self._need(channel, "MANAGE_MESSAGES")
        messages.delete(message)

    async def _bulk_delete(self, call: Call) -> None:
        channel = self._open(call)
        self._need(channel, "MANAGE_MESSAGES")
        form = Form()
        listed = form.items(("messages",), call.form.get("messages"), 2, 100, required=True)
        form.refuse()
        found = [channel.messages[int(each)] for each in listed if int(each) in channel.messages]
        if any(self._world.clock.now() - message.created > TWO_WEEKS for message in found):
            raise Refusal(50034)
        for message in found:
            messages.delete(message)

    async def _pin(self, call: Call) -> None:
        channel = self._open(call)
        self._need(channel, "PIN_MESSAGES")
        self._pinned(self._message(call, channel), True)

    async def _unpin(self, call: Call) -> None:
        channel = self._open(call)
        self._need(channel, "PIN_MESSAGES")
        self._pinned(self._message(call, channel), False)

    def _pinned(self, message: Message, pinned: bool) -> None:
        message.pinned = pinned
        self._world.ears.changed(message)

    async def _react(self, call: Call) -> None:
        channel = self._open(call)
        self._need(channel, "READ_MESSAGE_HISTORY")
        self._need(channel, "ADD_REACTIONS")
        if channel.archived:
            raise Refusal(50083)
        message = self._message(call, channel)
        message.reactions.add(unquote(call.ids["emoji"]))
        self._world.ears.changed(message)
        self._world.touch()

    async def _unreact(self, call: Call) -> None:
        message = self._message(call, self._open(call))
        message.reactions.discard(unquote(call.ids["emoji"]))
        self._world.ears.changed(message)
        self._world.touch()

    async def _typing(self, call: Call) -> None:
        channel = self._open(call)
        self.may_write(channel)
        self._world.type_in(channel, self._world.bot)

    async def _change(self, call: Call) -> JSON:
        channel = self._open(call)
        if channel.kind not in THREADS:
            self._need(channel, "MANAGE_CHANNELS")
        elif channel.owner != self._world.bot.id:
            self._need(channel, "MANAGE_THREADS")
        body: JSON = call.form
        form = Form()
        form.text(("name",), body.get("name"), 1, 100)
        check_duration(form, body)
        form.refuse()
        archived, locked = body.get("archived", channel.archived), body.get("locked", channel.locked)
        if channel.archived and archived:
            raise Refusal(50083)
        if channel.locked or locked:
            self._need(channel, "MANAGE_THREADS")
        channel.name = body.get("name") or channel.name
        after_min = body.get("auto_archive_duration")
        change_thread(self._world, channel, archived=bool(archived), locked=bool(locked), after_min=after_min)
        return channel_form(channel)

    async def _close(self, call: Call) -> JSON:
        channel = self._open(call)
        form = channel_form(channel)
        if channel.kind != DM:
            self._need(channel, "MANAGE_THREADS" if channel.kind in THREADS else "MANAGE_CHANNELS")
            remove_channel(self._world, channel)
        return form


def remove_channel(world: World, channel: Channel) -> None:
    """Delete a channel with everything in it, including its threads."""
    for child in [each for each in world.channels.values() if each.parent is channel]:
        remove_channel(world, child)
    form = channel_form(channel)
    del world.channels[channel.id]
    for message in channel.all_messages():
        world.ears.changed(message)
    if channel.guild:
        del channel.guild.channels[channel.id]
    event = "THREAD_DELETE" if channel.kind in THREADS else "CHANNEL_DELETE"
    world.ears.tell(Notice(event, form, channel.guild and channel.guild.id, GUILDS))
    world.touch()
