"""The stand-in's users, guilds, channels and messages, and their permissions."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from bot.playground.limits.permissions import (
    ALL_PERMISSIONS,
    IN_DM,
    ORDINARY,
    PERMISSIONS,
    Overwrite,
    bits,
    in_channel,
    in_guild,
)
from bot.playground.limits.refusal import JSON
from bot.playground.world.clock import Clock

DISCORD_EPOCH = 1_420_070_400_000
TEXT, DM, VOICE, GROUP, NEWS, NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 2, 3, 5, 10, 11, 12
THREADS = (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
FORUM, MEDIA = FORUMS = 15, 16
"""Types of channels that have posts, which are threads, and no messages."""
ANSWERING, THREAD_CREATED = 19, 18
"""Types of messages."""
ON_SERVER, BOT_DM, PRIVATE_CHANNEL = 0, 1, 2
"""Contexts in which an interaction starts.

The last one is a group, or a direct message between people.
"""
EPHEMERAL, LOADING, SILENT, COMPONENTS_V2, SUPPRESS_EMBEDS = 1 << 6, 1 << 7, 1 << 12, 1 << 15, 1 << 2
HAS_THREAD = 1 << 5
TYPING_S = 10.0


@dataclass(eq=False)
class User:
    """An account of a person or a bot.

    `name`: our name for it. `global_name`: the name that Discord shows. `installed`: whether the account has the app.
    `blocked`: whether it has blocked the app.
    """

    id: int
    name: str
    username: str = ""
    global_name: str | None = None
    locale: str = "en-US"
    bot: bool = False
    everywhere: bool = True
    installed: bool = False
    blocked: bool = False

    @property
    def mention(self) -> str:
        """The text that mentions this user."""
        return f"<@{self.id}>"


@dataclass(eq=False)
class Role:
    """A role of a guild. @everyone has the guild's ID. `managed`: only an integration can give it."""

    id: int
    name: str
    guild: "Guild" = field(repr=False)
    permissions: int = 0
    managed: bool = False
    mentionable: bool = False


@dataclass(eq=False)
class Member:
    """A user in a guild."""

    user: User
    joined: float
    nick: str | None = None
    roles: set[int] = field(default_factory=set[int])


@dataclass(eq=False)
class Attachment:
    """A file on a message."""

    id: int
    filename: str
    data: bytes
    description: str | None
    content_type: str
    size: tuple[int, int] | None


@dataclass(eq=False)
class Message:
    """A message.

    `audience`: the only user who sees an ephemeral message. `hook`: the webhook that wrote it. `used`: the command that
    it answers.
    """

    id: int
    channel: "Channel"
    author: User
    created: float
    content: str = ""
    embeds: list[JSON] = field(default_factory=list[JSON])
    components: list[JSON] = field(default_factory=list[JSON])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    flags: int = 0
    audience: User | None = None
    edited: float | None = None
    edits: int = 0
    mentions: list[User] = field(default_factory=list[User])
    mention_everyone: bool = False
    mention_roles: list[int] = field(default_factory=list[int])
    pings: list[int] = field(default_factory=list[int])
    interaction: JSON | None = None
    through: int | None = None
    hook: int | None = None
    reference: "Message | None" = None
    kind: int = 0
    pinned: bool = False
    thread: "Channel | None" = None
    reactions: set[str] = field(default_factory=set[str])
    nonce: str | int | None = None
    dismissed: bool = False
    used: str | None = None

    @property
    def ephemeral(self) -> bool:
        """Return whether only one user sees the message."""
        return bool(self.flags & EPHEMERAL)

    @property
    def there(self) -> bool:
        """Return whether the message is still in its channel, and the channel still in the world."""
        here = self.channel
        return here.world.channels.get(here.id) is here and (self.id in here.messages or self.id in here.ephemerals)

    def seen_by(self, user: User) -> bool:
        """Return whether `user` sees the message now."""
        return not self.dismissed and (self.audience is None or self.audience is user)


