"""Channels in which Discord refuses some of the bot's requests, and the tables that wait there for a change."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.store.deadlines import shard_of
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.permissions import OUTSIDE, can_write, may_post
from bot.transport.responses import Interaction

NO_ACCESS, LOCKED = 50001, 50083
"""Error codes of refusals that last until someone changes the channel."""

WALL_S = 5 * 60.0
"""Seconds after a refusal, in a channel where the bot's permissions allow the request, until the bot tries again."""

AUTOMOD = (200000, 200001)
"""Error codes of messages that AutoMod has blocked."""
MODERATED_S = 60 * 60.0
"""Seconds after such a refusal until messages in the channel have names again."""

NOT_PERMITTED = 50013
"""Error code of requests for which the bot lacks a permission."""
ANSWER = re.compile(r"/(interactions|webhooks)/")
"""Path of a first answer to an interaction, and of a later request by its token."""
FILELESS_S = 30 * 24 * 60 * 60.0
"""Seconds after a refused file in an answer until the bot sends files there again."""

HIDING_S = 60 * 60.0
"""Seconds after an ephemeral follow-up until the bot tries to post publicly again in a group."""


class LearnedChannels:
    """The channels about which Discord's answers have taught the bot something.

    After `life_s` seconds a channel is forgotten, so the bot tries again. They are not saved, so after a restart it
    also tries again.
    """

    def __init__(self, life_s: float) -> None:
        self._life_s = life_s
        self._since: dict[int, float] = {}

    def learn(self, channel: int) -> None:
        """Note a channel."""
        self._since = {known: since for known, since in self._since.items() if self._lasts(since)}
        self._since[channel] = responses.now()

    def __contains__(self, channel: int | None) -> bool:
        return channel in self._since and self._lasts(self._since[channel])

    def discard(self, channel: int) -> None:
        """Forget a channel, because something in it changed."""
        self._since.pop(channel, None)

    def _lasts(self, since: float) -> bool:
        return responses.now() < since + self._life_s


@dataclass(frozen=True, slots=True)
class ChannelPermissions:
    """Permissions of the bot in a channel. `writes`: send messages. `draws`: attach files."""

    writes: bool
    draws: bool


