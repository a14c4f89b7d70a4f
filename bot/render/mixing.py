"""The colours of a palette: the theme's colours on a ground, the steps between these, and the colours of the pieces."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import cast

from PIL import Image

from bot.render.palette import RGB, Palette, blend, distinct, rgb
from bot.render.theme import LIGHTS, Ground, Theme

_STEPS = (0.25, 0.5, 0.75)
_MOST = 255
_EDGES = 16
"""Number of colours for the smooth edges of pieces. More look no better, and cost bytes and time in every picture."""
_FEW = 200
"""Minimum number of pixels of a theme's colour in all pieces together. Fewer are chance."""


def of_theme(theme: Theme, ground: Ground) -> list[RGB]:
    """Return the colours of panels and text on that ground. Include the mixed colours at their smooth edges."""
    pairs = list(_pairs(theme, ground))
    whole = dict.fromkeys(color for pair in pairs for color in pair)
    steps = [blend(rgb(under), rgb(over), part) for under, over in pairs for part in _STEPS]
    return [*dict.fromkeys(map(rgb, whole)), *distinct([*map(rgb, whole), *steps])[len(whole) :]][:_MOST]


def of_charts(theme: Theme, ground: Ground) -> list[RGB]:
    """Return the colours that only charts, medals, seats and glows use, with the mixed colours at their edges."""
    panel = theme.surface(ground).panel
    pairs = [*((panel, line) for line in theme.lines), *((panel, rim) for rim, _ in theme.medals), *theme.medals]
    pairs += [(inner, theme.ink) for _, inner in theme.medals]
    pairs += [(theme.paper, seat) for seat, _ in theme.seats]
    pairs += [pair for light in LIGHTS for pair in pairwise((panel, *theme.glow(ground, light)))]
    whole = dict.fromkeys(rgb(color) for _, color in pairs)
    return [*dict.fromkeys([*whole, *(blend(rgb(under), rgb(over), 0.5) for under, over in pairs)])]


def with_charts(palette: Palette, theme: Theme, ground: Ground) -> Palette:
    """Add the colours of `of_charts` to a palette. The indices of its other colours stay the same."""
    there = palette.colours[1:]
    return Palette([*there, *(colour for colour in of_charts(theme, ground) if colour not in there)][:_MOST])


def of_pieces(theme: Theme, pieces: Iterable[Image.Image]) -> list[RGB]:
    """Return the colours in which pieces are painted: those of the theme, and the mixed colours at their edges.

    `pieces`: images of mode RGB."""
    counts = Counter[RGB]()
    for image in pieces:
        for count, colour in image.getcolors(image.width * image.height) or []:
            counts[cast("RGB", colour)] += count
    whole = [colour for colour in dict.fromkeys(map(rgb, theme.named.values())) if counts.pop(colour, 0) > _FEW]
    line = b"".join(bytes(colour) * count for colour, count in counts.items())
    mixed = Image.frombytes("RGB", (len(line) // 3, 1), line)
    found = mixed.quantize(_EDGES, Image.Quantize.MEDIANCUT, kmeans=3).getpalette() or []
    edges = list(zip(found[::3], found[1::3], found[2::3], strict=True))
    return [*whole, *edges[:_EDGES]]


def _pairs(theme: Theme, ground: Ground) -> Iterable[tuple[str, str]]:
    """Yield pairs of colours that meet at an edge. The second colour is painted on the first."""
    felt, panel, raised, threads = theme.surface(ground)
    yield from ((under, over) for under in (felt, panel, raised) for over in theme.tones.values() if over != theme.ink)
    yield from theme.pills(ground).values()
    yield from theme.seats
    yield from ((theme.paper, theme.ink), (theme.gold, theme.ink))
    yield from ((felt, panel), (panel, raised), (felt, raised), *((felt, thread) for thread in threads))
    yield from pairwise((felt, *theme.glow(ground), panel))
    for under in (felt, panel):
        yield from ((under, over) for over, _ in (*theme.pills(ground).values(), *theme.seats))
        yield from ((under, over) for over in (theme.gold, theme.shadow, theme.sky, theme.light_leaf, theme.now))
