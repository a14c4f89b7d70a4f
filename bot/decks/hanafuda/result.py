"""The picture of a settled round, or of the end of a match: who won, with which cards, and each player's points."""

from bot.decks.ended import ended
from bot.decks.hanafuda.cards import card_height, fan
from bot.decks.hanafuda.guide import row
from bot.decks.hanafuda.scored import added_up, fanned, lines, shown_row
from bot.decks.hanafuda.seats import LINE, faces
from bot.decks.moments import LEAST, moment_of, ribbon
from bot.decks.scenes import ended_by, is_over, rows_of, standings
from bot.decks.telling import Telling
from bot.render import scores
from bot.render.layout import (
    GAP,
    HEIGHT,
    MARGIN,
    READABLE,
    WIDTH,
    Box,
    Disc,
    Hanko,
    Item,
    Panel,
    Picture,
    Text,
    moved,
    numbered,
    text_width,
)
from bot.render.pills import Chip, pills
from engine.core import Scene, Sheet

_INNER = WIDTH - 2 * MARGIN
_RIBBON = 76
"""Height of a moment's ribbon if there is room, in pixels."""
_BILL = 440
"""Width of the yaku and terms, which are to the right of the fan."""
_BODY = 284
"""Usual height of the panel with the fan. It is higher if the yaku and terms beside it are."""
_EDGE = 12
"""Free space around the fan, yaku and terms. A panel costs fewer bytes than the cloth, and so does what lies on it."""
_SEAL, _SMALL_SEAL = 140, 120
"""Size of the seal with the score, and its minimum size below the yaku and terms."""
_OPENED, _SMALL = 76, 54
_NAME = 280
"""Maximum width of another player's name before that player's yaku."""


def result(scene: Scene, telling: Telling) -> Picture:
    """Draw the last settled round, 1000 px wide: who won, with which cards, and everybody's points.

    At the end of a match, draw who won the match."""
    if is_over(scene):
        return ended(scene, "round", "felt", telling, row)
    sheet, found = scene.sheet("result") or Sheet("result"), moment_of(scene, telling)
    (opened, high), (below, low) = _opened(scene, sheet), _below(scene, telling)
    room = HEIGHT - scores.TITLE - GAP - low - high
    (shown, done), score = shown_row(scene, found), dict(sheet.terms).get("score", 0)
    headed = shown if sheet.rows and not (found and shown == found.row) else None
    ribboned = LEAST if found else 0
    for head, beside in ((headed, bool(sheet.rows)), (headed, False), (None, False)):
        told = lines(sheet, head, found, telling)
        needed = sum(each.high(_BILL) for each in told) + (_SMALL_SEAL if beside and score > 0 else 0) + 2 * _EDGE
        if needed + (_RIBBON + GAP if found else 0) <= room:
            ribboned = _RIBBON if found else 0
            break
    top = scores.TITLE + (ribboned + GAP if found else 0)
    room -= top - scores.TITLE
    told = added_up(told, _BILL, room - 2 * _EDGE)
    least = (_BODY if sheet.rows else _SEAL + 2 * _EDGE) if told else room
    body = min(max(needed, least), room) if sheet.rows or told else 0
    panel = Box(MARGIN, top, _INNER, body)
    inner, wide = panel.inset(_EDGE), _BILL if told else _SEAL
    bill = inner._replace(x=inner.right - wide, w=wide)
    left = inner._replace(w=inner.w - wide - 20)
    items = [*_title(scene, sheet, telling), *ribbon(found, scores.TITLE, ribboned, telling)]
    items += [Panel(panel)] if body else []
    for each in told:
        items += each.lay(bill)
        bill = Box(bill.x, bill.y + each.high(wide), wide, bill.h - each.high(wide))
    if score > 0 and body:
        size = min(_SEAL, bill.h if beside and told else _SEAL)
        seal = Hanko(Box((bill if beside else left).right - size, bill.bottom - size, size, size), f"+{score}")
        items.append(seal)
        left = left if beside else left._replace(w=left.w - size - 12)
    items += fanned(shown.pieces, done, left) if body else ()
    top += body + (GAP if body else 0)
    return Picture(WIDTH, top + high + low, (*items, *moved(opened, 0, top), *moved(below, 0, top + high)))


def _title(scene: Scene, sheet: Sheet, telling: Telling) -> list[Item]:
    number, reason = scene.settled or scene.hand, ended_by(scene)
    head = numbered(telling.label("round"), str(number)) if number else ""
    words = telling.label("draw") if sheet.seat is None else telling.label("winner")
    if telling.has_own(f"reason-{reason}"):
        words = telling.text(f"reason-{reason}")
    return scores.title(head, None if sheet.seat is None else (sheet.seat, telling.who(sheet.seat)), words)


def _opened(scene: Scene, sheet: Sheet) -> tuple[list[Item], int]:
    """Lay out each hand that was revealed to declare a yaku, in one line. Return the items and their height.

    Leave out a hand that one of the winner's yaku already shows."""
    hands = [
        (row.seat or 0, row.pieces)
        for row in rows_of(scene, "settled")
        if row.pieces and not any(row.pieces == won.pieces for won in sheet.rows)
    ]
    width = _SMALL if sheet.rows else _OPENED
    high = card_height(width) + 8
    items: list[Item] = [Panel(Box(MARGIN, 0, _INNER, high * len(hands) + 8))] if hands else []
    for place, (seat, pieces) in enumerate(hands):
        row = Box(MARGIN + 90, 8 + place * high, _INNER - 110, high - 8)
        items.append(Disc(Box(MARGIN + 18, row.y + (row.h - LINE) // 2, LINE, LINE), seat))
        items += faces(pieces, fan(row, len(pieces), width, width + 8))
    return items, high * len(hands) + 8 + GAP if hands else 0


def _below(scene: Scene, telling: Telling) -> tuple[list[Item], int]:
    """Lay out the yaku of the other players, in a line each after the name if there is room, then everybody's points.

    Yaku that count are in a warm colour. Return the items and their height."""
    tone = "warm" if any(sheet.key == "count" for sheet in scene.sheets) else "calm"
    made = [sheet for sheet in scene.sheets if sheet.key == "made"]
    items: list[Item] = []
    for place, sheet in enumerate(made):
        row = Box(MARGIN + 16, place * (LINE + 6), _INNER - 16, LINE)
        items.append(Disc(Box(row.x, row.y, LINE, LINE), sheet.seat or 0))
        chips = [Chip(f"{telling.drawn_yaku(each.key)} {each.number}", tone) for each in sheet.rows]
        name, left = telling.who(sheet.seat or 0), row.x + 64
        wide = min(text_width(name, READABLE), _NAME) if name else 0
        if wide and sum(chip.across(READABLE) + 8 for chip in chips) <= row.right - left - wide - 12:
            items.append(Text(Box(left, row.y, wide, LINE), name, READABLE))
            left += wide + 16
        items += pills(chips, Box(left, row.y + 2, row.right - left, LINE - 2), READABLE)
    top = len(made) * (LINE + 6) + (GAP // 2 if made else 0)
    return [*items, *scores.running(standings(scene, telling), top)], top + scores.STANDING + GAP
