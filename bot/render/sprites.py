"""Sheets of sprites: all pieces of a deck at one width. `python -m bot.decks.build` builds them from drawings."""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from types import MappingProxyType

from PIL import Image, PngImagePlugin

from bot.render.palette import CLEAR, Palette, looked_up

_NAMES, _EDGE = "sprites", "edge"
KEPT_BYTES = 12 << 20
"""Maximum number of bytes of cached sheets. Beyond that, the sheets unused for longest are dropped.

The sheets of both decks in one theme take less."""

_OPAQUE = bytes(255 * (number != CLEAR) for number in range(256))


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """Sprites by name: images of mode L with palette indices.

    All sprites have the same outline (mode 1), which reaches `edge` pixels beyond the box of the piece. Sheets are
    shared, so never draw on their images."""

    sprites: Mapping[str, Image.Image]
    outline: Image.Image
    edge: int

    @property
    def size(self) -> int:
        """The size of all sprites in bytes."""
        return len(self.sprites) * self.outline.width * self.outline.height


_sheets: OrderedDict[tuple[Path, str, int], Sheet] = OrderedDict()


def sheet(folder: Path, name: str, width: int) -> Sheet:
    """Return the sheet of that name and width. Raises OSError if there is none."""
    key = (folder, name, width)
    if key in _sheets:
        _sheets.move_to_end(key)
        return _sheets[key]
    found = _sheets[key] = _read(folder, name, width)
    size = sum(each.size for each in _sheets.values())
    while size > KEPT_BYTES and len(_sheets) > 1:
        size -= _sheets.popitem(last=False)[1].size
    return found


def _read(folder: Path, name: str, width: int) -> Sheet:
    with Image.open(folder / f"{name}.{width}.png") as whole:
        whole.load()
        numbers = Image.frombytes("L", whole.size, whole.tobytes())
        keys = str(whole.info[_NAMES]).split()
        edge = int(whole.info[_EDGE])
    high = numbers.height // len(keys)
    sprites = {key: numbers.crop((0, n * high, numbers.width, (n + 1) * high)) for n, key in enumerate(keys)}
    return Sheet(MappingProxyType(sprites), looked_up(next(iter(sprites.values())), _OPAQUE, "1"), edge)


@cache
def palette_of(folder: Path, name: str) -> Palette:
    """Return the palette that all sheets of that name share."""
    with Image.open(min(folder.glob(f"{name}.*.png"))) as whole:
        table = whole.getpalette() or []
    colours = list(zip(table[::3], table[1::3], table[2::3], strict=True))
    return Palette([(r, g, b) for r, g, b in colours[1:]])


def packed(sprites: Mapping[str, Image.Image], edge: int, palette: Palette) -> bytes:
    """Encode sprites as a sheet file (PNG). In the file, each sprite is below the previous one.

    `sprites`: images of mode L with palette indices, all of the same size."""
    (width, height), *others = {image.size for image in sprites.values()}
    assert not others
    whole = Image.new("P", (width, height * len(sprites)), CLEAR)
    whole.putpalette(palette.table)
    for place, image in enumerate(sprites.values()):
        whole.paste(image, (0, place * height))
    said = PngImagePlugin.PngInfo()
    said.add_text(_NAMES, " ".join(sprites))
    said.add_text(_EDGE, str(edge))
    out = BytesIO()
    whole.save(out, "PNG", pnginfo=said, compress_level=9)
    return out.getvalue()
