"""The plain faces of the cards: the month as a large number, and below it a shape for the category.

Nothing depends on colour only, and everything can be seen on a card 36 pixels wide."""

from bot.decks.hanafuda.cards import category, month
from bot.render.theme import Theme
from engine.core import Piece

_POEMS, _BLUES = (1, 2, 3), (6, 9, 10)
_LOW = 236
"""The y of the category shape, in the middle of the lower half."""


def face(piece: Piece, theme: Theme) -> str:
    """Draw the face of a card in the plain design.

    A bright has a dark background and all other cards a light one. So they differ even without colours. The number is
    at the left, because that part stays visible in a fan."""
    ground, ink = (theme.ink, theme.paper) if category(piece) == "H" else (theme.paper, theme.ink)
    number = month(piece)
    at, across = (62, 1.0) if number < 10 else (92, 0.86)
    written = f'transform="translate({at} 136) scale({across} 1)" font-size="148" fill="{ink}"'
    return f'<rect width="200" height="327" fill="{ground}"/><text {written}>{number}</text>{_shape(piece, theme)}'


def _shape(piece: Piece, theme: Theme) -> str:
    kind = category(piece)
    if kind == "H":
        rays = "".join(
            f'<path d="M92 {_LOW - 78}L108 {_LOW - 78}L104 {_LOW - 54}L96 {_LOW - 54}Z" '
            f'transform="rotate({30 * n} 100 {_LOW})" fill="{theme.gold}"/>'
            for n in range(12)
        )
        return f'{rays}<circle cx="100" cy="{_LOW}" r="46" fill="{theme.gold}"/>'
    if kind == "A":
        return f'<path d="M26 {_LOW + 66}L100 {_LOW - 66}L174 {_LOW + 66}Z" fill="{theme.ink}"/>'
    if kind == "R":
        return _ribbon(month(piece), theme)
    return f'<circle cx="62" cy="{_LOW}" r="20" fill="{theme.ink}"/>'


def _ribbon(number: int, theme: Theme) -> str:
    """Draw the band of a ribbon card.

    A poem ribbon shows the letter の. A blue ribbon is dark, with two light lines. Other ribbons have cut ends."""
    if number in _POEMS:
        band = f'<rect x="16" y="{_LOW - 48}" width="168" height="96" fill="{theme.vermilion}"/>'
        return f'{band}<text x="100" y="{_LOW + 34}" font-size="92" fill="{theme.white}">の</text>'
    if number in _BLUES:
        lines = "".join(
            f'<rect x="16" y="{_LOW + y}" width="168" height="12" fill="{theme.white}"/>' for y in (-32, 20)
        )
        return f'<rect x="16" y="{_LOW - 48}" width="168" height="96" fill="{theme.indigo}"/>{lines}'
    ends = f"M16 {_LOW - 48}H184L160 {_LOW}L184 {_LOW + 48}H16L40 {_LOW}Z"
    return f'<path d="{ends}" fill="{theme.vermilion}"/>'
