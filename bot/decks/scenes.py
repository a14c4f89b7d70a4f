"""What both decks read in a scene alike."""

from __future__ import annotations

from bot.render.layout import Names
from bot.render.scores import Standing
from engine.core import Scene, Seat


def place_of(scene: Scene, seat: Seat) -> int:
    """The place of a seat once the match is over, 0 before."""
    badge = scene.badge("place", seat)
    return int(badge.args[0]) if badge and badge.args else 0


def standings(scene: Scene, names: Names) -> list[Standing]:
    """Everybody in the order of the seats, with the points of every round and in all."""
    lines: list[Standing] = []
    for place in sorted(scene.places, key=lambda place: place.seat):
        seat, sheet = place.seat, scene.sheet("rounds", place.seat)
        rounds = tuple((row.key, row.number) for row in sheet.rows) if sheet else ()
        lines.append(Standing(seat, names.get(seat, ""), place.points, place_of(scene, seat), rounds))
    return lines
