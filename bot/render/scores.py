"""The parts of a result that are the same with all pieces: its title, a formula, who pays whom, the table of points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Literal

from bot.render.layout import GAP, MARGIN, WIDTH, Arrow, Box, Disc, Item, Panel, Text, signed, text_width

_INNER = WIDTH - 2 * MARGIN
TITLE = 96
"""Where what stands under a title begins."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the table of points: a seat and its place (0: none yet), the points of each round, and in all."""

    seat: int
    name: str
    points: int
    place: int = 0
    rounds: tuple[tuple[str, int], ...] = ()


def title(head: str, room: int, winner: tuple[int, str] | None, words: str) -> list[Item]:
    """`Round 6`, then at `room` pixels the disc and the name of who won, if anybody, and what is said of it."""
    items: list[Item] = [Text(Box(MARGIN + 4, 20, room - 20, 56), head, 34, tone="dim")]
    left = MARGIN + room
    if winner is not None:
        seat, name = winner
        items.append(Disc(Box(left, 16, 64, 64), seat))
        left += 80
        across = min(text_width(name, 34), 560 - room) if name else 0
        items += [Text(Box(left, 20, across, 56), name, 34)] if name else []
        left += across + (14 if name else 0)
    items.append(Text(Box(left, 20, WIDTH - MARGIN - left, 56), words, 38, tone="gold"))
    return items


def formula(terms: Sequence[tuple[str, int]], top: int) -> tuple[list[Item], int]:
    """Numbers with a caption under each and the signs between them that lead to the last, e.g. 7 × 2 = 14.

    Nothing where there is only one number, or it all comes to nothing.
    """
    terms = _telling(terms)
    if len(terms) < 2:
        return [], top
    between = (*signs(tuple(number for _, number in terms)), "=")
    width = min(210, (_INNER - 36 * (len(terms) - 1)) // len(terms))
    left = (WIDTH - width * len(terms) - 36 * (len(terms) - 1)) // 2
    items: list[Item] = []
    for place, (caption, number) in enumerate(terms):
        tone = "gold" if place == len(terms) - 1 else "paper"
        taken_away = place < len(terms) - 1 and place > 0
        digits = str(abs(number)) if taken_away else signed(number)
        items.append(Text(Box(left, top, width, 62), digits, 54, "center", tone))
        items.append(Text(Box(left, top + 62, width, 32), caption, 23, "center", "dim"))
        left += width
        if place < len(between):
            items.append(Text(Box(left, top + 6, 36, 52), between[place], 40, "center", "dim"))
            left += 36
    return items, top + 62 + 32 + GAP + 4


def _telling(terms: Sequence[tuple[str, int]]) -> Sequence[tuple[str, int]]:
    """A sum without what adds nothing; () where a formula comes to nothing."""
    if not any(number < 0 for _, number in terms):
        return terms if terms and terms[-1][1] else ()
    return (*terms[:1], *(term for term in terms[1:-1] if term[1]), *terms[-1:])


def signs(numbers: tuple[int, ...]) -> tuple[str, ...]:
    """The signs × and + that lead from the first number over the middle ones to the last, read from the left.

    As many × as possible; `·` everywhere when nothing leads there. A formula that takes something away is a sum.
    """
    if any(number < 0 for number in numbers[1:-1]):
        return tuple("−" if number < 0 else "+" for number in numbers[1:-1])
    for choice in product("×+", repeat=max(len(numbers) - 2, 0)):
        value = numbers[0]
        for sign, number in zip(choice, numbers[1:-1], strict=True):
            value = value * number if sign == "×" else value + number
        if value == numbers[-1]:
            return choice
    return ("·",) * (len(numbers) - 2)


def payments(paid: Iterable[tuple[int, int, int]], top: int) -> tuple[list[Item], int]:
    """Who pays whom how much, four to a line."""
    items: list[Item] = []
    count = 0
    for number, (giver, taker, amount) in enumerate(paid):
        left, y = MARGIN + 10 + number % 4 * 240, top + number // 4 * 56
        items += [
            Disc(Box(left, y, 44, 44), giver),
            Arrow(Box(left + 50, y + 10, 34, 24)),
            Disc(Box(left + 90, y, 44, 44), taker),
            Text(Box(left + 142, y, 80, 44), str(amount), 32),
        ]
        count = number + 1
    return items, top + -(-count // 4) * 56 + (GAP if items else 0)


def points(
    lines: Sequence[Standing], top: int, total: str, tone: Literal["panel", "board"] = "panel"
) -> tuple[list[Item], int]:
    """A line a seat: place once the match is over, name, points by round, points in all under the word `total`."""
    if not lines:
        return [], top
    count = max(len(line.rounds) for line in lines)
    head, height = (34 if count else 8), 62
    box = Box(MARGIN, top, _INNER, head + height * len(lines) + GAP)
    cells = Box(box.x + 270, box.y, box.w - 270 - 150, head)
    items: list[Item] = [Panel(box, tone)]
    if count:
        items.append(Text(Box(box.right - 140, box.y + 6, 122, 28), total, 21, "right", "dim"))
    for number in range(count):
        keys = [line.rounds[number][0] for line in lines if number < len(line.rounds)]
        items.append(Text(_cell(cells, number, count, box.y + 6, 28), keys[0], 20, "center", "dim"))
    for number, line in enumerate(lines):
        y = box.y + head + number * height
        items += seat_line(line.seat, line.name, line.place, Box(box.x + 16, y, 246, height - 10))
        for place, (_, won) in enumerate(line.rounds):
            shade = "paper" if won else "faint"
            items.append(Text(_cell(cells, place, count, y + 8, 40), signed(won), 28, "center", shade))
        items.append(Text(Box(box.right - 140, y, 122, 54), signed(line.points), 42, "right", "gold"))
    return items, box.bottom + GAP


def seat_line(seat: int, name: str, place: int, box: Box) -> list[Item]:
    """The place (0: none), the disc and the name of a seat."""
    left = box.x
    items: list[Item] = []
    if place:
        items.append(Text(Box(left, box.y, 34, 52), f"{place}.", 30, tone="gold"))
        left += 40
    items.append(Disc(Box(left, box.y + 2, 48, 48), seat))
    if name:
        items.append(Text(Box(left + 60, box.y, box.right - left - 60, 52), name, 28))
    return items


def _cell(cells: Box, number: int, count: int, y: int, height: int) -> Box:
    width = min(cells.w // count, 72)
    return Box(cells.right - width * (count - number) + 3, y, width - 6, height)