class ChannelAccess:
    """The channels that are known to be closed to the bot, or to allow no pictures.

    The bot sends nothing to a closed channel until a user presses there or Discord reports a change. Otherwise Discord
    might ban the bot for too many refused requests. If Discord refuses a request although the permissions of such a
    press allow it, presses open the channel only every five minutes.

    `closed`: the closed channels. `wordless`: those where no picture may be attached. `hiding`: those in which
    follow-ups that should be public become ephemeral (DISCORD A11). `moderated`: those in which AutoMod has blocked a
    message. `pingless`: those in which it has blocked a ping. `fileless`: those in which Discord has refused a file in
    a first answer (True), or in a later request by token (False). No document says whether answers need *Attach Files*
    (DISCORD A11), so the bot learns it from refusals.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self.closed, self.wordless = set[int](), set[int]()
        self._waiting: dict[int, tuple[int, set[int]]] = {}
        self._parents: dict[int, int] = {}
        self._left: dict[int, discord.Thread] = {}
        self.hiding = LearnedChannels(HIDING_S)
        self.moderated, self.pingless = LearnedChannels(MODERATED_S), LearnedChannels(MODERATED_S)
        self._walls, self._opened = LearnedChannels(WALL_S), set[int]()
        self.fileless = {first: LearnedChannels(FILELESS_S) for first in (True, False)}

    def present(self, guild: int) -> bool:
        """Return whether the bot is in the guild and the guild is available."""
        found = self._client.get_guild(guild)
        return found is not None and not found.unavailable

    def spot(self, guild: int, channel: int) -> ChannelPermissions | None:
        """Return the bot's permissions in a channel, as far as they are known.

        Return None while the guild is unavailable.
        """
        server = self._client.get_guild(guild)
        if server is None or server.unavailable:
            return None
        if channel in self.closed or self.outside(guild, channel):
            return ChannelPermissions(writes=False, draws=False)
        if (found := server.get_channel_or_thread(channel)) is None:
            return ChannelPermissions(writes=True, draws=True)
        writes = can_write(found)
        return ChannelPermissions(writes, writes and found.permissions_for(server.me).attach_files)

    def archived(self, table: Table) -> bool:
        """Return whether the table's channel is an archived thread.

        Archived threads are the only channels that are missing in discord.py's cache of a guild.
        """
        guild = self._client.get_guild(table.row.guild)
        return guild is not None and guild.get_channel_or_thread(table.row.channel) is None

    def shut(self, table: Table) -> bool:
        """Return whether the bot may make no request in the table's channel.

        If so, note that the table waits for a change in the channel.
        """
        if self.present(table.row.guild) and table.row.channel not in self.closed:
            return False
        self.wait(table)
        return True

    def wait(self, table: Table) -> None:
        """Note that a table waits for a change in its channel, or in the parent channel of its thread."""
        if table.row.state != "closed" or table.row.message is not None:
            self._wait(table.row.guild, table.row.channel).add(table.id)

    def _wait(self, guild: int, channel: int) -> set[int]:
        """Return the set of tables that wait for a change in a channel or in its parent channel.

        If the channel is a thread, note its parent.
        """
        server = self._client.get_guild(guild)
        thread = server.get_thread(channel) if server is not None else None
        if thread is not None:
            self._parents[channel] = thread.parent_id
        return self._waiting.setdefault(channel, (guild, set()))[1]

    def leave_alone(self, guild: int, channel: int) -> None:
        """Note that a channel is closed to the bot.

        Used when Discord refused a message there that belongs to no table.
        """
        self._wait(guild, channel)
        self._note_wall(channel)
        self.closed.add(channel)

    def refused(self, table: Table, error: discord.HTTPException) -> bool:
        """Note that a request was refused in the table's channel. Return whether to try again without pictures."""
        channel = table.row.channel
        self.wait(table)
        self._note_wall(channel)
        if error.code not in (NO_ACCESS, LOCKED) and channel not in self.wordless:
            self.wordless.add(channel)
            return True
        self.closed.add(channel)
        return False

    def _note_wall(self, channel: int) -> None:
        """Note that Discord contradicts the permissions of a press, if a press has opened the channel."""
        if channel in self._opened:
            self._walls.learn(channel)

    def learn(self, channel: int, error: discord.HTTPException) -> bool:
        """Note why Discord refused a message. Return whether it should be sent in another form."""
        response: Any = error.response
        if error.code in AUTOMOD:
            self.moderated.learn(channel)
            return True
        if error.code == NOT_PERMITTED and (found := ANSWER.search(response.url.path)):
            self.fileless[found[1] == "interactions"].learn(channel)
            return True
        return False

    def pressed(self, interaction: Interaction) -> set[int]:
        """Note the bot's permissions in the channel of a press. Return the tables that can be shown there again."""
        channel = interaction.channel_id or 0
        interaction.extras[OUTSIDE] = self._outside(interaction)
        files = interaction.app_permissions.attach_files
        if not files:
            self.wordless.add(channel)
        if channel in self._walls:
            return set()
        opens = channel in self.closed and may_post(interaction)
        contradicts = opens or (files and channel in self.wordless)
        if files and channel not in self._opened:
            self._take_files(channel)
        if contradicts:
            self._opened.add(channel)
        return self._open(channel) if opens else set()

    def left(self, thread: discord.Thread) -> None:
        """Note that the bot is no longer a member of a thread. discord.py still has this thread in its cache."""
        kept = {number: each for number, each in self._left.items() if each.guild.get_thread(number) is each}
        self._left = {**kept, thread.id: thread}

    def _outside(self, interaction: Interaction) -> bool:
        """Return whether a press comes from a private thread that the bot is not a member of.

        The bot's permissions in the thread don't show this. In an archived thread it can't be known, so return False.
        """
        thread = interaction.channel
        if not isinstance(thread, discord.Thread) or not thread.is_private() or thread.archived:
            return False
        known = thread.guild.get_thread(thread.id)
        moderates = interaction.app_permissions.manage_threads
        return not moderates and (known is None or known is self._left.get(thread.id))

    def outside(self, guild: int, channel: int) -> bool:
        """Return whether the bot was removed from this private thread and can't manage it."""
        server, left = self._client.get_guild(guild), self._left.get(channel)
        if server is None or left is None or server.get_thread(channel) is not left or not left.is_private():
            return False
        return left.parent is None or not left.parent.permissions_for(server.me).manage_threads

    def cut_off(self, table: Table, interaction: Interaction) -> bool:
        """Return whether the table is in a private thread that the bot is not a member of.

        This is known from Discord's events. If the interaction comes from that thread, it is also known from the
        interaction.
        """
        row, there = table.row, interaction.channel_id == table.row.channel
        return self.outside(row.guild, row.channel) or (there and self._outside(interaction))

    def changed(self, channel: int) -> set[int]:
        """Treat a channel as open again, because something in it changed. Return the tables that waited for this."""
        self._walls.discard(channel)
        self._opened.discard(channel)
        self._take_files(channel)
        return self._open(channel)

    def _open(self, channel: int) -> set[int]:
        self.closed.discard(channel)
        self._parents.pop(channel, None)
        return self._waiting.pop(channel, (0, set[int]()))[1]

    def _take_files(self, channel: int) -> None:
        for refusing in (self.wordless, *self.fileless.values()):
            refusing.discard(channel)

    def forget(self, *, channel: int | None = None, guild: int | None = None) -> None:
        """Drop all notes about a deleted channel, or about all channels of a guild that removed the bot."""
        gone = {number for number, (server, _) in self._waiting.items() if guild == server}
        for number in gone if channel is None else (channel,):
            self.changed(number)

    def threads(self, parent: int) -> list[int]:
        """Return the threads of the channel `parent` in which tables wait for a change."""
        return [thread for thread, channel in self._parents.items() if channel == parent]

    def server_changed(self, guild: int) -> set[int]:
        """Treat all channels of a guild as open again. Return the tables that waited for this."""
        return self._changed(lambda server: server == guild)

    def shard_changed(self, shard: int, shards: int) -> set[int]:
        """Treat all channels of a shard's guilds as open again. Return the tables that waited for this."""
        return self._changed(lambda server: shard_of(server, shards) == shard)

    def _changed(self, there: Callable[[int], bool]) -> set[int]:
        channels = [channel for channel, (server, _) in self._waiting.items() if there(server)]
        return set[int]().union(*(self.changed(channel) for channel in channels))
