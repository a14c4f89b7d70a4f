"""The interface to moderation: moderator actions with their log, and suspensions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from bot.store.models import Seated

DeedKind = Literal["close", "seat", "wait", "out", "in", "off", "on", "void", "count"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """A moderator action. Times are unix milliseconds.

    `id` is 0 until the action is saved. `moderator`: who acted, or None once their data was deleted. `table`, `seat`:
    where it was done, if it was done at a table. `person`: the affected user. It is None if there is none, or once
    their data was deleted. `until`: when the effect ends automatically.
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

    `hands`: the number of settled hands. `users`: the people who played, without computers. `gave_up`: those of `users`
    who gave up before a second hand was settled.
    """

    table: int
    game: str
    ended_at: int
    hands: int
    users: tuple[int, ...]
    gave_up: tuple[int, ...] = ()


class Moderation(Protocol):
    """Moderator actions and their effects. All methods raise StoreError. Times are unix milliseconds."""

    async def tables(self, guild: int) -> list[Seated]:
        """Return the lobbies and running tables of a server with their seats.

        The table that was idle longest comes first.
        """
        ...

    # suspensions

    async def kept_out(self, guild: int, users: Sequence[int], now: int) -> dict[int, int]:
        """Return when suspensions from a server's tables end, by user. Users who are not suspended now are left out."""
        ...

    async def all_kept_out(self, guild: int, now: int) -> list[tuple[int, int]]:
        """Return all suspensions on a server, as (user, end). Those that end soonest come first."""
        ...

    async def keep_out(self, deed: Deed, users: Sequence[int], was: int | None) -> int | None:
        """Suspend `deed.person` until `deed.until`, or lift the suspension if that is None. Also save the action.

        Return the number of the saved action. `Choices.load` reports the suspension until the user has been informed.
        `users`: all ids by which the user may be known.

        `was`: when the caller believes that the current suspension ends, None for no suspension. If that is wrong as of
        `deed.at`, nothing changes and None is returned.
        """
        ...

    async def mark_told(self, guild: int, user: int) -> bool:
        """Note that a user has been informed of their suspension. Return False if this was already noted."""
        ...

    async def lately(self, guild: int, since: int, after: Lately | None, limit: int) -> list[Lately]:
        """Return up to `limit` counted matches on a server that ended since `since`, the latest first.

        `after`: the last match of the previous page. Return only the matches that follow it.
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
        """Take `deed.person` off all leaderboards of a server (`off`), or put them back (`on`).

        Also save the action.

        The user's results and all ratings stay as they are. Return the number of the saved action. `users`: all ids by
        which the user may be known.

        If nothing has to be changed, return None.
        """
        ...

    async def known_again(self, guild: int, user: int, nameless: int) -> None:
        """Replace `nameless` with the user's id on the list of users off the leaderboards.

        `nameless` is the stand-in id that the user got when their data was deleted.
        """
        ...

    # results

    async def voided(self, table: int) -> bool | None:
        """Return whether the result of a table is voided. Return None if there is no result, or if it never counted."""
        ...

    async def void(self, deed: Deed) -> int | None:
        """Void the result at `deed.table`, or restore it if the action is `count`. Also save the action.

        Return the number of the saved action.

        A voided result no longer affects the totals, winning streaks and achievements of its players. When it counts
        again, these are restored. The players' ratings are empty until they are recalculated (`RecordStore.due`).

        Nothing changes and None is returned in three cases:

        - The result is already voided, or already counts.
        - There is no such result on that server.
        - The end of its season or of a later one was announced there (`Seasons.latest`).
        """
        ...

    # the log

    async def write(self, deed: Deed) -> int:
        """Save an action that was already carried out, and return its number."""
        ...

    async def log(self, guild: int, before: int, limit: int, places: Collection[int] | None = None) -> list[Deed]:
        """Return up to `limit` actions on a server, the newest first.

        `before`: return only actions with a lower number. 0 starts with the newest action. `places`: return only
        actions at tables in these channels and their threads.
        """
        ...

    async def forget(self, until: int, now: int) -> None:
        """Delete the actions up to `until`, and the suspensions that ended by `now`."""
        ...
