"""Club nights: when they are, who comes, who waits for a table, and what was played there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

NightState = Literal["coming", "running", "ending", "over", "off"]
ABSENT = "absent"
"""Why a table of a night was closed where somebody never came: those who were there have not met them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Night:
    """A club night. `id` is 0 until it is saved. host: who announced it, 0 once they are forgotten. state: `ending` as
    long as its last tables go on and until its end is told, `off` once it was called off. seed: that of its tables;
    secret until it is over. threads: each table has one, else two tables run at a time. message: what everybody sees of
    it, since message_at; 0 where it was deleted. called_at: when those who come were called. telling: its end is about
    to be told, and perhaps is. event: that of Discord. Times are unix milliseconds."""

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
    """Somebody who comes to a night. since: they wait for a table from then on, None: they do not. meanwhile: the table
    where they play a computer as long as they wait."""

    user: int
    came_at: int
    since: int | None = None
    meanwhile: int | None = None


@dataclass(frozen=True, slots=True)
class Bout:
    """A table of a night. people: who began there, without computers. places: theirs, in the same order; () as long as
    it goes on, and where it counts for nobody. hands: so many were settled. Times are unix milliseconds."""

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
    """All raise StoreError. Several processes may look after the same nights: whoever comes second changes nothing."""

    async def new(self, night: Night) -> int:
        """Keep a new night, and return its number."""
        ...

    async def save(self, night: Night, known: Night) -> bool:
        """Keep how a night stands; False, and nothing is changed, where it is not as it was `known` any more."""
        ...

    async def of(self, number: int) -> Night | None: ...

    async def open(self) -> list[Night]:
        """All that are coming or go on, the first one first."""
        ...

    async def past(self, guild: int, most: int) -> list[Night]:
        """The latest of a server that were played to their end, the newest first."""
        ...

    async def guests(self, night: int) -> list[Guest]:
        """Who comes, in the order in which they said so."""
        ...

    async def come(self, night: int, user: int, at: int) -> bool:
        """Somebody says that they come; False where they had said so."""
        ...

    async def stay_away(self, night: int, user: int) -> bool:
        """Somebody does not come after all; False where they had not said that they would."""
        ...

    async def wait(self, night: int, user: int, since: int) -> None:
        """Somebody waits for a table from then on, there and at no other night; who waits already goes on."""
        ...

    async def leave(self, night: int, user: int) -> bool:
        """Somebody waits no more; False where they did not."""
        ...

    async def seat(self, night: int, users: Sequence[int]) -> bool:
        """These have a table and wait no more; False, and nothing is changed, unless all of them waited."""
        ...

    async def meanwhile(self, night: int, user: int, table: int | None) -> None:
        """Keep where somebody plays a computer as long as they wait."""
        ...

    async def bouts(self, night: int) -> list[Bout]:
        """The tables of a night in their order, but those at which somebody never came."""
        ...

    async def tables(self, night: int) -> int:
        """How many tables a night has had, whatever became of them."""
        ...
