"""The wall (TILES.md chapter 3): shuffled tiles in a ring of stacks, broken by dice, and drawn from both ends."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Piece, Seat

Stack = tuple[Piece, ...]
"""One or two tiles, the upper one first. A single tile counts as the upper one (T-22)."""

Wall = tuple[Stack, ...]
"""The stacks in the order in which they are drawn from the front. The tail is at the end (T-21)."""

SIDES = 4


def broken(ring: Sequence[Piece], dealer: Seat, dice: Sequence[int]) -> Wall:
    """Return the wall in drawing order.

    A stack has two tiles (T-20, T-21). With K stacks on each side, side s has the stacks s * K to s * K + K - 1 of the
    ring.
    """
    stacks = [tuple(ring[place : place + 2]) for place in range(0, len(ring), 2)]
    side = len(stacks) // SIDES
    first = broken_side(dealer, dice) * side
    left = dice[0] + dice[1]
    # first the stacks left of the break, then the other sides clockwise, and last the stacks right of the break
    order = [*stacks[first + left : first + side]]
    for step in range(1, SIDES):
        start = (first - step * side) % len(stacks)
        order += stacks[start : start + side]
    return (*order, *stacks[first : first + left])


def broken_side(dealer: Seat, dice: Sequence[int]) -> Seat:
    """Return the seat whose wall is broken. Seats are counted counter-clockwise, with the dealer as 1 (T-21)."""
    return (dealer + dice[0] + dice[1] - 1) % SIDES


def front(wall: Wall) -> tuple[Piece, Wall]:
    """Draw from the front. Return the tile and the rest of the wall (T-22)."""
    first = wall[0]
    return first[0], wall[1:] if len(first) == 1 else (first[1:], *wall[1:])


def dealt(wall: Wall, count: int) -> tuple[tuple[Piece, ...], Wall]:
    """Draw `count` tiles from the front of an untouched wall. Return these tiles and the rest of the wall."""
    tiles = tuple(tile for stack in wall[: (count + 1) // 2] for tile in stack)
    rest = wall[count // 2 :]
    return tiles[:count], (rest[0][1:], *rest[1:]) if count % 2 else rest


def back(wall: Wall) -> tuple[Piece, Wall]:
    """Draw the upper tile of the last stack. Return the tile and the rest of the wall (T-22)."""
    last = wall[-1]
    return last[0], wall[:-1] if len(last) == 1 else (*wall[:-1], last[1:])


def taken_at(wall: Wall, number: int) -> tuple[Piece, Wall]:
    """Take the upper tile of stack `number`, counted from the tail, where 1 is the last.

    The rest of the stack stays.
    """
    place = len(wall) - number
    stack = wall[place]
    rest = (stack[1:],) if len(stack) == 2 else ()
    return stack[0], (*wall[:place], *rest, *wall[place + 1 :])


def left(wall: Wall) -> int:
    """Return the number of tiles left."""
    return sum(map(len, wall))
