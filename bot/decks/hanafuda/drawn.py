"""The drawings of cards in `svg/`, each in its frame and with its marks."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from PIL import Image

from bot.decks.drawings import SQUARE, Sheets, drawing, pixels
from bot.decks.hanafuda.cards import CATEGORIES, CODED, CREST, WIDTHS, card_height, category, month
from bot.decks.hanafuda.crests import crests
from bot.decks.hanafuda.plain import face
from bot.render.layout import READABLE
from bot.render.theme import Theme
from engine.core import Piece

SMALL = 84
"""Card width in pixels below which the category mark is larger, as in high contrast, and the month has no disc."""
NUMBERED = 76
"""Card width in pixels below which the month is left out, because it would hide the drawing.

In high contrast and on cards with codes, all widths have it."""
FINE = 100
"""Minimum card width in pixels at which a drawing has its fine lines."""

_HERE = Path(__file__).parent / "svg"
_ROUND = '<clipPath id="round"><rect width="200" height="327" rx="14"/></clipPath>'


def cards() -> list[Piece]:
    """Return the codes of all cards that have a drawing, without the back."""
    return sorted(file.stem for file in _HERE.glob("[01]*.svg"))


EDGE, SHADOW = 1, 3
"""Width in pixels of the dark edge that separates overlapping cards, and height of the shadow below a card."""


def sheets(theme: Theme, bold: bool) -> Sheets:
    """Yield sheets of the cards in all widths, without and with codes, then of the crests.

    `bold`: high contrast, in which the cloth has no crests."""
    for codes in (False, True):
        for width, pieces in _sheets(theme, bold, codes):
            yield f"{'-codes' * codes}.{width}", pieces
    if not bold:
        yield f"-crest.{CREST}", crests(theme)


def plain_sheets(theme: Theme, bold: bool) -> Sheets:
    """Yield sheets of the cards with plain faces, in all widths. `bold`: high contrast.

    These sheets contain no card back, because the usual back is used."""
    wide = 9 if bold else 5
    for width in WIDTHS:
        framed = {piece: _framed(face(piece, theme), theme.paper, theme.ink, wide) for piece in cards()}
        yield f"-plain.{width}", {piece: _edged(markup, width, theme) for piece, markup in framed.items()}


def _sheets(theme: Theme, bold: bool, codes: bool) -> Iterator[tuple[int, Mapping[Piece, Image.Image]]]:
    for width in WIDTHS:
        fine = width >= FINE
        pieces = {piece: _edged(_card(piece, theme, fine, bold, width, codes), width, theme) for piece in cards()}
        back = _framed(drawing(_HERE / "back.svg", fine, second=not bold), theme.back_edge, theme.weave)
        red = back
        for plain, reddish in (
            (theme.back, theme.red_back),
            (theme.weave, theme.red_weave),
            (theme.back_edge, theme.rose),
        ):
            red = red.replace(plain, reddish)
        pieces |= {"back": _edged(back, width, theme), "back-red": _edged(red, width, theme)}
        yield width, pieces


def bare(piece: Piece, width: int, theme: Theme) -> Image.Image:
    """Draw a card with all its fine lines, but without its category sign and code."""
    line = theme.gold if category(piece) == "H" else theme.ink
    return _edged(_framed(drawing(_HERE / f"{piece}.svg", fine=True, second=True), theme.paper, line), width, theme)


def _edged(markup: str, width: int, theme: Theme) -> Image.Image:
    unit = 200 / width
    across, high = 200 + 2 * unit * EDGE, 327 + (EDGE + SHADOW) * unit
    shadow = f'<rect width="{across}" height="{high}" rx="{14 + unit}" fill="{theme.shadow}"/>'
    card = f'<svg x="{unit}" y="{unit}" width="200" height="327" viewBox="0 0 200 327">{markup}</svg>'
    return pixels(shadow + card, (across, high), (width + 2 * EDGE, card_height(width) + EDGE + SHADOW), theme)


def _card(piece: Piece, theme: Theme, fine: bool, bold: bool, width: int, code: bool) -> str:
    kind, small = category(piece), bold or width < SMALL
    line = theme.gold if kind == "H" and not bold else theme.ink
    marks = month_mark(month(piece), width, theme, large=bold or (code and width < CODED)) + (
        _strip(piece, width, theme) if code and width >= CODED else _category(kind, small, theme)
    )
    return _framed(drawing(_HERE / f"{piece}.svg", fine, second=not bold), theme.paper, line, 9 if bold else 5, marks)


def _framed(inside: str, edge: str, line: str, wide: int = 5, marks: str = "") -> str:
    frame = "".join(
        f'<rect x="{inset}" y="{inset}" width="{200 - 2 * inset}" height="{327 - 2 * inset}" rx="{14 - inset}" '
        f'fill="none" stroke="{color}" stroke-width="{across}"/>'
        for inset, across, color in ((3, 6, edge), (6 + wide / 2, wide, line))
    )
    return f'{_ROUND}<g clip-path="url(#round)">{inside}{frame}{marks}</g>'


def month_mark(number: int, width: int, theme: Theme, *, large: bool) -> str:
    """Draw the number of the month at the upper left, in a disc.

    Small cards have a number without a disc, because a disc would hide the drawing. The smallest cards have no number,
    unless `large` numbers are wanted, which can be read on cards of all widths."""
    if not large and width < NUMBERED:
        return ""
    readable, closer = READABLE * 200 / width, 1.0 if number < 10 else 0.8
    if width < SMALL:
        # two digits are set closer: they may take 38 % of the width
        x = 12 + readable * (0.29 if number < 10 else 0.57) * closer
        written = f'transform="translate({x} {14 + readable * 0.74}) scale({closer} 1)" font-size="{readable}"'
        return (
            f'<text {written} fill="{theme.paper}" stroke="{theme.paper}" stroke-width="{20 if large else 10}" '
            f'stroke-linejoin="round">{number}</text><text {written} fill="{theme.ink}">{number}</text>'
        )
    radius = max(31, readable / 1.5) if large else 25
    at, size = radius + (12 if large else 16), radius * 1.5
    return (
        f'<circle cx="{at}" cy="{at}" r="{radius + 3}" fill="{theme.ink}"/>'
        f'<circle cx="{at}" cy="{at}" r="{radius}" fill="{theme.paper}"/>'
        f'<text transform="translate({at} {at + size * 0.365}) scale({closer} 1)" font-size="{size}" '
        f'fill="{theme.ink}">{number}</text>'
    )


def _category(kind: str, small: bool, theme: Theme) -> str:
    """Draw the sign of a category at the lower right. Each category has its own shape: disc, triangle, bar or point."""
    radius = 33 if small else 22
    x, y = 188 - radius, 315 - radius
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{theme.paper}"/>{_sign(kind, x, y, radius * 0.66, theme)}'


def _sign(kind: str, x: float, y: float, size: float, theme: Theme) -> str:
    x1, x2, low, wide, flat = x - size, x + size, y + 0.8 * size, 2 * size, 0.84 * size
    shapes = {
        "H": f'<circle cx="{x}" cy="{y}" r="{size}" fill="{theme.vermilion}"/>',
        "A": f'<path d="M{x1} {low}L{x} {y - size}L{x2} {low}Z" fill="{theme.ink}"/>',
        "R": f'<rect x="{x1}" y="{y - flat / 2}" width="{wide}" height="{flat}" fill="{theme.ink}"/>',
        "K": f'<circle cx="{x}" cy="{y}" r="{0.4 * size}" fill="{theme.ink}"/>',
    }
    assert kind in CATEGORIES
    return shapes[kind]


def _strip(piece: Piece, width: int, theme: Theme) -> str:
    """Draw the code and the category of a card in a band at its lower edge."""
    size = max(52, READABLE * 200 / width)
    top, closer = 327 - 1.25 * size, min(1, 120 / (0.62 * size * len(piece)))
    written = f'transform="translate(73 {327 - 0.3 * size}) scale({closer} 1)" font-size="{size}"'
    return (
        f'<rect y="{top}" width="200" height="{327 - top}" fill="{theme.paper}"/>'
        f'<rect y="{top}" width="200" height="6" fill="{theme.accents[month(piece) - 1]}"/>'
        f'<text {written} fill="{theme.ink}">{piece}</text>{_sign(piece[2], 166, 327 - 0.65 * size, 18, theme)}'
    )


_MIDDLE = 45
_TOPS = {
    "01H": 30,
    "02A": 40,
    "03H": 72,
    "04A": 112,
    "04K1": 15,
    "05A": 55,
    "06A": 20,
    "06R": 30,
    "07A": 118,
    "08H": 30,
    "08K1": 70,
    "08K2": 105,
    "09A": 78,
    "09R": 60,
    "10A": 5,
    "10R": 60,
    "11A": 70,
    "11H": 8,
    "11K1": 55,
    "12H": 8,
    "12K2": 60,
    "12K3": 70,
}
"""The y at which each card's square begins within its drawing, which is 200 x 327. Other cards use _MIDDLE."""


