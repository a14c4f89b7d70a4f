"""The short notation of tiles, `1123 Char, East, 5 Circ✦`. Buttons, texts and image descriptions all use it."""

from collections.abc import Collection, Iterable
from itertools import takewhile

from bot.decks.telling import Telling, copied
from bot.i18n import Text, remembered
from engine.core import Piece

NONE: frozenset[Piece] = frozenset()


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

    - The sign of a suit is written once, after the numbers: `123 Char`, `一二三万`.
    - If the sign is a word, a star is written behind its number, `78✦9 Char`, and groups are separated by commas.
    - If not, a tile with a star is written separately: `八万✦`.
    - Equal honours are written together: `East ×2`, `白白白`.
    - In a text for reading aloud, the name of each tile is written."""
    if telling.aloud:
        short = telling.short
        return telling.listed(with_star(short(name), telling) if wild else short(name) for name, wild in tiles)
    return _starred(tuple(tiles), telling.speak, star(telling))


@remembered
def _starred(tiles: tuple[tuple[Piece, bool], ...], speak: Text, mark: str) -> str:
    spelled = _sign("m", speak).startswith(" ")
    groups: list[list[tuple[Piece, bool]]] = []
    for name, wild in tiles:
        last, last_wild = groups[-1][-1] if groups else ("", False)
        alike = _suit(name) == _suit(last) if _suit(name) else name == last
        if alike and (spelled or not (wild or last_wild)):
            groups[-1].append((name, wild))
        else:
            groups.append([(name, wild)])
    return (", " if spelled else " ").join(_group(group, speak, mark) for group in groups)


def _group(tiles: list[tuple[Piece, bool]], speak: Text, mark: str) -> str:
    """Write tiles of one suit, or equal honours."""
    sign = _sign(_suit(tiles[0][0]), speak)
    said = [(speak(f"short-{name}"), mark if wild else "") for name, wild in tiles]
    if sign and len(said) > 1:
        return "".join(short.removesuffix(sign) + star for short, star in said) + sign
    short, star = said[0]
    if len(short) > 1 and len({*said}) == 1:
        return copied(short, len(said), speak) + star
    return ("" if len(short) == 1 else " ").join(map("".join, said))


def named(names: Iterable[Piece], telling: Telling, wild: Collection[Piece] = NONE) -> str:
    """Write the full name of each kind of tile once, with the number of copies.

    `wild`: the kinds that get a star.

    In a brief text, write short names instead."""
    tiles = [*names]
    if telling.brief:
        return written(tiles, telling, wild)
    kinds = {kind: telling.counted([kind] * tiles.count(kind)) for kind in tiles}
    return telling.listed(with_star(said, telling) if kind in wild else said for kind, said in kinds.items())


def _suit(name: Piece) -> str:
    """Return the letter of a suit, "" for an honour or a flower."""
    return name[:1] if name[:1] in "mps" else ""


@remembered
def _sign(suit: str, speak: Text) -> str:
    """Return the sign of a suit behind the number: ` Char`, `万`. It is "" without a suit."""
    return _shared(speak(f"short-{suit}1")[::-1], speak(f"short-{suit}2")[::-1])[::-1] if suit else ""


def _shared(first: str, second: str) -> str:
    return "".join(one for one, _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False)))
