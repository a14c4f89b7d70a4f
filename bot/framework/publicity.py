"""Limits on the public messages that users make the bot write."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.errors import UserError
from bot.tables.limits import free_at, moment

HOUR_MS = 60 * 60 * 1000
OWN_LIMIT = (10, HOUR_MS)
"""Maximum number of such actions of one user on a server, and the milliseconds that they count for."""
COMMON_LIMIT = (30, HOUR_MS)
"""Maximum number of such actions of all users without *Manage Messages* on a server, and the milliseconds that they
count for."""
REMEMBERED = 1000
"""Number of servers beyond which those without an action in the last hour are forgotten."""


# compared by identity: equal actions are counted apart
@dataclass(frozen=True, slots=True, eq=False)
class _Action:
    at: int
    user: int
    moderates: bool


class Publicity:
    """The counter of actions that end in a public message.

    These are lobbies, nights, tables shown again, matches while waiting for a night, shares and moments. Tables of a
    night, rematches and results do not count. Each process counts on its own, from its start.

    `now` returns unix milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now, self._limited = now, True
        self._done: dict[int, list[_Action]] = {}

    def limit(self, *, on: bool) -> None:
        """Switch the limits on or off."""
        self._limited = on

    @contextmanager
    def action(self, guild: int, user: int, *, moderates: bool) -> Generator[None]:
        """Count an action unless it fails.

        Raises UserError: posted-enough (too many of this user), server-posted-enough (too many of all users who do not
        moderate). Outside of servers (guild 0) nothing is counted."""
        counted = self.take(guild, user, moderates=moderates)
        try:
            yield
        except BaseException:
            if counted in self._done.get(guild, ()):
                self._done[guild].remove(counted)
            raise

    def take(self, guild: int, user: int, *, moderates: bool) -> _Action:
        """Count an action in any case. Raises UserError like `action`."""
        now = self._now()
        recent = [each for each in self._done.get(guild, ()) if now - HOUR_MS < each.at <= now]
        mine = [each.at for each in recent if each.user == user]
        guild = guild if self._limited else 0
        if guild and (again := free_at(mine, 1, (OWN_LIMIT,), now)) is not None:
            raise UserError("posted-enough", most=OWN_LIMIT[0], when=moment(again))
        others = [each.at for each in recent if not each.moderates]
        if guild and not moderates and (again := free_at(others, 1, (COMMON_LIMIT,), now)) is not None:
            raise UserError("server-posted-enough", most=COMMON_LIMIT[0], when=moment(again))
        action = _Action(now, user, moderates)
        if guild:
            self._done[guild] = [*recent, action]
        if len(self._done) > REMEMBERED:
            self._done = {server: done for server, done in self._done.items() if done[-1].at > now - HOUR_MS}
        return action
