"""The seats in the picture of a result, one line each: its change in the hand, and its points in the match."""

from bot.decks.decided import gain
from bot.decks.scenes import badges_with_meaning, rows_of
from bot.decks.telling import Telling
from bot.render.fonts import measured
from bot.render.layout import GAP, LARGE, MARGIN, MEDIUM, READABLE, WIDTH, Box, Disc, Item, Panel, Text, signed
from engine.core import Place, Scene, Seat, Sheet

_INNER = WIDTH - 2 * MARGIN
_DISC, _HEAD, _LEAST = 46, 36, 64
"""Size of a disc, height of the line above the seats, and minimum height of a seat if that line is there."""
_LEVEL, _BETWEEN = 58, 44
_NAME = 33
"""Height of a name above a note."""


def paid(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out a line for each seat, in order of seat numbers.

    Each line shows the points won or lost in the hand, in large type, and then the points of the match. Below the name,
    it says why a seat pays more or less than the others."""
    places, won = sorted(scene.places, key=lambda place: place.seat), _won(scene)
    inner, head = box.inset(14, 4), telling.label("standing")
    total = max([measured(head, READABLE), *(measured(signed(place.points), MEDIUM) for place in places)]) + 4
    changes = {place.seat: gain(won.get(place.seat, 0)) for place in places}
    change = max(measured(said, LARGE) for said in changes.values()) + 4
    items: list[Item] = [Panel(box, "board")]
    top = inner.y
    if inner.h - _HEAD >= _LEAST * len(places):
        items.append(Text(Box(inner.right - total, top, total, _HEAD), head, READABLE, "right", "dim"))
        top += _HEAD
    high = (inner.bottom - top) // max(len(places), 1)
    for number, place in enumerate(places):
        line = Box(inner.x, top + number * high, inner.w, high)
        end = Box(line.right - total, line.y, total, high)
        beside = Box(end.x - 16 - change, line.y, change, high)
        items += _who(place, line._replace(w=beside.x - 12 - line.x), _note(scene, place.seat, telling), telling)
        items.append(Text(beside, changes[place.seat], LARGE, "right", "bold" if won.get(place.seat) else "dim"))
        items.append(Text(end, signed(place.points), MEDIUM, "right", "dim"))
    return items


def level(scene: Scene, top: int, telling: Telling) -> tuple[list[Item], int]:
    """Lay out the points of the match, two seats per line. Return the items and the y below them.

    This is used if nobody won or lost points in the hand."""
    places = sorted(scene.places, key=lambda place: place.seat)
    notes = [_note(scene, place.seat, telling) for place in places]
    half, high = (_INNER - 32 - _BETWEEN) // 2, 2 * _NAME if any(notes) else _LEVEL
    items: list[Item] = [Panel(Box(MARGIN, top, _INNER, high * -(-len(places) // 2) + 10), "board")]
    for number, (place, note) in enumerate(zip(places, notes, strict=True)):
        row, column = divmod(number, 2)
        line = Box(MARGIN + 16 + column * (half + _BETWEEN), top + 5 + row * high, half, high)
        points = measured(signed(place.points), MEDIUM) + 4
        items += _who(place, line._replace(w=half - points - GAP), note, telling)
        said = Box(line.right - points, line.y, points, line.h)
        items.append(Text(said, signed(place.points), MEDIUM, "right", "bold"))
    return items, items[0].box.bottom + GAP


def is_level(scene: Scene) -> bool:
    """Return whether nobody won or lost points in the last settled hand."""
    return not any(_won(scene).values())


def _won(scene: Scene) -> dict[Seat | None, int]:
    """Return the points that each seat won or lost in the last settled hand."""
    return {row.seat: row.number for row in rows_of(scene, "settled")}


def _who(place: Place, line: Box, note: str, telling: Telling) -> list[Item]:
    """Lay out the disc and the name of a seat, and below the name a note."""
    name = telling.who(place.seat)
    words = Box(line.x + _DISC + 12, line.y, line.w - _DISC - 12, line.h)
    items: list[Item] = [Disc(Box(line.x, line.y + (line.h - _DISC) // 2, _DISC, _DISC), place.seat)]
    if note:
        words = Box(words.x, line.y + line.h // 2 - _NAME, words.w, _NAME)
        items.append(Text(words._replace(y=words.bottom, h=_NAME - 4), note, READABLE, tone="dim"))
    return [*items, *([Text(words, name, READABLE)] if name else [])]


def _note(scene: Scene, seat: Seat, telling: Telling) -> str:
    """Say that the seat gave up the hand, or how many shares it pays, with a sign if a contract is the reason.

    Return "" for one share or none."""
    if any(badge.seat == seat for badge in badges_with_meaning("was_out", scene, telling)):
        return telling.label("was_out")
    result = scene.sheet("result") or Sheet("result")
    share = dict(result.terms).get("share", 0)
    amount = sum(each.amount for each in result.payments if each.payer == seat)
    if not share or amount <= share:
        return ""
    parties = {seat, result.seat}
    bonds = [{badge.seat, *badge.args} for badge in badges_with_meaning("was_bound", scene, telling)]
    return telling.text(
        "picture-shares", count=amount // share, bound="yes" if any(map(parties.__and__, bonds)) else "no"
    )
