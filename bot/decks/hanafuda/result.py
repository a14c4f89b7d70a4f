"""The picture of a settled round: the winner's yaku with their cards, the steps to the score, the points of all."""

from __future__ import annotations

from itertools import product

from bot.decks.hanafuda.seats import faces
from bot.decks.hanafuda.table import WIDTH, numbered
from bot.render.layout import (
    GAP,
    MARGIN,
    Arrow,
    Box,
    Disc,
    Item,
    Labels,
    Names,
    Panel,
    Picture,
    Text,
    card_height,
    fan,
    text_width,
)
from engine.core import Row, Scene, Sheet

_INNER = WIDTH - 2 * MARGIN


def result(scene: Scene, names: Names, labels: Labels) -> Picture:
    """1000 px wide: who won the last settled round and with what; below, the points of the match and its rounds."""
    sheet = scene.sheet("result") or Sheet("result")
    items, top = _title(scene, sheet, names, labels)
    more, top = _shown(scene, sheet, top, names)
    items += more
    for part in (_yaku, formula, payments):
        more, top = part(sheet, top, labels)
        items += more
    more, top = points(scene, top, names, labels)
    items += more
    return Picture(WIDTH, top + MARGIN - GAP, tuple(items))


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


def _title(scene: Scene, sheet: Sheet, names: Names, labels: Labels) -> tuple[list[Item], int]:
    settled = scene.sheet("settled") or Sheet("settled")
    facts = dict(settled.terms)
    badge = scene.badge("round")
    number = scene.settled or facts.get("round", badge.args[0] if badge and badge.args else "")
    reason = settled.reason or next((key for key in ("agari", "dealt", "both_dealt", "draw") if key in facts), "")
    head = numbered(labels("round"), str(number)) if number else ""
    items: list[Item] = [Text(Box(MARGIN + 4, 20, 280, 56), head, 34, tone="dim")]
    words = labels("draw") if sheet.seat is None else labels("winner")
    if reason in ("dealt", "both_dealt"):
        words = labels(f"reason-{reason}")
    left = MARGIN + 300
    if sheet.seat is not None:
        items.append(Disc(Box(left, 16, 64, 64), sheet.seat))
        left += 80
        name = names.get(sheet.seat, "")
        across = min(text_width(name, 34), 260) if name else 0
        items += [Text(Box(left, 20, across, 56), name, 34)] if name else []
        left += across + (14 if name else 0)
    items.append(Text(Box(left, 20, WIDTH - MARGIN - left, 56), words, 38, tone="gold"))
    return items, 16 + 64 + GAP + 4


