"""The parts of a result that all decks share: title, formula, payments, and the table of points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bot.render.layout import (
    GAP,
    LARGE,
    MARGIN,
    MEDIUM,
    READABLE,
    WIDTH,
    Arrow,
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
TITLE = 96
"""The y at which the part below a title begins."""


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A player's row in the table of points: seat, name, total points, place (0: none yet), and rounds.

    `rounds`: the name and the points of each round."""

    seat: int
    name: str
    points: int
    place: int = 0
    rounds: tuple[tuple[str, int], ...] = ()


def title(head: str, room: int, winner: tuple[int, str] | None, words: str, top: int = 0, gain: str = "") -> list[Item]:
    """Lay out the title of a result: `head` (such as `Round 6`), the winner's disc and name, then `words`.

    `room`: width of the part with `head`. `winner`: seat and name, or None. `gain`: the winner's gain, shown at the
    right."""
    items: list[Item] = [Text(Box(MARGIN + 4, top + 20, room - 20, 56), head, MEDIUM, tone="dim")]
    left = MARGIN + room
    if winner is not None:
        seat, name = winner
        items.append(Disc(Box(left, top + 16, 64, 64), seat))
        left += 80
        across = min(text_width(name, LARGE), 560 - room) if name else 0
        items += [Text(Box(left, top + 20, across, 56), name, LARGE)] if name else []
        left += across + (14 if name else 0)
    across = text_width(gain, LARGE) if gain else 0
    items.append(Text(Box(left, top + 20, WIDTH - MARGIN - left - across, 56), words, LARGE, tone="gold"))
    return (
        [*items, Text(Box(WIDTH - MARGIN - across, top + 14, across, 68), gain, LARGE, "right", "gold")]
        if gain
        else items
    )


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


def payments(
    paid: Iterable[tuple[int, int, int]], top: int, who: Callable[[int], str] = lambda _seat: ""
) -> tuple[list[Item], int]:
    """Lay out who pays whom, and how much. Return the items and the y below them.

    Up to two payments are in one line, with names. More payments show only discs. Several payments from one player to
    another are added up. `who`: returns the name of a seat."""
    sums: dict[tuple[int, int], int] = {}
    for giver, taker, amount in paid:
        sums[giver, taker] = sums.get((giver, taker), 0) + amount
    items: list[Item] = []
    columns = 2 if len(sums) < 3 else min(len(sums), 4)
    named, across = columns == 2, (_INNER - 28 * (columns - 1)) // columns
    name = (across - 34 - 80) // 2 if named else 46
    for number, ((giver, taker), amount) in enumerate(sums.items()):
        line, column = divmod(number, columns)
        box = Box(MARGIN + column * (across + 28), top + line * 58, across, 50)
        points = Box(box.x + 2 * name + 42, box.y, box.right - box.x - 2 * name - 42, 50)
        items += [
            *_payer(giver, who(giver) if named else "", Box(box.x, box.y, name, 50)),
            Arrow(Box(box.x + name + 4, box.y + 13, 26, 24)),
            *_payer(taker, who(taker) if named else "", Box(box.x + name + 36, box.y, name, 50)),
            Text(points, str(amount), MEDIUM, "right" if named else "left", "gold"),
        ]
    return items, top + -(-len(sums) // columns) * 58 + (GAP if items else 0)


def _payer(seat: int, name: str, box: Box) -> list[Item]:
    disc: list[Item] = [Disc(Box(box.x, box.y + 2, 46, 46), seat)]
    return [*disc, Text(Box(box.x + 54, box.y, box.w - 54, box.h), name, READABLE)] if name else disc


def running(lines: Sequence[PlaceRow], top: int) -> tuple[list[Item], int]:
    """Lay out all seats in one line. Each has a name, its total points, and the points of the last round.

    Return the items and the y below them."""
    if not lines:
        return [], top
    across = _INNER // len(lines)
    items: list[Item] = [Panel(Box(MARGIN, top, _INNER, 100))]
    for number, line in enumerate(lines):
        left, right = MARGIN + number * across + 16, MARGIN + (number + 1) * across - 8
        items.append(Disc(Box(left, top + 24, 52, 52), line.seat))
        left += 64
        if line.name:
            items.append(Text(Box(left, top + 8, right - left, 40), line.name, MEDIUM))
        points, change = signed(line.points), line.rounds[-1][1] if line.rounds else 0
        wide = min(text_width(points, LARGE), right - left)
        items.append(Text(Box(left, top + 48, wide, 44), points, LARGE, tone="gold"))
        if change and right - left - wide > 70:
            said = f"+{change}" if change > 0 else signed(change)
            items.append(Text(Box(left + wide + 12, top + 50, right - left - wide - 12, 42), said, MEDIUM, tone="dim"))
    return items, top + 100 + GAP


def seat_line(seat: int, name: str, place: int, box: Box) -> list[Item]:
    """Lay out the place of a seat (0: none), its disc and its name."""
    left = box.x
    items: list[Item] = []
    if place:
        items.append(Text(Box(left, box.y, 34, 52), f"{place}.", MEDIUM, tone="gold"))
        left += 40
    items.append(Disc(Box(left, box.y + 2, 48, 48), seat))
    if name:
        items.append(Text(Box(left + 60, box.y, box.right - left - 60, 52), name, MEDIUM))
    return items
