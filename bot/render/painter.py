"""Pictures as PNG: paints what a layout has placed, with Pillow alone and no state but caches, so in any thread."""

from __future__ import annotations

from functools import lru_cache, singledispatch
from io import BytesIO

from PIL import Image, ImageDraw

from bot.decks.hanafuda.faces import back, face
from bot.decks.mahjong.faces import tile
from bot.render.fonts import font
from bot.render.layout import (
    Arrow,
    Back,
    Box,
    Disc,
    Face,
    Panel,
    Picture,
    Pill,
    Seal,
    Sign,
    Slot,
    Text,
    Tile,
    card_height,
    ring_width,
)
from bot.render.palette import (
    BOARD,
    DIM,
    FELT,
    GOLD,
    INK,
    LIFTED,
    LIGHT_LEAF,
    PANEL,
    PAPER,
    RAISED,
    SEATS,
    SKY,
    TABLE,
    VERMILION,
)

TONES = {"paper": PAPER, "bold": "#ffffff", "dim": DIM, "faint": "#a9a69e", "gold": "#f2c14a", "ink": INK}
PILLS = {"called": (VERMILION, PAPER), "yaku": (GOLD, INK), "quiet": (RAISED, PAPER), "calm": (LIFTED, PAPER)}
DISC_TONES = (PAPER, PAPER, INK, PAPER)
"""The colours of text, of pills and the text on them, and of the numbers on the discs of `SEATS`."""
_SEALS = {"gold": (GOLD, INK), "wind": (PAPER, INK)}
_PANELS = {"panel": PANEL, "board": BOARD}
_FELTS = {"hanafuda": FELT, "mahjong": TABLE}
_GLOWS = {"panel": ("#4d4330", "#8a6c26"), "board": ("#4b6234", "#8f8a2d")}
_RINGS = {"played": GOLD, "turned": SKY, "captured": PAPER, "match": LIGHT_LEAF}
_TABS = ("played", "turned", "match")
_FINE = 4
_SMALLEST = 14


def paint(picture: Picture) -> bytes:
    """The picture as a PNG with a palette of 256 colours."""
    canvas = Image.new("RGB", (picture.width, picture.height), _FELTS[picture.deck])
    for item in picture.items:
        _paint(item, canvas)
    out = BytesIO()
    canvas.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG")
    return out.getvalue()


@singledispatch
def _paint(item: object, canvas: Image.Image) -> None:
    raise TypeError(f"nothing is known of painting {item!r}")


@_paint.register
def _panel(item: Panel, canvas: Image.Image) -> None:
    box = item.box
    if item.glow:
        for grow, color in zip((6, 4, 2), (*_GLOWS[item.tone], GOLD), strict=True):
            _paste(canvas, _rounded(box.w + 2 * grow, box.h + 2 * grow, 16 + grow, color), box.x - grow, box.y - grow)
    _paste(canvas, _rounded(box.w, box.h, 16, _PANELS[item.tone]), box.x, box.y)


