"""The moment of a hand as its result shows it: a ribbon with its name, as large as there is room."""

from __future__ import annotations

from bot.decks.telling import Telling
from bot.render.layout import GAP, MARGIN, WIDTH, Box, Disc, Item, Ribbon, Text, text_width
from bot.words import has
from engine.core import Moment, Scene, moment

HIGH = 96
"""Of the ribbon, without the gap below it."""
_NAME, _POINTS = 58, 50


def moment_of(scene: Scene, telling: Telling) -> Moment | None:
    """The moment of the hand that was settled last, if it had one."""
    return moment(scene, telling.game.moments)


def moment_name(found: Moment, telling: Telling) -> str:
    """Its name as a picture writes it: of a feat its own words, else those of what scored."""
    feat = f"picture-moment-{found.row.key}"
    return telling.text(feat) if has(feat) else telling.drawn_yaku(found.row.key)


def moment_words(scene: Scene, telling: Telling) -> list[str]:
    """The same in words: what it is, and whose."""
    found = moment_of(scene, telling)
    if found is None:
        return []
    return [telling.text("moment-said", name=moment_name(found, telling), who=telling.who(found.seat))]


def ribbon(found: Moment, top: int, telling: Telling) -> list[Item]:
    """Whose moment it is, its name, and the points of its own."""
    lying = Ribbon(Box(MARGIN, top, WIDTH - 2 * MARGIN, HIGH), found.gold)
    face, tone = lying.face, "ink" if found.gold else "bold"
    points = str(found.row.number) if found.row.number and found.row.counts == "points" else ""
    aside = max(74, text_width(points, _POINTS) + 16)
    middle = Box(face.x + aside, face.y, face.w - 2 * aside, face.h)
    return [
        lying,
        Disc(Box(face.x + 14, face.y + (face.h - 56) // 2, 56, 56), found.seat),
        Text(middle, moment_name(found, telling), _NAME, "center", tone),
        *([Text(Box(middle.right, face.y, aside - 16, face.h), points, _POINTS, "right", tone)] if points else []),
    ]


def ribbon_room(found: Moment | None) -> int:
    """How much height a ribbon takes, with the gap below it; 0 without a moment."""
    return 0 if found is None else HIGH + GAP
