"""The interface to users: their preferences, blocks and invitations, and all data about one user."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.store.models import Invitation

AGREED = "worldwide"
"""Setting with which a server or a user agrees to the global leaderboards."""

ANYBODY = 0
"""Owner that stands for a user whose data was deleted. It doesn't say which user."""

Row = dict[str, Any]
"""A saved row, by column name."""


@dataclass(frozen=True, slots=True)
class About:
    """All saved data that names a user.

    `tables`: tables that name the user, each with `sitters`. If the user sits or sat there, also with `seat`, `orders`,
    `result`, `score` and `wins`. If the match is finished, also with the `moves` made by the user or their clock, and
    the `review` of those moves. `met`: how much the user has played with each opponent. `resting`: leaderboards that
    hide the user until their next match. `deeds`: moderator actions by or about the user. `kept_out`: servers that
    suspended the user. `off_boards`: servers that took the user off the leaderboards. `practice`: totals against
    computers. `told`: games for whose lobbies the user wants pings. `champions`: servers where the user has the
    champion's role. `puzzles`: the user's answers. `dailies`: the user's daily hands, with moves only for days that are
    over. `nights`: club nights that the user announced or came to.
    """

    tables: list[Row]
    standings: list[Row]
    met: list[Row]
    resting: list[Row]
    streaks: list[Row]
    achievements: list[Row]
    preferences: list[Row]
    blocks: list[Row]
    invitations: list[Row]
    deeds: list[Row]
    kept_out: list[Row]
    off_boards: list[Row]
    practice: list[Row]
    told: list[Row]
    champions: list[Row]
    puzzles: list[Row]
    dailies: list[Row]
    nights: list[Row]


@dataclass(frozen=True, slots=True)
class Kept:
    """The settings or preferences of one owner: texts by key.

    `blocked`: if the owner is a user, the users whom they blocked, in order of blocking. `untold`: if the owner is a
    user, the servers that suspended them without their knowing it yet. `version`: a number that rises with each change
    of any of these values. It is 0 before the first change.
    """

    version: int
    texts: Mapping[str, str]
    blocked: tuple[int, ...] = ()
    untold: tuple[int, ...] = ()


class Choices(Protocol):
    """The settings of servers, or the preferences of users. The owner is the server or user.

    Default values are not saved. A writer passes the version that it knows. If someone else has written since, nothing
    changes. All methods raise StoreError.
    """

    async def load(self, owner: int) -> Kept:
        """Return all choices of an owner, read at one moment."""
        ...

    async def keep(self, owner: int, key: str, value: str | None, version: int) -> bool:
        """Save a value, or delete it if it is None.

        A change of the consent to global leaderboards takes effect at once.

        Return False and change nothing unless `version` is the owner's current version.
        """
        ...

    async def latest(self) -> int:
        """Return the highest version of all owners."""
        ...

    async def changed(self, since: int, most: int) -> list[tuple[int, int]]:
        """Return up to `most` changes after version `since`, in order, as (owner, version).

        Each owner is listed once, with the latest change. The owner ANYBODY means that the data of some user was
        deleted. Anything known about users may then be outdated.
        """
        ...


class Blocked(Protocol):
    """Blocks between users, with their times in unix milliseconds. All methods raise StoreError.

    `People.preferences` returns a user's blocks and manages their versions.
    """

    async def add(self, user: int, blocked: int, at: int, version: int) -> bool:
        """Save that `user` blocked `blocked` at the time `at`. If this block already exists, its time is kept.

        Return False and change nothing unless `version` is the user's current version, as in `Choices.keep`.
        """
        ...

    async def remove(self, user: int, blocked: Sequence[int], version: int) -> bool:
        """Remove the blocks of these users (`blocked`) by `user`.

        Return False and change nothing unless `version` is the user's current version, as in `Choices.keep`.
        """
        ...


class People(Protocol):
    """The data of users. All methods raise StoreError. Times are unix milliseconds."""

    @property
    def preferences(self) -> Choices:
        """The preferences and blocks of users."""
        ...

    @property
    def blocks(self) -> Blocked: ...

    async def invitations(self, host: int, friends: Sequence[int], since: int) -> list[Invitation]:
        """Return the invitations after `since` that the host sent or that one of the friends received, the oldest
        first.
        """
        ...

    async def forget_invitations(self, until: int) -> None:
        """Delete the invitations sent up to `until`."""
        ...

    async def about(self, user: int) -> About:
        """Return all data that names a user, read at one moment."""
        ...

    async def open_tables(self, user: int) -> list[int]:
        """Return the lobbies and running tables that name a user."""
        ...

    async def forget(self, user: int, blocked_as: int, held: Collection[int]) -> list[int] | None:
        """Delete a user's data, and return the tables that named the user.

        `blocked_as`: the id that replaces the user in the block lists of others. `held`: the open tables in the memory
        of this process.

        Finished tables belong to no process. A process that has one in memory learns of the deletion through
        `Choices.changed`.

        Nothing changes and None is returned in three cases:

        - The user still takes part at a table.
        - An open table that is not in `held` names the user.
        - An open table of another process names the user. That process would save the name again.
        """
        ...
