"""The risk of going on, shown above the hand of the player who decides: the score now, and what others would gain."""

from __future__ import annotations

from math import prod

from bot.decks.scenes import sign
from bot.decks.telling import Telling
from bot.render.layout import GAP, MEDIUM, Box, Disc, Item, Pill, Text, numbered, text_width
from engine.core import Scene, steps

_HIGH = 200
STAKE = 84
"""Type size of the score at stake. It is larger than everything else, because the player decides about it."""


def stake(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the viewer's decision: going out at the left, going on at the right.

    Return [] if there is no decision to make."""
    sheet = scene.sheet("stake", scene.viewer)
    if sheet is None or scene.viewer is None:
        return []
    half = (box.w - GAP) // 2
    stop, go = Box(box.x, box.y, half, _HIGH), Box(box.right - half, box.y, half, _HIGH)
    score = str(dict(sheet.terms)["score"])
    shown = steps(telling.game.terms, sheet.terms)
    formula = [word for term, number, _ in shown for word in (sign(term, number), str(number))]
    items = [*_title(telling.label("stop"), "good", stop), *_title(telling.label("go"), "alarm", go)]
    items.append(Text(Box(stop.x, stop.y + 50, half, 96), score, STAKE, "center", "gold"))
    if len(sheet.terms) > 2:
        items.append(Text(Box(stop.x, stop.y + 150, half, 44), " ".join(formula[1:-1]), MEDIUM, "center", "dim"))
    items.append(Text(Box(go.x, go.y + 62, half, 40), numbered(telling.label("risk"), score), MEDIUM, "center"))
    if sheet.reason:
        items.append(Text(Box(go.x, go.y + 164, half, 36), telling.label(sheet.reason), MEDIUM, "center", "dim"))
    others = [sheet for sheet in scene.sheets if sheet.key == "stake" and sheet.seat != scene.viewer]
    for line, other in enumerate(others):
        text = numbered(telling.label("doubles"), str(prod(times for _, times in other.terms)))
        across = min(text_width(text, MEDIUM), half - 60)
        left, top = go.x + (half - across - 58) // 2, go.y + 110 + 60 * line
        items.append(Disc(Box(left, top, 46, 46), other.seat or 0))
        items.append(Text(Box(left + 58, top, across, 46), text, MEDIUM))
    return items


def _title(text: str, tone: str, box: Box) -> list[Item]:
    across = min(text_width(text, MEDIUM) + 40, box.w)
    return [Pill(Box(box.x + (box.w - across) // 2, box.y, across, 46), text, MEDIUM, tone)]
