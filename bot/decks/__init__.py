"""Pictures of a table: a Scene becomes a PNG; words and names are given, secrets are not in a Scene."""

from __future__ import annotations

from bot.decks.hanafuda import art as cards_art
from bot.decks.hanafuda.alt import WORDS, alt_text
from bot.decks.hanafuda.hand import hand
from bot.decks.hanafuda.result import result
from bot.decks.hanafuda.table import table
from bot.decks.mahjong import art as tiles_art
from bot.decks.mahjong.hand import mahjong_hand
from bot.decks.mahjong.result import mahjong_result
from bot.decks.mahjong.table import mahjong_table
from bot.decks.words import Labels
from bot.render.fonts import drawable, writable
from bot.render.layout import Names
from bot.render.painter import paint
from bot.render.theme import DAY, Theme
from engine.core import Scene

__all__ = ["LABELS", "WORDS", "alt_text", "drawable", "hand_picture", "result_picture", "table_picture", "writable"]

LABELS = frozenset(
    [
        "round",
        "stock",
        "field",
        "points",
        "total",
        "last",
        "held",
        "reach",
        "winner",
        "draw",
        "reason-dealt",
        "reason-both_dealt",
        "badge-dealer",
        "badge-called",
        "badge-overtime",
        "badge-month",
        "deal",
        "wall",
        "wild",
        "queue",
        "discards",
        "discarded",
        "makes_kong",
        "rob_gold",
        "waits",
        "badge-contract",
        "badge-gave_up",
        "badge-two_claims",
        "badge-streak",
        "badge-jinkan",
        "badge-shed_gold",
        "badge-escaped",
        "live",
        "term-base",
        "term-score",
    ]
)
"""The labels of every picture. Besides: `yaku-KEY` for each row of a sheet, `term-KEY` for each step of a formula.

`badge-dealer` is a mark of one or two characters; anything longer is drawn as 親. A `#` in `round`, `deal` or
`badge-month` stands for the number (`第#局`); without one the number follows. Every character must be `drawable`."""


_ART = {"hanafuda": cards_art.ART, "mahjong": tiles_art.ART}


def table_picture(scene: Scene, names: Names, labels: Labels, deck: str = "hanafuda", theme: Theme = DAY) -> bytes:
    """The table as PNG, 1000 px wide, with the viewer's own hand where the scene knows it."""
    layout = mahjong_table if deck == "mahjong" else table
    return paint(layout(scene, drawn(names), labels), _ART[deck], theme)


def hand_picture(scene: Scene, labels: Labels, deck: str = "hanafuda", theme: Theme = DAY) -> bytes:
    """The viewer's hand, in hanafuda under the field, as PNG, 900 px wide."""
    return paint(mahjong_hand(scene, labels) if deck == "mahjong" else hand(scene, labels), _ART[deck], theme)


def result_picture(scene: Scene, names: Names, labels: Labels, deck: str = "hanafuda", theme: Theme = DAY) -> bytes:
    """The last settled round and the points of the match as PNG, 1000 px wide."""
    layout = mahjong_result if deck == "mahjong" else result
    return paint(layout(scene, drawn(names), labels), _ART[deck], theme)


def drawn(names: Names) -> Names:
    """The names as far as the typeface can write them."""
    short = {seat: writable(name) for seat, name in names.items()}
    return {seat: name for seat, name in short.items() if name}
