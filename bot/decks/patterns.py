"""The patterns that score, and their pieces: as pictures that fit a phone, and in words."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.decks.telling import Telling, cut, pieces
from bot.i18n import has
from bot.render.layout import (
    GAP,
    HEIGHT,
    LARGE,
    MARGIN,
    MEDIUM,
    READABLE,
    WIDTH,
    Box,
    Item,
    Panel,
    Picture,
    Text,
    line,
    moved,
    panel_tone,
    text_width,
    wrapped,
)
from bot.render.theme import Ground
from engine.core import AnyGame, Pattern, Piece

Part = TypeVar("Part")
Lay = Callable[[Sequence[tuple[Piece, ...]], int], list[Item]]
"""A function that lays out groups of pieces in rows, starting at (0, 0). The number is the maximum width of a row."""

Row = Callable[[Sequence[Piece], int, int], list[Item]]
"""A function that lays out pieces in one row at (0, 0), as large as possible within a width and a height."""

KNOWN_BY = 10
"""Maximum number of pieces that show a pattern, or all patterns of a hand."""
NAMED = 10
"""Maximum number of pieces that a description names one by one."""

_INNER = WIDTH - 2 * MARGIN - 2 * 14
_BESIDE = 440
"""Maximum width of pieces that lie beside their words."""
_NAME, _WORTH = MEDIUM, LARGE


def known_by(game: AnyGame, *keys: str) -> tuple[Piece, ...]:
    """Return pieces by which players recognise all the patterns `keys`.

    Return () if one of them needs no particular pieces, or if there are more than KNOWN_BY pieces."""
    found: list[Piece] = []
    for key in keys:
        shown = _known_by(game, key)
        found += [piece for piece in shown if piece not in found] if found else shown
        if not shown or len(found) > KNOWN_BY:
            return ()
    return tuple(found)


def _known_by(game: AnyGame, key: str) -> Sequence[Piece]:
    found = next((pattern for pattern in game.sheet(game.rules()) if pattern.key == key), None)
    if found is None:
        return ()
    if found.pieces:
        free = [piece for piece in found.pieces if piece not in (*found.must, *found.without)]
        chosen = (*found.must, *free)[: found.least]
        return [piece for piece in found.pieces if piece in chosen]
    return [piece for group in found.example for piece in group]


def ranked(patterns: Sequence[Pattern]) -> list[Pattern]:
    """Sort patterns by what they are worth. Patterns with points come before doublings."""
    return sorted(patterns, key=lambda pattern: (pattern.doubles, -pattern.points))


def pages(patterns: Sequence[Pattern], lay: Lay, telling: Telling) -> list[list[Pattern]]:
    """Sort patterns by what they are worth, and split them into pages of about equal height.

    Each page fits into a picture."""
    shown = [(pattern, _entry(pattern, lay, telling)[1] + GAP) for pattern in ranked(patterns)]
    return parted(shown, HEIGHT - GAP)


def parted(parts: Sequence[tuple[Part, int]], highest: int) -> list[list[Part]]:
    """Split parts into pages that are at most `highest` high. `parts`: each part with its height.

    The number of pages is as small as possible, and their heights are as equal as possible."""
    fewest = len(_filled(parts, highest))
    least = max((high for _, high in parts), default=0)
    step = max(highest // 50, 1)
    fitting = (limit for limit in range(least, highest, step) if len(_filled(parts, limit)) == fewest)
    return _filled(parts, next(fitting, highest))


def _filled(parts: Sequence[tuple[Part, int]], highest: int) -> list[list[Part]]:
    """Split parts into pages, filling each page as far as possible before the next."""
    found: list[list[Part]] = []
    room = 0
    for part, high in parts:
        if not found or high > room:
            found.append([])
            room = highest
        found[-1].append(part)
        room -= high
    return found


def picture(patterns: Sequence[Pattern], lay: Lay, ground: Ground, telling: Telling) -> Picture:
    """Lay out patterns, 1000 px wide. Each has its name, its value, a description, and its pieces."""
    items: list[Item] = []
    top = GAP
    for pattern in patterns:
        entry, high = _entry(pattern, lay, telling)
        items.append(Panel(Box(MARGIN, top, WIDTH - 2 * MARGIN, high), panel_tone(ground)))
        items += moved(entry, MARGIN, top)
        top += high + GAP
    return Picture(WIDTH, top, tuple(items), ground)


def alt(patterns: Sequence[Pattern], telling: Telling, longest: int) -> str:
    """Describe a picture of patterns in words. Name fewer pieces if the text is longer than `longest`."""
    said = ""
    for most in (NAMED, 5, 3, 0):
        told = [words(pattern, telling, most).replace("**", "").replace("`", "") for pattern in patterns]
        said = telling.listed(told, "sentences")
        if len(said) <= longest:
            break
    return cut(said, longest)


def words(pattern: Pattern, telling: Telling, most: int = NAMED) -> str:
    """Describe a pattern in one line. Name at most `most` pieces."""
    name, worth = telling.yaku(pattern.key), worth_of(pattern, telling)
    how = telling.listed(_how(pattern, telling, most), "sentences")
    return telling.text("rules-pattern", name=name, worth=worth, how=how or telling.text("rules-pattern-any"))


def worth_of(pattern: Pattern, telling: Telling) -> str:
    """Return what a pattern is worth: `5` or `×4`. If more pieces add points, say so too."""
    if pattern.doubles:
        return telling.text("rules-worth-doubles", factor=2**pattern.points)
    own = f"worth-{pattern.key}"
    return telling.text(own if has(own) else "rules-worth", points=pattern.points)


def _how(pattern: Pattern, telling: Telling, most: int | None) -> list[str]:
    """Say what the pattern requires.

    `most`: maximum number of pieces to name. None names no pieces, because a picture shows them."""
    said = [*_made_of(pattern, telling, most)]
    if _says(pattern, telling):
        said.append(telling.text(f"pattern-{pattern.key}"))
    if pattern.without:
        said.append(telling.text("rules-pattern-without", pieces=pieces(pattern.without, telling.speak)))
    if pattern.step:
        said.append(telling.text("rules-pattern-more" if pattern.more else "rules-pattern-step", step=pattern.step))
    if pattern.instead:
        # the picture shows the pieces, and has less room for names
        named = telling.drawn_yaku if most is None else telling.yaku
        said.append(telling.text("rules-pattern-instead", names=telling.joined(map(named, pattern.instead))))
    return [*said, *(telling.text(f"pattern-note-{note}") for note in pattern.notes)]


def _says(pattern: Pattern, telling: Telling) -> bool:
    return has(f"{telling.game.key}-pattern-{pattern.key}") or has(f"pattern-{pattern.key}")


def _made_of(pattern: Pattern, telling: Telling, most: int | None) -> list[str]:
    """Say which pieces the pattern consists of: `Any 5 of these 9 cards`, or the names of all its pieces."""
    rest = [piece for piece in pattern.pieces if piece not in pattern.must]
    count, all_of = pattern.least - len(pattern.must), len(rest)
    if not pattern.pieces:
        return []
    must = pieces(pattern.must, telling.speak)
    named = "" if most is None or all_of > most else pieces(rest, telling.speak)
    if count == all_of:
        said = not named or _says(pattern, telling)
        return [] if said else [telling.text("rules-pattern-all", pieces=named)]
    if must:
        key = "rules-pattern-must-named" if named else "rules-pattern-must"
        return [telling.text(key, must=must, count=count, all=all_of, pieces=named)]
    key = "rules-pattern-some-named" if named else "rules-pattern-some"
    return [telling.text(key, count=count, all=all_of, pieces=named)]


def _entry(pattern: Pattern, lay: Lay, telling: Telling) -> tuple[list[Item], int]:
    """Lay out a pattern from the upper left corner of its panel. Return its items, and the height of the panel.

    Its name and worth are at the top. Its pieces are beside the text if there is room, otherwise below."""
    worth = worth_of(pattern, telling)
    across = text_width(worth, _WORTH)
    shown = _pieces(pattern, lay)
    wide, high = max((item.box.right for item in shown), default=0), max((item.box.bottom for item in shown), default=0)
    beside = 0 < wide <= _BESIDE
    room = _INNER - across - 16 - (wide + 20 if beside else 0)
    items: list[Item] = []
    y = 10
    for said in wrapped(telling.drawn_yaku(pattern.key), _NAME, room):
        items.append(Text(Box(14, y, room, line(_NAME)), said, _NAME, tone="bold"))
        y += line(_NAME)
    room = room if beside else _INNER
    below = wrapped(telling.listed(_how(pattern, telling, None), "sentences"), READABLE, room)
    if below and text_width(below[0], READABLE) > _INNER - across - 16 and not beside:
        y = max(y, 8 + line(_WORTH))
    for said in below:
        items.append(Text(Box(14, y, room, line(READABLE)), said, READABLE, tone="dim"))
        y += line(READABLE)
    x = 14 + _INNER - across
    items.append(Text(Box(x, 8, across, line(_WORTH)), worth, _WORTH, "right", "bold"))
    if beside:
        items += moved(shown, x - 16 - wide, 12)
        y = max(y, 12 + high)
    elif shown:
        items += moved(shown, 14, y + 6)
        y += 6 + high
    return items, y + 12


def _pieces(pattern: Pattern, lay: Lay) -> list[Item]:
    """Lay out two groups of pieces: those that are required, then those from which the player may choose."""
    if not pattern.pieces:
        return lay(pattern.example, _INNER) if pattern.example else []
    rest = tuple(piece for piece in pattern.pieces if piece not in pattern.must)
    return lay([group for group in (pattern.must, rest) if group], _INNER)
