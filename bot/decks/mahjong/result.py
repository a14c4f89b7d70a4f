"""The picture of a settled mahjong hand: the winner, how they won, their hand, its points, and who pays."""

from dataclasses import replace
from itertools import takewhile

from bot.decks.ended import ended
from bot.decks.mahjong.guide import row
from bot.decks.mahjong.paid import is_level, level, paid
from bot.decks.mahjong.won import how, items, items_width, reading
from bot.decks.moments import LEAST, moment_of, ribbon, ribbon_room, without
from bot.decks.scenes import is_over
from bot.decks.telling import Telling
from bot.render.fonts import measured
from bot.render.layout import (
    GAP,
    HEIGHT,
    LARGE,
    MARGIN,
    MEDIUM,
    READABLE,
    WIDTH,
    Box,
    Disc,
    Item,
    Picture,
    Text,
    numbered,
)
from engine.core import Row, Scene, Sheet, steps

_INNER = WIDTH - 2 * MARGIN
_TOP, _LINE, _HOW, _DISC = 8, 48, 46, 84
"""The y of the title, the heights of its two lines, and the size of its disc."""
_LEFT = (380, 440)
"""Minimum width of the list of what scored, and maximum width in large type. Who pays is beside it."""


def result(scene: Scene, telling: Telling) -> Picture:
    """Draw the last settled hand, 1000 px wide.

    It shows the winner and how they won, a ribbon for a special moment, the hand split into sets, each item that scored
    with the share, and who pays. Of a finished match, draw the end instead."""
    if is_over(scene):
        return ended(scene, "hand", "table", telling, row)
    sheet, found = _added_up(scene, telling), moment_of(scene, telling)
    laid, top = _title(scene, sheet, telling) if scene.settled else ([], _TOP)
    laid += ribbon(found, top, LEAST, telling)
    top += ribbon_room(found, LEAST)
    if is_level(scene):
        more, top = level(scene, top, telling)
        return Picture(WIDTH, top + MARGIN - GAP, (*laid, *more), "table")
    more, top = reading(scene, top)
    low = Box(MARGIN, top, _INNER, HEIGHT - GAP - top)
    sheet = replace(sheet, rows=without(sheet.rows, found))
    large = (items_width(sheet, MEDIUM, telling, tiles=tiles) for tiles in (True, False))
    needed = next((wide for wide in large if wide <= _LEFT[1]), items_width(sheet, READABLE, telling))
    wide = max(needed, _LEFT[0])
    scored = items(sheet, low._replace(w=wide), telling)
    left = low.x + wide + GAP if scored else low.x
    laid += [*more, *scored, *paid(scene, low._replace(x=left, w=low.right - left), telling)]
    return Picture(WIDTH, HEIGHT, tuple(laid), "table")


def _title(scene: Scene, sheet: Sheet, telling: Telling) -> tuple[list[Item], int]:
    """Lay out who won the hand, and how they got the last tile. The number of the hand is at the right.

    Return the items and the y below them."""
    head = numbered(telling.label("deal"), str(scene.settled))
    end = Box(WIDTH - MARGIN - measured(head, READABLE) - 4, _TOP, measured(head, READABLE) + 4, _LINE)
    laid: list[Item] = [Text(end, head, READABLE, "right", "dim")]
    if sheet.seat is None:
        words = Text(Box(MARGIN, _TOP, end.x - 20 - MARGIN, _LINE), telling.label("draw"), LARGE, tone="bold")
        return [*laid, words], words.box.bottom + GAP
    laid.append(Disc(Box(MARGIN, _TOP + 4, _DISC, _DISC), sheet.seat))
    left, name, words = MARGIN + _DISC + 18, telling.who(sheet.seat), telling.label("winner")
    wins = measured(words, LARGE) + 4
    wide = min(measured(name, LARGE) + 20, end.x - 20 - left - wins) if name else 0
    laid += [Text(Box(left, _TOP, wide - 16, _LINE), name, LARGE, tone="bold")] if name else []
    laid.append(Text(Box(left + wide, _TOP, wins, _LINE), words, LARGE, tone="bold"))
    below = Box(left, _TOP + _LINE, WIDTH - MARGIN - left, _HOW)
    return [*laid, *how(scene, below, telling)], below.bottom + GAP


def _added_up(scene: Scene, telling: Telling) -> Sheet:
    """Return the result with the terms at its beginning that are just added as rows, so that each has its own line.

    Points for special wins are left out of the terms if there is only one, because it is a row too."""
    sheet, winning = scene.sheet("result") or Sheet("result"), scene.sheet("winning") or Sheet("winning")
    addends = [*takewhile(lambda step: step[0].kind == "points", steps(telling.game.terms, sheet.terms))]
    counted = {row.key: row.pieces for row in winning.rows}
    rows = tuple(Row(f"term-{term.key}", counted.get(term.counts, ()), number) for term, number, _ in addends if number)
    alone = {term.key for term in telling.game.terms if term.kind == "points" and len(sheet.rows) < 2}
    terms = tuple(term for term in sheet.terms[len(addends) :] if term[0] not in alone)
    return replace(sheet, rows=(*rows, *sheet.rows), terms=terms)
