"""What is remembered of those who want to be told of lobbies, and of the calls that were sent."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Call:
    """The call of a lobby that is short of people: when it is due, when people were called (None: not yet), and whether
    the message is there. Times are unix milliseconds."""

    due_at: int
    called_at: int | None = None
    sent: bool = False


class CallStore(Protocol):
    """All raise StoreError. Times are unix milliseconds."""

    # who wants to be told

    async def wanted(self, guild: int, user: int) -> list[str]:
        """The games of whose lobbies somebody wants to be told on a server."""
        ...

    async def want(self, guild: int, user: int, games: Collection[str]) -> None:
        """Make these the games, and no others. When somebody was called last stays, for a game that stays."""
        ...

    async def turn(self, guild: int, user: int, game: str) -> bool:
        """Put somebody on the list of a game, or take them off it. Returns whether they are on it now."""
        ...

    async def listeners(self, guild: int, game: str, skip: int, most: int) -> list[int]:
        """Who wants to be told and sits at no open table on any server (those who are away from theirs do not), the
        longest uncalled first."""
        ...

    # calls of lobbies

    async def wait(self, table: int, due_at: int) -> None:
        """Note when the call of a lobby is due, unless people were called to it already."""
        ...

    async def of(self, table: int) -> Call | None:
        """What is noted of a lobby; None: nothing."""
        ...

    async def call(self, table: int, channel: int, users: Collection[int], at: int, since: int) -> int | None:
        """Note that these are called to a lobby by a message in that channel at this moment, once a lobby: a second
        time nothing is noted.

        Changes nothing, and returns when, if people were called there to that game after `since`. A time that has not
        come yet, because the clock was set back, counts as this moment from now on.
        """
        ...

    async def called(self, table: int) -> list[int]:
        """Who was called to a lobby, as far as they still want to be told and were not called elsewhere since."""
        ...

    async def sent(self, table: int) -> None:
        """Note that the message of a lobby's call is there."""
        ...
