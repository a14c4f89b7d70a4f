"""How tiles are written short: `m1123 Ea p5✦`, the same on buttons, in lines and in alt texts; and what that means."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.decks.mahjong.moment import WINDS
from bot.decks.telling import Telling
from engine.core import Piece

WILD = "✦"
"""Stands behind a tile that is wild, or that a wild one stands for."""

NONE: frozenset[Piece] = frozenset()
_ORDER = "mps" + "".join(WINDS) + "CFBfg"


def written(names: Iterable[Piece], telling: Telling, wild: Collection[Piece] = NONE) -> str:
    """Short names in the order they come in, a star behind those that are `wild`."""
    return starred(((name, name in wild) for name in names), telling)


def starred(tiles: Iterable[tuple[Piece, bool]], telling: Telling) -> str:
    """The same with a star behind each tile that is told to have one; a suit has its letter once."""
    words: list[str] = []
    before = ""
    for name, star in tiles:
        said = telling.speak(f"short-{name}")
        suit = _suit(name)
        if suit and suit == before:
            words[-1] += said[1:]
        else:
            words.append(said)
        words[-1] += WILD * star
        before = suit
    return " ".join(words)


def named(names: Iterable[Piece], telling: Telling, wild: Collection[Piece] = NONE) -> str:
    """Each kind once by its full name, with how many there are and a star where it is wild; short where words are."""
    tiles = [*names]
    if telling.brief:
        return written(tiles, telling, wild)
    return telling.listed(
        telling.counted(copy for copy in tiles if copy == kind) + f" {WILD}" * (kind in wild)
        for kind in dict.fromkeys(tiles)
    )


def legend(names: Iterable[Piece], telling: Telling) -> str:
    """What the short names of these tiles mean, a suit once: `m Characters · Ea East`; "" of none."""
    kinds = sorted({*names}, key=lambda name: (_ORDER.index(name[0]), name))
    meant = dict(_meaning(kind, telling) for kind in kinds)
    said = (telling.text("tiles-meaning", code=code, name=name) for code, name in meant.items())
    return telling.text("tiles-legend", meanings=telling.listed(said, "dots")) if meant else ""


def _meaning(kind: Piece, telling: Telling) -> tuple[str, str]:
    """A code and its name: that of the suit, or of the tile itself."""
    if suit := _suit(kind):
        return suit, telling.speak(f"suit-{suit}")
    return telling.speak(f"short-{kind}"), telling.speak(f"wind-{kind}" if kind in WINDS else f"piece-{kind}")


def _suit(name: Piece) -> str:
    """The letter of a suit, "" for an honour or a flower."""
    return name[0] if name[0] in "mps" else ""
