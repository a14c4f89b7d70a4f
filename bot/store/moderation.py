"""The interface to moderation: a log entry for each moderator action, and suspensions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from bot.store.models import Seated

DeedKind = Literal["close", "seat", "wait", "out", "in", "off", "on", "void", "count"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """A moderator action. Times are unix milliseconds.

    `id` is 0 until it is saved. `moderator`: who did it, None once their data was deleted. `table`, `seat`: where, if
    it was at a table. `person`: the affected user; None if there is none, or once their data was deleted. `until`: when
    it ends automatically.
    """

    id: int = 0
    guild: int
    at: int
    kind: DeedKind
    moderator: int | None
    table: int | None = None
    seat: int | None = None
    person: int | None = None
    until: int | None = None


@dataclass(frozen=True, slots=True)
class Lately:
    """A counted match.

    `hands`: the number of settled hands. `users`: those who played it, without computers. `gave_up`: those of them who
    gave up before a second hand was settled.
    """

    table: int
    game: str
    ended_at: int
    hands: int
    users: tuple[int, ...]
    gave_up: tuple[int, ...] = ()


class Moderation(Protocol):
    """Moderator actions and what follows from them. All methods raise StoreError. Times are unix milliseconds."""

    async def tables(self, guild: int) -> list[Seated]:
        """Return the lobbies and running tables of a server with their seats, the longest idle first."""
        ...

    # suspensions

    async def kept_out(self, guild: int, users: Sequence[int], now: int) -> dict[int, int]:
        """Return when the suspensions from a server's tables end, for those of `users` who are suspended now."""
        ...

    async def all_kept_out(self, guild: int, now: int) -> list[tuple[int, int]]:
        """Return (user, end) of all suspensions, the next end first."""
        ...

    async def keep_out(self, deed: Deed, users: Sequence[int], was: int | None) -> int | None:
        """Suspend `deed.person` until `deed.until`, or lift the suspension if that is None, and save the deed.

        Return the number of the deed. `Choices.of` reports the suspension until the user knows of it. `users`: all ids
        by which they may be known.

        Changes nothing and returns None unless their suspension ends at `was` (None: not suspended), as of `deed.at`.
        """
        ...

    async def told(self, guild: int, user: int) -> bool:
        """Note that a user knows of their suspension. Return True if they didn't before."""
        ...

    async def lately(self, guild: int, since: int, after: Lately | None, limit: int) -> list[Lately]:
        """Return the counted matches on a server that ended since `since`, the latest first.

        `after`: return those that follow this match in the list.
        """
        ...

    # off the leaderboards

    async def off_boards(self, guild: int, users: Sequence[int]) -> set[int]:
        """Return those of `users` who are off the leaderboards of a server."""
        ...

    async def all_off_boards(self, guild: int, most: int) -> list[int]:
        """Return up to `most` users who are off the leaderboards of a server."""
        ...

    async def set_off(self, deed: Deed, users: Sequence[int]) -> int | None:
        """Take `deed.person` off all leaderboards of a server (`off`) or put them back (`on`), and save the deed.

        Their results stay, and so do all ratings. Return the number of the deed. `users`: all ids by which they may be
        known.

        Changes nothing and returns None if that is already so.
        """
        ...

    async def known_again(self, guild: int, user: int, nameless: int) -> None:
        """Put the user's id in place of `nameless` on the list of those off the leaderboards.

        The user was known as `nameless` since their data was deleted.
        """
        ...

    # results

    async def voided(self, table: int) -> bool | None:
        """Return whether a result is voided. Return None if it never counted, or if there is none."""
        ...

    async def void(self, deed: Deed) -> int | None:
        """Void the result at `deed.table`, or let it count again (`count`), and save the deed.

        The totals, winning streaks and achievements of its players become as if it had not been played, or as they
        were. Their ratings are due for recalculation (`RecordStore.due`), and are empty until then. Return the number
        of the deed.

        Changes nothing and returns None if that is already so, or if there is no such result on that server. The same
        holds once the end of its season or of a later one was announced there (`Seasons.latest`).
        """
        ...

    # the log

    async def write(self, deed: Deed) -> int:
        """Save a deed that was done, and return its number."""
        ...

    async def log(self, guild: int, before: int, limit: int, places: Collection[int] | None = None) -> list[Deed]:
        """Return the deeds on a server before number `before` (0: the newest), the newest first.

        `places`: only deeds at tables of these channels and their threads.
        """
        ...

    async def forget(self, until: int, now: int) -> None:
        """Delete the deeds up to `until`, and the suspensions that ended by `now`."""
        ...
