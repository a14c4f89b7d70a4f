"""Limits on the public messages that users cause the bot to send."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.common.units import HOUR_MS
from bot.errors import UserError
from bot.tables.limits import free_at, moment

OWN_LIMIT = (10, HOUR_MS)
"""Maximum number of counted actions of one user on a server, and the milliseconds for which an action counts."""
COMMON_LIMIT = (30, HOUR_MS)
"""Maximum number of counted actions on a server, of all users without *Manage Messages* together.

The second number is the milliseconds for which an action counts.
"""
REMEMBERED = 1000
"""Number of tracked servers above which servers without an action in the last hour are forgotten."""


# compared by identity, so that two equal actions are counted separately
@dataclass(frozen=True, slots=True, eq=False)
class _Action:
    at: int
    user: int
    moderates: bool


class Publicity:
    """The counter of actions that cause a public message.

    Counted are opening a lobby or a night, showing a table again, starting a match while waiting at a night, and
    sharing an answer or a moment. Tables of a night, rematches and results do not count. Each process counts
    separately, from its own start.

    `now` returns unix milliseconds. `limited`: whether the limits apply.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now, self.limited = now, True
        self._done: dict[int, list[_Action]] = {}

    @contextmanager
    def action(self, guild: int, user: int, *, moderates: bool) -> Generator[None]:
        """Count an action, unless the body of the `with` fails.

        Raises UserError: posted-enough (too many by this user), server-posted-enough (too many by all users who do not
        moderate). Outside of servers (guild 0) nothing is counted.
        """
        counted = self.take(guild, user, moderates=moderates)
        try:
            yield
        except BaseException:
            if counted in self._done.get(guild, ()):
                self._done[guild].remove(counted)
            raise

    def take(self, guild: int, user: int, *, moderates: bool) -> _Action:
        """Count an action, even if it fails later. Raises UserError like `action`."""
        now = self._now()
        recent = [each for each in self._done.get(guild, ()) if now - HOUR_MS < each.at <= now]
        mine = [each.at for each in recent if each.user == user]
        guild = guild if self.limited else 0
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
