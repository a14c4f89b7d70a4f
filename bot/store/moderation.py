"""The data of moderation: moderator actions, and results that look unusual."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

DeedKind = Literal["close", "seat", "wait", "out", "in", "off", "on", "void", "count"]


@dataclass(frozen=True, slots=True)
class Affected:
    """A person at a table for whom a moderator action was better (`effect` 1), worse (-1) or neither (0).

    `place`: their place in the season by rating at that moment, if it was among the first three.
    """

    user: int
    effect: int = 0
    place: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """A moderator action. Times are unix milliseconds.

    `id` is 0 until the action is saved. `moderator`: who acted, or None once their data was deleted. `table`, `seat`:
    where it was done, if it was done at a table. `person`: the affected user. It is None if there is none, or once
    their data was deleted. `until`: when the effect ends automatically. `reason`: what the moderator typed, or "".
    `people`: the persons at the table whom the action was better or worse for.
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
    reason: str = ""
    people: tuple[Affected, ...] = ()

    def who(self, effect: int) -> tuple[int, ...]:
        """Return the persons for whom the action was better (1), worse (-1) or neither (0)."""
        return tuple(each.user for each in self.people if each.effect == effect)

    @property
    def podium(self) -> tuple[Affected, ...]:
        """Persons who were among the first three of the season, the first place first."""
        return tuple(sorted((each for each in self.people if each.place is not None), key=lambda each: each.place or 0))


def by_places(places: Iterable[tuple[int | None, float]]) -> tuple[Affected, ...]:
    """Return whom the loss of a result is worse and better for.

    `places`: user and place of each seat. The user is None for a computer and negative for a former player. It is worse
    for persons with a better place than the average person.
    """
    persons = [(user, place) for user, place in places if user is not None]
    mean = sum(place for _, place in persons) / max(1, len(persons))
    return tuple(Affected(user, (place > mean) - (place < mean)) for user, place in persons if user > 0)


@dataclass(frozen=True, slots=True)
class ModerationGain:
    """The number of moderator actions of a kind by which a person gained. `user`: None for all actions of the kind."""

    user: int | None
    kind: str
    count: int


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