@_paint.register
def _face(item: Face, canvas: Image.Image) -> None:
    box = item.box
    if item.ghost:
        _paste(canvas, _ghost(item.piece, box.w), box.x, box.y)
        return
    if item.mark in _RINGS:
        wide = 3 if item.mark == "captured" else 5
        _paste(canvas, _ring(box.w, wide, _RINGS[item.mark]), box.x - wide, box.y - wide)
    else:
        _paste(canvas, _shadow(box.w), box.x - 1, box.y - 1)
    _paste(canvas, face(item.piece, box.w), box.x, box.y)
    if item.mark in _TABS:
        tab = _tab(item.mark, max(22, box.w // 4))
        _paste(canvas, tab, box.right - tab.width + 3, box.y - 3)


@_paint.register
def _back(item: Back, canvas: Image.Image) -> None:
    _paste(canvas, _shadow(item.box.w), item.box.x - 1, item.box.y - 1)
    _paste(canvas, back(item.box.w), item.box.x, item.box.y)


@_paint.register
def _tile(item: Tile, canvas: Image.Image) -> None:
    box = item.box
    if item.ring:
        reach = ring_width(item.width)
        halo = _halo(box.w, box.h, reach)
        _paste(canvas, halo, box.x - reach, box.y - reach)
    _paste(canvas, tile(item.piece, item.width, item.turned, item.wild), box.x, box.y)


@_paint.register
def _slot(item: Slot, canvas: Image.Image) -> None:
    box = item.box
    _paste(canvas, _rounded(box.w, box.h, 5, RAISED), box.x, box.y)
    _paste(canvas, _rounded(box.w - 4, box.h - 4, 4, PANEL), box.x + 2, box.y + 2)
    if not item.category:
        return
    size = box.w // 2
    _paste(canvas, _sign(item.category, size, RAISED), box.x + (box.w - size) // 2, box.y + (box.h - size) // 2)


@_paint.register
def _disc(item: Disc, canvas: Image.Image) -> None:
    box = item.box
    _paste(canvas, _rounded(box.w, box.h, box.w / 2, PAPER), box.x, box.y)
    inner = box.inset(max(2, box.w // 18))
    _paste(canvas, _rounded(inner.w, inner.h, inner.w / 2, SEATS[item.seat % len(SEATS)]), inner.x, inner.y)
    tone = DISC_TONES[item.seat % len(SEATS)]
    _write(canvas, inner, str(item.seat + 1), round(box.h * 0.58), "center", tone)


@_paint.register
def _seal(item: Seal, canvas: Image.Image) -> None:
    box = item.box
    ground, color = _SEALS[item.tone]
    _paste(canvas, _rounded(box.w, box.h, box.w / 2, ground), box.x, box.y)
    _write(canvas, box.inset(5), item.text, round(box.h * 0.66), "center", color)


@_paint.register
def _sign_item(item: Sign, canvas: Image.Image) -> None:
    _paste(canvas, _sign(item.category, item.box.w, TONES[item.tone]), item.box.x, item.box.y)


@_paint.register
def _text(item: Text, canvas: Image.Image) -> None:
    _write(canvas, item.box, item.text, item.size, item.align, TONES[item.tone])


@_paint.register
def _pill(item: Pill, canvas: Image.Image) -> None:
    box = item.box
    ground, color = PILLS[item.tone]
    _paste(canvas, _rounded(box.w, box.h, box.h / 2, ground), box.x, box.y)
    _write(canvas, box.inset(8, 0), item.text, item.size, "center", color)


@_paint.register
def _arrow(item: Arrow, canvas: Image.Image) -> None:
    _paste(canvas, _arrow_shape(item.box.w, item.box.h), item.box.x, item.box.y)


def _write(canvas: Image.Image, box: Box, text: str, size: int, align: str, color: str) -> None:
    """One line in the middle of the box's height; smaller, then shorter, until it fits the width."""
    used, text = _fitted(text, size, box.w)
    x = {"left": box.x, "center": box.x + box.w / 2, "right": box.right}[align]
    anchor = {"left": "l", "center": "m", "right": "r"}[align]
    baseline = box.y + round(box.h / 2 + 0.365 * used)
    ImageDraw.Draw(canvas).text((x, baseline), text, font=font(used), fill=color, anchor=f"{anchor}s")


@lru_cache(maxsize=2048)
def _fitted(text: str, size: int, width: int) -> tuple[int, str]:
    least = max(_SMALLEST, round(0.6 * size))
    for smaller in range(size, least - 1, -1):
        if font(smaller).getlength(text) <= width:
            return smaller, text
    while text and font(least).getlength(f"{text}…") > width:
        text = text[:-1]
    return least, f"{text}…" if text else ""


def _paste(canvas: Image.Image, sprite: Image.Image, x: int, y: int) -> None:
    canvas.paste(sprite, (x, y), sprite)


@lru_cache(maxsize=512)
def _rounded(width: int, height: int, radius: float, color: str) -> Image.Image:
    """A filled rectangle with smooth round corners; only the corners are drawn large."""
    mask = Image.new("L", (width, height), 255)
    size = min(int(radius + 0.999), width, height)
    large = Image.new("L", (size * 2 * _FINE, size * 2 * _FINE), 0)
    ImageDraw.Draw(large).ellipse((0, 0, radius * 2 * _FINE - 1, radius * 2 * _FINE - 1), fill=255)
    corner = large.reduce(_FINE).crop((0, 0, size, size))
    flip = Image.Transpose
    across, down = corner.transpose(flip.FLIP_LEFT_RIGHT), corner.transpose(flip.FLIP_TOP_BOTTOM)
    mask.paste(corner, (0, 0))
    mask.paste(across, (width - size, 0))
    mask.paste(down, (0, height - size))
    mask.paste(across.transpose(flip.FLIP_TOP_BOTTOM), (width - size, height - size))
    sprite = Image.new("RGBA", (width, height), color)
    sprite.putalpha(mask)
    return sprite


def _shadow(width: int) -> Image.Image:
    """A dark edge that tells overlapping cards apart."""
    return _rounded(width + 2, card_height(width) + 4, 0.07 * width + 1, "#17161c")


def _ring(width: int, wide: int, color: str) -> Image.Image:
    return _rounded(width + 2 * wide, card_height(width) + 2 * wide, 0.07 * width + wide, color)


@lru_cache(maxsize=64)
def _halo(width: int, height: int, reach: int) -> Image.Image:
    """A soft ring of light around a tile, in three steps."""
    image = Image.new("RGBA", (width + 2 * reach, height + 2 * reach), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    for step, color in enumerate(("#39653c", "#97893a", "#f2c14a")):
        inset = step * reach // 3
        far, low = image.width - 1 - inset, image.height - 1 - inset
        draw.rounded_rectangle((inset, inset, far, low), 0.07 * width + reach - inset, fill=color)
    return image


@lru_cache(maxsize=256)
def _ghost(piece: str, width: int) -> Image.Image:
    whole = face(piece, width)
    ghost = Image.blend(Image.new("RGBA", whole.size, PANEL), whole, 0.36)
    ghost.putalpha(whole.getchannel("A"))
    return ghost


@lru_cache(maxsize=128)
def _sign(category: str, size: int, color: str) -> Image.Image:
    big = size * _FINE
    image = Image.new("RGBA", (big, big), color)
    mask = Image.new("L", (big, big), 0)
    draw = ImageDraw.Draw(mask)
    if category == "H":
        draw.ellipse((0, 0, big - 1, big - 1), fill=255)
    elif category == "A":
        draw.polygon([(0, 0.93 * big), (big / 2, 0.05 * big), (big, 0.93 * big)], fill=255)
    elif category == "R":
        draw.rectangle((0, 0.3 * big, big, 0.7 * big), fill=255)
    else:
        draw.ellipse((0.3 * big, 0.3 * big, 0.7 * big, 0.7 * big), fill=255)
    image.putalpha(mask)
    return image.reduce(_FINE)


@lru_cache(maxsize=64)
def _tab(mark: str, size: int) -> Image.Image:
    """A small round tab: an arrow up for played, a half-turned card for turned, a ring for match."""
    big = size * _FINE
    image = Image.new("RGBA", (big, big), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, big - 1, big - 1), fill=INK)
    rim = big // 14
    draw.ellipse((rim, rim, big - 1 - rim, big - 1 - rim), fill=_RINGS[mark])

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * big, y * big) for x, y in points]

    if mark == "played":
        draw.polygon(
            at((0.5, 0.16), (0.8, 0.5), (0.61, 0.5), (0.61, 0.82), (0.39, 0.82), (0.39, 0.5), (0.2, 0.5)), fill=INK
        )
    elif mark == "turned":
        draw.polygon(at((0.3, 0.2), (0.7, 0.2), (0.7, 0.8), (0.3, 0.8)), fill=INK)
        draw.polygon(at((0.5, 0.26), (0.64, 0.26), (0.64, 0.74), (0.5, 0.74)), fill=PAPER)
    else:
        draw.ellipse((0.26 * big, 0.26 * big, 0.74 * big, 0.74 * big), fill=INK)
        draw.ellipse((0.39 * big, 0.39 * big, 0.61 * big, 0.61 * big), fill=_RINGS[mark])
    return image.reduce(_FINE)


@lru_cache(maxsize=8)
def _arrow_shape(width: int, height: int) -> Image.Image:
    image = Image.new("RGBA", (width * _FINE, height * _FINE), GOLD)
    mask = Image.new("L", image.size, 0)
    w, h = image.size
    points = [
        (0, 0.36 * h),
        (0.6 * w, 0.36 * h),
        (0.6 * w, 0),
        (w, h / 2),
        (0.6 * w, h),
        (0.6 * w, 0.64 * h),
        (0, 0.64 * h),
    ]
    ImageDraw.Draw(mask).polygon(points, fill=255)
    image.putalpha(mask)
    return image.reduce(_FINE)
