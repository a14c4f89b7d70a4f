"""Says in which order people sit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from bot.store import Sitter

T = TypeVar("T")


def ranks(seating: Sequence[int], users: Sequence[int | None]) -> list[int]:
    """The place of each of these in `seating`, where 0 is a computer, as None is here; whoever is not named there comes
    after all who are."""
    left = list(enumerate(seating))
    found: list[int] = []
    for user in users:
        place = next((entry for entry in left if entry[1] == (user or 0)), None)
        if place is not None:
            left.remove(place)
        found.append(len(seating) if place is None else place[0])
    return found


def arranged(seating: Sequence[int], sitters: Sequence[Sitter]) -> tuple[Sitter, ...]:
    """The sitters in that order, with new numbers; the others behind them, in the order of joining."""
    places = ranks(seating, [sitter.user for sitter in sitters])
    inside = [sitter for _, sitter in sorted(zip(places, sitters, strict=True), key=lambda pair: pair[0])]
    return tuple(replace(sitter, seat=seat) for seat, sitter in enumerate(inside))


def complete(seating: Sequence[int], sitters: Sequence[Sitter]) -> bool:
    """Whether exactly those sit there who are to."""
    return sorted(seating) == sorted(sitter.user or 0 for sitter in sitters)


def turned(seats: Sequence[T]) -> list[T]:
    """Everybody one seat further: whoever was second is now first."""
    return [*seats[1:], *seats[:1]]


def seat_key(sitter: Sitter) -> str:
    """How somebody who sits there is called in a custom_id: a computer by its seat, because nothing else tells two of
    them apart."""
    return f"c{sitter.seat}" if sitter.user is None else str(sitter.user)
