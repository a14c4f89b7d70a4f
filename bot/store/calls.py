"""The interface to pings about lobbies: who wants them, and which were sent."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Call:
    """The ping of a lobby that is short of players. Times are unix milliseconds.

    `due_at`: when the ping is due. `called_at`: when people were pinged, or None. `sent`: the message with the ping has
    been sent.
    """

    due_at: int
    called_at: int | None = None
    sent: bool = False


class CallStore(Protocol):
    """Pings about lobbies. All methods raise StoreError. Times are unix milliseconds."""

    # who wants pings

    async def wanted(self, guild: int, user: int) -> list[str]:
        """Return the games whose lobbies on a server the user wants pings for."""
        ...

    async def want(self, guild: int, user: int, games: Collection[str]) -> None:
        """Replace the games for which the user wants pings.

        For a game that the user already had chosen, the time of the last ping is kept.
        """
        ...

    async def turn(self, guild: int, user: int, game: str) -> bool:
        """Add a user to the people to ping for a game, or remove a user who is already among them.

        Return whether the user is among them now.
        """
        ...

    async def listeners(self, guild: int, game: str, skip: int, most: int) -> list[int]:
        """Return users who want pings for a game and sit at no open table on any server.

        Users whose last ping is longest ago come first. A user who is away from a table does not count as sitting
        there. `skip`: how many users to leave out at the start. `most`: maximum number of users.
        """
        ...

    # pings of lobbies

    async def wait(self, table: int, due_at: int) -> None:
        """Note when the ping of a lobby is due, unless the ping was already sent."""
        ...

    async def get(self, table: int) -> Call | None:
        """Return the ping of a lobby, or None if it has none."""
        ...

    async def call(self, table: int, channel: int, users: Collection[int], at: int, since: int) -> int | None:
        """Note that these users are pinged about a lobby at `at`, by a message in `channel`, and return None.

        If the lobby already had a ping, nothing changes and None is returned. If the channel was already pinged for
        this game after `since`, nothing changes and the time of that ping is returned.

        If the time of the channel's last ping is in the future, the clock was set back. That time is then replaced by
        `at`.
        """
        ...

    async def get_called_users(self, table: int) -> list[int]:
        """Return the users who were pinged about a lobby, still want pings, and were not pinged about another one
        since.
        """
        ...

    async def sent(self, table: int) -> None:
        """Note that the message of a lobby's ping has been sent."""
        ...
