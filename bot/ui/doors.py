"""Channels in which the bot may do less than it wants, and the tables that wait until that changes."""

from __future__ import annotations

import discord

NO_ACCESS, LOCKED = 50001, 50083
"""Codes of refusals that stay as they are until somebody changes the channel."""


class Doors:
    """A closed channel is left alone until somebody presses there or Discord reports a change; every refused request
    counts towards a ban."""

    def __init__(self) -> None:
        self._wordless: set[int] = set()
        self._closed: set[int] = set()
        self._waiting: dict[int, tuple[int, set[int]]] = {}
        self._parents: dict[int, int] = {}

    def closed(self, channel: int) -> bool:
        return channel in self._closed

    def wordless(self, channel: int) -> bool:
        """Whether no picture may be attached there."""
        return channel in self._wordless

    def wait(self, guild: int, channel: int, table: int, parent: int | None = None) -> None:
        """Let a table be looked at again when something changes there, or in the channel of a thread."""
        self._waiting.setdefault(channel, (guild, set()))[1].add(table)
        if parent is not None:
            self._parents[channel] = parent

    def refused(self, guild: int, channel: int, error: discord.HTTPException) -> bool:
        """What follows from a refusal: whether it is worth another try, in words this time."""
        if error.code not in (NO_ACCESS, LOCKED) and channel not in self._wordless:
            self._wordless.add(channel)
            return True
        self._closed.add(channel)
        self._waiting.setdefault(channel, (guild, set()))
        return False

    def pressed(self, channel: int, allowed: discord.Permissions, *, thread: bool) -> set[int]:
        """Learn from a press what the bot may do there; returns the tables to look at again."""
        send = allowed.send_messages_in_threads if thread else allowed.send_messages
        wanted = self.changed(channel) if self.closed(channel) and allowed.view_channel and send else set[int]()
        if allowed.attach_files:
            self._wordless.discard(channel)
        else:
            self._wordless.add(channel)
        return wanted

    def changed(self, channel: int) -> set[int]:
        """Something changed in a channel; returns the tables to look at again."""
        self._closed.discard(channel)
        self._wordless.discard(channel)
        self._parents.pop(channel, None)
        return self._waiting.pop(channel, (0, set[int]()))[1]

    def forget(self, *, channel: int | None = None, guild: int | None = None) -> None:
        """A channel or a whole server is gone."""
        gone = {number for number, (server, _) in self._waiting.items() if guild == server}
        for number in gone if channel is None else (channel,):
            self.changed(number)

    def threads(self, parent: int) -> list[int]:
        """The threads of a channel in which tables wait."""
        return [thread for thread, channel in self._parents.items() if channel == parent]

    def server_changed(self, guild: int) -> set[int]:
        """Something changed on a whole server; returns the tables to look at again."""
        channels = [channel for channel, (server, _) in self._waiting.items() if server == guild]
        return set[int]().union(*(self.changed(channel) for channel in channels))
