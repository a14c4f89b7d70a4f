"""The interface to club nights: their times, guests, waiting players and tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

NightState = Literal["coming", "running", "ending", "over", "off"]
ABSENT = "absent"
"""Reason for closing a night's table because a player never came.

The match doesn't count as a meeting of its players.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Night:
    """A club night. Times are unix milliseconds.

    `id` is 0 until the night is saved. `host`: who announced it, 0 once their data was deleted. `state`: `ending` from
    when its last tables are played until its end is announced; `off` if it was cancelled. `seed`: the seed of its
    tables, secret until the night is over. `threads`: True if each table has its own thread. Otherwise at most two
    tables run at a time. `message`: its public message, 0 if that was deleted. `message_at`: when the message was sent.
    `called_at`: when the guests were pinged. `telling`: its end is about to be announced, or may have been. `event`:
    the Discord event.
    """

    id: int = 0
    guild: int
    channel: int
    host: int
    game: str
    seats: int
    seed: bytes
    starts_at: int
    ends_at: int
    created_at: int
    state: NightState = "coming"
    threads: bool = True
    message: int | None = None
    message_at: int | None = None
    called_at: int | None = None
    ended_at: int | None = None
    telling: bool = False
    event: int | None = None

    @property
    def open(self) -> bool:
        return self.state in ("coming", "running", "ending")


@dataclass(frozen=True, slots=True)
class Guest:
    """A member who comes to a night.

    `since`: when the guest began to wait for a table, or None. `meanwhile`: the table where the guest plays a computer
    while waiting.
    """

    user: int
    came_at: int
    since: int | None = None
    meanwhile: int | None = None


@dataclass(frozen=True, slots=True)
class NightTable:
    """A table of a night. Times are unix milliseconds.

    `people`: the people who began the match, without computers. `places`: the places of `people`, in the same order. It
    is empty while the match runs, and if the match doesn't count. `hands`: the number of settled hands.
    """

    table: int
    people: tuple[int, ...]
    began_at: int
    ended_at: int | None = None
    places: tuple[int, ...] = ()
    hands: int = 0

    @property
    def runs(self) -> bool:
        return self.ended_at is None


class NightStore(Protocol):
    """Club nights, their guests and tables. All methods raise StoreError.

    Several processes may manage the same night. Only the first change of a kind is made; the same change by a second
    process does nothing.
    """

    async def new(self, night: Night) -> int:
        """Save a new night and return its number."""
        ...

    async def save(self, night: Night, known: Night) -> bool:
        """Replace `known` with `night`. Return False and change nothing if the saved night no longer equals `known`."""
        ...

    async def get(self, number: int) -> Night | None: ...

    async def open(self) -> list[Night]:
        """Return all nights that are not over yet, the earliest first."""
        ...

    async def past(self, guild: int, most: int) -> list[Night]:
        """Return up to `most` nights of a server that were played to the end, the newest first."""
        ...

    async def guests(self, night: int) -> list[Guest]:
        """Return the guests in the order in which they signed up."""
        ...

    async def come(self, night: int, user: int, at: int) -> bool:
        """Sign a user up. Return False if the user was already signed up."""
        ...

    async def stay_away(self, night: int, user: int) -> bool:
        """Remove a user's sign-up. Return False if there was none."""
        ...

    async def wait(self, night: int, user: int, since: int) -> None:
        """Note that the user has been waiting for a table at this night since `since`.

        They then wait at no other night.

        If the user was already waiting, the earlier time is kept.
        """
        ...

    async def leave(self, night: int, user: int) -> bool:
        """Note that the user no longer waits for a table. Return False if the user wasn't waiting."""
        ...

    async def seat(self, night: int, users: Sequence[int]) -> bool:
        """Note that these users have a table and no longer wait.

        If one of them wasn't waiting, return False and change nothing.
        """
        ...

    async def meanwhile(self, night: int, user: int, table: int | None) -> None:
        """Save the table where a user plays against a computer while waiting. None: there is no such table."""
        ...

    async def bouts(self, night: int) -> list[NightTable]:
        """Return the tables of a night in order. Tables where a player never came are left out."""
        ...

    async def tables(self, night: int) -> int:
        """Count all tables of a night, however they ended."""
        ...
