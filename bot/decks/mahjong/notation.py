"""The short notation of tiles, `m1123 Ea p5✦`, and its legend. Buttons, texts and image descriptions all use it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import takewhile

from bot.decks.mahjong.moment import WINDS
from bot.decks.telling import Telling
from bot.i18n import Text, remembered
from engine.core import Piece

NONE: frozenset[Piece] = frozenset()
_ORDER = "mps" + WINDS + "CFBfg"


def star(telling: Telling) -> str:
    """Return the mark of a wild tile: a star, or a word if the text is for reading aloud.

    Tiles for which a wild tile stands have the same mark."""
    return telling.text("tiles-star")


def with_star(said: str, telling: Telling) -> str:
    """Return the name of a tile (`said`) with a star."""
    return telling.text("tiles-starred", piece=said)


def written(names: Iterable[Piece], telling: Telling, wild: Collection[Piece] = NONE) -> str:
    """Write the short names of tiles in the given order. `wild`: the kinds of tiles that get a star."""
    return starred(((name, name in wild) for name in names), telling)


def starred(tiles: Iterable[tuple[Piece, bool]], telling: Telling) -> str:
    """Write the short names of tiles. `tiles`: pairs of a tile and whether it gets a star.

    - The sign of a suit is written once, before or after the numbers, depending on the language: `m123`, `一二三万`.
    - If the sign comes after the numbers, a tile with a star is written separately: `八万✦`.
    - Equal honours with names of one letter are written together: `白白白`.
    - In a text for reading aloud, the name of each tile is written."""
    if telling.aloud:
        short = telling.short
        return telling.listed(with_star(short(name), telling) if wild else short(name) for name, wild in tiles)
    return _starred(tuple(tiles), telling.speak, star(telling))


@remembered
def _starred(tiles: tuple[tuple[Piece, bool], ...], speak: Text, mark: str) -> str:
    words: list[str] = []
    before, signs = "", dict[str, tuple[str, str]]()
    for name, wild in tiles:
        suit, short = _suit(name), speak(f"short-{name}")
        if suit not in signs:
            signs[suit] = _sign(suit, speak)
        ahead, behind = signs[suit]
        alone = wild and not ahead
        said = short.removeprefix(ahead).removesuffix(behind) + (mark if wild and ahead else "")
        joins = suit or (name if len(short) == 1 else "")
        if joins and joins == before and not alone:
            words[-1] = words[-1].removesuffix(behind) + said + behind
        else:
            words.append(ahead + said + behind + (mark if alone else ""))
        before = "" if alone else joins
    return " ".join(words)


def named(names: Iterable[Piece], telling: Telling, wild: Collection[Piece] = NONE) -> str:
    """Write the full name of each kind of tile once, with the number of copies.

    `wild`: the kinds that get a star.

    In a brief text, write short names instead."""
    tiles = [*names]
    if telling.brief:
        return written(tiles, telling, wild)
    kinds = {kind: telling.counted(copy for copy in tiles if copy == kind) for kind in tiles}
    return telling.listed(with_star(said, telling) if kind in wild else said for kind, said in kinds.items())


def legend(names: Iterable[Piece], telling: Telling) -> str:
    """Explain the short names of these tiles, each suit once: `m Characters · Ea East`.

    Return "" if there is nothing to explain: without tiles, in a language without codes, or in a text for reading
    aloud."""
    if telling.aloud:
        return ""
    kinds = sorted({*names}, key=lambda name: (_ORDER.index(name[0]), name))
    firsts = {_suit(kind) or kind: kind for kind in reversed(kinds)}
    told = (_meaning(kind, telling) for kind in reversed(firsts.values()))
    meant = {code: name for code, name in told if code not in ("", name)}
    said = (telling.text("tiles-meaning", code=code, name=name) for code, name in meant.items())
    return telling.text("tiles-legend", meanings=telling.listed(said, "dots")) if meant else ""


def _meaning(kind: Piece, telling: Telling) -> tuple[str, str]:
    """Return the code and the name of the tile's suit. If it has no suit, return those of the tile.

    The code is "" for a suit whose sign comes after the number."""
    if suit := _suit(kind):
        return _sign(suit, telling.speak)[0], telling.speak(f"suit-{suit}")
    return telling.short(kind), telling.speak(f"wind-{kind}" if kind in WINDS else f"piece-{kind}")


def _suit(name: Piece) -> str:
    """Return the letter of a suit, "" for an honour or a flower."""
    return name[0] if name[0] in "mps" else ""


@remembered
def _sign(suit: str, speak: Text) -> tuple[str, str]:
    """Return the sign of a suit before the number and after the number: (`m`, "") or ("", `万`).

    Both are "" without a suit."""
    if not suit:
        return "", ""
    first, second = speak(f"short-{suit}1"), speak(f"short-{suit}2")
    if ahead := _shared(first, second):
        return ahead, ""
    return "", _shared(first[::-1], second[::-1])[::-1]


def _shared(first: str, second: str) -> str:
    """Return the common beginning of two texts."""
    return "".join(one for one, _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False)))