def squares(theme: Theme) -> Iterator[tuple[Piece, Image.Image]]:
    """Yield the code of each card and of the back, with the picture as a small square for emoji.

    A square shows the most typical part of the drawing, and the number of the month.
    """
    for piece in (*cards(), "back"):
        inside = drawing(_HERE / f"{piece}.svg", fine=False, second=True)
        line = theme.back_edge if piece == "back" else theme.ink
        whole = (
            '<clipPath id="square"><rect width="200" height="200" rx="26"/></clipPath><g clip-path="url(#square)">'
            f'<g transform="translate(0 {-_TOPS.get(piece, _MIDDLE)})">{inside}</g>'
            f"{'' if piece == 'back' else _month(month(piece), theme)}</g>"
            f'<rect x="3" y="3" width="194" height="194" rx="23" fill="none" stroke="{line}" stroke-width="6"/>'
        )
        yield piece, pixels(whole, (200, 200), (SQUARE, SQUARE), theme)


def _month(number: int, theme: Theme) -> str:
    """Draw the number of a month at the lower right, where it hides the least of most drawings."""
    size = 66 if number < 10 else 54
    return (
        f'<circle cx="156" cy="156" r="42" fill="{theme.ink}"/><circle cx="156" cy="156" r="38" fill="{theme.paper}"/>'
        f'<text x="156" y="{156 + size * 0.365}" font-size="{size}" fill="{theme.ink}">{number}</text>'
    )
