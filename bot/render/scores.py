"""The parts of a result that all decks share: title, formula, payments, and the table of points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.render.layout import (
    GAP,
    LARGE,
    MARGIN,
    MEDIUM,
    READABLE,
    WIDTH,
    Box,
    Disc,
    Item,
    Panel,
    Text,
    signed,
    text_width,
    two_lines,
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
        across = right - 20 - left - text_width(words, LARGE) - 12
        if text_width(whole, LARGE) <= right - 20 - left:
            words = whole
        else:
            items.append(Text(Box(left, 14, across, 60), name, LARGE, tone="bold"))
            left += across + 12
    items.append(Text(Box(left, 14, min(text_width(words, LARGE), right - left), 60), words, LARGE, tone="bold"))
    return [*items, Text(Box(right, 14, WIDTH - MARGIN - right, 60), head, MEDIUM, "right", "dim")]


def formula(terms: Sequence[tuple[str, int, str]], top: int) -> tuple[list[Item], int]:
    """Lay out a formula such as 7 × 2 = 14. Return the items and the y below them.

    `terms`: captions, numbers, and the sign before each number except the first. If there is only one number, nothing
    is shown. The same is true if the result is 0 and no term is negative."""
    terms = _telling(terms)
    if len(terms) < 2:
        return [], top
    width = min(250, (_INNER - 36 * (len(terms) - 1)) // len(terms))
    left = (WIDTH - width * len(terms) - 36 * (len(terms) - 1)) // 2
    items: list[Item] = []
    for place, (caption, number, sign) in enumerate(terms):
        if place:
            items.append(Text(Box(left, top + 6, 36, 52), sign, LARGE, "center", "dim"))
            left += 36
        tone = "gold" if place == len(terms) - 1 else "paper"
        taken_away = place < len(terms) - 1 and place > 0
        digits = str(abs(number)) if taken_away else signed(number)
        items.append(Text(Box(left, top, width, 62), digits, LARGE, "center", tone))
        for line, words in enumerate(two_lines(caption, READABLE, width)):
            items.append(Text(Box(left, top + 62 + 34 * line, width, 34), words, READABLE, "center", "dim"))
        left += width
    lines = max(len(two_lines(caption, READABLE, width)) for caption, *_ in terms)
    return items, top + 62 + 34 * lines + GAP + 4


def _telling(terms: Sequence[tuple[str, int, str]]) -> Sequence[tuple[str, int, str]]:
    """Return the terms of a formula that are worth showing.

    If a term is negative, the formula is a sum, and terms that are zero are left out. Otherwise return all terms, or ()
    if the result is 0."""
    if not any(number < 0 for _, number, _ in terms):
        return terms if terms and terms[-1][1] else ()
    return (*terms[:1], *(term for term in terms[1:-1] if term[1]), *terms[-1:])


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
