"""The picture of a settled mahjong hand: the winner, how they won, their hand, its points, and who pays."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from bot.decks.ended import ended
from bot.decks.mahjong.guide import row
from bot.decks.mahjong.paid import paid
from bot.decks.mahjong.won import how, items, least_reading, reading
from bot.decks.moments import moment_of, ribbon, ribbon_room, with_ribbon, without
from bot.decks.scenes import is_over, sign
from bot.decks.telling import Telling
from bot.render.layout import (
    GAP,
    LARGE,
    MARGIN,
    MEDIUM,
    WIDTH,
    Box,
    Disc,
    Item,
    Picture,
    Text,
    moved,
    numbered,
    text_width,
)
from bot.render.scores import formula
from engine.core import Row, Scene, Sheet, Term, steps

_INNER = WIDTH - 2 * MARGIN
_TOP = 16
_HIGHEST = 900
"""Maximum height of the picture of a settled hand, in pixels."""
_RIBBON = 76
"""Height of a moment's ribbon if there is room, in pixels."""


def result(scene: Scene, telling: Telling) -> Picture:
    """Draw the last settled hand, 1000 px wide.

    It shows the winner and how they won, the hand split into sets, each item that scored, the formula, and who pays. Of
    a finished match, draw the end instead."""
    if is_over(scene):
        return ended(scene, "hand", "table", telling, row)
    return with_ribbon(lambda ribboned: _settled(scene, ribboned, telling), _RIBBON, _HIGHEST)


def _settled(scene: Scene, ribboned: int, telling: Telling) -> Picture:
    """Draw the result. `ribboned`: height of the ribbon that names the hand's special moment, 0 for no ribbon."""
    sheet = _added_up(scene, telling)
    found, most = moment_of(scene, telling) if ribboned else None, _HIGHEST - MARGIN + GAP
    sheet = replace(sheet, rows=without(sheet.rows, found))
    below, rest = _below(scene, sheet, telling)
    head, down = _hand(scene, sheet, telling) if scene.settled else ([], 0)
    head, down = [*head, *ribbon(found, down, ribboned, telling)], down + ribbon_room(found, ribboned)
    laid, top = moved(head, 0, _TOP), _TOP + down
    scored, high = items(sheet, 0, telling, most - top - rest - least_reading(scene))
    more, top = reading(scene, top, most - top - rest - high)
    laid += [*more, *moved(scored, 0, top), *moved(below, 0, top + high)]
    return Picture(WIDTH, top + high + rest + MARGIN - GAP, tuple(laid), "table")


def _below(scene: Scene, sheet: Sheet, telling: Telling) -> tuple[list[Item], int]:
    """Lay out the formula of a share, and below it who pays. Return the items and their height."""
    terms = _steps(sheet, telling)
    if len(terms) == 2 and terms[0][1] == terms[1][1]:  # the payments say that one number is the other
        terms = []
    items, top = formula(terms, 0)
    more, top = paid(scene, top, telling)
    return [*items, *more], top


def _hand(scene: Scene, sheet: Sheet, telling: Telling, top: int = 0) -> tuple[list[Item], int]:
    """Lay out who won the hand, and how they got the last tile. The number of the hand is at the right."""
    size, head = LARGE, numbered(telling.label("deal"), str(scene.settled))
    across, high = text_width(head, MEDIUM), size + 10
    laid: list[Item] = [Text(Box(WIDTH - MARGIN - across, top, across, high), head, MEDIUM, "right", "dim")]
    if sheet.seat is None:
        words = Text(Box(MARGIN + 4, top, _INNER - across - 20, high), telling.label("draw"), size, tone="gold")
        return [*laid, words], words.box.bottom + GAP
    side = high + 38
    laid.append(Disc(Box(MARGIN, top, side, side), sheet.seat))
    left, name, words = MARGIN + side + 18, telling.who(sheet.seat), telling.label("winner")
    wins, room = text_width(words, size), WIDTH - MARGIN - across - 20 - left
    wide = min(text_width(name, size) + 8, room - wins) if name else 0
    laid += [Text(Box(left, top - 4, wide, high), name, size, tone="bold")] if name else []
    laid.append(Text(Box(left + wide, top - 4, wins, high), words, size, tone="gold"))
    return [*laid, *how(scene, Box(left, top + high - 4, WIDTH - MARGIN - left, 46), telling)], top + side + GAP


def _added_up(scene: Scene, telling: Telling) -> Sheet:
    """Return the result with a shorter formula.

    The terms at its beginning that are just added are replaced by their sum.

    Each of these terms becomes a row of the result, so that it is still shown."""
    sheet, winning = scene.sheet("result") or Sheet("result"), scene.sheet("winning") or Sheet("winning")
    addends = [*takewhile(lambda step: step[0].kind == "points", steps(telling.game.terms, sheet.terms))]
    if not addends:
        return sheet
    counted = {row.key: row.pieces for row in winning.rows}
    rows = tuple(Row(f"term-{term.key}", counted.get(term.counts, ()), number) for term, number, _ in addends if number)
    total = ("total", addends[-1][2])
    return replace(sheet, rows=(*rows, *sheet.rows), terms=(total, *sheet.terms[len(addends) :]))


def _steps(sheet: Sheet, telling: Telling) -> list[tuple[str, int, str]]:
    """Return the formula of a share as captions, numbers and signs. Leave out factors of 1.

    If doublings make up a factor, its caption says how many there are."""
    terms, shared = {term.key: term for term in telling.game.terms}, "share" in dict(sheet.terms)
    told: list[tuple[str, int, str]] = []
    for key, number in sheet.terms:
        term = terms.get(key, Term(key, "sum"))
        if (term.kind in ("factor", "doublings") and term.times(number) == 1) or (term.kind == "score" and shared):
            continue
        caption = telling.term(key) if key in terms else telling.label("sum")
        if term.kind == "doublings":
            caption, number = telling.text("doublings", count=number), term.times(number)
        told.append((caption, number, sign(term, number)))
    return told
