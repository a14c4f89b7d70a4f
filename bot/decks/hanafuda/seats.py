"""The panel of a seat: player, points, cards in hand, captured cards by category, and yaku so far."""

from collections.abc import Iterable, Mapping

from bot.decks.hanafuda.cards import CATEGORIES, Back, Face, Sign, card_height, category, fan, whole
from bot.decks.scenes import is_asked, rows_of, toned
from bot.decks.telling import Telling
from bot.render.layout import LARGE, MEDIUM, READABLE, Box, Disc, Item, Panel, Seal, Text, signed, text_width
from bot.render.pills import Chip, pill_height, pills
from engine.core import Piece, Pile, Place, Scene, Seat

CARD, LINE = 54, 46
"""Width of captured cards, and height of a line with disc, name and points."""
_BACK = 28
_LABEL = 42
"""Width of the number beside a group of captured cards."""
_UNLABELLED = 3
"""Maximum size of a group that has no number in a narrow panel."""
_NAME, _POINTS = 256, 104
"""Minimum width of the name, and width of the points, in a wide panel."""
_BESIDE = 232
"""Width of name and points in a low panel, where they are beside the captured cards."""
_CLOSEST = 10
"""Minimum distance between captured cards, in pixels, for which the numbers of small groups give way."""
_PLAINS = 0.4
"""Distance between plain cards, as a fraction of the usual distance. Plain cards are many, and look alike."""
_WIDEST = 700
"""Minimum width of a panel with its pills beside name and points."""

LOW = 12 + card_height(CARD)
WIDE = LOW + LINE + 4
NARROW, NARROWER = (WIDE + pill_height(size) + 4 for size in (MEDIUM, READABLE))
"""Heights of a panel: with everything in one line, with a line above the cards, and with a line of pills below them.

The pills in a narrower panel have smaller text."""


def seat_panel(scene: Scene, place: Place, box: Box, telling: Telling) -> list[Item]:
    """Lay out the whole panel of a seat within the box. A panel no higher than WIDE has no pills below the cards."""
    seat, inner = place.seat, box.inset(12, 6)
    items: list[Item] = [Panel(box, glow=is_asked(scene, seat, telling))]
    if box.h < WIDE:
        items += _name(place, Box(inner.x, inner.y - 3, _BESIDE, LINE), telling)
        line = Box(inner.x, inner.bottom - LINE + 2, _BESIDE, LINE)
        across = min(text_width(signed(place.points), LARGE), 100)
        items.append(Text(Box(line.x + LINE + 8, line.y, across, LINE), signed(place.points), LARGE, tone="bold"))
        items += _dealer(scene, seat, line, telling)
        items += hand_count(scene, seat, line)
        return [*items, *captured(scene, seat, _after(inner, _BESIDE))]
    line, row = Box(inner.x, inner.y, inner.w, LINE), Box(inner.x, inner.y + LINE + 4, inner.w, card_height(CARD))
    found = hand_count(scene, seat, line)
    items += [*found, *captured(scene, seat, row, labelled=box.w > _WIDEST)]
    line = line._replace(w=(found[0].box.x - 12 if found else line.right) - line.x)
    said = chips(scene, seat, telling)
    if box.w > _WIDEST:
        free = line.w - _POINTS - LINE - 24 - sum(chip.across(READABLE) + 8 for chip in said)
        named = line._replace(w=max(_NAME, min(text_width(telling.who(seat), MEDIUM) + LINE + 8, free)))
        rest = _after(line, named.w + _POINTS)
        items += [*_name(place, named, telling), *_points(place, _after(line, named.w)._replace(w=_POINTS - 12))]
        seal = _dealer(scene, seat, rest, telling)
        return [*items, *seal, *pills(said, _after(rest, LINE) if seal else rest, READABLE)]
    seal = _dealer(scene, seat, line._replace(x=line.right - LINE), telling)
    line = line._replace(w=line.w - LINE - 12 if seal else line.w)
    across = text_width(signed(place.points), LARGE)
    items += [*seal, *_points(place, line._replace(x=line.right - across, w=across))]
    items += _name(place, line._replace(w=line.w - across - 8), telling)
    below = Box(inner.x, row.bottom + 4, inner.w, inner.bottom - row.bottom)
    size = MEDIUM if box.h >= NARROW else READABLE
    return [*items, *(pills(said, below, size) if box.h > WIDE else ())]


def _after(box: Box, across: int) -> Box:
    """Return the part of a box to the right of its first `across` pixels and a gap."""
    return Box(box.x + across + 12, box.y, box.w - across - 12, box.h)


def _name(place: Place, box: Box, telling: Telling) -> list[Item]:
    left, name = box.x + LINE + 8, telling.who(place.seat)
    disc: list[Item] = [Disc(Box(box.x, box.y, LINE, LINE), place.seat)]
    return [*disc, Text(Box(left, box.y, box.right - left, LINE), name, MEDIUM)] if name else disc


def _points(place: Place, box: Box) -> list[Item]:
    return [Text(box, signed(place.points), LARGE, "right", "bold")]


def _dealer(scene: Scene, seat: int, box: Box, telling: Telling) -> list[Item]:
    mark = Box(box.x, box.y, LINE, LINE)
    return [Seal(mark, telling.label("badge-dealer"), dark=True)] if scene.badge("dealer", seat) else []


