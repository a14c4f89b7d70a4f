"""What is remembered of what moderators do: a line for each deed, and whom they keep out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from bot.store.models import Seated

DeedKind = Literal["close", "seat", "wait", "out", "in", "off", "on", "void", "count"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """One deed of a moderator. `id` is 0 until it is saved. moderator: who did it, None once they had their data
    deleted. table, seat: where, if it was at one. person: to whom; None: to nobody, or somebody who had their data
    deleted. until: when it ends by itself. Times are unix milliseconds."""

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
    """A match that counts: how many hands of it were settled, who played it (computers aside), and which of them gave
    it up before a second hand was."""

    table: int
    game: str
    ended_at: int
    hands: int
    users: tuple[int, ...]
    gave_up: tuple[int, ...] = ()


class Moderation(Protocol):
    """All raise StoreError. Times are unix milliseconds."""

    async def tables(self, guild: int) -> list[Seated]:
        """The lobbies and running tables of a server with who sits there, those first where nobody has done anything
        for longest."""
        ...

    # who is kept out

    async def kept_out(self, guild: int, users: Sequence[int], now: int) -> dict[int, int]:
        """The moments until which those of these are kept out of the tables of a server who still are, by number."""
        ...

    async def all_kept_out(self, guild: int, now: int) -> list[tuple[int, int]]:
        """(whom, until when), the next end first."""
        ...

    async def keep_out(self, deed: Deed, users: Sequence[int], was: int | None) -> int | None:
        """Keep `deed.person` out until `deed.until`, or let them in again where that is None, and keep the deed.
        Returns its number; `Choices.of` tells of it until they know. users: all numbers by which they may be known.

        Changes nothing and returns None unless they are kept out until `was` now (None: not at all), as of `deed.at`.
        """
        ...

    async def told(self, guild: int, user: int) -> bool:
        """Note that somebody knows it. Returns whether they did not before."""
        ...

    async def lately(self, guild: int, since: int, after: Lately | None, limit: int) -> list[Lately]:
        """The matches that count on a server and ended since then, the latest first; those that come after one."""
        ...

    # who is off the leaderboards

    async def off_boards(self, guild: int, users: Sequence[int]) -> set[int]:
        """The numbers among these of who is off the leaderboards of a server."""
        ...

    async def all_off_boards(self, guild: int, most: int) -> list[int]:
        """Who is, so many at most."""
        ...

    async def set_off(self, deed: Deed, users: Sequence[int]) -> int | None:
        """Take `deed.person` off all leaderboards of a server (`off`) or put them back (`on`), and keep the deed. What
        they have played stays, and their ratings and those of others with it. Returns its number. users: all numbers by
        which they may be known.

        Changes nothing and returns None where that is so already.
        """
        ...

    async def known_again(self, guild: int, user: int, nameless: int) -> None:
        """Somebody who was off as `nameless`, as their data were deleted, is so by their id again."""
        ...

    # results

    async def voided(self, table: int) -> bool | None:
        """Whether the result of a finished match is voided; None: it counts for nobody anyway, or there is none."""
        ...

    async def void(self, deed: Deed) -> int | None:
        """Void the result at `deed.table`, or let it count again (`count`), and keep the deed: totals, wins in a row
        and achievements of its players are as if it had not been played, or as they were. Their ratings are due to be
        made anew (`Records.due`), and until then there are none. Returns the number of the deed.

        Changes nothing and returns None where that is so already, there is no such result on that server, or the end of
        its season or a later one was told there (`Seasons.latest`).
        """
        ...

    # the log

    async def write(self, deed: Deed) -> int:
        """Keep a deed that was done; returns its number."""
        ...

    async def log(self, guild: int, before: int, limit: int, places: Collection[int] | None = None) -> list[Deed]:
        """The deeds on a server before that number (0: the newest), the newest first. places: only those at tables of
        these channels and their threads."""
        ...

    async def forget(self, until: int, now: int) -> None:
        """Delete the deeds up to `until`, and who was kept out up to `now`."""
        ...
