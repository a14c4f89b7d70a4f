"""Order of the seats."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from bot.store import Sitter

T = TypeVar("T")


def ranks(seating: Sequence[int], users: Sequence[int | None]) -> list[int]:
    """Return each user's place in `seating`, counted from 0. A user who is not listed comes last.

    A computer is 0 in `seating` and None in `users`.
    """
    left = list(enumerate(seating))
    found: list[int] = []
    for user in users:
        if (place := next((entry for entry in left if entry[1] == (user or 0)), None)) is not None:
            left.remove(place)
        found.append(len(seating) if place is None else place[0])
    return found


def arranged(seating: Sequence[int], sitters: Sequence[Sitter]) -> tuple[Sitter, ...]:
    """Return the sitters in the order of `seating`, with new seat numbers.

    Sitters who are not listed in `seating` come last, in their present order.
    """
    places = ranks(seating, [sitter.user for sitter in sitters])
    inside = [sitter for _, sitter in sorted(zip(places, sitters, strict=True), key=lambda pair: pair[0])]
    return tuple(replace(sitter, seat=seat) for seat, sitter in enumerate(inside))


def complete(seating: Sequence[int], sitters: Sequence[Sitter]) -> bool:
    """Return whether exactly the users and computers in `seating` are seated."""
    return sorted(seating) == sorted(sitter.user or 0 for sitter in sitters)


def turned(seats: Sequence[T]) -> list[T]:
    """Return the seats rotated by one, so that the second comes first."""
    return [*seats[1:], *seats[:1]]


def seat_key(sitter: Sitter) -> str:
    """Return the key of a sitter in a custom_id: the user ID of a person, or the seat of a computer.

    Computers differ only in their seat.
    """
    return f"c{sitter.seat}" if sitter.user is None else str(sitter.user)
