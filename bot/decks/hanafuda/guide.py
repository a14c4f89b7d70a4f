"""The picture for learners: the cards by month, with each month's name and number, and each card's category."""

from collections.abc import Iterator, Sequence

from bot.decks.hanafuda.cards import (
    CATEGORIES,
    WIDTHS,
    Face,
    Sign,
    card_height,
    card_width,
    category,
    fan,
    month,
)
from bot.decks.scenes import pieces_of
from bot.decks.telling import Telling, pieces
from bot.render.layout import (
    GAP,
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
    text_width,
    widest_of,
)
from engine.core import Piece, Scene

_CARD = 76
_HEAD, _SIGN = 48, 28
_CELL = _HEAD + card_height(_CARD) + _SIGN + 24
_COLUMNS, _MONTHS = 3, 6
"""Number of months in a row, and on a page."""


def guide(scene: Scene, telling: Telling) -> Picture:
    """Draw a page of months, three per row, 1000 px wide. Under each card is the sign of its category.

    A line at the bottom explains the signs."""
    across = (WIDTH - 2 * MARGIN - (_COLUMNS - 1) * GAP) // _COLUMNS
    items: list[Item] = []
    groups = by_month(scene)
    for place, cards in enumerate(groups):
        row, column = divmod(place, _COLUMNS)
        box = Box(MARGIN + column * (across + GAP), GAP + row * (_CELL + GAP), across, _CELL)
        items += _month(cards, box, telling)
    top = GAP + -(-len(groups) // _COLUMNS) * (_CELL + GAP)
    legend = _legend(Box(MARGIN, top, WIDTH - 2 * MARGIN, 44), telling)
    return Picture(WIDTH, top + 44 + GAP, (*items, *legend))


def guide_pages(cards: Sequence[Piece]) -> list[tuple[Piece, ...]]:
    """Split the cards for learners into pages of six months."""
    months = sorted({*map(month, cards)})
    pages = [months[first : first + _MONTHS] for first in range(0, len(months), _MONTHS)]
    return [tuple(card for card in cards if month(card) in page) for page in pages]


def by_month(scene: Scene) -> list[list[Piece]]:
    """Return the cards to be shown, grouped by month."""
    cards = pieces_of(scene, "guide")
    return [[card for card in cards if month(card) == number] for number in sorted(set(map(month, cards)))]


def guide_words(scene: Scene, telling: Telling) -> Iterator[str]:
    """Yield a sentence for each month."""
    for cards in by_month(scene):
        named = pieces(cards, telling.speak, "short")
        yield telling.text("guide-month", number=month(cards[0]), name=_name(cards, telling), cards=named)


def _name(cards: Sequence[Piece], telling: Telling) -> str:
    return telling.text(f"month-{month(cards[0])}")


def _month(cards: Sequence[Piece], box: Box, telling: Telling) -> list[Item]:
    inner = box.inset(6, 4)
    said = telling.text("guide-head", number=month(cards[0]), name=_name(cards, telling))
    items: list[Item] = [Panel(box), Text(Box(inner.x + 2, inner.y, inner.w - 2, _HEAD), said, MEDIUM, tone="bold")]
    top, step = inner.y + _HEAD, (inner.w - _CARD) // 3
    for place, card in enumerate(cards):
        spot = Box(inner.x + place * step, top, _CARD, card_height(_CARD))
        under = Box(spot.x + (_CARD - _SIGN) // 2, spot.bottom + 7, _SIGN, _SIGN)
        items += [Face(spot, card), Sign(under, category(card))]
    return items


def _legend(box: Box, telling: Telling) -> list[Item]:
    items: list[Item] = []
    left = box.x + 14
    for each in CATEGORIES:
        words = telling.text(f"category-{each}")
        wide = text_width(words, READABLE)
        items.append(Sign(Box(left, box.y + 8, _SIGN, _SIGN), each))
        items.append(Text(Box(left + _SIGN + 10, box.y, wide, line(MEDIUM)), words, READABLE))
        left += _SIGN + 10 + wide + 36
    return items


_EXAMPLE, _SMALL, _SPACE, _GAP = 66, 54, 5, 22
_MANY = 11
"""Maximum number of cards of full size. If there are more, all cards are small, in rows of twelve."""


def lay(groups: Sequence[tuple[Piece, ...]], across: int) -> list[Item]:
    """Lay out groups of cards in rows, starting at (0, 0). `across`: maximum width of a row in pixels."""
    many = sum(map(len, groups)) > _MANY
    width, most = (_SMALL, 12) if many else (_EXAMPLE, _MANY)
    items: list[Item] = []
    x = y = 0
    for group in groups:
        for place, piece in enumerate(group):
            if x + width > across or (place and place % most == 0):
                x, y = 0, y + card_height(width) + _SPACE
            items.append(Face(Box(x, y, width, card_height(width)), piece))
            x += width + _SPACE
        x += _GAP - _SPACE
    return items


_WIDEST = 128


def row(pieces: Sequence[Piece], across: int, high: int) -> list[Item]:
    """Lay out cards in one row at (0, 0), as large as fits into `high`. If they are many, they overlap."""
    width = widest_of(WIDTHS, min(card_width(high), _WIDEST))
    boxes = fan(Box(0, 0, across, 0), len(pieces), width, width + 8)
    return [Face(box, piece) for box, piece in zip(boxes, pieces, strict=True)]
