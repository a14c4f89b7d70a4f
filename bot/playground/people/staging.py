"""Changes to servers, channels and people while the bot is running: created, renamed, archived, deleted."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

from bot.playground.api.accounts import new_emoji
from bot.playground.api.channels import remove_channel
from bot.playground.api.events import ended, taken_away
from bot.playground.api.gateway import GUILD_MEMBERS, Gateway
from bot.playground.api.messages import delete, post, written
from bot.playground.api.roles import member_changed
from bot.playground.api.threads import GUILDS, change_thread, open_thread, put_out
from bot.playground.limits.permissions import bits
from bot.playground.limits.refusal import JSON
from bot.playground.people.person import Person
from bot.playground.people.seen import Seen
from bot.playground.world.clock import Clock
from bot.playground.world.payloads import channel_form, guild_form, member_form, role_form, user_form
from bot.playground.world.private import MOST_IN_GROUP, direct_channel, join_group, leave_group, new_group
from bot.playground.world.world import (
    GROUP,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    THREADS,
    Channel,
    Guild,
    Member,
    Notice,
    Role,
    User,
    World,
)

SAME = "the name itself"
"""Default of `global_name`: for a person the same as the name, for a bot none. None means no global name."""


class Stage(ABC):
    """The world as a test or the page sets it up and changes it. Every change is reported as Discord reports it."""

    def __init__(self, world: World, gateway: Gateway, clock: Clock) -> None:
        self.world = world
        self.gateway_sessions = gateway
        self.clock = clock
        self.people: list[Person] = []

    @property
    @abstractmethod
    def url(self) -> str:
        """The address of the page and of the control routes."""

    def add_guild(
        self,
        name: str,
        locale: str = "en-US",
        *,
        bot: bool = True,
        commands: bool = True,
        owner: Person | None = None,
        shard: int | None = None,
    ) -> Guild:
        """Create a server. Users who are on all servers join immediately.

        `bot`: whether the bot is on the server. If False, the server has only the app's commands.
        `commands`: whether the server has the app's commands. Without them and the bot, it doesn't have the app at all.
        `owner`: the person who may do anything. By default, this is someone who never appears.
        `shard`: the shard that the server belongs to, out of `gateway_sessions.shards`.
        """
        world, now = self.world, self.clock.now()
        number = world.next_id() if shard is None else world.next_id_on(shard, self.gateway_sessions.shards)
        guild = Guild(number, name, locale, owner.id if owner else world.nobody, now, commands=bot or commands)
        for user in world.users.values():
            if user.everywhere and (bot or user is not world.bot):
                guild.members[user.id] = Member(user, now)
        world.guilds[guild.id] = guild
        if bot:
            self.gateway_sessions.guild_added(guild, joined=True)
        world.touch()
        return guild

    def bring_in(self, guild: Guild) -> None:
        """Let the bot join a server that was created without it, or that removed it."""
        bot = self.world.bot
        guild.members[bot.id], guild.commands = Member(bot, self.clock.now()), True
        self.gateway_sessions.guild_added(guild, joined=True)
        self.world.touch()

    def put_out(self, guild: Guild) -> None:
        """Remove the bot from a server, which continues without it."""
        self.world.ears.tell(Notice("GUILD_DELETE", {"id": str(guild.id)}, guild.id, GUILDS))
        del guild.members[self.world.bot.id]
        self.world.touch()

    def system_channel(self, guild: Guild, channel: Channel) -> None:
        """Choose the channel for Discord's own messages on a server."""
        guild.system = channel.id
        self.world.ears.tell(Notice("GUILD_UPDATE", guild_form(guild), guild.id, GUILDS))

    def remove_guild(self, guild: Guild) -> None:
        """Remove a server with everything in it. The bot is told that it was removed."""
        self.world.ears.tell(Notice("GUILD_DELETE", {"id": str(guild.id)}, guild.id, GUILDS))
        for channel in guild.channels.values():
            del self.world.channels[channel.id]
            for message in channel.all_messages():
                self.world.ears.changed(message)
        del self.world.guilds[guild.id]
        self.world.touch()

    def unavailable(self, guild: Guild) -> None:
        """Begin an outage of one server: the gateway sends only interactions from it. REST still works."""
        self.world.ears.tell(Notice("GUILD_DELETE", {"id": str(guild.id), "unavailable": True}, guild.id, GUILDS))
        guild.unavailable = True

    def available(self, guild: Guild) -> None:
        """End the outage of a server, and send its current state."""
        guild.unavailable = False
        self.gateway_sessions.guild_added(guild, joined=False)

    def add_emoji(self, name: str, image: bytes) -> None:
        """Give the application an emoji, as its developer may in advance."""
        new_emoji(self.world, name, image)

    def add_channel(self, guild: Guild, name: str, kind: int = TEXT) -> Channel:
        """Open a channel.

        `kind`: TEXT, VOICE (with its text chat), NEWS, FORUM or MEDIA. The posts of the last two are threads.
        """
        number = self.world.next_id()
        channel = Channel(number, name, self.world, guild, kind, created=self.clock.now())
        self.world.channels[number] = guild.channels[number] = channel
        self.world.ears.tell(Notice("CHANNEL_CREATE", channel_form(channel), guild.id, GUILDS))
        self.world.touch()
        return channel

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel, as a moderator may."""
        remove_channel(self.world, channel)

    def add_thread(
        self, channel: Channel, name: str, *, private: bool = False, members: Iterable[Any] = (), bot: bool = True
    ) -> Channel:
        """Open a thread of the bot in a channel.

        Only `members` (and moderators) see a private thread. With `bot=False`, not even the bot sees the thread until
        someone mentions it there.
        """
        kind = PRIVATE_THREAD if private else PUBLIC_THREAD
        return open_thread(self.world, channel, name, kind, None, [member.id for member in members], bot=bot)

    def put_out_of_thread(self, thread: Channel, who: Person | User) -> None:
        """Remove a user from a private thread, as a moderator may."""
        put_out(thread, who.id)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Archive a thread. If it is locked, a new message doesn't reopen it."""
        change_thread(self.world, thread, archived=True, locked=locked)

    def unarchive(self, thread: Channel) -> None:
        """Reopen an archived thread, and unlock it."""
        change_thread(self.world, thread, archived=False, locked=False)

    def write(self, channel: Channel, author: Person | User, content: str, *, hook: bool = False) -> int:
        """Let another bot, or a webhook with a user's name, write a message. Return its ID."""
        user = self.world.users[author.id]
        message = post(channel, user, written(channel, user, content), hook=self.world.next_id() if hook else None)
        return message.id

    def remove_message(self, message: Seen) -> None:
        """Delete a message, as a moderator may."""
        if found := self.world.message(message.id):
            delete(found)

    def add_person(
        self,
        name: str,
        locale: str = "en-US",
        *,
        bot: bool = False,
        admin: bool = False,
        guilds: Iterable[Guild] | None = None,
        username: str = "",
        global_name: str | None = SAME,
    ) -> Person:
        """Create a user.

        `guilds`: the user's servers. By default, these are all present and future ones. `admin` may do anything.
        """
        shown = name if global_name == SAME and not bot else None if global_name == SAME else global_name
        user = self.world.add_user(
            name, locale=locale, bot=bot, everywhere=guilds is None, username=username, global_name=shown
        )
        person = self.meet(user)
        for guild in self.world.guilds.values() if guilds is None else guilds:
            self._join(guild, user)
            if admin:
                self.grant(guild, person, "ADMINISTRATOR")
        self.world.touch()
        return person

    def meet(self, user: User) -> Person:
        """Return a client for an existing user."""
        person = Person(lambda: self.url, user.id, user.name, user.locale, bot=user.bot)
        self.people.append(person)
        return person

    def _join(self, guild: Guild, user: User) -> None:
        member = Member(user, self.clock.now())
        guild.members[user.id] = member
        data = member_form(member) | {"guild_id": str(guild.id)}
        self.world.ears.tell(Notice("GUILD_MEMBER_ADD", data, guild.id, GUILD_MEMBERS))

    def leave(self, guild: Guild, person: Person) -> None:
        """Let a member leave a server."""
        member = guild.members.pop(person.id)
        data: JSON = {"guild_id": str(guild.id), "user": user_form(member.user)}
        self.world.ears.tell(Notice("GUILD_MEMBER_REMOVE", data, guild.id, GUILD_MEMBERS))
        self.world.touch()

    def install(self, person: Person, *, on: bool = True) -> None:
        """Let a person add the app to their account, or remove it. The bot is not told.

        The person can use the app's commands everywhere while they have the app.
        """
        self.world.users[person.id].installed = on
        self.world.touch()

    def block(self, person: Person, *, on: bool = True) -> None:
        """Let a person block the app, or unblock it.

        A person who has blocked the app can't use it. The app can't ping that person either.
        """
        self.world.users[person.id].blocked = on
        self.world.touch()

    def direct(self, person: Person, friend: Person | None = None) -> Channel:
        """Return the direct messages of a person with the bot, or with a friend."""
        users = self.world.users
        return direct_channel(self.world, users[person.id], users[friend.id] if friend else self.world.bot)

    def add_group(self, name: str, *people: Person) -> Channel:
        """Open a group of up to ten people.

        The first of them owns it. Raises ValueError for any other number of people.
        """
        return new_group(self.world, name, [self.world.users[person.id] for person in people])

    def go_elsewhere(self, people: list[Person]) -> None:
        """Create places where a person may use the app without its bot, unless these places exist.

        They are a group of these people (at most ten), and a server without the bot.
        """
        if people and all(channel.kind != GROUP for channel in self.world.channels.values()):
            self.add_group("Friends", *people[:MOST_IN_GROUP])
        if all(guild.commands for guild in self.world.guilds.values()):
            self.add_channel(self.add_guild("Elsewhere", bot=False, commands=False), "lounge")

    def join_group(self, group: Channel, person: Person) -> None:
        """Add a person to a group. Raises ValueError for the eleventh."""
        join_group(group, self.world.users[person.id])

    def leave_group(self, group: Channel, person: Person) -> None:
        """Let a person leave a group, even if the app is used in it."""
        leave_group(group, self.world.users[person.id])

    def nick(self, guild: Guild, who: Person | User, nick: str | None) -> None:
        """Give a member a name in one server. None removes it."""
        guild.members[who.id].nick = nick
        member_changed(self.world, guild, guild.members[who.id])

    def add_role(
        self, guild: Guild, name: str, permissions: str = "", *, managed: bool = False, mentionable: bool = False
    ) -> Role:
        """Create a role above all others, with permissions such as "VIEW_CHANNEL SEND_MESSAGES".

        `managed`: an integration gives it to its own bot. `mentionable`: everyone may mention it.
        """
        role = Role(self.world.next_id(), name, guild, bits(permissions), managed, mentionable)
        guild.roles[role.id] = role
        self._role_told("GUILD_ROLE_CREATE", role)
        return role

    def change_role(self, role: Role | Guild, permissions: str) -> None:
        """Set the permissions of a role. A guild stands for its @everyone role."""
        changed = role.roles[role.id] if isinstance(role, Guild) else role
        changed.permissions = bits(permissions)
        self._role_told("GUILD_ROLE_UPDATE", changed)

    def let_mention(self, role: Role, *, on: bool) -> None:
        """Let everyone mention a role, or only members who may mention @everyone."""
        role.mentionable = on
        self._role_told("GUILD_ROLE_UPDATE", role)

    def remove_role(self, role: Role) -> None:
        """Delete a role, and remove it from all members and channels."""
        guild = role.guild
        del guild.roles[role.id]
        for member in guild.members.values():
            member.roles.discard(role.id)
        data = {"guild_id": str(guild.id), "role_id": str(role.id)}
        self.world.ears.tell(Notice("GUILD_ROLE_DELETE", data, guild.id, GUILDS))
        for channel in guild.channels.values():
            if channel.overwrites.pop(role.id, None):
                self._channel_changed(channel)
        self.world.touch()

    def give_role(self, guild: Guild, who: Person | User, role: Role) -> None:
        """Give a member (possibly the bot) a role."""
        guild.members[who.id].roles.add(role.id)
        member_changed(self.world, guild, guild.members[who.id])

    def take_role(self, guild: Guild, who: Person | User, role: Role) -> None:
        """Take a role from a member."""
        guild.members[who.id].roles.discard(role.id)
        member_changed(self.world, guild, guild.members[who.id])

    def end_event(self, guild: Guild, number: int, *, gone: bool = False) -> None:
        """End a scheduled event by hand, as people may. If `gone`, delete it instead."""
        (taken_away if gone else ended)(self.world, guild, number)

    def grant(self, guild: Guild, person: Person | User, *permissions: str) -> None:
        """Give a member permissions such as "MANAGE_GUILD" through a role of their own."""
        self.give_role(guild, person, self.add_role(guild, "Granted", " ".join(permissions)))

    def block_words(self, guild: Guild, *words: str) -> None:
        """Let a server's AutoMod block messages with these words, and no others (DISCORD A11)."""
        guild.blocked_words = [*words]

    def _role_told(self, event: str, role: Role) -> None:
        data: JSON = {"guild_id": str(role.guild.id), "role": role_form(role)}
        self.world.ears.tell(Notice(event, data, role.guild.id, GUILDS))
        self.world.touch()

    def _channel_changed(self, channel: Channel) -> None:
        thread = channel.kind in THREADS
        if not thread or channel.visible_to(self.world.bot):
            event = "THREAD_UPDATE" if thread else "CHANNEL_UPDATE"
            self.world.ears.tell(Notice(event, channel_form(channel), channel.guild and channel.guild.id, GUILDS))
        self.world.touch()
