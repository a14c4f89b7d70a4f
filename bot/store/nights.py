"""The data of club nights: their times, guests, waiting players and tables."""

from dataclasses import dataclass
from typing import Literal

Ended = Literal["host", "gone", "shut"]
"""Why a series ended: someone ended it, its channel was deleted, or the bot can no longer write there."""
Skipped = Literal["few", "late"]
"""Why a night of a series doesn't take place: too few people signed up, or the bot wasn't running in time."""
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
    the Discord event. `series`: the series to which it belongs. `skipped`: why it is skipped, if it is.
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
    series: int | None = None
    skipped: Skipped | None = None

    @property
    def open(self) -> bool:
        return self.state in ("coming", "running", "ending")


@dataclass(frozen=True, slots=True, kw_only=True)
class Series:
    """A series of club nights, one a week. Times are unix milliseconds.

    `host`: 0 once their data was deleted. `weekday`: 0 is Monday. `minute`: minute of the day at which its nights
    begin, by the clocks of the server. `day`: the date of its latest night, as in `date.toordinal`. `reason`: why it
    ended. `told`: whether the host knows that it ended.
    """

    id: int = 0
    guild: int
    channel: int
    host: int
    game: str
    weekday: int
    minute: int
    length_min: int
    day: int
    created_at: int
    ended_at: int | None = None
    reason: Ended | None = None
    told: bool = True


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
