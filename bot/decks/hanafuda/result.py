"""The picture of a settled round, or of the end of a match: who won, with which cards, and each player's points."""

from __future__ import annotations

from collections.abc import Iterable

from bot.decks.ended import ended
from bot.decks.hanafuda.cards import card_height, fan
from bot.decks.hanafuda.guide import row
from bot.decks.hanafuda.scored import large, least, scored
from bot.decks.hanafuda.seats import faces
from bot.decks.moments import moment_of, ribbon_room, with_ribbon, without
from bot.decks.scenes import ended_by, is_over, place_of, sign, standings
from bot.decks.telling import Telling
from bot.render import scores
from bot.render.layout import (
    GAP,
    MARGIN,
    MEDIUM,
    READABLE,
    WIDTH,
    Box,
    Disc,
    Item,
    Panel,
    Picture,
    Text,
    moved,
    numbered,
    signed,
)
from bot.render.pills import Chip, pills, pills_height
from engine.core import Row, Scene, Seat, Sheet, steps

_INNER = WIDTH - 2 * MARGIN
_HIGHEST = 900
"""Maximum height of the picture of a settled round, in pixels."""
_RIBBON = 96
"""Height of a moment's ribbon if there is room, in pixels."""
_ROOM = 230
"""Width of the number of the round, which is before the winner."""
_NAME = 270


def result(scene: Scene, telling: Telling) -> Picture:
    """Draw the last settled round, 1000 px wide: who won, with which cards, and who pays.

    Of a finished match, draw the end instead."""
    if is_over(scene):
        return ended(scene, "round", "felt", telling, row)
    sheet = scene.sheet("result") or Sheet("result")
    return with_ribbon(lambda ribboned: _settled(scene, sheet, ribboned, _HIGHEST, telling), _RIBBON, _HIGHEST)


def _settled(scene: Scene, sheet: Sheet, ribboned: int, most: int, telling: Telling) -> Picture:
    """Draw the result of the round.

    `ribboned`: height of the ribbon that names the round's special moment, 0 for no ribbon. `most`: maximum height of
    the picture."""
    below, high = _below(scene, sheet, telling)
    opened, low = _shown(scene, sheet, scores.TITLE, telling)
    found = moment_of(scene, telling) if ribboned else None
    rows, rest = without(sheet.rows, found), low + high + MARGIN - GAP + ribbon_room(found, ribboned)
    shown, middle = large(found, low, ribboned, most - rest - least(rows, telling), telling)
    won, bottom = scored(rows, middle, most - high - MARGIN + GAP - middle, telling)
    items = (*_title(scene, sheet, telling), *opened, *shown, *won, *moved(below, 0, bottom))
    return Picture(WIDTH, bottom + high + MARGIN - GAP, items)


def _below(scene: Scene, sheet: Sheet, telling: Telling) -> tuple[list[Item], int]:
    """Lay out the part below the winner's yaku. Return the items and their height.

    It shows how the yaku lead to the score, the yaku of the other players, who pays, and the points so far."""
    # if there is only one number, the title says enough
    shown = steps(telling.game.terms, sheet.terms if len(sheet.terms) > 2 else ())
    terms = [(telling.term(term.key), number, sign(term, number)) for term, number, _ in shown]
    items, top = scores.formula(terms, 0)
    more, top = _others(scene, top, telling)
    items += more
    more, top = scores.payments(sheet.payments, top, telling.who)
    items += more
    more, top = scores.running(standings(scene, telling), top)
    return [*items, *more], top


def _title(scene: Scene, sheet: Sheet, telling: Telling) -> list[Item]:
    number, reason = scene.settled or scene.hand, ended_by(scene)
    head = numbered(telling.label("round"), str(number)) if number else ""
    words = telling.label("draw") if sheet.seat is None else telling.label("winner")
    if telling.has_own(f"reason-{reason}"):
        words = telling.text(f"reason-{reason}")
    winner = None if sheet.seat is None else (sheet.seat, telling.who(sheet.seat))
    score = 0 if sheet.seat is None else dict(sheet.terms).get("score", 0)
    return scores.title(head, _ROOM, winner, words, gain=f"+{score}" if score > 0 else signed(score) if score else "")


def _shown(scene: Scene, sheet: Sheet, top: int, telling: Telling) -> tuple[list[Item], int]:
    """Lay out each hand that was revealed to declare a yaku, in one line.

    Return the items and the y below them.

    Leave out a hand that one of the winner's yaku already shows."""
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


def _others(scene: Scene, top: int, telling: Telling) -> tuple[list[Item], int]:
    """Lay out the yaku of the other players. Yaku that count are in a warm colour.

    Return the items and the y below them."""
    tone = "warm" if any(sheet.key == "count" for sheet in scene.sheets) else "calm"
    made = [(sheet.seat, _named(sheet.rows, tone, telling)) for sheet in scene.sheets if sheet.key == "made"]
    if not made:
        return [], top
    across = _INNER - _NAME - 36
    highs = [max(52, pills_height(words, across, READABLE) + 14) for _, words in made]
    items: list[Item] = [Panel(Box(MARGIN, top, _INNER, sum(highs) + GAP))]
    top += GAP // 2
    for (seat, words), high in zip(made, highs, strict=True):
        items += _who(seat or 0, Box(MARGIN + 18, top, _NAME - 14, 52), telling)
        items += pills(words, Box(MARGIN + 18 + _NAME, top + 7, across, high - 7), READABLE)
        top += high
    return items, top + GAP // 2 + GAP


def _named(rows: Iterable[Row], tone: str, telling: Telling) -> list[Chip]:
    return [Chip(f"{telling.drawn_yaku(row.key)} {row.number}", tone) for row in rows]


def _who(seat: Seat, box: Box, telling: Telling) -> list[Item]:
    items: list[Item] = [Disc(Box(box.x, box.y + 2, 48, 48), seat)]
    name = telling.who(seat)
    return [*items, Text(Box(box.x + 60, box.y, box.w - 60, 52), name, MEDIUM)] if name else items
