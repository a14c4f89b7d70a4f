"""Hints for players about their own hands: waits, sets that a claim would make, and tiles that they may not claim."""

from collections.abc import Sequence

from bot.decks.mahjong.moment import barred_kinds, is_window, loose_tile, own_tiles, wild_kinds
from bot.decks.mahjong.notation import written
from bot.decks.mahjong.racks import Lying, Rack
from bot.decks.scenes import badges_with_meaning
from bot.decks.telling import Telling
from engine.core import Piece, Row, Scene, Sheet

MANY = 9
"""Maximum number of waits that are listed with separate numbers of unseen copies. More waits share one total."""

BEST = 5
"""Maximum number of lines about discards that make a hand ready. The discards with the most tiles left come first."""


def hints(scene: Scene, telling: Telling) -> list[str]:
    """List the tiles that the rules bar the viewer from claiming, and the tiles that complete the hand.

    If a hand only looks complete, say what it lacks."""
    return [*_barred(scene, telling), *_lacking(scene, telling), *_waits(scene, telling)]


def _barred(scene: Scene, telling: Telling) -> list[str]:
    """Say that the rules bar the viewer, but not the others, from claiming the tile. Only the viewer sees this."""
    question, kinds = scene.question, barred_kinds(scene, telling)
    if not kinds or not is_window(scene) or question.by == scene.viewer:
        return []
    barred = [kind for kind in question.about if kind in kinds]
    return [telling.text("tiles-barred", written=written(barred, telling))] if barred else []


def _lacking(scene: Scene, telling: Telling) -> list[str]:
    """Say which rule the hand fails to meet, although it has all sets and the pair.

    If it lacks a scoring pattern, name the nearest patterns."""
    sheet = scene.sheet("lacking", scene.viewer)
    return [telling.text(f"lacking-{sheet.reason}", near=nearest(sheet, telling))] if sheet else []


def nearest(sheet: Sheet, telling: Telling) -> str:
    """Name the scoring patterns of a sheet, with the number of tiles that each still needs. "" if there are none."""
    said = [telling.text("tiles-nearest", name=telling.yaku(row.key), count=row.missing) for row in sheet.rows]
    return telling.listed(said, "and")


def _waits(scene: Scene, telling: Telling) -> list[str]:
    """Say which tiles would complete the hand.

    If the viewer must discard first, say which discards make the hand ready.

    The numbers of unseen copies are given, too."""
    sheet, wild = scene.sheet("waits", scene.viewer), wild_kinds(scene)
    if sheet is None or not sheet.rows:
        return []
    now, drawn = [row for row in sheet.rows if row.key == "wait"], bool(dict(sheet.terms).get("self_draw"))
    if not now:
        return _after(sheet.rows, drawn or any(row.part for row in sheet.rows), wild, telling)
    claims = [row.pieces[0] for row in now if row.part]
    # the wild kind itself never comes as a discard, so that is not worth saying
    some = 0 < len(claims) < sum(row.pieces[0] not in wild for row in now)
    only = {"only": "self_draw" if drawn else "some" if some else "any", "claims": written(claims, telling)}
    if len(now) > MANY:
        every = written((row.pieces[0] for row in now), telling, wild)
        left = sum(row.number for row in now)
        return [telling.text("tiles-waits-many", count=len(now), waits=every, left=left, **only)]
    said = [telling.text("tiles-wait", tile=written(row.pieces, telling, wild), left=row.number) for row in now]
    return [telling.text("tiles-waits", waits=telling.listed(said), **only)]


def _after(rows: Sequence[Row], drawn: bool, wild: frozenset[Piece], telling: Telling) -> list[str]:
    """Return a line for each group of discards that lead to the same waits.

    Combine all groups after the first BEST in one line.

    `drawn`: whether to mark waits that can win only by self-draw."""
    alike: dict[tuple[tuple[Piece, ...], int, str], list[str]] = {}
    for row in rows:
        waits = (row.pieces[1:], row.number, "self_draw" if drawn and not row.part else "any")
        alike.setdefault(waits, []).append(written(row.pieces[:1], telling, wild))
    lines = [
        telling.text(
            "tiles-after", discard=" / ".join(discards), waits=written(kinds, telling, wild), left=left, only=only
        )
        for (kinds, left, only), discards in [*alike.items()][:BEST]
    ]
    rest = [discard for discards in [*alike.values()][BEST:] for discard in discards]
    return [*lines, *([telling.text("tiles-after-rest", discards=" / ".join(rest))] if rest else [])]


def would_make(scene: Scene, telling: Telling) -> list[Rack]:
    """Return the sets that the viewer could make with the claimable discard.

    In each set, the discard lies on its side."""
    question, viewer = scene.question, scene.viewer
    if not is_window(scene) or question.topic != "claim" or loose_tile(scene) or viewer in (None, question.by):
        return []
    piece = question.about[0]
    gone = any(badge.seat == viewer for badge in badges_with_meaning("out", scene, telling))
    if gone or piece in wild_kinds(scene) or piece in barred_kinds(scene, telling):
        return []
    held = [tile for tile in own_tiles(scene, viewer) if tile not in wild_kinds(scene)]
    alike = held.count(piece)
    found: list[tuple[Piece, ...]] = [(piece,) * count for count in (2, 3) if alike >= count]
    before = question.by is not None and (viewer or 0) == (question.by + 1) % len(scene.places)
    if before and piece[1:] and piece[0] in "mps":
        rank = int(piece[1:])
        pairs = (tuple(f"{piece[0]}{rank + step}" for step in steps) for steps in ((-2, -1), (-1, 1), (1, 2)))
        found += [pair for pair in pairs if all(tile in held for tile in pair)]
    return [(Lying(piece, turned=True), *map(Lying, own)) for own in found]
