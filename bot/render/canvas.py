"""The canvas on which a part of a picture is painted. Its pixels are palette indices."""

from functools import lru_cache
from math import ceil
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from bot.render.faces import Face, face, flat_colours
from bot.render.fonts import BOLD, font, shortened
from bot.render.layout import READABLE, Box
from bot.render.masks import Mask, quarter, rounded
from bot.render.palette import Palette, blend, looked_up, rgb
from bot.render.sprites import sheet
from bot.render.theme import Ground, Look, Theme

KEPT = 1024
"""Maximum number of cached words, and of cached shapes. Each takes about 2 KB."""

SMALL = 2500
"""Maximum number of pixels of a round shape that is cached as a whole, as a mark or a seat's disc."""

_FACE = 0.84
"""Width of a face as a fraction of its disc."""

Core = Any
"""Pillow's own image in C.

Pasting into this image directly takes a fifth of the time that Pillow's wrapper takes. Pasting is half of the time of a
picture."""

Tint = tuple[Core, Core, int, int]
"""A painted shape: palette indices (mode L), the mask of the pixels to paste (mode 1), width and height."""


class Canvas:
    """Rows of a picture, from `top`. All coordinates are those of the whole picture.

    `image`: the empty ground in these rows. An extra column at the left holds each row's PNG filter type, which is 0
    (none)."""

    def __init__(
        self,
        image: Image.Image,
        top: int,
        look: Look,
        palette: Palette,
        sheets: Path | None,
        ground: Ground,
        faces: tuple[Face | None, ...] = (),
    ) -> None:
        self.look, self.palette = look, palette
        self.ground: Ground = ground
        self.theme: Theme = look.colours
        self.size = Box(0, top, image.width - 1, image.height)
        self._top, self._sheets, self._image, self._faces = top, sheets, image, faces
        self._core: Core = image.im
        surface = self.theme.surface(ground)
        self._base, self._threads = palette.number(surface.base), {*map(palette.number, surface.threads)}

    def rows(self) -> bytes:
        """Return the pixels of all rows. A byte 0, the PNG filter type, precedes each row."""
        self._core.paste(0, (0, 0, 1, self._image.height))
        return self._image.tobytes()

    def piece(self, name: str, box: Box, width: int, how: str = "", faded: float = 1.0) -> None:
        """Paste a piece from the sheet of that width. The outline of the piece extends slightly beyond the box.

        `how`: the variant of the sheet, such as `-codes`. `faded`: the opacity of the piece over a panel, from 0 to
        1."""
        assert self._sheets is not None
        pieces = sheet(self._sheets, f"{self.look.theme}{how}", width)
        sprite = pieces.sprites[name]
        if faded < 1:
            sprite = looked_up(sprite, self.palette.faded(self.theme.surface(self.ground).panel, faded))
        x, y = box.x + 1 - pieces.edge, box.y - self._top - pieces.edge
        self._core.paste(sprite.im, (x, y, x + sprite.width, y + sprite.height), pieces.outline.im)

    def face_of(self, seat: int) -> Face | None:
        """Return the face of the computer in a seat, None if there is no computer."""
        return self._faces[seat] if 0 <= seat < len(self._faces) else None

    def face(self, name: Face, box: Box, ground: str) -> None:
        """Paint the face of a computer in the middle of a box, on a background of colour `ground`."""
        tint = _faced(name, round(_FACE * box.w), self.palette, ground)
        self._lay(tint, box.x + (box.w - tint[2]) // 2, box.y + (box.h - tint[3]) // 2)

    def stamp(self, mask: Mask, x: int, y: int, color: str, under: str = "") -> None:
        """Paint a colour in the shape of a mask. The mask gives the opacity of each pixel.

        `under`: the colour of the background, with which `color` is mixed. If it is "", the present colour at (`x`,
        `y`) is used."""
        ground = self.palette.number(under) if under else self._lies(x, y)
        self._lay(_tinted(mask, self.palette, ground, color), x, y)

    def fill(self, box: Box, color: str) -> None:
        """Fill a rectangle."""
        left, top = box.x + 1, box.y - self._top
        self._core.paste(self.palette.number(color), (left, top, left + box.w, top + box.h))

    def round(self, box: Box, radius: float, color: str, under: str = "") -> None:
        """Fill a rectangle with smooth round corners. `under`: the colour of the background, as in `stamp`."""
        size = min(ceil(radius), box.w // 2, box.h // 2)
        grounds = self._corners(box, under)
        if box.w * box.h <= SMALL and len({*grounds}) == 1:
            self._lay(_tinted(rounded(box.w, box.h, size, radius), self.palette, grounds[0], color), box.x, box.y)
            return
        # a circle has nothing between its corners
        if box.w > 2 * size:
            self.fill(Box(box.x + size, box.y, box.w - 2 * size, box.h), color)
        if box.h > 2 * size:
            self.fill(Box(box.x, box.y + size, box.w, box.h - 2 * size), color)
        for number, tint in enumerate(_quarters(size, radius, self.palette, grounds, color)):
            low, right = divmod(number, 2)
            y = box.bottom - size if low else box.y
            if -size < y - self._top < self.size.h:
                self._lay(tint, box.right - size if right else box.x, y)

    def _corners(self, box: Box, under: str) -> tuple[int, ...]:
        """Return the palette indices at the corners of a box: upper left, upper right, lower left, lower right."""
        if under:
            return (self.palette.number(under),) * 4
        left, right, top, bottom = box.x, box.right - 1, box.y, box.bottom - 1
        return self._lies(left, top), self._lies(right, top), self._lies(left, bottom), self._lies(right, bottom)

    def write(
        self, box: Box, text: str, size: int, align: str, color: str, under: str = "", weight: str = BOLD
    ) -> None:
        """Write one line of text, vertically centred in the box.

        `under`: the colour of the background, as in `stamp`.

        If the text is too wide, it is made smaller, and then shortened."""
        used, text, across = fitted(text, size, box.w, self.look.face, weight)
        if not text.strip():
            return
        ground = self.palette.number(under) if under else self._lies(box.x, box.y + box.h // 2)
        word, left, rise = _word(text, used, self.look.face, weight, self.palette, ground, color)
        x = {"left": 0.0, "center": (box.w - across) / 2, "right": box.w - across}[align]
        self._lay(word, box.x + round(x) + left, box.y + round(box.h / 2 + 0.365 * used) + rise)

    def _lay(self, tint: Tint, x: int, y: int) -> None:
        numbers, opaque, width, height = tint
        self._core.paste(numbers, (x + 1, y - self._top, x + 1 + width, y - self._top + height), opaque)

    def _lies(self, x: int, y: int) -> int:
        """Return the palette index of the colour at a point. The pattern of the ground counts as its base.

        For a point outside the canvas, use the nearest point on it."""
        row, column, size = y - self._top, x + 1, self.size
        if not (0 <= row < size.h and 1 <= column <= size.w):
            row, column = min(max(row, 0), size.h - 1), min(max(column, 1), size.w)
        number = self._core.getpixel((column, row))
        return self._base if number in self._threads else number


def forget() -> None:
    """Clear the cache of painted words, because some of them are names of users."""
    fitted.cache_clear()
    _word.cache_clear()


@lru_cache(maxsize=KEPT)
def fitted(text: str, size: int, width: int, face: str = "", weight: str = BOLD) -> tuple[int, str, float]:
    """Make the text fit into `width` pixels. Return its size, the text itself, and its width.

    If the smallest size is still too wide, the text is shortened."""
    least = min(size, max(READABLE, round(0.6 * size)))
    for smaller in range(size, least - 1, -1):
        across = font(text, smaller, face, weight).getlength(text)
        if across <= width:
            return smaller, text, across
    text = shortened(text, least, width, face, weight)
    return least, text, font(text, least, face, weight).getlength(text)


@lru_cache(maxsize=KEPT)
def _word(
    text: str, size: int, face: str, weight: str, palette: Palette, ground: int, color: str
) -> tuple[Tint, int, int]:
    """Paint a line of text. Return it with the x and y of its corner, relative to the start of its baseline."""
    used = font(text, size, face, weight)
    left, up, right, down = map(int, used.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(right - left, 1), max(down - up, 1)), 0)
    ImageDraw.Draw(mask).text((-left, -up), text, font=used, fill=255, anchor="ls")
    return _over(mask, palette, ground, color), left, up


@lru_cache(maxsize=KEPT)
def _tinted(mask: Mask, palette: Palette, ground: int, color: str) -> Tint:
    return _over(mask.image, palette, ground, color)


@lru_cache(maxsize=KEPT)
def _quarters(size: int, radius: float, palette: Palette, grounds: tuple[int, ...], color: str) -> tuple[Tint, ...]:
    """Paint the four corners of a rounded rectangle, each on its own ground."""
    corners = ((bool(number % 2), number > 1) for number in range(4))
    masks = [quarter(size, radius, right, low).image for right, low in corners]
    return tuple(_over(mask, palette, ground, color) for mask, ground in zip(masks, grounds, strict=True))


@lru_cache(maxsize=128)
def _faced(name: Face, size: int, palette: Palette, ground: str) -> Tint:
    """Scale a face and mix its edges with the colour of its background. Few colours are used, which saves bytes."""
    drawn: Any = face(name)
    image: Image.Image = drawn.resize((size, size), Image.Resampling.LANCZOS)
    whole = Image.new("RGBA", image.size, ground)
    whole.alpha_composite(image)
    first, *others = flat = flat_colours(name)
    few = Palette([*flat, rgb(ground), *(blend(first, other, 0.5) for other in (*others, rgb(ground)))])
    table = bytes([0, *map(palette.nearest, few.colours[1:])]).ljust(256, b"\0")
    return _pasted(whole.convert("RGB"), image.getchannel("A"), 0, few, table)


def _pasted(image: Image.Image, opacity: Image.Image, least: int, palette: Palette, table: bytes = b"") -> Tint:
    """Replace the colours of an image by those of the palette. Leave out pixels whose opacity is at most `least`.

    `table`: the numbers to which those of the palette are changed."""
    known = Image.new("P", (1, 1))
    known.putpalette(palette.table[3:])
    image = image.quantize(palette=known, dither=Image.Dither.NONE)
    shifted = bytes([*range(1, 256), 255])
    numbers = looked_up(Image.frombytes("L", image.size, image.tobytes()), shifted.translate(table or None))
    opaque = looked_up(opacity, bytes(255 * (part > least) for part in range(256)), "1")
    return numbers.im, opaque.im, *numbers.size


def _over(mask: Image.Image, palette: Palette, ground: int, color: str) -> Tint:
    ramp = palette.ramp(ground, color)
    opaque = looked_up(mask, bytes(255 * (number != ground) for number in ramp), "1")
    return looked_up(mask, ramp).im, opaque.im, mask.width, mask.height