@dataclass(eq=False)
class Channel:
    """A place with messages: a text channel, a thread, a direct message or a group.

    `inside`: the people of a direct message or group. They include the bot in its own direct messages.
    """

    id: int
    name: str
    world: "World" = field(repr=False)
    guild: "Guild | None" = None
    kind: int = TEXT
    parent: "Channel | None" = None
    owner: int = 0
    archived: bool = False
    locked: bool = False
    archived_after_min: int = 1440
    turned: float = 0.0
    created: float = 0.0
    overwrites: dict[int, Overwrite] = field(default_factory=dict[int, Overwrite])
    messages: dict[int, Message] = field(default_factory=dict[int, Message])
    ephemerals: dict[int, Message] = field(default_factory=dict[int, Message])
    joined: set[int] = field(default_factory=set[int])
    inside: list[User] = field(default_factory=list[User])

    @property
    def context(self) -> int:
        """Discord's context type of the channel: a server, direct messages with the bot, or another private channel."""
        if self.guild:
            return ON_SERVER
        return BOT_DM if self.world.bot in self.inside else PRIVATE_CHANNEL

    def overwrite(self, who: Any, allow: str = "", deny: str = "") -> None:
        """Set what a role, a user or everyone (the guild) may and may not do here.

        If `allow` and `deny` are both empty, remove the overwrite. Raises ValueError for a thread, which has no
        overwrites of its own. Also raises it if `who` isn't a role, a user or the guild.
        """
        kind = 0 if isinstance(who, (Role, Guild)) else 1
        if self.guild is None or self.kind in THREADS:
            raise ValueError("only a channel of a server has overwrites")
        if kind and who.id not in self.world.users:
            raise ValueError(f"{who!r} is no role, no user and no server")
        self._set_overwrite(who.id, Overwrite(kind, bits(allow), bits(deny)))

    def _set_overwrite(self, who: int, overwrite: Overwrite) -> None:
        self.overwrites.pop(who, None)
        if overwrite.allow or overwrite.deny:
            self.overwrites[who] = overwrite
        self.world.ears.channel_changed(self)

    def deny(self, *names: str) -> None:
        """Take permissions such as "ATTACH_FILES" from the bot in this channel."""
        old = self.overwrites.get(self.world.bot.id, Overwrite(1))
        names_bits = bits(" ".join(names))
        self._set_overwrite(self.world.bot.id, Overwrite(1, old.allow & ~names_bits, old.deny | names_bits))

    def allow(self, *names: str) -> None:
        """Undo `deny`."""
        old = self.overwrites.get(self.world.bot.id, Overwrite(1))
        self._set_overwrite(self.world.bot.id, Overwrite(1, old.allow, old.deny & ~bits(" ".join(names))))

    def permissions(self, user: User) -> int:
        """Return a user's permissions here, as Discord computes them: roles, then the channel's overwrites."""
        if self.guild is None:
            return IN_DM if user in self.inside else 0
        member = self.guild.members.get(user.id)
        if member is None:
            return 0
        thread, holder = self.kind in THREADS, self.parent or self
        granted = self.guild.permissions(member)
        return in_channel(granted, holder.overwrites, self.guild.id, user.id, member.roles, thread=thread)

    def visible_to(self, user: User) -> bool:
        """Return whether a user can open this channel.

        A private thread needs membership or MANAGE_THREADS.
        """
        if self.guild is None:
            return user in self.inside
        mine = self.permissions(user)
        inside = self.kind != PRIVATE_THREAD or user.id in self.joined or bool(mine & PERMISSIONS["MANAGE_THREADS"])
        return inside and bool(mine & PERMISSIONS["VIEW_CHANNEL"])

    def all_messages(self) -> list[Message]:
        """Return every message here, including ephemeral ones, oldest first."""
        return sorted([*self.messages.values(), *self.ephemerals.values()], key=lambda message: message.id)


@dataclass(eq=False)
class Guild:
    """A server. `blocked_words`: the words that its AutoMod blocks."""

    id: int
    name: str
    locale: str
    owner: int
    created: float
    commands: bool = True
    unavailable: bool = False
    system: int | None = None
    community: bool = False
    members: dict[int, Member] = field(default_factory=dict[int, Member])
    channels: dict[int, Channel] = field(default_factory=dict[int, Channel])
    roles: dict[int, Role] = field(default_factory=dict[int, Role])
    events: dict[int, JSON] = field(default_factory=dict[int, JSON])
    blocked_words: list[str] = field(default_factory=list[str])

    def __post_init__(self) -> None:
        self.roles[self.id] = Role(self.id, "@everyone", self, ORDINARY)

    def permissions(self, member: Member) -> int:
        """Return a member's permissions in this server, before the overwrites of any channel."""
        if member.user.id == self.owner:
            return ALL_PERMISSIONS
        return in_guild(self.roles[self.id].permissions, (self.roles[role].permissions for role in member.roles))


@dataclass(frozen=True)
class Notice:
    """An event from the gateway, with its data. `intents`: bits, any of which is enough to receive it."""

    event: str
    data: JSON
    guild: int | None = None
    intents: int = 0
    hidden: JSON | None = None


