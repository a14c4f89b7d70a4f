"""Pictures as PNG: paints what a layout has placed, with Pillow alone and no state but caches, so in any thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import Any

from PIL import Image, ImageDraw

from bot.render.fonts import font
from bot.render.layout import Arrow, Box, Disc, Panel, Picture, Pill, Seal, Text
from bot.render.theme import Ground, Theme

FINE = 4
"""Round shapes are drawn so many times as large, then made small."""

_SMALLEST = 14


@dataclass(frozen=True, slots=True)
class Canvas:
    """A picture while it is painted."""

    image: Image.Image
    theme: Theme
    ground: Ground = "felt"

    def paste(self, sprite: Image.Image, x: int, y: int) -> None:
        """A sprite with its upper left corner at a point, as far as it is not transparent."""
        self.image.paste(sprite, (x, y), sprite)

    def write(self, box: Box, text: str, size: int, align: str, color: str) -> None:
        """One line in the middle of the box's height; smaller, then shorter, until it fits the width."""
        used, text = _fitted(text, size, box.w)
        x = {"left": box.x, "center": box.x + box.w / 2, "right": box.right}[align]
        anchor = {"left": "l", "center": "m", "right": "r"}[align]
        baseline = box.y + round(box.h / 2 + 0.365 * used)
        ImageDraw.Draw(self.image).text((x, baseline), text, font=font(used), fill=color, anchor=f"{anchor}s")


Art = Mapping[type[Any], Callable[[Any, Canvas], None]]
"""How each kind of item is painted: a deck has its own items, and says so of them."""


def paint(picture: Picture, art: Art, theme: Theme) -> bytes:
    """The picture as a PNG with a palette of 256 colours."""
    ground = {"felt": theme.felt, "table": theme.table}[picture.ground]
    canvas = Canvas(Image.new("RGB", (picture.width, picture.height), ground), theme, picture.ground)
    brushes = {**_ART, **art}
    for item in picture.items:
        brushes[type(item)](item, canvas)
    out = BytesIO()
    canvas.image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG")
    return out.getvalue()


def _panel(item: Panel, canvas: Canvas) -> None:
    box, theme = item.box, canvas.theme
    ground, glow = (theme.panel, theme.panel_glow) if item.tone == "panel" else (theme.board, theme.board_glow)
    if item.glow:
        for grow, color in zip((6, 4, 2), (*glow, theme.gold), strict=True):
            canvas.paste(rounded(box.w + 2 * grow, box.h + 2 * grow, 16 + grow, color), box.x - grow, box.y - grow)
    canvas.paste(rounded(box.w, box.h, 16, ground), box.x, box.y)


def _disc(item: Disc, canvas: Canvas) -> None:
    box = item.box
    canvas.paste(rounded(box.w, box.h, box.w / 2, canvas.theme.paper), box.x, box.y)
    inner = box.inset(max(2, box.w // 18))
    seats = canvas.theme.seats
    ground, tone = seats[item.seat % len(seats)]
    canvas.paste(rounded(inner.w, inner.h, inner.w / 2, ground), inner.x, inner.y)
    canvas.write(inner, str(item.seat + 1), round(box.h * 0.58), "center", tone)


def _seal(item: Seal, canvas: Canvas) -> None:
    box = item.box
    ground, color = (canvas.theme.gold if item.tone == "gold" else canvas.theme.paper), canvas.theme.ink
    canvas.paste(rounded(box.w, box.h, box.w / 2, ground), box.x, box.y)
    canvas.write(box.inset(5), item.text, round(box.h * 0.66), "center", color)


def _text(item: Text, canvas: Canvas) -> None:
    canvas.write(item.box, item.text, item.size, item.align, canvas.theme.tones[item.tone])


def _pill(item: Pill, canvas: Canvas) -> None:
    box = item.box
    ground, color = canvas.theme.pills(canvas.ground)[item.tone]
    canvas.paste(rounded(box.w, box.h, box.h / 2, ground), box.x, box.y)
    canvas.write(box.inset(8, 0), item.text, item.size, "center", color)


def _arrow(item: Arrow, canvas: Canvas) -> None:
    canvas.paste(_arrow_shape(item.box.w, item.box.h, canvas.theme.gold), item.box.x, item.box.y)


_ART: Art = {Panel: _panel, Disc: _disc, Seal: _seal, Text: _text, Pill: _pill, Arrow: _arrow}


@lru_cache(maxsize=2048)
def _fitted(text: str, size: int, width: int) -> tuple[int, str]:
    least = max(_SMALLEST, round(0.6 * size))
    for smaller in range(size, least - 1, -1):
        if font(smaller).getlength(text) <= width:
            return smaller, text
    while text and font(least).getlength(f"{text}…") > width:
        text = text[:-1]
    return least, f"{text}…" if text else ""


@lru_cache(maxsize=512)
def rounded(width: int, height: int, radius: float, color: str) -> Image.Image:
    """A filled rectangle with smooth round corners; only the corners are drawn large."""
    mask = Image.new("L", (width, height), 255)
    size = min(int(radius + 0.999), width, height)
    large = Image.new("L", (size * 2 * FINE, size * 2 * FINE), 0)
    ImageDraw.Draw(large).ellipse((0, 0, radius * 2 * FINE - 1, radius * 2 * FINE - 1), fill=255)
    corner = large.reduce(FINE).crop((0, 0, size, size))
    flip = Image.Transpose
    across, down = corner.transpose(flip.FLIP_LEFT_RIGHT), corner.transpose(flip.FLIP_TOP_BOTTOM)
    mask.paste(corner, (0, 0))
    mask.paste(across, (width - size, 0))
    mask.paste(down, (0, height - size))
    mask.paste(across.transpose(flip.FLIP_TOP_BOTTOM), (width - size, height - size))
    sprite = Image.new("RGBA", (width, height), color)
    sprite.putalpha(mask)
    return sprite


@lru_cache(maxsize=8)
def _arrow_shape(width: int, height: int, color: str) -> Image.Image:
    image = Image.new("RGBA", (width * FINE, height * FINE), color)
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
    return image.reduce(FINE)
