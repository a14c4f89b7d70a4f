"""What exists on the stand-in: users, guilds, channels and messages, and who may do what where."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.playground.clock import Clock
from bot.playground.refusal import JSON

DISCORD_EPOCH = 1_420_070_400_000
TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS = (10, PUBLIC_THREAD, PRIVATE_THREAD)
EPHEMERAL, LOADING, SILENT, COMPONENTS_V2, SUPPRESS_EMBEDS = 1 << 6, 1 << 7, 1 << 12, 1 << 15, 1 << 2
HAS_THREAD = 1 << 5

PERMISSIONS = {
    "ADMINISTRATOR": 1 << 3,
    "MANAGE_CHANNELS": 1 << 4,
    "MANAGE_GUILD": 1 << 5,
    "ADD_REACTIONS": 1 << 6,
    "VIEW_CHANNEL": 1 << 10,
    "SEND_MESSAGES": 1 << 11,
    "MANAGE_MESSAGES": 1 << 13,
    "EMBED_LINKS": 1 << 14,
    "ATTACH_FILES": 1 << 15,
    "READ_MESSAGE_HISTORY": 1 << 16,
    "MENTION_EVERYONE": 1 << 17,
    "USE_EXTERNAL_EMOJIS": 1 << 18,
    "USE_APPLICATION_COMMANDS": 1 << 31,
    "MANAGE_THREADS": 1 << 34,
    "CREATE_PUBLIC_THREADS": 1 << 35,
    "CREATE_PRIVATE_THREADS": 1 << 36,
    "SEND_MESSAGES_IN_THREADS": 1 << 38,
    "PIN_MESSAGES": 1 << 51,
}
ALL_PERMISSIONS = (1 << 53) - 1
ORDINARY = (
    "VIEW_CHANNEL SEND_MESSAGES SEND_MESSAGES_IN_THREADS EMBED_LINKS ATTACH_FILES READ_MESSAGE_HISTORY "
    "ADD_REACTIONS USE_APPLICATION_COMMANDS CREATE_PUBLIC_THREADS"
)
# What interactions may do in a direct message: topics/permissions.mdx
IN_DM = "VIEW_CHANNEL SEND_MESSAGES EMBED_LINKS ATTACH_FILES READ_MESSAGE_HISTORY MENTION_EVERYONE ADD_REACTIONS"


def bits(names: str) -> int:
    """The permission bits of names with blanks between them; raises KeyError for an unknown name."""
    return sum(PERMISSIONS[name] for name in names.split())


@dataclass(eq=False)
class User:
    """An account: a person or a bot."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    everywhere: bool = True

    @property
    def mention(self) -> str:
        """The text that mentions this user."""
        return f"<@{self.id}>"


@dataclass(eq=False)
class Member:
    """A user in a guild, with permissions beyond everybody's."""

    user: User
    joined: float
    permissions: int = 0


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
    """A message; `audience` is the one user who sees an ephemeral one."""

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
    pings: list[int] = field(default_factory=list[int])
    interaction: JSON | None = None
    through: int | None = None
    reference: "Message | None" = None
    kind: int = 0
    pinned: bool = False
    thread: "Channel | None" = None
    reactions: set[str] = field(default_factory=set[str])
    nonce: str | int | None = None
    dismissed: bool = False

    @property
    def ephemeral(self) -> bool:
        """Whether only one user sees it."""
        return bool(self.flags & EPHEMERAL)

    def seen_by(self, user: User) -> bool:
        """Whether `user` sees it now."""
        return not self.dismissed and (self.audience is None or self.audience is user)


