"""The interface to club nights: when they are, who comes, who waits for a table, and what was played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

NightState = Literal["coming", "running", "ending", "over", "off"]
ABSENT = "absent"
"""Reason for closing a night's table because a player never came. The others do not count as having met that player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Night:
    """A club night. Times are unix milliseconds.

    `id` is 0 until it is saved. `host`: who announced it, 0 once their data was deleted. `state`: `ending` while its
    last tables are played and until its end is announced; `off` if it was cancelled. `seed`: the seed of its tables,
    secret until it is over. `threads`: True if each table has a thread; otherwise two tables run at a time. `message`,
    `message_at`: its public message and when that was sent; `message` is 0 if it was deleted. `called_at`: when the
    guests were pinged. `telling`: its end is about to be announced, or perhaps has been. `event`: the Discord event.
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

    `since`: when they began to wait for a table, or None. `meanwhile`: the table where they play a computer while they
    wait.
    """

    user: int
    came_at: int
    since: int | None = None
    meanwhile: int | None = None


@dataclass(frozen=True, slots=True)
class Bout:
    """A table of a night. Times are unix milliseconds.

    `people`: those who began there, without computers. `places`: their places, in the same order; () while the match
    runs, or if it doesn't count. `hands`: the number of settled hands.
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

    Several processes may manage the same night. The second one to make a change changes nothing.
    """

    async def new(self, night: Night) -> int:
        """Save a new night and return its number."""
        ...

    async def save(self, night: Night, known: Night) -> bool:
        """Update the night if it still equals `known`. Return False otherwise."""
        ...

    async def of(self, number: int) -> Night | None: ...

    async def open(self) -> list[Night]:
        """Return all nights that are coming or running, the first one first."""
        ...

    async def past(self, guild: int, most: int) -> list[Night]:
        """Return the latest nights of a server that were played to the end, the newest first."""
        ...

    async def guests(self, night: int) -> list[Guest]:
        """Return the guests in the order in which they signed up."""
        ...

    async def come(self, night: int, user: int, at: int) -> bool:
        """Sign a user up. Return False if they already were."""
        ...

    async def stay_away(self, night: int, user: int) -> bool:
        """Remove a user's sign-up. Return False if there was none."""
        ...

    async def wait(self, night: int, user: int, since: int) -> None:
        """Let the user wait for a table since `since`, here and at no other night. An earlier `since` is kept."""
        ...

    async def leave(self, night: int, user: int) -> bool:
        """Stop the user's waiting. Return False if they weren't waiting."""
        ...

    async def seat(self, night: int, users: Sequence[int]) -> bool:
        """Seat these users, so that they no longer wait. Return False and change nothing unless all of them waited."""
        ...

    async def meanwhile(self, night: int, user: int, table: int | None) -> None:
        """Save the table where a user plays a computer while they wait."""
        ...

    async def bouts(self, night: int) -> list[Bout]:
        """Return the tables of a night in order, without those where a player never came."""
        ...

    async def tables(self, night: int) -> int:
        """Count all tables that a night has had, however they ended."""
        ...
