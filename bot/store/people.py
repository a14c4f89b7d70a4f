"""What is remembered of people: what they have chosen, whom they have blocked, who invited whom, and all of one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.store.models import Invitation

AGREED = "worldwide"
"""The setting by which a server, and a person, agree to the leaderboards of all servers."""

ANYBODY = 0
"""The owner that stands for somebody who was forgotten, and may have been anybody."""

Row = dict[str, Any]
"""What is kept in one place, by the names of its parts."""


@dataclass(frozen=True, slots=True)
class About:
    """All that names somebody, as it is saved. tables: those that name them anywhere, each with `sitters`; and where
    they sit or sat, also `seat`, `orders`, `result`, `score`, their `wins` of hands, and of a match that is
    over the `moves` that they or their clock made there, and the `review` of these. deeds: those of moderators that
    name them, as who did it or to whom it was done. kept_out: of which servers they are; off_boards: off whose
    leaderboards. met: with whom they have played how much; resting: on which leaderboards they are not until their next
    match. practice: their totals against computers. told: of lobbies of which games they want to be told. champions:
    where they have the role of the champion. puzzles: what they answered. dailies: their hands of deals of a day, with
    the moves of days that are over. nights: the club nights that they announced or came to."""

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
    """What one owner has chosen: texts by key; of a person also whom they have blocked, the first one first, and which
    servers keep them out of tables without their knowing it yet (`untold`). version: a number that rises whenever any
    of it changes, 0 as long as nothing did."""

    version: int
    texts: Mapping[str, str]
    blocked: tuple[int, ...] = ()
    untold: tuple[int, ...] = ()


class Choices(Protocol):
    """What servers or people have chosen; what is as it would be anyway is not kept. Whoever writes says which version
    they know: where somebody else has written since, nothing changes. All raise StoreError."""

    async def of(self, owner: int) -> Kept:
        """All that an owner has chosen, as of one moment."""
        ...

    async def keep(self, owner: int, key: str, value: str | None, version: int) -> bool:
        """Keep a value, or none any more; who agrees to the leaderboards of all servers by it is on them at once.
        Returns False, and changes nothing, where that is not the owner's version any more."""
        ...

    async def latest(self) -> int:
        """The highest version there is."""
        ...

    async def changed(self, since: int, most: int) -> list[tuple[int, int]]:
        """(owner, version) of the next changes after that version, in their order; of each owner the last one counts.
        ANYBODY: somebody was forgotten, and all that is known of anybody may be out of date."""
        ...


class Blocked(Protocol):
    """Who has blocked whom, and when (unix milliseconds): told and given versions by `People.preferences`. All raise
    StoreError."""

    async def add(self, user: int, blocked: int, at: int, version: int) -> bool:
        """Remember a block; one that is there stays as it is. Returns as `Choices.keep`."""
        ...

    async def remove(self, user: int, blocked: Sequence[int], version: int) -> bool:
        """Forget that somebody has blocked these. Returns as `Choices.keep`."""
        ...


class People(Protocol):
    """All raise StoreError. Times are unix milliseconds."""

    @property
    def preferences(self) -> Choices:
        """What people have chosen, and whom they have blocked."""
        ...

    @property
    def blocks(self) -> Blocked: ...

    async def invitations(self, host: int, friends: Sequence[int], since: int) -> list[Invitation]:
        """The invitations after `since` that the host gave or one of the friends got, the oldest first."""
        ...

    async def forget_invitations(self, until: int) -> None:
        """Delete the invitations up to this moment."""
        ...

    async def about(self, user: int) -> About:
        """All that names somebody, as of one moment."""
        ...

    async def open_tables(self, user: int) -> list[int]:
        """The lobbies and running tables that name somebody."""
        ...

    async def forget(self, user: int, blocked_as: int, held: Collection[int]) -> list[int] | None:
        """Take somebody out of everything, and return the tables that named them; others know them as blocked by
        `blocked_as` then. A table that is over belongs to nobody: another process that still has it in memory learns
        by `Choices.changed` that somebody is forgotten.

        Changes nothing and returns None where they still take part at a table, or an open one that is not `held` names
        them, or one of another process, which would write them back.
        """
        ...
