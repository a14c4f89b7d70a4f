"""Animated pictures (GIF), and their frames.

All frames share one palette. Each frame holds only the box that changed."""

import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from struct import pack

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from bot.render.layout import Box, Halo, Item, Picture, moved
from bot.render.palette import CLEAR, looked_up

_FLIGHT = (0.0, 0.35, 0.6, 0.8, 0.93, 1.0)
"""Distance that a piece has flown in each frame, as a part of its way."""
_PULSE = (8, 15, 8)
"""Distance in pixels that a ring of light reaches beyond its piece in each frame."""
_SLIDE = (0.7, 0.3, 0.08, 0.0)
"""Distance of a banner from its place in each frame, as a part of the picture's width."""
_FLY_MS, _PULSE_MS, _SLIDE_MS, _STAND_MS = 90, 130, 90, 550


def fitted(picture: Picture, high: int) -> Picture:
    """Put the picture in the middle of an area `high` px high."""
    return replace(picture, height=high, items=(*moved(picture.items, 0, (high - picture.height) // 2),))


def animated(
    picture: Picture, flying: Sequence[Item], start: Box, banner: Sequence[Item]
) -> Iterator[tuple[Picture, int]]:
    """Yield frames of a picture, each with the milliseconds that it is shown, in less than two seconds together.

    The items `flying` fly from `start` to their places, a ring of light pulses around them, and the banner slides in
    from the right."""
    lying = tuple(item for item in picture.items if item not in flying)
    for part in _FLIGHT:
        yield replace(picture, items=(*lying, *[_between(item, start, part) for item in flying])), _FLY_MS
    for reach in _PULSE:
        yield replace(picture, items=(*lying, *(Halo(item.box, reach) for item in flying), *flying)), _PULSE_MS
    for off in _SLIDE:
        slid = moved(banner, round(off * picture.width), 0)
        yield replace(picture, items=(*lying, *flying, *slid)), _SLIDE_MS if off else _STAND_MS


def _between(item: Item, start: Box, part: float) -> Item:
    """Move an item to a point of its way from the middle of `start`."""
    box, left = item.box, 1 - part
    x, y = start.x + (start.w - box.w) // 2 - box.x, start.y + (start.h - box.h) // 2 - box.y
    return moved([item], round(left * x), round(left * y))[0]


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
    # One palette of 256 colours for all frames.
    return b"GIF89a" + pack("<HHBBB", image.width, image.height, 0xF7, CLEAR, 0) + palette + _FOR_EVER


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
    image = Image.open(io.BytesIO(picture))
    return Image.frombytes("L", image.size, image.tobytes())
