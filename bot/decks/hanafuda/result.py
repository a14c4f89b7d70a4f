"""The picture of a settled round: the winner's yaku with their cards, the steps to the score, the points of all."""

from __future__ import annotations

from bot.decks.hanafuda.cards import card_height, fan
from bot.decks.hanafuda.seats import faces
from bot.decks.scenes import ended_by, place_of, standings
from bot.decks.telling import Telling
from bot.render import scores
from bot.render.layout import GAP, MARGIN, WIDTH, Box, Item, Panel, Picture, Text, numbered
from engine.core import Row, Scene, Sheet

_INNER = WIDTH - 2 * MARGIN
_ROOM = 300
"""For the number of the round, before who won."""


def result(scene: Scene, telling: Telling) -> Picture:
    """1000 px wide: who won the last settled round and with what; below, the points of the match and its rounds."""
    sheet = scene.sheet("result") or Sheet("result")
    items = _title(scene, sheet, telling)
    more, top = _shown(scene, sheet, scores.TITLE, telling)
    items += more
    more, top = _yaku(sheet, top, telling)
    items += more
    more, top = scores.formula([(telling.term(key), number) for key, number in sheet.terms], top)
    items += more
    more, top = scores.payments(sheet.payments, top)
    items += more
    more, top = scores.points(standings(scene, telling), top, telling.label("total"))
    items += more
    return Picture(WIDTH, top + MARGIN - GAP, tuple(items))


def _title(scene: Scene, sheet: Sheet, telling: Telling) -> list[Item]:
    number, reason = scene.settled or scene.hand, ended_by(scene)
    head = numbered(telling.label("round"), str(number)) if number else ""
    words = telling.label("draw") if sheet.seat is None else telling.label("winner")
    if telling.has_own(f"reason-{reason}"):
        words = telling.text(f"reason-{reason}")
    winner = None if sheet.seat is None else (sheet.seat, telling.who(sheet.seat))
    return scores.title(head, _ROOM, winner, words)


def _shown(scene: Scene, sheet: Sheet, top: int, telling: Telling) -> tuple[list[Item], int]:
    """The hands that were opened with a declared yaku, where no row of a winner shows them: a line a seat."""
    settled = scene.sheet("settled") or Sheet("settled")
    opened = [
        (place.seat, row.pieces)
        for place in sorted(scene.places, key=lambda place: place.seat)
        for row in settled.rows
        if row.seat == place.seat and row.pieces and not any(row.pieces == won.pieces for won in sheet.rows)
    ]
    if not opened:
        return [], top
    height = card_height(66) + 16
    items: list[Item] = [Panel(Box(MARGIN, top, _INNER, height * len(opened) + GAP))]
    for line, (seat, pieces) in enumerate(opened):
        y = top + GAP // 2 + line * height
        items += scores.seat_line(
            seat, telling.who(seat), place_of(scene, seat), Box(MARGIN + 18, y + (height - 52) // 2, 246, 52)
        )
        items += faces(pieces, fan(Box(MARGIN + 308, y + 8, _INNER - 326, height - 16), len(pieces), 66, 72))
    return items, top + height * len(opened) + 2 * GAP


def _yaku(sheet: Sheet, top: int, telling: Telling) -> tuple[list[Item], int]:
    """A line a yaku: its name, its cards, its points."""
    width = 66 if len(sheet.rows) <= 5 else 54
    height = card_height(width) + 16
    items: list[Item] = []
    if sheet.rows:
        items.append(Panel(Box(MARGIN, top, _INNER, height * len(sheet.rows) + GAP)))
        top += GAP // 2
    for row in sheet.rows:
        items += _yaku_row(row, Box(MARGIN + 18, top, _INNER - 36, height), width, telling)
        top += height
    return items, top + (GAP // 2 + GAP if sheet.rows else 0)


def _yaku_row(row: Row, box: Box, width: int, telling: Telling) -> list[Item]:
    cards = Box(box.x + 290, box.y + 8, box.w - 290 - 110, card_height(width))
    middle = box.y + (box.h - 48) // 2
    return [
        Text(Box(box.x, middle, 276, 48), telling.yaku(row.key), 32),
        *faces(row.pieces, fan(cards, len(row.pieces), width, width + 8)),
        Text(Box(box.right - 96, middle, 96, 48), str(row.number), 42, "right", "gold"),
    ]
