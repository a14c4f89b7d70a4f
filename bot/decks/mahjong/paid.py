"""The seats in the picture of a result, one line each: whom the seat pays, its change, and its points in the match."""

from __future__ import annotations

from bot.decks.mahjong.moment import badges_with_meaning
from bot.decks.telling import Telling
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
)
from engine.core import Place, Scene, Seat, Sheet

_INNER = WIDTH - 2 * MARGIN
_LINE, _HEAD = 56, 36
_NAME, _PAYS = 250, 318
_BETWEEN, _OUT = 44, 190
_TOTAL, _WON_ROOM = 140, 140


def paid(scene: Scene, top: int, telling: Telling) -> tuple[list[Item], int]:
    """Lay out a line for each seat, in order of seat numbers. Return the items and the y below them.

    Each line shows the points won or lost in the hand, in large type, and then the points of the match."""
    result, won = scene.sheet("result") or Sheet("result"), _won(scene)
    places = sorted(scene.places, key=lambda place: place.seat)
    if not any(won.values()):
        return _level(scene, top, telling)
    items, box = _panel(len(places), top, telling)
    for number, place in enumerate(places):
        line, change = _line(box, number), won.get(place.seat, 0)
        items += _who(place, line, _NAME, telling)
        items += _pays(scene, place, result, Box(line.x + 60 + _NAME + 10, line.y, _PAYS, line.h), telling)
        items.append(_change(change, line))
        items.append(
            Text(Box(line.right - _TOTAL, line.y, _TOTAL, line.h), signed(place.points), MEDIUM, "right", "dim")
        )
    return items, box.bottom + GAP


def _level(scene: Scene, top: int, telling: Telling) -> tuple[list[Item], int]:
    """Lay out the points of the match, two seats per line.

    This is used if nobody won or lost points in the hand."""
    places = sorted(scene.places, key=lambda place: place.seat)
    half = (_INNER - 32 - _BETWEEN) // 2
    items: list[Item] = [Panel(Box(MARGIN, top, _INNER, _LINE * -(-len(places) // 2) + 10), "board")]
    for number, place in enumerate(places):
        row, column = divmod(number, 2)
        line = Box(MARGIN + 16 + column * (half + _BETWEEN), top + 8 + row * _LINE, half, _LINE - 6)
        points = text_width(signed(place.points), LARGE)
        out = any(badge.seat == place.seat for badge in badges_with_meaning("was_out", scene, telling))
        items += _who(place, line, half - 60 - points - (_OUT if out else GAP), telling)
        if out:
            said = Box(line.right - points - _OUT, line.y, _OUT - 14, line.h)
            items.append(Text(said, telling.label("was_out"), READABLE, "right", "dim"))
        said = Box(line.right - points, line.y, points, line.h)
        items.append(Text(said, signed(place.points), LARGE, "right", "bold"))
    return items, items[0].box.bottom + GAP


def _won(scene: Scene) -> dict[Seat | None, int]:
    """Return the points that each seat won or lost in the last settled hand."""
    settled = scene.sheet("settled")
    return {row.seat: row.number for row in settled.rows} if settled else {}


def _change(points: int, line: Box) -> Item:
    tone = "gold" if points > 0 else "paper" if points else "dim"
    box = Box(line.right - _TOTAL - _WON_ROOM, line.y, _WON_ROOM, line.h)
    return Text(box, "+" * (points > 0) + signed(points), LARGE, "right", tone)


def _panel(lines: int, top: int, telling: Telling) -> tuple[list[Item], Box]:
    box, head = Box(MARGIN, top, _INNER, _HEAD + _LINE * lines + 6), telling.label("standing")
    words = Box(box.right - 16 - _TOTAL, top + 6, _TOTAL, _HEAD - 6)
    return [Panel(box, "board"), Text(words, head, READABLE, "right", "dim")], box


def _line(box: Box, number: int) -> Box:
    return Box(box.x + 16, box.y + _HEAD + number * _LINE, box.w - 32, _LINE - 6)


def _who(place: Place, line: Box, across: int, telling: Telling) -> list[Item]:
    """Lay out the disc and the name of a seat."""
    name = telling.who(place.seat)
    disc = Disc(Box(line.x, line.y + (line.h - 48) // 2, 48, 48), place.seat)
    return [disc, *([Text(Box(line.x + 60, line.y, across, line.h), name, MEDIUM)] if name else [])]


def _pays(scene: Scene, place: Place, result: Sheet, box: Box, telling: Telling) -> list[Item]:
    """Lay out whom the seat pays.

    A single payee is named, or the number of shares is shown if it is more than one.

    For a seat that gave up the hand, say that instead."""
    items: list[Item] = []
    if any(badge.seat == place.seat for badge in badges_with_meaning("was_out", scene, telling)):
        return [Text(box, telling.label("was_out"), MEDIUM, tone="dim")]
    takers = [taker for giver, taker, _ in result.payments if giver == place.seat]
    y = box.y + (box.h - 46) // 2
    for number, taker in enumerate(takers):
        x = box.x + number * 96
        items += [Arrow(Box(x, y + 10, 34, 24)), Disc(Box(x + 44, y, 46, 46), taker)]
    if len(takers) != 1:
        return items
    words = Box(box.x + 100, box.y, box.w - 100, box.h)
    if shares := _uneven(scene, place.seat, telling):
        return [*items, Text(words, shares, MEDIUM, "right", "gold")]
    name = telling.who(takers[0])
    return [*items, Text(words, name, MEDIUM)] if name else items


def _uneven(scene: Scene, seat: Seat, telling: Telling) -> str:
    """Return how many shares a seat pays, with a sign if a contract is the reason: `5 shares, 包`.

    Return "" for one share or none."""
    result = scene.sheet("result") or Sheet("result")
    share, paid = dict(result.terms).get("share", 0), sum(each.amount for each in result.payments if each.payer == seat)
    if not share or paid <= share:
        return ""
    parties = {seat, result.seat}
    bonds = [{badge.seat, *badge.args} for badge in badges_with_meaning("was_bound", scene, telling)]
    bound = "yes" if any(map(parties.__and__, bonds)) else "no"
    return telling.text("picture-shares", count=paid // share, bound=bound)
