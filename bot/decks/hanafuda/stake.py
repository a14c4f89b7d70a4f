"""The risk of going on, shown beside the hand of the player who decides: the score now, and what others would gain."""

from itertools import groupby
from math import prod

from bot.decks.hanafuda.seats import LINE
from bot.decks.scenes import sign
from bot.decks.telling import Telling
from bot.render.layout import GAP, MEDIUM, Box, Disc, Item, Pill, Text, numbered, text_width
from engine.core import Scene, Sheet, steps

STAKE = 72
"""Type size of the score at stake. It is larger than everything else, because the player decides about it."""


def stake(scene: Scene, sheet: Sheet, box: Box, telling: Telling) -> list[Item]:
    """Lay out the viewer's decision: going out at the left, going on at the right. `sheet`: the viewer's stake."""
    half = (box.w - GAP) // 2
    stop, go = Box(box.x, box.y, half, box.h), Box(box.right - half, box.y, half, box.h)
    score = str(dict(sheet.terms)["score"])
    shown = steps(telling.game.terms, sheet.terms)
    formula = [word for term, number, _ in shown for word in (sign(term, number), str(number))]
    items = [*_title(telling.label("stop"), stop), *_title(telling.label("go"), go)]
    full = len(sheet.terms) > 2
    items.append(Text(Box(stop.x, stop.y + LINE + 4, half, 66 if full else 100), score, STAKE, "center", "bold"))
    if full:
        items.append(Text(Box(stop.x, stop.bottom - 40, half, 40), " ".join(formula[1:-1]), MEDIUM, "center", "dim"))
    others = [sheet for sheet in scene.sheets if sheet.key == "stake" and sheet.seat != scene.viewer]
    factors = sorted((prod(times for _, times in other.terms), other.seat or 0) for other in others)
    groups = [(factor, [seat for _, seat in same]) for factor, same in groupby(factors, key=lambda pair: pair[0])]
    items.append(Text(Box(go.x, go.y + LINE + 6, half, LINE), numbered(telling.label("risk"), score), MEDIUM, "center"))
    named = [telling.label("doubles") if len(groups) < 2 else "×#"] * len(groups)
    said = [numbered(words, str(factor)) for words, (factor, _) in zip(named, groups, strict=True)]
    room = go.w - sum(map(len, (seats for _, seats in groups))) * (LINE + 4) - 12 * len(groups)
    wide = [min(text_width(text, MEDIUM), room // len(groups)) for text in said]
    left, top = go.x + (room - sum(wide)) // 2, go.bottom - LINE - 2
    for (_, seats), text, across in zip(groups, said, wide, strict=True):
        for seat in seats:
            items.append(Disc(Box(left, top, LINE, LINE), seat))
            left += LINE + 4
        items.append(Text(Box(left + 4, top, across, LINE), text, MEDIUM))
        left += across + 16
    return items


def _title(text: str, box: Box) -> list[Item]:
    across = min(text_width(text, MEDIUM) + 40, box.w)
    return [Pill(Box(box.x + (box.w - across) // 2, box.y, across, LINE), text, MEDIUM, "warm")]