@dataclass(eq=False)
class Channel:
    """A place with messages: a text channel, a thread or a direct message."""

    id: int
    name: str
    world: "World" = field(repr=False)
    guild: "Guild | None" = None
    kind: int = TEXT
    parent: "Channel | None" = None
    recipient: User | None = None
    owner: int = 0
    archived: bool = False
    locked: bool = False
    created: float = 0.0
    denied: int = 0
    messages: dict[int, Message] = field(default_factory=dict[int, Message])
    ephemerals: dict[int, Message] = field(default_factory=dict[int, Message])
    joined: set[int] = field(default_factory=set[int])

    def deny(self, *names: str) -> None:
        """Takes permissions such as "ATTACH_FILES" from the bot in this channel."""
        self.denied |= bits(" ".join(names))
        self.world.channel_changed(self)

    def allow(self, *names: str) -> None:
        """Gives back what `deny` took."""
        self.denied &= ~bits(" ".join(names))
        self.world.channel_changed(self)

    def permissions(self, user: User) -> int:
        """What a user may do here, as Discord computes it: role, then the channel's overwrites."""
        if self.guild is None:
            return bits(IN_DM)
        member = self.guild.members.get(user.id)
        if member is None:
            return 0
        granted = bits(ORDINARY) | member.permissions
        if user is not self.world.bot:
            return ALL_PERMISSIONS if granted & PERMISSIONS["ADMINISTRATOR"] else granted
        return granted & ~(self.parent.denied | self.denied if self.parent else self.denied)

    def visible_to(self, user: User) -> bool:
        """Whether a user can open this channel."""
        if self.guild is None:
            return user in (self.recipient, self.world.bot)
        return bool(self.permissions(user) & PERMISSIONS["VIEW_CHANNEL"])

    def all_messages(self) -> list[Message]:
        """Every message here, ephemeral ones too, oldest first."""
        return sorted([*self.messages.values(), *self.ephemerals.values()], key=lambda message: message.id)


@dataclass(eq=False)
class Guild:
    """A server."""

    id: int
    name: str
    locale: str
    owner: int
    created: float
    members: dict[int, Member] = field(default_factory=dict[int, Member])
    channels: dict[int, Channel] = field(default_factory=dict[int, Channel])


@dataclass(frozen=True)
class Notice:
    """Something the gateway tells: the event, what it holds, and which intents (bits, any of them) may hear it."""

    event: str
    data: JSON
    guild: int | None = None
    intents: int = 0
    hidden: JSON | None = None


class World:
    """All there is, and the two ears that hear of changes: the gateway, and people who wait."""

    def __init__(self, clock: Clock, bot_name: str) -> None:
        self.clock = clock
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.emojis: dict[int, JSON] = {}
        self.tell: Callable[[Notice], None] = lambda notice: None
        self.channel_changed: Callable[[Channel], None] = lambda channel: None
        self.version = 0
        self._turned = asyncio.Event()
        self._last_id = 0
        self.bot = self.add_user(bot_name, bot=True)
        self.cdn = ""

    def next_id(self) -> int:
        """A fresh snowflake, larger than every one before it."""
        millis = int(self.clock.now() * 1000) - DISCORD_EPOCH
        self._last_id = max(self._last_id + 1, millis << 22)
        return self._last_id

    def add_user(self, name: str, **more: Any) -> User:
        """Creates an account."""
        user = User(self.next_id(), name, **more)
        self.users[user.id] = user
        return user

    def touch(self) -> None:
        """Wakes all who wait for a change."""
        self.version += 1
        self._turned.set()
        self._turned = asyncio.Event()

    async def change(self, since: int, seconds: float) -> None:
        """Returns once the version is beyond `since`, or after `seconds`."""
        deadline = asyncio.get_running_loop().time() + seconds
        while self.version <= since:
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0:
                return
            try:
                await asyncio.wait_for(self._turned.wait(), left)
            except TimeoutError:
                return

    def message(self, message_id: int) -> Message | None:
        """The message with this id, in whatever channel, ephemeral or not."""
        for channel in self.channels.values():
            if found := channel.messages.get(message_id) or channel.ephemerals.get(message_id):
                return found
        return None
