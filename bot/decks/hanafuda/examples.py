"""Cards that show a yaku outside of any match, in groups side by side."""

from __future__ import annotations

from collections.abc import Sequence

from bot.decks.hanafuda.cards import Face, card_height
from bot.render.layout import Box, Item
from engine.core import Piece

_CARD, _SMALL, _SPACE, _APART = 66, 54, 5, 22
_MANY = 11
"""Maximum number of cards of full size. If there are more, all cards are small, in rows of twelve."""


def lay(groups: Sequence[tuple[Piece, ...]], across: int) -> list[Item]:
    """Lay out groups of cards in rows, starting at (0, 0). `across`: maximum width of a row in pixels."""
    many = sum(map(len, groups)) > _MANY
    width, most = (_SMALL, 12) if many else (_CARD, _MANY)
    items: list[Item] = []
    x = y = 0
    for group in groups:
        for place, piece in enumerate(group):
            if x + width > across or (place and place % most == 0):
                x, y = 0, y + card_height(width) + _SPACE
            items.append(Face(Box(x, y, width, card_height(width)), piece))
            x += width + _SPACE
        x += _APART - _SPACE
    return items
