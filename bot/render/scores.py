"""The parts of a result that all decks share: title, formula, payments, and the table of points."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.render.layout import (
    LARGE,
    MARGIN,
    MEDIUM,
    WIDTH,
    Box,
    Disc,
    Item,
    Panel,
    Text,
    signed,
    text_width,
)

_INNER = WIDTH - 2 * MARGIN
TITLE = 88
"""The y at which the part below a title begins."""
STANDING = 104
"""Height of the line with everybody's points."""


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A player's row in the table of points: seat, name, total points, place (0: none yet), and rounds.

    `rounds`: the name and the points of each round."""

    seat: int
    name: str
    points: int
    place: int = 0
    rounds: tuple[tuple[str, int], ...] = ()


def title(head: str, winner: tuple[int, str] | None, words: str) -> list[Item]:
    """Lay out the title of a result: the winner's disc and name, `words`, and at the right `head` (such as `Round 6`).

    `winner`: seat and name, or None."""
    items, left, right = list[Item](), MARGIN, WIDTH - MARGIN - text_width(head, MEDIUM)
    if winner is not None:
        seat, name = winner
        items.append(Disc(Box(left, 14, 60, 60), seat))
        left += 74
        whole = f"{name} {words}".strip()
        across = right - 20 - left - text_width(words, LARGE) - 16
        if text_width(whole, LARGE) <= right - 20 - left:
            words = whole
        else:
            items.append(Text(Box(left, 14, across, 60), name, LARGE, tone="bold"))
            left += across + 16
    items.append(Text(Box(left, 14, min(text_width(words, LARGE), right - left), 60), words, LARGE, tone="bold"))
    return [*items, Text(Box(right, 14, WIDTH - MARGIN - right, 60), head, MEDIUM, "right", "dim")]


def running(lines: Sequence[PlaceRow], top: int) -> list[Item]:
    """Lay out all seats in one line. Each has a name, its total points, and the points of the last round."""
    across = _INNER // max(len(lines), 1)
    items: list[Item] = [Panel(Box(MARGIN, top, _INNER, STANDING))]
    for number, line in enumerate(lines):
        left, right = MARGIN + number * across + 16, MARGIN + (number + 1) * across - 8
        items.append(Disc(Box(left, top + 24, 56, 56), line.seat))
        left += 70
        if line.name:
            items.append(Text(Box(left, top + 8, right - left, 42), line.name, MEDIUM))
        points, change = signed(line.points), line.rounds[-1][1] if line.rounds else 0
        wide = min(text_width(points, LARGE), right - left)
        items.append(Text(Box(left, top + 50, wide, 46), points, LARGE, tone="bold"))
        if change:
            said = f"+{change}" if change > 0 else signed(change)
            items.append(Text(Box(left + wide + 12, top + 50, right - left - wide - 12, 46), said, MEDIUM, tone="dim"))
    return items
