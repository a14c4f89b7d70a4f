"""Animated pictures (GIF), and the layout of their frames.

All frames share one palette. Each frame holds only the box that changed."""

from __future__ import annotations

import io
from collections.abc import Iterable
from struct import pack

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from bot.render.layout import MARGIN, MEDIUM, WIDTH, Box, Item, Panel, Picture, Text, line, moved, panel_tone, wrapped
from bot.render.palette import CLEAR, looked_up

_LINES = 2
BAR = _LINES * line(MEDIUM) + 24
"""Height of the bar, in pixels."""


def fits(said: str, across: int = WIDTH) -> bool:
    """Return whether the whole text fits into the bar under a picture `across` px wide."""
    return len(_lines(said, across)) <= _LINES


def framed(picture: Picture, high: int, said: str) -> Picture:
    """Put the picture in the middle of an area `high` px high. Below it, add a bar with the text `said`.

    If the text does not fit into the bar, it is left out."""
    bar, words = Box(0, high, picture.width, BAR), _lines(said, picture.width)[:_LINES]
    top = bar.y + (bar.h - len(words) * line(MEDIUM)) // 2
    lines: list[Item] = [
        Text(Box(MARGIN, top + number * line(MEDIUM), bar.w - 2 * MARGIN, line(MEDIUM)), part, MEDIUM, "center", "bold")
        for number, part in enumerate(words)
    ]
    items = (*moved(picture.items, 0, (high - picture.height) // 2), Panel(bar, panel_tone(picture.ground)), *lines)
    return Picture(picture.width, high + BAR, items, picture.ground)


def _lines(said: str, across: int) -> list[str]:
    return wrapped(said, MEDIUM, across - 2 * MARGIN)


COLOURS = 256
_CHANGED = bytes([0, *[255] * 255])
_FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END = b"\x3b"
_KEEP = 1
"""GIF disposal method: the frame stays, and the next frame is laid over it."""


def start(picture: bytes) -> bytes:
    """Return the beginning of a GIF file. `picture`: any picture of the animation.

    All pictures of an animation must be PNGs of the same size with the same palette."""
    image = Image.open(io.BytesIO(picture))
    palette = bytes(image.getpalette() or ()).ljust(3 * COLOURS, b"\0")
    size = pack("<HHBBB", image.width, image.height, 0xF7, CLEAR, 0)  # one palette of 256 colours for all frames
    return b"GIF89a" + size + palette + _FOR_EVER


def frame(before: bytes | None, picture: bytes, pause_ms: int) -> bytes:
    """Encode a picture as a frame of a GIF. `before`: the previous picture, or None for the first frame.

    Return b"" if both pictures are equal. Any thread may call this."""
    image = _numbers(picture)
    left, top = 0, 0
    if before is not None:
        changes = ImageChops.difference(image, _numbers(before))
        box = changes.getbbox()
        if box is None:
            return b""
        clear = Image.new("L", image.size, CLEAR)
        clear.paste(image, mask=looked_up(changes, _CHANGED, "1"))
        image, (left, top) = clear.crop(box), box[:2]
    return b"".join(getdata(image, (left, top), duration=pause_ms, transparency=CLEAR, disposal=_KEEP))


def whole(parts: Iterable[bytes]) -> bytes:
    """Join the start and the frames to a complete file."""
    return b"".join((*parts, _END))


def _numbers(picture: bytes) -> Image.Image:
    """Convert a picture to an image of its palette indices."""
    image = Image.open(io.BytesIO(picture))
    return Image.frombytes("L", image.size, image.tobytes())
