"""The interface to pings about lobbies: who wants them, and which were sent."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Call:
    """The ping of a lobby that is short of players. Times are unix milliseconds.

    `due_at`: when it is due. `called_at`: when people were pinged, or None. `sent`: the message has been sent.
    """

    due_at: int
    called_at: int | None = None
    sent: bool = False


class CallStore(Protocol):
    """Pings about lobbies. All methods raise StoreError. Times are unix milliseconds."""

    # who wants pings

    async def wanted(self, guild: int, user: int) -> list[str]:
        """Return the games whose lobbies the user wants to be told about on a server."""
        ...

    async def want(self, guild: int, user: int, games: Collection[str]) -> None:
        """Replace the user's games. A game that stays keeps the time of the user's last ping."""
        ...

    async def turn(self, guild: int, user: int, game: str) -> bool:
        """Add a user to the list of a game, or remove them. Return whether they are on it now."""
        ...

    async def listeners(self, guild: int, game: str, skip: int, most: int) -> list[int]:
        """Return the users who want to be told and sit at no open table on any server, the longest unpinged first.

        A user who is away from their table does not count as sitting there.
        """
        ...

    # pings of lobbies

    async def wait(self, table: int, due_at: int) -> None:
        """Note when the ping of a lobby is due, unless it was already sent."""
        ...

    async def of(self, table: int) -> Call | None:
        """Return what is noted about a lobby, or None."""
        ...

    async def call(self, table: int, channel: int, users: Collection[int], at: int, since: int) -> int | None:
        """Note that these users are pinged about a lobby at `at`, by a message in that channel.

        Only the first call for a lobby is noted. If that channel was pinged for that game after `since`, nothing
        changes, and the time of that ping is returned. A time in the future, because the clock was set back, becomes
        `at`.
        """
        ...

    async def called(self, table: int) -> list[int]:
        """Return the users pinged about a lobby who still want to be told and were not pinged elsewhere since."""
        ...

    async def sent(self, table: int) -> None:
        """Note that the message of a lobby's ping has been sent."""
        ...
