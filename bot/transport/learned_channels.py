"""Channels in which Discord has recently behaved in a way that no document describes."""

from __future__ import annotations

from bot.transport import responses


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

    def __contains__(self, channel: int) -> bool:
        return channel in self._since and self._lasts(self._since[channel])

    def discard(self, channel: int) -> None:
        """Forget a channel, because something in it changed."""
        self._since.pop(channel, None)

    def _lasts(self, since: float) -> bool:
        return responses.now() < since + self._life_s
