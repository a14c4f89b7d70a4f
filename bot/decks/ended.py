"""The end of a match, the same in every game: who won, all places, the course of the points, and the best hand."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate

from bot.decks.decided import Unit, best_of_winner, decided_words, gain
from bot.decks.patterns import Row
from bot.decks.scenes import score_of_two, standings, winners
from bot.decks.telling import Telling
from bot.render.chart import chart
from bot.render.fonts import measured, shortened
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
    Medal,
    Panel,
    PanelTone,
    Picture,
    Text,
    line,
    panel_tone,
    signed,
)
from bot.render.scores import PlaceRow
from bot.render.theme import Ground
from engine.core import Scene

WON = 56
"""Type size of the title: it says who won, and nothing in the picture is larger."""

_INNER = WIDTH - 2 * MARGIN
_TITLE = Box(MARGIN, 14, _INNER, 76)
_LIST = 470
_LOWEST, _HIGHEST = 58, 90
"""Minimum and maximum height of a player's row."""
_BETWEEN = 8
_NAMES = (400, 300, 230, 170, 120, 80)
"""Widths to which names in the sentence are cut: the first with which it fits in one line."""
_HEAD = 56
"""Height of the line above the best hand."""


def ended(scene: Scene, unit: Unit, ground: Ground, telling: Telling, row: Row) -> Picture:
    """Draw the end of a match, 1000 px wide.

    If no hand was played, show only the players and their points. In that case, name a winner only if a player left.

    `row`: lays out the winner's best hand."""
    first, lines, tone = winners(scene, telling), standings(scene, telling), panel_tone(ground)
    if not scene.settled and len(first) == len(lines):
        lines, items, top = [replace(each, place=0) for each in lines], list[Item](), MARGIN
    else:
        items, top = _title(scene, first, len(lines), telling), _TITLE.bottom + GAP
    said = _sentence(scene, unit, telling)
    told = line(MEDIUM) + 4 if said else 0
    best, high = _best(scene, unit, tone, telling, row)
    room = HEIGHT - MARGIN - top - (told + GAP if told else 0) - (high + GAP if high else 0)
    tall = min(max((room + _BETWEEN) // len(lines) - _BETWEEN, _LOWEST), _HIGHEST)
    ranked = Box(MARGIN, top, _LIST if scene.settled > 1 else _INNER, (tall + _BETWEEN) * len(lines) - _BETWEEN)
    items += _ranking(lines, ranked, tall, tone)
    if scene.settled > 1:
        items += _curve(lines, Box(ranked.right + GAP, top, _INNER - ranked.w - GAP, ranked.h), tone)
    top = ranked.bottom + GAP
    if said:
        items.append(Text(Box(MARGIN, top, _INNER, told), said, MEDIUM, "center"))
        top += told + GAP
    items += [replace(each, box=each.box._replace(y=each.box.y + top)) for each in best]
    return Picture(WIDTH, top + (high or -GAP) + MARGIN, tuple(items), ground)


def _title(scene: Scene, first: Sequence[tuple[int, str]], seats: int, telling: Telling) -> list[Item]:
    """Lay out who won the match. If several players share first place, name all of them."""
    score = score_of_two(scene)
    if len(first) == seats:
        words = f"{telling.label('match-draw')} {score}".strip()
        return [Text(_TITLE, words, WON, "center", "bold")]
    words = telling.label("match-winner" if len(first) == 1 else "match-shared")
    gained = measured(score, WON) if score else 0
    wide = measured(words, WON if len(first) == 1 else LARGE)
    room = _TITLE.w - wide - (gained + 28 if gained else 0) - 24
    items, x = list[Item](), _TITLE.x
    for seat, name in first:
        across = min(measured(name, WON), room // len(first) - 64 - 40) if name else 0
        items.append(Disc(Box(x, _TITLE.y + 6, 64, 64), seat))
        items += [Text(Box(x + 80, _TITLE.y, across, _TITLE.h), name, WON, tone="bold")] if name else []
        x += 80 + across + 24
    items.append(Text(Box(x, _TITLE.y, wide + 4, _TITLE.h), words, WON if len(first) == 1 else LARGE))
    if score:
        items.append(Text(Box(x + wide + 28, _TITLE.y, gained + 4, _TITLE.h), score, WON, tone="bold"))
    return items


def _ranking(lines: Sequence[PlaceRow], box: Box, tall: int, tone: PanelTone) -> list[Item]:
    """Lay out a row for each player, the first place first: medal, disc, name and points. The first place glows."""
    items: list[Item] = []
    for number, each in enumerate(sorted(lines, key=lambda each: (each.place, each.seat))):
        row = Box(box.x, box.y + number * (tall + _BETWEEN), box.w, tall)
        x, middle = row.x + 16, row.y + row.h // 2
        items.append(Panel(row, tone, glow=each.place == 1, light="paper"))
        if each.place:
            items.append(Medal(Box(x, middle - 24, 48, 48), each.place))
            x += 60
        items.append(Disc(Box(x, middle - 26, 52, 52), each.seat))
        points = measured(signed(each.points), LARGE) + 4
        end = row.right - 20 - points
        if each.name:
            items.append(Text(Box(x + 66, row.y, end - x - 78, row.h), each.name, MEDIUM, tone="bold"))
        items.append(Text(Box(end, row.y, points, row.h), signed(each.points), LARGE, "right", "bold"))
    return items


def _curve(lines: Sequence[PlaceRow], box: Box, tone: PanelTone) -> list[Item]:
    totals: dict[int, Sequence[int]] = {
        each.seat: [*accumulate((points for _, points in each.rounds), initial=0)] for each in lines
    }
    return [Panel(box, tone), *chart(totals, box.inset(10, 6), 0)]


def _sentence(scene: Scene, unit: Unit, telling: Telling) -> str:
    """Return what decided the match, in one line. If it is too long, names are cut."""
    said = ""
    for width in _NAMES:

        def who(seat: int, width: int = width) -> str:
            return shortened(telling.who(seat), READABLE, width)

        said = next(iter(decided_words(scene, unit, replace(telling, who=who))), "")
        if measured(said, READABLE) <= _INNER:
            break
    return said


def _best(scene: Scene, unit: Unit, tone: PanelTone, telling: Telling, row: Row) -> tuple[list[Item], int]:
    """Lay out the winner's best hand from y 0. Return the items and their height, 0 if there is no such hand."""
    found = best_of_winner(scene)
    if found is None:
        return [], 0
    seat, best = found
    room = HEIGHT - MARGIN - _TITLE.bottom - GAP - len(scene.places) * (_LOWEST + _BETWEEN) - 2 * GAP - line(MEDIUM)
    pieces = row(best.pieces, _INNER - 40, room - _HEAD - GAP - 8)
    wide, high = (max(getattr(each.box, side) for each in pieces) for side in ("right", "bottom"))
    number, points = telling.text("picture-best", unit=unit, hand=best.key), gain(best.number)
    gained = measured(points, LARGE) + 4
    shift = MARGIN + (_INNER - wide) // 2
    return [
        Panel(Box(MARGIN, 0, _INNER, _HEAD + high + GAP + 4), tone),
        Disc(Box(MARGIN + 16, 4, 52, 52), seat),
        Text(Box(MARGIN + 84, 2, _INNER - 104 - gained, _HEAD), number, MEDIUM, tone="dim"),
        Text(Box(WIDTH - MARGIN - 20 - gained, 2, gained, _HEAD), points, LARGE, "right", "bold"),
        *(replace(each, box=each.box._replace(x=each.box.x + shift, y=each.box.y + _HEAD + 4)) for each in pieces),
    ], _HEAD + high + GAP + 4
