"""The lines below the captured cards in the picture of a hand: the yaku made, as pills, and the yaku that are near."""

from collections.abc import Sequence

from bot.decks.hanafuda.cards import Face, Slot, card_height, category, fan
from bot.decks.hanafuda.seats import CARD, LINE, chips
from bot.decks.scenes import pieces_of
from bot.decks.telling import Telling
from bot.render.layout import MEDIUM, Arrow, Box, Disc, Item, Text, text_width, two_lines
from bot.render.pills import Chip, pill_height, pills, pills_height
from engine.core import Row, Scene, Seat

_STEPS = (32, 22)
"""Distance between missing cards in pixels: if there are at most two, and if there are more."""
_FEW = 3
"""Maximum number of missing cards shown as cards instead of empty places."""
_ENTRY, _LINE, _PILL = card_height(CARD), 42, pill_height(MEDIUM)
"""Heights of an entry, of each of the two lines of its name, and of a pill."""
_BESIDE = LINE + 8


def lines(scene: Scene, seats: Sequence[Seat], box: Box, telling: Telling) -> list[Item]:
    """Lay out the yaku that the players `seats` have made, then the yaku that all players are near.

    The viewer's yaku come first. Those of other players begin with the player's disc. If there is no room for all near
    yaku, those that lack the fewest cards are shown."""
    items, top = _made(scene, seats, box, telling)
    rows = (box.bottom - top + 4) // (_ENTRY + 4)
    half = (box.w - 16) // 2
    shown = _nearest(scene, 2 * rows)
    columns = 2 if all(_fits(scene, seat, row, half, telling) for seat, row in shown) else 1
    across = half if columns == 2 else box.w
    for number, (seat, row) in enumerate(_nearest(scene, columns * rows)):
        down, beside = divmod(number, columns)
        spot = Box(box.x + beside * (half + 16), top + down * (_ENTRY + 4), across, _ENTRY)
        items += _entry(scene, seat, row, spot, telling)
    return items


def _made(scene: Scene, seats: Sequence[Seat], box: Box, telling: Telling) -> tuple[list[Item], int]:
    """Lay out the badges and yaku of each seat. Return the items and the y below them.

    If there is no room for some of them, show only their number."""
    groups = [
        (seat, found) for seat in seats if (found := [*_dealt(scene, seat, telling), *chips(scene, seat, telling)])
    ][: box.h // (_PILL + 4)]
    items: list[Item] = []
    top = box.y
    for later, (seat, found) in zip(reversed(range(len(groups))), groups, strict=True):
        aside = 0 if seat == scene.viewer else _BESIDE
        room = box.bottom - top - later * (_PILL + 4)
        high = min(pills_height(found, box.w - aside, MEDIUM), room)
        if aside:
            items.append(Disc(Box(box.x, top + (_PILL - LINE) // 2, LINE, LINE), seat))
        items += pills(found, Box(box.x + aside, top, box.w - aside, high), MEDIUM)
        top = items[-1].box.bottom + 4
    return items, top


def _dealt(scene: Scene, seat: Seat, telling: Telling) -> list[Chip]:
    """Return chips with the yaku that the viewer was dealt. These yaku bring no points yet."""
    badge = scene.badge("dealt_yaku", seat)
    return [Chip(telling.drawn_yaku(str(key)), "warm") for key in badge.args] if badge and seat == scene.viewer else []


def _nearest(scene: Scene, most: int) -> list[tuple[Seat, Row]]:
    """Return the `most` near yaku that lack the fewest cards, as (seat, row). The viewer's come first."""
    ranked = sorted(
        (
            (row.missing, place, sheet.seat != scene.viewer, sheet.seat or 0, row)
            for sheet in scene.sheets
            if sheet.key == "reach"
            for place, row in enumerate(sheet.rows)
        ),
        key=lambda each: each[:4],
    )
    shown = [(seat, row) for *_, seat, row in ranked[: max(most, 0)]]
    return sorted(shown, key=lambda each: (each[0] != scene.viewer, each[0]))


def _entry(scene: Scene, seat: Seat, row: Row, box: Box, telling: Telling) -> list[Item]:
    """Lay out a near yaku: its seat, the missing cards, an arrow, its name and its points.

    If too many cards could complete the yaku, show empty places instead of the missing cards."""
    middle, aside = box.y + box.h // 2, 0 if seat == scene.viewer else _BESIDE
    items: list[Item] = [Disc(Box(box.x, middle - LINE // 2, LINE, LINE), seat)] if aside else []
    cards = _lacking(scene, seat, row, Box(box.x + aside + 2, box.y, box.w - aside, box.h))
    left = cards[-1].box.right + 12 if cards else box.x + aside
    across = text_width(str(row.number), MEDIUM)
    total = Text(Box(box.right - across, middle - 24, across, 48), str(row.number), MEDIUM, "right", "bold")
    name = Box(left + 36, box.y, total.box.x - 8 - left - 36, box.h)
    said = two_lines(telling.drawn_yaku(row.key), MEDIUM, name.w)
    top = middle - _LINE * len(said) // 2
    words = [Text(Box(name.x, top + _LINE * number, name.w, _LINE), part, MEDIUM) for number, part in enumerate(said)]
    return [*items, *cards, Arrow(Box(left, middle - 12, 26, 24)), *words, total]


def _fits(scene: Scene, seat: Seat, row: Row, across: int, telling: Telling) -> bool:
    """Return whether the name of a near yaku fits into an entry of that width. Only words may be in two lines."""
    *names, _ = (item for item in _entry(scene, seat, row, Box(0, 0, across, 0), telling) if isinstance(item, Text))
    whole = len(names) == 1 or " " in telling.drawn_yaku(row.key)
    return whole and all(text_width(name.text, name.size) <= name.box.w for name in names)


def _lacking(scene: Scene, seat: Seat, row: Row, box: Box) -> list[Item]:
    """Lay out the missing cards. Those on the field or in the seat's own hand are marked and come first."""
    taken = {*pieces_of(scene, "taken", seat)}
    near = {*pieces_of(scene, "field"), *pieces_of(scene, "hand", seat)}
    missing = [piece for piece in row.pieces if piece not in taken]
    missing.sort(key=near.__contains__, reverse=True)
    few = len(missing) <= _FEW
    count = len(missing) if few else row.missing
    return [
        Face(spot, piece, "match" if piece in near else "", ghost=piece not in near)
        if few
        else Slot(spot, category(piece), wanted=True)
        for spot, piece in zip(fan(box, count, CARD, _STEPS[count > 2]), missing, strict=False)
    ]
