"""Seasons, and the interface to the tasks that are done once when a season ends.

A season is a quarter of a year in UTC. It is identified by its first day (20260701) and named like 2026-Q3.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Protocol

MONTHS = 3
WRITTEN = re.compile(r"(?:(\d{4})\W*q([1-4])|q([1-4])\W*(\d{4}))", re.IGNORECASE | re.ASCII)


def season_name(first: int) -> str:
    """Return the name of the season that begins on day `first`."""
    return f"{first // 10_000}-Q{(first // 100 % 100 + MONTHS - 1) // MONTHS}"


def season_meant(typed: str) -> int | None:
    """Return the first day of the season that a user typed, such as 2026-Q3, q3 2026 or 2026q3.

    Return None if it is none.
    """
    found = WRITTEN.fullmatch(typed.strip())
    if found is None:
        return None
    year, quarter = found[1] or found[4], found[2] or found[3]
    return int(year) * 10_000 + (int(quarter) * MONTHS - 2) * 100 + 1 if int(year) else None


def is_season(first: int) -> bool:
    """Return whether a season begins on that day."""
    return season_meant(season_name(first)) == first


def season_before(first: int) -> int:
    """Return the first day of the previous season."""
    year, month = divmod(first // 10_000 * 12 + first // 100 % 100 - 1 - MONTHS, 12)
    return year * 10_000 + (month + 1) * 100 + 1


def season_after(first: int) -> int:
    """Return the first day of the next season."""
    year, month = divmod(first // 10_000 * 12 + first // 100 % 100 - 1 + MONTHS, 12)
    return year * 10_000 + (month + 1) * 100 + 1


def season_begins(first: int) -> datetime:
    """Return the time at which a season begins."""
    return datetime(first // 10_000, first // 100 % 100, first % 100, tzinfo=UTC)


WANTED = ("season", "champion")
"""Server settings that ask for a task at the end of a season. A server without any of them has no such tasks."""


@dataclass(frozen=True, slots=True)
class SeasonClaim:
    """The remaining tasks at the end of a season, on a server that this process has claimed for a while.

    `tell`: the end is to be announced. `crown`: the champion's role is to be given.
    """

    tell: bool
    crown: bool


@dataclass(frozen=True, slots=True)
class Dearest:
    """The hand with the most points of a season. `user`: the winner.

    `user` is negative for a person whose data was deleted.
    """

    table: int
    user: int
    points: int
    patterns: tuple[str, ...]


class Seasons(Protocol):
    """The tasks at the end of a season. A season is given by its first day.

    All methods raise StoreError. Times are unix milliseconds.
    """

    async def notice(self, ended: int) -> None:
        """Bring the list of servers with end-of-season tasks up to date.

        Servers that have started to ask for such tasks are added. Their tasks up to season `ended` count as done.
        Servers that no longer ask for tasks are removed.
        """
        ...

    async def due(self, ended: int) -> list[int]:
        """Return the servers with unfinished tasks for season `ended` or an earlier one."""
        ...

    async def claim(self, guild: int, ended: int, lasts_ms: int) -> SeasonClaim | None:
        """Claim a server for `lasts_ms`, by the clock of the database. Return the unfinished tasks.

        Return None if nothing is left to do, or if another process has claimed the server. A claim that ends later than
        a new one would is left from before the clock was set back. It is ignored.

        Once the server is claimed, results of the season can't be voided (`latest`). So the podium and the message
        always agree.
        """
        ...

    async def release(self, guild: int) -> None:
        """Release a claimed server, so that another process or a later attempt can claim it."""
        ...

    async def mark_announced(self, guild: int, ended: int, *, shown: bool) -> None:
        """Note that a server has been told about the end of season `ended`.

        `shown`: whether a message or a role shows the end. If not, the results of the season may be changed again.
        """
        ...

    async def latest(self, guild: int) -> int:
        """Return the latest season whose end was announced or rewarded with a role on a server, 0 if there is none.

        A season whose end is about to be announced also counts. Results of this and earlier seasons can no longer be
        voided (`Moderation.void`).
        """
        ...

    async def crowned(self, guild: int, ended: int, held: Mapping[int, int]) -> None:
        """Note that the champion's role has been dealt with for season `ended`.

        `held`: the role of each champion, by user.

        Champions whose data was deleted in the meantime are left out.
        """
        ...

    async def champions(self, guild: int) -> dict[int, int]:
        """Return the latest champions' roles that the bot gave them, by user."""
        ...

    async def dearest(self, guild: int, game: str, since: int, until: int) -> Dearest | None:
        """Return the hand with the most points, or None.

        Only rated matches that ended from `since` on and before `until` count.

        Hands of users who are off the leaderboards are left out. Of equal hands, the first is returned.
        """
        ...