def own_line(scene: Scene, box: Box, telling: Telling) -> list[Item]:
    """Lay out the viewer's disc, points and dealer's mark, and at the right the number of cards in the stock."""
    stock, items = scene.pile("stock"), list[Item]()
    place = next((place for place in scene.places if place.seat == scene.viewer), None)
    left = box.x
    if place is not None:
        across = text_width(signed(place.points), LARGE)
        items.append(Disc(Box(left, box.y, LINE, LINE), place.seat))
        items += _points(place, Box(left + LINE + 10, box.y, across, LINE))
        items += _dealer(scene, place.seat, Box(left + LINE + 22 + across, box.y, 0, 0), telling)
        left = items[-1].box.right + 12
    if stock is None:
        return items
    number, label = _counted(stock.count, box), telling.label("stock")
    across = text_width(label, READABLE)
    right = number[0].box.x - 10
    if right - across >= left:
        number.append(Text(Box(right - across, box.y, across, LINE), label, READABLE, "right", "dim"))
    return [*items, *number]


def hand_count(scene: Scene, seat: int, box: Box) -> list[Item]:
    """Lay out a small card face down and the number of cards in a seat's hand, at the right end of the box.

    Return [] if the hand is empty, or if the scene knows its cards."""
    pile = scene.pile("hand", seat)
    return [] if pile is None or pile.pieces or not pile.count else _counted(pile.count, box)


def _counted(count: int, box: Box) -> list[Item]:
    across = text_width(str(count), MEDIUM)
    left = box.right - across
    back = Back(Box(left - _BACK - 8, box.y, _BACK, card_height(_BACK)))
    return [back, Text(Box(left, box.y, across, LINE), str(count), MEDIUM, "right")]


def captured(scene: Scene, seat: Seat, box: Box, *, labelled: bool = False) -> list[Item]:
    """Lay out a seat's captured cards in one line, in a group for each category. Cards overlap only if needed.

    If the cards themselves score, their sum is at the end. `labelled`: whether each group has a number, and its sign or
    the value of its cards. Otherwise only large groups do, and only where the cards leave room for it."""
    pile, worth = scene.pile("taken", seat) or Pile("taken", seat), scene.sheet("worth", seat)
    kinds = {kind: [card for card in sorted(pile.pieces) if category(card) == kind] for kind in CATEGORIES}
    groups = {kind: group for kind, group in kinds.items() if group}
    values = {row.key: row.number for row in worth.rows} if worth else {}
    items: list[Item] = []
    if worth:
        said = f"= {dict(worth.terms)['cards']}"
        across = text_width(said, MEDIUM)
        items.append(Text(Box(box.right - across, box.y, across, box.h), said, MEDIUM, "right", "bold"))
        box = box._replace(w=box.w - across - 8)
    asides = {
        kind: _LABEL if labelled or (len(group) > _UNLABELLED and not worth) else 0 for kind, group in groups.items()
    }
    weights = {kind: _PLAINS if kind == "K" else 1.0 for kind in groups}
    behind = sum((len(group) - 1) * weights[kind] for kind, group in groups.items())
    spare = box.w - len(groups) * (CARD + 14) + 14 - sum(asides.values())
    for kind in sorted(groups, key=lambda kind: len(groups[kind])):
        if spare < behind * _CLOSEST:
            spare, asides[kind] = spare + asides[kind], 0
    left = box.x
    for kind, group in groups.items():
        items += _label(kind, len(group), values.get(kind), Box(left, box.y, asides[kind], box.h))
        step = whole(min(CARD + 4, spare / behind * weights[kind])) if behind else 0
        row = Box(left + asides[kind], box.y, CARD + int(step * (len(group) - 1)), box.h)
        items += faces(group, fan(row, len(group), CARD, step), strongest(pile.marks))
        left = row.right + 14
    return items


def _label(kind: str, count: int, value: int | None, box: Box) -> list[Item]:
    """Lay out the value of the cards of a category, or its sign and below it the number of cards in the group."""
    if not box.w:
        return []
    box = box._replace(w=box.w - 6)
    if value is not None:
        return [Text(box, str(value), READABLE, "center", "dim")]
    number = Text(Box(box.x, box.y + 46, box.w, 36), str(count), READABLE, "center", "dim")
    return [Sign(Box(box.x + box.w // 2 - 12, box.y + 12, 24, 24), kind), number]


def faces(pieces: Iterable[Piece], boxes: Iterable[Box], marks: Mapping[Piece, str] | None = None) -> list[Item]:
    """Lay out cards face up, one in each box. `marks`: the mark of each card that has one."""
    marks = marks or {}
    return [Face(box, piece, marks.get(piece, "")) for piece, box in zip(pieces, boxes, strict=False)]


def strongest(marks: Iterable[tuple[Piece, str]]) -> dict[Piece, str]:
    """Return the strongest mark of each card.

    The strongest is `match`, followed by `played`, `turned` and `captured`."""
    order = ("captured", "turned", "played", "match")
    known = [(piece, mark) for piece, mark in marks if mark in order]
    return dict(sorted(known, key=lambda pair: order.index(pair[1])))


def chips(scene: Scene, seat: int, telling: Telling) -> list[Chip]:
    """Return the chips of a seat: its badges, and its yaku so far."""
    yaku = rows_of(scene, "yaku", seat)
    return special(scene, seat, telling) + [Chip(f"{telling.drawn_yaku(row.key)} {row.number}", "warm") for row in yaku]


def special(scene: Scene, seat: int, telling: Telling) -> list[Chip]:
    """Return the chips of a seat's badges, as the game declares them."""
    found: list[Chip] = []
    for sign, (badge, *_) in toned((badge for badge in scene.badges if badge.seat == seat), telling):
        words, number = telling.label(f"badge-{sign.key}"), int(badge.args[0]) if badge.args else 1
        if sign.means == "multiplied":
            words = f"{words} ×{number}"
        elif number > 1:
            words = telling.text("picture-times", what=words, count=number)
        found.append(Chip(words, sign.tone or "calm"))
    return found
