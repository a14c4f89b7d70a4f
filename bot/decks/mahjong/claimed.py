"""What a claim would make of the viewer's own tiles, as sets in the picture of a hand."""

from __future__ import annotations

from bot.decks.mahjong.moment import barred_kinds, is_window, loose_tile, meant, own_tiles, wild_kinds
from bot.decks.mahjong.racks import Lying, Rack
from bot.decks.telling import Telling
from engine.core import Piece, Scene


def would_make(scene: Scene, telling: Telling) -> list[Rack]:
    """The sets that the viewer's tiles make with the discard that may be claimed, which lies on its side."""
    question, viewer = scene.question, scene.viewer
    if not is_window(scene) or question.topic != "claim" or loose_tile(scene) or viewer in (None, question.by):
        return []
    piece = question.about[0]
    gone = any(badge.seat == viewer for badge in meant("out", scene, telling))
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
