"""Pills: short texts on their own rounded grounds, in rows."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.render.layout import Box, Item, Pill, line, text_width

_MORE = 84
"""Width of the pill with the number of missing chips."""


class Chip(NamedTuple):
    """The text of a pill, its tone, and the seats whose discs follow the text."""

    text: str
    tone: str = "calm"
    seats: tuple[int, ...] = ()

    def across(self, size: int) -> int:
        """Return the width of the chip's pill with text of that size."""
        return text_width(self.text, size) + 22 + len(self.seats) * (pill_height(size) - 2)


def pill_height(size: int) -> int:
    """Return the height of a pill with text of that size."""
    return line(size) + 4


def pills(chips: Sequence[Chip], box: Box, size: int) -> list[Item]:
    """Lay out chips as pills, in rows from the left.

    If there is no room for some chips, the last pill shows how many are missing: `+2`."""
    height = pill_height(size)
    placed = _flow(chips, box, size, height, 0)
    if len(placed) == len(chips):
        return [*placed]
    placed = _flow(chips, box, size, height, _MORE + 8)
    after = placed[-1].box if placed else Box(box.x - 8, box.y, 0, height)
    if after.right + 8 + _MORE > box.right:
        after = Box(box.x - 8, after.bottom + 6, 0, height)
    return [*placed, Pill(Box(after.right + 8, after.y, _MORE, height), f"+{len(chips) - len(placed)}", size)]


def pills_height(chips: Sequence[Chip], across: int, size: int) -> int:
    """Return the height that all chips need in a box `across` px wide."""
    placed = _flow(chips, Box(0, 0, across, len(chips) * 2 * size), size, pill_height(size), 0)
    return placed[-1].box.bottom if placed else 0


def _flow(chips: Sequence[Chip], box: Box, size: int, height: int, spare: int) -> list[Pill]:
    """Lay out the pills that fit. At the end of the last row, leave `spare` pixels free."""
    placed: list[Pill] = []
    left, top = box.x, box.y
    for chip in chips:
        across = chip.across(size)
        if left > box.x and left + across > _end(box, top, height, spare):
            if _is_last(box, top, height):
                break
            left, top = box.x, top + height + 6
        if placed and left == box.x and _end(box, top, height, spare) - left < min(across, box.w):
            break  # better to count the chip than to cut it off
        across = min(across, _end(box, top, height, spare) - left)
        placed.append(Pill(Box(left, top, across, height), chip.text, size, chip.tone, chip.seats))
        left += across + 8
    return placed


def _is_last(box: Box, top: int, height: int) -> bool:
    return top + 2 * height + 6 > box.bottom


def _end(box: Box, top: int, height: int, spare: int) -> int:
    """Return the x at which the row at the y `top` must end. In the last row, `spare` pixels stay free."""
    return box.right - (spare if _is_last(box, top, height) else 0)
