"""The wall (TILES.md chapter 3): shuffled tiles in a ring of stacks, broken by dice, drawn from both ends."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Piece, Seat

Stack = tuple[Piece, ...]
"""One or two tiles, the upper one first; a tile that is left alone is the upper one (T-22)."""

Wall = tuple[Stack, ...]
"""The stacks in the order in which they are taken from the front; the tail is at the end (T-21)."""

SIDES = 4


def broken(ring: Sequence[Piece], dealer: Seat, dice: Sequence[int]) -> Wall:
    """The wall in drawing order. Side s is stacks s * K + 0 to K - 1 of the ring, two tiles a stack (T-20, T-21)."""
    stacks = [tuple(ring[place : place + 2]) for place in range(0, len(ring), 2)]
    side = len(stacks) // SIDES
    first = broken_side(dealer, dice) * side
    left = dice[0] + dice[1]
    # to the left along the broken side, then the sides clockwise, and last the stacks that were left standing
    order = [*stacks[first + left : first + side]]
    for step in range(1, SIDES):
        start = (first - step * side) % len(stacks)
        order += stacks[start : start + side]
    return (*order, *stacks[first : first + left])


def broken_side(dealer: Seat, dice: Sequence[int]) -> Seat:
    """The seat whose wall is broken: the dealer is counted as 1, counter-clockwise (T-21)."""
    return (dealer + dice[0] + dice[1] - 1) % SIDES


def front(wall: Wall) -> tuple[Piece, Wall]:
    """A front draw: the tile, and what is left (T-22)."""
    first = wall[0]
    return first[0], wall[1:] if len(first) == 1 else (first[1:], *wall[1:])


def dealt(wall: Wall, count: int) -> tuple[tuple[Piece, ...], Wall]:
    """The tiles of `count` front draws at once, from a wall of which none was drawn yet."""
    tiles = tuple(tile for stack in wall[: (count + 1) // 2] for tile in stack)
    rest = wall[count // 2 :]
    return tiles[:count], (rest[0][1:], *rest[1:]) if count % 2 else rest


def back(wall: Wall) -> tuple[Piece, Wall]:
    """A back draw: the upper tile of the last stack, and what is left (T-22)."""
    last = wall[-1]
    return last[0], wall[:-1] if len(last) == 1 else (*wall[:-1], last[1:])


def taken_at(wall: Wall, number: int) -> tuple[Piece, Wall]:
    """The upper tile of the stack with that number from the tail, 1 being the last; the rest of it stays."""
    place = len(wall) - number
    stack = wall[place]
    rest = (stack[1:],) if len(stack) == 2 else ()
    return stack[0], (*wall[:place], *rest, *wall[place + 1 :])


def left(wall: Wall) -> int:
    """How many tiles are left."""
    return sum(map(len, wall))
