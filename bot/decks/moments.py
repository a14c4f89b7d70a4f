"""The moment of a hand (the rarest thing that happened in it), shown in its result as a ribbon with its name."""

from collections.abc import Callable, Iterable

from bot.decks.scenes import worth_of_row
from bot.decks.telling import Telling
from bot.i18n import has
from bot.render.layout import GAP, MARGIN, WIDTH, Box, Disc, Item, Ribbon, Text, text_width
from engine.core import Moment, Row, Scene, moment

LEAST = 60
"""Minimum height of a ribbon, used where there is little room. It does not include the gap below the ribbon."""
_DISC = 46
"""Minimum size of a disc whose number can be read."""


def moment_of(scene: Scene, telling: Telling) -> Moment | None:
    """Return the special moment of the last settled hand, or None.

    A moment is a rare event, such as a rare yaku."""
    return moment(scene, telling.game.moments)


def moment_words(scene: Scene, telling: Telling) -> list[str]:
    """Name the special moment of the last settled hand and its player. Return [] if there was none."""
    found = moment_of(scene, telling)
    if found is None:
        return []
    return [telling.text("moment-said", name=_name(found, telling, telling.yaku), who=telling.who(found.seat))]


def ribbon(found: Moment | None, top: int, high: int, telling: Telling) -> list[Item]:
    """Lay out the ribbon: the player's disc, the name of the moment, and the points for the moment.

    Return [] if there was no moment."""
    if found is None:
        return []
    lying = Ribbon(Box(MARGIN, top, WIDTH - 2 * MARGIN, high), found.gold)
    face, tone = lying.face, "ink" if found.gold else "bold"
    size, side = round(high * 0.52), max(_DISC, round(face.h * 0.7))
    brings = worth_of_row(found.row) if found.row.number else ""  # a feat scores nothing
    aside = max(side + 26, text_width(brings, size) + 16)
    middle = Box(face.x + aside, face.y, face.w - 2 * aside, face.h)
    words = [Text(middle, _headed(found, telling), round(high * 0.56), "center", tone, mincho=True)]
    words += [Text(Box(middle.right, face.y, aside - 16, face.h), brings, size, "right", tone)] if brings else []
    return [lying, Disc(Box(face.x + 14, face.y + (face.h - side) // 2, side, side), found.seat), *words]


def _name(found: Moment, telling: Telling, yaku: Callable[[str], str]) -> str:
    """Return the name of a moment.

    For a feat it is a text of its own, otherwise the name of the pattern that scored."""
    feat = f"picture-moment-{found.row.key}"
    return telling.text(feat) if has(feat) else yaku(found.row.key)


def _headed(found: Moment, telling: Telling) -> str:
    """Return the name of a moment with its kanji first: `五光 Five Brights`."""
    name = _name(found, telling, telling.drawn_yaku)
    kanji = "" if has(f"picture-moment-{found.row.key}") else telling.kanji(found.row.key)
    return f"{kanji} {name.removesuffix(kanji)}".strip()


def ribbon_room(found: Moment | None, high: int) -> int:
    """Return the height of a ribbon and the gap below it, 0 if there is no moment."""
    return 0 if found is None else high + GAP


def without(rows: Iterable[Row], found: Moment | None) -> tuple[Row, ...]:
    """Return the rows except the row of the moment."""
    return tuple(row for row in rows if found is None or row != found.row)
