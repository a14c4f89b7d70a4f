"""The interface to users: their preferences, blocks and invitations, and all data about one user."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.store.models import Invitation

AGREED = "worldwide"
"""The setting with which a server, and a user, agree to the global leaderboards."""

ANYBODY = 0
"""The owner that stands for a user whose data was deleted. It may have been any user."""

Row = dict[str, Any]
"""A saved row, by column name."""


@dataclass(frozen=True, slots=True)
class About:
    """All data that names a user, as it is saved.

    `tables`: those that name the user, each with `sitters`. Where the user sits or sat, also `seat`, `orders`,
    `result`, `score` and `wins`. For finished matches, also the `moves` made by the user or their clock, and the
    `review` of these. `met`: how much the user has played with whom. `resting`: leaderboards that hide the user until
    their next match. `deeds`: moderator actions by or about the user. `kept_out`: servers that suspended the user.
    `off_boards`: servers that took the user off the leaderboards. `practice`: totals against computers. `told`: games
    whose lobbies the user wants to be told about. `champions`: where the user has the champion's role. `puzzles`: the
    user's answers. `dailies`: the user's daily hands, with moves only for days that are over. `nights`: club nights
    that the user announced or came to.
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
    """The choices of one owner: texts by key.

    `blocked`: for a user, whom they blocked, the first one first. `untold`: for a user, servers that suspended them
    without their knowing it yet. `version`: rises with each change of any of these; 0 before the first one.
    """

    version: int
    texts: Mapping[str, str]
    blocked: tuple[int, ...] = ()
    untold: tuple[int, ...] = ()


class Choices(Protocol):
    """The settings of servers, or the preferences of users. Default values are not saved. All methods raise StoreError.

    A writer passes the version that it knows. If someone else has written since, nothing changes.
    """

    async def of(self, owner: int) -> Kept:
        """Return all choices of an owner, as of one moment."""
        ...

    async def keep(self, owner: int, key: str, value: str | None, version: int) -> bool:
        """Save a value, or delete it. Agreeing to the global leaderboards takes effect at once.

        Returns False and changes nothing unless `version` is the owner's current version.
        """
        ...

    async def latest(self) -> int:
        """Return the highest version."""
        ...

    async def changed(self, since: int, most: int) -> list[tuple[int, int]]:
        """Return (owner, version) of the next changes after version `since`, in order.

        An owner is listed only once, with the last change. ANYBODY means that a user's data was deleted, so anything
        known about any user may be outdated.
        """
        ...


class Blocked(Protocol):
    """Blocks between users, with their times in unix milliseconds. All methods raise StoreError.

    `People.preferences` returns them and holds their versions.
    """

    async def add(self, user: int, blocked: int, at: int, version: int) -> bool:
        """Save a block. An existing one stays as it is. Returns the same as `Choices.keep`."""
        ...

    async def remove(self, user: int, blocked: Sequence[int], version: int) -> bool:
        """Remove blocks of a user. Returns the same as `Choices.keep`."""
        ...


class People(Protocol):
    """The data of users. All methods raise StoreError. Times are unix milliseconds."""

    @property
    def preferences(self) -> Choices:
        """The preferences of users, and whom they have blocked."""
        ...

    @property
    def blocks(self) -> Blocked: ...

    async def invitations(self, host: int, friends: Sequence[int], since: int) -> list[Invitation]:
        """Return the invitations after `since` that the host sent or one of the friends received, the oldest first."""
        ...

    async def forget_invitations(self, until: int) -> None:
        """Delete the invitations up to `until`."""
        ...

    async def about(self, user: int) -> About:
        """Return all data that names a user, as of one moment."""
        ...

    async def open_tables(self, user: int) -> list[int]:
        """Return the lobbies and running tables that name a user."""
        ...

    async def forget(self, user: int, blocked_as: int, held: Collection[int]) -> list[int] | None:
        """Delete a user's data, and return the tables that named them.

        In others' block lists they become `blocked_as`. A finished table belongs to no process. A process that still
        has it in memory learns of the deletion through `Choices.changed`.

        Changes nothing and returns None in three cases. The user still takes part at a table. An open table that is not
        in `held` names them. An open table of another process names them, which would write them back.
        """
        ...