@dataclass(frozen=True)
class Ears:
    """The listeners to changes in a world.

    `tell`: sends events to the gateway.
    `channel_changed`: announces that a channel has changed.
    `changed`: notes a message that must be saved.
    `save`: saves the world, which happens before any answer.
    `trim`: shortens the past after each message.
    """

    tell: Callable[[Notice], None]
    channel_changed: Callable[[Channel], None]
    changed: Callable[[Message], None]
    save: Callable[[], None]
    trim: Callable[[], None]


class World:
    """The whole world, with the listeners to its changes.

    `installs`: how the app may be installed: by servers (0), by users (1).
    """

    def __init__(self, clock: Clock, bot_name: str, ears: Ears) -> None:
        self.clock, self.ears = clock, ears
        self.users, self.guilds, self.channels = dict[int, User](), dict[int, Guild](), dict[int, Channel]()
        self.emojis, self.emoji_images = dict[int, JSON](), dict[int, bytes]()
        self.uploads: dict[int, dict[int, Attachment]] = {}
        self.installs: tuple[int, ...] = (0, 1)
        self.typing: dict[tuple[int, int], float] = {}
        self.version = 0
        self._own: Counter[int] = Counter()
        self._turned = asyncio.Event()
        self.last_id = 0
        self.nobody = self.next_id()
        self.bot = self.add_user(bot_name, bot=True)
        self.cdn = ""

    def next_id(self) -> int:
        """Return a new snowflake, larger than every one before it."""
        millis = int(self.clock.now() * 1000) - DISCORD_EPOCH
        self.last_id = max(self.last_id + 1, millis << 22)
        return self.last_id

    def next_id_on(self, shard: int, shards: int) -> int:
        """Return a new snowflake that belongs to shard `shard` of `shards`.

        Raises ValueError if there is no such shard.
        """
        if not 0 <= shard < shards:
            raise ValueError(f"of {shards} shards there is no number {shard}")
        number = self.next_id()
        while (number >> 22) % shards != shard:
            number = (number >> 22) + 1 << 22
        self.last_id = number
        return number

    def add_user(self, name: str, **more: Any) -> User:
        """Create an account."""
        user = User(self.next_id(), name, **more)
        if not user.username:
            plain = re.sub(r"[^a-z0-9_.]", "", name.lower().replace(" ", "_"))
            user.username = name if user.bot else plain or f"user_{user.id}"
        self.users[user.id] = user
        return user

    def touch(self, only: User | None = None) -> None:
        """Announce a change to everything that waits for one.

        With `only`, no other user's version counts the change.
        """
        self.version += 1
        if only:
            self._own[only.id] += 1
        self._turned.set()
        self._turned = asyncio.Event()

    def version_of(self, user: User | None) -> int:
        """Return the number of changes that this user may have seen. For None, return the number of all changes."""
        return self.version - (self._own.total() - self._own[user.id] if user else 0)

    async def change(self, since: int, seconds: float, user: User | None = None) -> None:
        """Wait until the version differs from `since`, for at most `seconds`.

        If `user` is given, wait for the version of that user. After a restart, versions begin again at smaller numbers.
        So a caller must check whether the expected change has really happened.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.version_of(user) == since:
                    await self._turned.wait()

    def meets_bot(self, user: User) -> bool:
        """Return whether a user shares a server with the bot."""
        return any(user.id in guild.members and self.bot.id in guild.members for guild in self.guilds.values())

    def installed_for(self, user: User) -> bool:
        """Return whether a user is on a server that has installed the app, with its bot or only its commands."""
        return any(guild.commands and user.id in guild.members for guild in self.guilds.values())

    def type_in(self, channel: Channel, user: User) -> None:
        """Note that a user is typing. This is shown for ten seconds, or until they have written."""
        self.typing[channel.id, user.id] = self.clock.now() + TYPING_S
        self.touch()

    def typing_in(self, channel: Channel) -> list[int]:
        """Return the IDs of the users who are typing in a channel now."""
        now = self.clock.now()
        self.typing = {who: until for who, until in self.typing.items() if until > now}
        return [user for place, user in self.typing if place == channel.id]

    def message(self, message_id: int) -> Message | None:
        """Return the message with this ID from any channel, ephemeral or not."""
        for channel in self.channels.values():
            if found := channel.messages.get(message_id) or channel.ephemerals.get(message_id):
                return found
        return None