def _shown(scene: Scene, sheet: Sheet, top: int, names: Names) -> tuple[list[Item], int]:
    """The hands that were opened with a declared yaku, where no row of a winner shows them: a line a seat."""
    settled = scene.sheet("settled") or Sheet("settled")
    opened = [
        (place.seat, row.pieces)
        for place in sorted(scene.places, key=lambda place: place.seat)
        for row in settled.rows
        if place.seat == row.seat and row.pieces and not any(row.pieces == won.pieces for won in sheet.rows)
    ]
    if not opened:
        return [], top
    height = card_height(64) + 16
    items: list[Item] = [Panel(Box(MARGIN, top, _INNER, height * len(opened) + GAP))]
    for line, (seat, pieces) in enumerate(opened):
        y = top + GAP // 2 + line * height
        items += _seat_line(scene, seat, Box(MARGIN + 18, y + (height - 52) // 2, 246, 52), names)
        items += faces(pieces, fan(Box(MARGIN + 308, y + 8, _INNER - 326, height - 16), len(pieces), 64, 72))
    return items, top + height * len(opened) + 2 * GAP


def _yaku(sheet: Sheet, top: int, labels: Labels) -> tuple[list[Item], int]:
    """A line a yaku: its name, its cards, its points."""
    width = 64 if len(sheet.rows) <= 5 else 52
    height = card_height(width) + 16
    items: list[Item] = []
    if sheet.rows:
        items.append(Panel(Box(MARGIN, top, _INNER, height * len(sheet.rows) + GAP)))
        top += GAP // 2
    for row in sheet.rows:
        items += _yaku_row(row, Box(MARGIN + 18, top, _INNER - 36, height), width, labels)
        top += height
    return items, top + (GAP // 2 + GAP if sheet.rows else 0)


def _yaku_row(row: Row, box: Box, width: int, labels: Labels) -> list[Item]:
    cards = Box(box.x + 290, box.y + 8, box.w - 290 - 110, card_height(width))
    middle = box.y + (box.h - 48) // 2
    return [
        Text(Box(box.x, middle, 276, 48), labels(f"yaku-{row.key}"), 32),
        *faces(row.pieces, fan(cards, len(row.pieces), width, width + 8)),
        Text(Box(box.right - 96, middle, 96, 48), str(row.number), 42, "right", "gold"),
    ]


def formula(sheet: Sheet, top: int, labels: Labels) -> tuple[list[Item], int]:
    """The formula from the base to the score, e.g. 7 × 2 = 14, a word under every number."""
    terms = _telling(sheet)
    if len(terms) < 2:
        return [], top
    between = (*signs(tuple(number for _, number in terms)), "=")
    width = min(210, (_INNER - 36 * (len(terms) - 1)) // len(terms))
    left = (WIDTH - width * len(terms) - 36 * (len(terms) - 1)) // 2
    items: list[Item] = []
    for place, (key, number) in enumerate(terms):
        tone = "gold" if place == len(terms) - 1 else "paper"
        taken_away = place < len(terms) - 1 and place > 0
        digits = str(abs(number)) if taken_away else signed(number)
        items.append(Text(Box(left, top, width, 62), digits, 54, "center", tone))
        items.append(Text(Box(left, top + 62, width, 32), labels(f"term-{key}"), 23, "center", "dim"))
        left += width
        if place < len(between):
            items.append(Text(Box(left, top + 6, 36, 52), between[place], 40, "center", "dim"))
            left += 36
    return items, top + 62 + 32 + GAP + 4


def _telling(sheet: Sheet) -> tuple[tuple[str, int], ...]:
    """The terms of a formula without those that take nothing away or add nothing; () where it comes to nothing."""
    terms = sheet.terms
    if not any(number < 0 for _, number in terms):
        return terms if terms and terms[-1][1] else ()
    return (*terms[:1], *(term for term in terms[1:-1] if term[1]), *terms[-1:])


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")


def payments(sheet: Sheet, top: int, labels: Labels) -> tuple[list[Item], int]:
    """Who pays whom, four to a line."""
    items: list[Item] = []
    for number, (giver, taker, amount) in enumerate(sheet.payments):
        left, y = MARGIN + 10 + number % 4 * 240, top + number // 4 * 56
        items += [
            Disc(Box(left, y, 44, 44), giver),
            Arrow(Box(left + 50, y + 10, 34, 24)),
            Disc(Box(left + 90, y, 44, 44), taker),
            Text(Box(left + 142, y, 80, 44), str(amount), 32),
        ]
    return items, top + -(-len(sheet.payments) // 4) * 56 + (GAP if items else 0)


def points(scene: Scene, top: int, names: Names, labels: Labels) -> tuple[list[Item], int]:
    """A line a seat: place once the match is over, name, points by round, points in all."""
    places = sorted(scene.places, key=lambda place: place.seat)
    if not places:
        return [], top
    rounds = {place.seat: scene.sheet("rounds", place.seat) or Sheet("rounds") for place in places}
    count = max(len(sheet.rows) for sheet in rounds.values())
    head, height = (34 if count else 8), 62
    box = Box(MARGIN, top, _INNER, head + height * len(places) + GAP)
    cells = Box(box.x + 270, box.y, box.w - 270 - 150, head)
    items: list[Item] = [Panel(box)]
    if count:
        items.append(Text(Box(box.right - 140, box.y + 6, 122, 28), labels("total"), 21, "right", "dim"))
    for number in range(count):
        keys = [sheet.rows[number].key for sheet in rounds.values() if number < len(sheet.rows)]
        items.append(Text(_cell(cells, number, count, box.y + 6, 28), keys[0], 20, "center", "dim"))
    for line, place in enumerate(places):
        y = box.y + head + line * height
        items += _seat_line(scene, place.seat, Box(box.x + 16, y, 246, height - 10), names)
        for number, row in enumerate(rounds[place.seat].rows):
            tone = "paper" if row.number else "faint"
            items.append(Text(_cell(cells, number, count, y + 8, 40), signed(row.number), 28, "center", tone))
        items.append(Text(Box(box.right - 140, y, 122, 54), signed(place.points), 42, "right", "gold"))
    return items, box.bottom + GAP


def _cell(cells: Box, number: int, count: int, y: int, height: int) -> Box:
    width = min(cells.w // count, 72)
    return Box(cells.right - width * (count - number) + 3, y, width - 6, height)


def _seat_line(scene: Scene, seat: int, box: Box, names: Names) -> list[Item]:
    badge = next((b for b in scene.badges if b.key == "place" and b.seat == seat), None)
    left = box.x
    items: list[Item] = []
    if badge and badge.args:
        items.append(Text(Box(left, box.y, 34, 52), f"{badge.args[0]}.", 30, tone="gold"))
        left += 40
    items.append(Disc(Box(left, box.y + 2, 48, 48), seat))
    if names.get(seat):
        items.append(Text(Box(left + 60, box.y, box.right - left - 60, 52), names[seat], 28))
    return items
