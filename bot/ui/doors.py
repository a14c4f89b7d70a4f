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

    def closed(self, channel: int) -> bool:
        return channel in self._closed

    def wordless(self, channel: int) -> bool:
        """Whether no picture may be attached there."""
        return channel in self._wordless

    def wait(self, guild: int, channel: int, table: int) -> None:
        """Let a table be looked at again when something changes there."""
        self._waiting.setdefault(channel, (guild, set()))[1].add(table)

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
        return self._waiting.pop(channel, (0, set[int]()))[1]

    def server_changed(self, guild: int) -> set[int]:
        """Something changed on a whole server; returns the tables to look at again."""
        channels = [channel for channel, (server, _) in self._waiting.items() if server == guild]
        return set[int]().union(*(self.changed(channel) for channel in channels))
