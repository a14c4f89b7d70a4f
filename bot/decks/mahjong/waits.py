"""What a player may read of their own hand: what would complete it, and what they may not claim."""

from __future__ import annotations

from bot.decks.mahjong.moment import is_window, wild_kinds
from bot.decks.telling import Telling, pieces, written
from engine.core import Row, Scene

MANY = 9
"""More kinds to wait for than this are only counted."""

BEST = 5
"""So many discards that make a hand ready are told, those with the most tiles left."""


def hints(scene: Scene, telling: Telling) -> list[str]:
    """What the viewer may not claim, and what their hand waits for."""
    return [*_locked(scene, telling), *_waits(scene, telling)]


def _locked(scene: Scene, telling: Telling) -> list[str]:
    """To its owner alone, while somebody else's tile may be claimed: why not by this seat (FZ-65)."""
    badge, question = scene.badge("locked", scene.viewer), scene.question
    if badge is None or not is_window(scene) or question.by == scene.viewer:
        return []
    barred = [kind for kind in question.about if kind in badge.args]
    return [telling.text("tiles-locked", written=written(barred))] if barred else []


def _waits(scene: Scene, telling: Telling) -> list[str]:
    """What would complete the hand, or which discards make it ready, with the copies nobody has seen yet."""
    sheet = scene.sheet("waits", scene.viewer)
    if sheet is None or not sheet.rows:
        return []
    now, drawn = [row for row in sheet.rows if row.key == "wait"], bool(dict(sheet.terms).get("self_draw"))
    if not now:
        drawn = drawn or any(row.part for row in sheet.rows)
        return [_after(row, drawn and not row.part, telling) for row in sheet.rows[:BEST]]
    claims = [row.pieces[0] for row in now if row.part]
    # the wild kind itself never comes by a discard: that is no news
    some = 0 < len(claims) < sum(row.pieces[0] not in wild_kinds(scene) for row in now)
    only = {"only": "self_draw" if drawn else "some" if some else "any", "claims": written(claims)}
    if len(now) > MANY:
        return [telling.text("tiles-waits-many", count=len(now), left=sum(row.number for row in now), **only)]
    said = [telling.text("tiles-wait", tile=pieces(row.pieces, telling.speak, "short"), left=row.number) for row in now]
    return [telling.text("tiles-waits", waits=", ".join(said), **only)]


def _after(row: Row, drawn: bool, telling: Telling) -> str:
    """`drawn`: where other hands may win on a discard, this one would by self-draw only."""
    discard, *kinds = row.pieces
    key, only = "tiles-after-many" if len(kinds) > MANY else "tiles-after", "self_draw" if drawn else "any"
    tile = pieces([discard], telling.speak, "short")
    return telling.text(key, discard=tile, count=len(kinds), waits=written(kinds), left=row.number, only=only)
