"""The world to JSON and back: people, servers, channels, commands, emoji, messages. Files are saved separately."""

from collections.abc import Iterable
from typing import Any

from bot.playground.limits.permissions import Overwrite
from bot.playground.limits.refusal import JSON
from bot.playground.world.world import LOADING, Attachment, Channel, Guild, Member, Message, Role, User, World

PLAIN_OF_USER = ("id", "name", "username", "global_name", "locale", "bot", "everywhere", "installed", "blocked")
PLAIN_OF_GUILD = (
    *("id", "name", "locale", "owner", "created", "commands", "unavailable", "system", "community"),
    "blocked_words",
)
PLAIN_OF_CHANNEL = ("id", "name", "kind", "owner", "archived", "locked", "archived_after_min", "turned", "created")
PLAIN_OF_MESSAGE = (
    *("id", "created", "content", "embeds", "components", "flags", "edited", "edits", "mention_everyone"),
    *("mention_roles", "pings", "interaction", "through", "hook", "kind", "pinned", "nonce", "dismissed", "used"),
)
PLAIN_OF_FILE = ("id", "filename", "description", "content_type", "size")


def _plain(thing: Any, names: Iterable[str]) -> JSON:
    return {name: getattr(thing, name) for name in names}


def users_form(world: World) -> JSON:
    """Return all users, and the IDs of the bot and of the owner who never appears (`nobody`)."""
    users = [_plain(user, PLAIN_OF_USER) for user in world.users.values()]
    return {"users": users, "bot": world.bot.id, "nobody": world.nobody}


def users_back(world: World, form: JSON) -> None:
    """Restore all users, including the bot."""
    world.users = {each["id"]: User(**each) for each in form["users"]}
    world.bot, world.nobody = world.users[form["bot"]], form["nobody"]


def places_form(world: World) -> JSON:
    """Return servers with roles and members, and channels without their messages."""
    return {
        "guilds": [_guild_form(guild) for guild in world.guilds.values()],
        "channels": [_channel_form(channel) for channel in world.channels.values()],
    }


def places_back(world: World, form: JSON) -> None:
    """Restore servers and channels. All users must exist."""
    for each in form["guilds"]:
        guild = _guild_back(world, each)
        world.guilds[guild.id] = guild
    for each in form["channels"]:
        channel = _channel_back(world, each)
        world.channels[channel.id] = channel
        if channel.guild:
            channel.guild.channels[channel.id] = channel


def _guild_form(guild: Guild) -> JSON:
    return _plain(guild, PLAIN_OF_GUILD) | {
        "roles": [
            _plain(role, ("id", "name", "permissions", "managed", "mentionable")) for role in guild.roles.values()
        ],
        "members": [
            {"user": each.user.id, "joined": each.joined, "nick": each.nick, "roles": sorted(each.roles)}
            for each in guild.members.values()
        ],
        "events": [*guild.events.values()],
    }


def _guild_back(world: World, form: JSON) -> Guild:
    plain = {name: value for name, value in form.items() if name not in ("roles", "members", "events")}
    guild = Guild(**plain)
    guild.roles = {each["id"]: Role(guild=guild, **each) for each in form["roles"]}
    for each in form["members"]:
        member = Member(world.users[each["user"]], each["joined"], each["nick"], set(each["roles"]))
        guild.members[member.user.id] = member
    guild.events = {int(each["id"]): each for each in form.get("events", ())}  # older files have none
    return guild


def _channel_form(channel: Channel) -> JSON:
    return _plain(channel, PLAIN_OF_CHANNEL) | {
        "guild": channel.guild and channel.guild.id,
        "parent": channel.parent and channel.parent.id,
        "inside": [user.id for user in channel.inside],
        "overwrites": [[who, each.kind, each.allow, each.deny] for who, each in channel.overwrites.items()],
        "joined": sorted(channel.joined),
    }


def _channel_back(world: World, form: JSON) -> Channel:
    channel = Channel(world=world, **{name: form[name] for name in PLAIN_OF_CHANNEL})
    channel.guild = world.guilds[form["guild"]] if form["guild"] else None
    channel.parent = world.channels[form["parent"]] if form["parent"] else None
    inside = form["inside"] if "inside" in form else _inside_before(world, form)
    channel.inside = [world.users[each] for each in inside]
    channel.overwrites = {who: Overwrite(*rest) for who, *rest in form["overwrites"]}
    channel.joined = set(form["joined"])
    return channel


def _inside_before(world: World, form: JSON) -> list[int]:
    """Return the people of a channel from an older file, which had only the bot's own direct messages."""
    return [form["recipient"], world.bot.id] if form["recipient"] else []


def message_form(message: Message) -> JSON:
    """Return a message, with its files by number."""
    return _plain(message, PLAIN_OF_MESSAGE) | {
        "channel": message.channel.id,
        "author": message.author.id,
        "audience": message.audience and message.audience.id,
        "mentions": [user.id for user in message.mentions],
        "reference": message.reference and message.reference.id,
        "thread": message.thread and message.thread.id,
        "reactions": sorted(message.reactions),
        "attachments": [_plain(each, PLAIN_OF_FILE) for each in message.attachments],
    }


def message_back(world: World, form: JSON, files: dict[int, bytes]) -> Message:
    """Restore a message and put it back into its channel.

    A deferred reply isn't put back, because it will never be written.
    """
    channel = world.channels[form["channel"]]
    message = Message(channel=channel, author=world.users[form["author"]], **{n: form[n] for n in PLAIN_OF_MESSAGE})
    message.audience = world.users[form["audience"]] if form["audience"] else None
    message.mentions = [world.users[each] for each in form["mentions"]]
    message.reference = channel.messages.get(form["reference"])
    message.thread = world.channels.get(form["thread"])
    message.reactions = set(form["reactions"])
    message.attachments = [_file_back(each, files[each["id"]]) for each in form["attachments"]]
    if not message.flags & LOADING:
        (channel.ephemerals if message.audience else channel.messages)[message.id] = message
    return message


def _file_back(form: JSON, data: bytes) -> Attachment:
    size = (form["size"][0], form["size"][1]) if form["size"] else None
    return Attachment(form["id"], form["filename"], data, form["description"], form["content_type"], size)
