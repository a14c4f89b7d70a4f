"""What one person's client shows: messages as they are seen, and the servers, channels and people around them."""

from itertools import islice
from typing import Any

from bot.playground.api.gateway import Gateway
from bot.playground.limits.permissions import PERMISSIONS
from bot.playground.limits.refusal import JSON
from bot.playground.world.message_forms import message_form
from bot.playground.world.world import SILENT, THREADS, Channel, Guild, Message, User, World

RECENT = 200
"""So many of the latest messages of a channel may be unread, or still mention somebody."""


def seen_form(message: Message) -> JSON:
    """A message as the control routes give it: Discord's form, and who was pinged, how often it was edited, which
    command it answers."""
    more = {"pings": [str(user) for user in message.pings], "edits": message.edits, "used": message.used}
    return message_form(message) | more | {"silent": bool(message.flags & SILENT)}


def newest(channel: Channel, user: User, count: int) -> list[Message]:
    """The last messages that somebody sees here, at most `count`, oldest first."""
    public = islice((each for each in reversed(channel.messages.values()) if each.seen_by(user)), count)
    private = islice((each for each in reversed(channel.ephemerals.values()) if each.seen_by(user)), count)
    return sorted([*public, *private], key=lambda message: message.id)[-count:]


def places_form(world: World, gateway: Gateway, user: User) -> JSON:
    """Every server of a person with the channels they see, its roles and members; and their messages with the bot."""
    guilds = [guild for guild in world.guilds.values() if user.id in guild.members]
    direct = [channel for channel in world.channels.values() if channel.guild is None and channel.recipient is user]
    return {
        "guilds": [_guild(guild, gateway, user) for guild in guilds],
        "direct": [_channel(channel, user) for channel in direct],
    }


def _guild(guild: Guild, gateway: Gateway, user: User) -> JSON:
    return {
        "id": str(guild.id),
        "name": guild.name,
        "channels": [_channel(channel, user) for channel in guild.channels.values() if channel.visible_to(user)],
        "roles": [{"id": str(role.id), "name": role.name} for role in guild.roles.values()],
        "members": [
            {
                "id": str(member.user.id),
                "name": member.nick or member.user.global_name or member.user.name,
                "username": member.user.username,
                "bot": member.user.bot,
                "online": not member.user.bot or gateway.listening(guild.id),
            }
            for member in guild.members.values()
        ],
    }


def _channel(channel: Channel, user: User) -> JSON:
    """A channel with its last message and those of the latest that mention the person; ids are decimal strings."""
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
