"""The picture of a settled round, and of the end of a match: who won, with which cards, and what everybody gets."""

from __future__ import annotations

from collections.abc import Iterable

from bot.decks.ended import ended
from bot.decks.hanafuda.cards import card_height, fan
from bot.decks.hanafuda.seats import faces
from bot.decks.scenes import ended_by, is_over, place_of, standings
from bot.decks.telling import Telling
from bot.render import scores
from bot.render.layout import GAP, MARGIN, WIDTH, Box, Disc, Item, Panel, Picture, Text, numbered, signed, two_lines
from bot.render.pills import Chip, pills, pills_height
from engine.core import Row, Scene, Seat, Sheet

_INNER = WIDTH - 2 * MARGIN
_ROOM = 230
"""For the number of the round, before who won."""
_NAME, _POINTS = 270, 110
_LARGEST = ((2, 112), (3, 104), (4, 88), (6, 66))
_LARGE = ((2, 88), (4, 66))
"""How wide cards are in so many rows at most, in more of them the smallest; and below the end of a match."""


def result(scene: Scene, telling: Telling) -> Picture:
    """1000 px wide: who won the last settled round, with what, and who pays; at the end of a match first who won it."""
    sheet, over = scene.sheet("result") or Sheet("result"), is_over(scene)
    items, top = ended(scene, "round", "felt", telling) if over else ([], 0)
    if scene.settled or not over:
        more, top = _round(scene, sheet, top, telling)
        items += more
    if not over:
        more, top = scores.running(standings(scene, telling), top)
        items += more
    return Picture(WIDTH, top + MARGIN - GAP, tuple(items))


def _round(scene: Scene, sheet: Sheet, top: int, telling: Telling) -> tuple[list[Item], int]:
    """The round that was settled last."""
    items = _title(scene, sheet, top, telling)
    more, top = _shown(scene, sheet, top + scores.TITLE, telling)
    items += more
    more, top = _yaku(sheet, top, _LARGE if is_over(scene) else _LARGEST, telling)
    items += more
    # of one number and itself the title says enough
    terms = sheet.terms if len(sheet.terms) > 2 else ()
    more, top = scores.formula([(telling.term(key), number) for key, number in terms], top)
    items += more
    more, top = _others(scene, top, telling)
    items += more
    more, top = scores.payments(sheet.payments, top, telling.who)
    return [*items, *more], top


def _title(scene: Scene, sheet: Sheet, top: int, telling: Telling) -> list[Item]:
    number, reason = scene.settled or scene.hand, ended_by(scene)
    head = numbered(telling.label("round"), str(number)) if number else ""
    words = telling.label("draw") if sheet.seat is None else telling.label("winner")
    if telling.has_own(f"reason-{reason}"):
        words = telling.text(f"reason-{reason}")
    winner = None if sheet.seat is None else (sheet.seat, telling.who(sheet.seat))
    score = 0 if sheet.seat is None else dict(sheet.terms).get("score", 0)
    return scores.title(head, _ROOM, winner, words, top, f"+{score}" if score > 0 else signed(score) if score else "")


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
    height = card_height(76) + 16
    items: list[Item] = [Panel(Box(MARGIN, top, _INNER, height * len(opened) + GAP))]
    for line, (seat, pieces) in enumerate(opened):
        y = top + GAP // 2 + line * height
        items += scores.seat_line(
            seat, telling.who(seat), place_of(scene, seat), Box(MARGIN + 18, y + (height - 52) // 2, 236, 52)
        )
        items += faces(pieces, fan(Box(MARGIN + 268, y + 8, _INNER - 284, height - 16), len(pieces), 76, 84))
    return items, top + height * len(opened) + 2 * GAP


def _yaku(sheet: Sheet, top: int, widths: tuple[tuple[int, int], ...], telling: Telling) -> tuple[list[Item], int]:
    """A line a yaku of the winner: its name, its cards, its points."""
    width = next((width for most, width in widths if len(sheet.rows) <= most), 54)
    height = card_height(width) + 16 if any(row.pieces for row in sheet.rows) else 72
    items: list[Item] = []
    if sheet.rows:
        items.append(Panel(Box(MARGIN, top, _INNER, height * len(sheet.rows) + GAP)))
        top += GAP // 2
    for row in sheet.rows:
        items += _yaku_row(row, Box(MARGIN + 18, top, _INNER - 36, height), width, telling)
        top += height
    return items, top + (GAP // 2 + GAP if sheet.rows else 0)


def _yaku_row(row: Row, box: Box, width: int, telling: Telling) -> list[Item]:
    cards = Box(box.x + _NAME, box.y + 8, box.w - _NAME - _POINTS, card_height(width))
    middle = box.y + (box.h - 48) // 2
    lines = two_lines(telling.drawn_yaku(row.key), 30, _NAME - 14)
    first = box.y + (box.h - 40 * len(lines)) // 2
    return [
        *(Text(Box(box.x, first + 40 * number, _NAME - 14, 40), line, 30) for number, line in enumerate(lines)),
        *faces(row.pieces, fan(cards, len(row.pieces), width, width + 8)),
        Text(Box(box.right - 96, middle, 96, 48), str(row.number), 42, "right", "gold"),
    ]


def _others(scene: Scene, top: int, telling: Telling) -> tuple[list[Item], int]:
    """What the others had: in a colour where it counts."""
    tone = "warm" if any(sheet.key == "count" for sheet in scene.sheets) else "calm"
    made = [(sheet.seat, _named(sheet.rows, tone, telling)) for sheet in scene.sheets if sheet.key == "made"]
    if not made:
        return [], top
    across = _INNER - _NAME - 36
    highs = [max(52, pills_height(words, across, 26) + 14) for _, words in made]
    items: list[Item] = [Panel(Box(MARGIN, top, _INNER, sum(highs) + GAP))]
    top += GAP // 2
    for (seat, words), high in zip(made, highs, strict=True):
        items += _who(seat or 0, Box(MARGIN + 18, top, _NAME - 14, 52), telling)
        items += pills(words, Box(MARGIN + 18 + _NAME, top + 7, across, high - 7), 26)
        top += high
    return items, top + GAP // 2 + GAP


def _named(rows: Iterable[Row], tone: str, telling: Telling) -> list[Chip]:
    return [Chip(f"{telling.drawn_yaku(row.key)} {row.number}", tone) for row in rows]


def _who(seat: Seat, box: Box, telling: Telling) -> list[Item]:
    items: list[Item] = [Disc(Box(box.x, box.y + 2, 48, 48), seat)]
    name = telling.who(seat)
    return [*items, Text(Box(box.x + 60, box.y, box.w - 60, 52), name, 28)] if name else items
