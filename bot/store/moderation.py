"""The data of moderation: moderator actions, and results that look unusual."""

from dataclasses import dataclass
from typing import Literal

DeedKind = Literal["close", "seat", "wait", "out", "in", "off", "on", "void", "count"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """A moderator action. Times are unix milliseconds.

    `id` is 0 until the action is saved. `moderator`: who acted, or None once their data was deleted. `table`, `seat`:
    where it was done, if it was done at a table. `person`: the affected user. It is None if there is none, or once
    their data was deleted. `until`: when the effect ends automatically.
    """

    id: int = 0
    guild: int
    at: int
    kind: DeedKind
    moderator: int | None
    table: int | None = None
    seat: int | None = None
    person: int | None = None
    until: int | None = None


@dataclass(frozen=True, slots=True)
class CountedMatch:
    """A counted match.

    `hands`: the number of settled hands. `users`: the people who played, without computers. `gave_up`: those of `users`
    who gave up before a second hand was settled. `places`: the places of `users`.
    """

    table: int
    game: str
    ended_at: int
    hands: int
    users: tuple[int, ...]
    gave_up: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
