"""A person's view in the client: messages, and the servers, channels and people around them."""

from itertools import islice
from typing import Any

from bot.playground.api.gateway import Gateway
from bot.playground.limits.permissions import PERMISSIONS
from bot.playground.limits.refusal import JSON
from bot.playground.world.message_forms import message_form
from bot.playground.world.world import SILENT, THREADS, Channel, Guild, Message, User, World

RECENT = 200
"""Number of latest messages in a channel that may be unread or mention a person."""


def seen_form(message: Message) -> JSON:
    """Return a message as the control routes give it.

    This is Discord's form with the pinged users, the number of edits, and the command that it answers.
    """
    more = {"pings": [str(user) for user in message.pings], "edits": message.edits, "used": message.used}
    return message_form(message) | more | {"silent": bool(message.flags & SILENT)}


def newest(channel: Channel, user: User, count: int) -> list[Message]:
    """Return the last messages that a user sees here, at most `count`, oldest first."""
    public = islice((each for each in reversed(channel.messages.values()) if each.seen_by(user)), count)
    private = islice((each for each in reversed(channel.ephemerals.values()) if each.seen_by(user)), count)
    return sorted([*public, *private], key=lambda message: message.id)[-count:]


def places_form(world: World, gateway: Gateway, user: User) -> JSON:
    """Return everything that a person's client lists.

    This is their servers (with the channels they see, roles and members), their direct messages and groups, the bot,
    and whether they have installed the app.
    """
    guilds = [guild for guild in world.guilds.values() if user.id in guild.members]
    direct = [channel for channel in world.channels.values() if user in channel.inside]
    return {
        "bot": _person(world.bot, gateway),
        "installed": user.installed,
        "guilds": [_guild(guild, gateway, user) for guild in guilds],
        "direct": [_private(channel, gateway, user) for channel in direct],
    }


def _guild(guild: Guild, gateway: Gateway, user: User) -> JSON:
    return {
        "id": str(guild.id),
        "name": guild.name,
        "channels": [_channel(channel, user) for channel in guild.channels.values() if channel.visible_to(user)],
        "roles": [{"id": str(role.id), "name": role.name} for role in guild.roles.values()],
        "members": [_person(member.user, gateway, guild.id, member.nick) for member in guild.members.values()],
    }


def _private(channel: Channel, gateway: Gateway, user: User) -> JSON:
    """Return direct messages or a group, named as this person sees it.

    Without a name of its own, it is named after the other people in it.
    """
    others = [each for each in channel.inside if each is not user]
    name = channel.name or ", ".join(each.global_name or each.name for each in others) or user.name
    return _channel(channel, user) | {"name": name, "members": [_person(each, gateway) for each in channel.inside]}


def _person(user: User, gateway: Gateway, guild: int | None = None, nick: str | None = None) -> JSON:
    """Return a user as a list of members shows them. `nick`: the user's name on that server."""
    return {
        "id": str(user.id),
        "name": nick or user.global_name or user.name,
        "username": user.username,
        "bot": user.bot,
        "online": not user.bot or gateway.listening(guild),
    }


def _channel(channel: Channel, user: User) -> JSON:
    """Return a channel with its last message, and the latest messages that ping the person. IDs are decimal strings."""
    recent = newest(channel, user, RECENT)
    needed = "SEND_MESSAGES_IN_THREADS" if channel.kind in THREADS else "SEND_MESSAGES"
    form: dict[str, Any] = {"id": str(channel.id), "name": channel.name, "type": channel.kind}
    return form | {
        "parent": channel.parent and str(channel.parent.id),
        "archived": channel.archived,
        "writes": bool(channel.permissions(user) & PERMISSIONS[needed]),
        "last": str(recent[-1].id) if recent else None,
        "pings": [str(each.id) for each in recent if user.id in each.pings and not each.flags & SILENT],
    }
