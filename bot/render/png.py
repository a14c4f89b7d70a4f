"""PNG files made of strips. Each strip is compressed separately, so that unchanged strips are not compressed again."""

from collections.abc import Iterable
from dataclasses import dataclass
from struct import pack
from typing import Any

from isal import isal_zlib

zlib: Any = isal_zlib

LEVEL = 1
"""Compression level, the same for all pictures, because otherwise their size would tell when they were painted.

Level 0 saves no time, level 2 saves hardly any bytes, and level 3 takes four times as long."""

_BASE = 65521
_END = b"\x03\x00"
"""An empty deflate block that ends the data."""


@dataclass(frozen=True, slots=True)
class Strip:
    """Rows of a picture, compressed as deflate blocks that end at a byte boundary.

    `adler` and `length`: the Adler-32 checksum and the number of bytes of the uncompressed rows."""

    data: bytes
    adler: int
    length: int


def strip(rows: bytes | memoryview) -> Strip:
    """Compress rows of pixels. Each row consists of a byte 0 (no filter) and a byte for each pixel."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return Strip(packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH), zlib.adler32(rows), len(rows))


def png(width: int, height: int, palette: bytes, strips: Iterable[Strip]) -> bytes:
    """Build a PNG file. `palette`: three bytes per colour. `strips`: all strips of the picture, from the top."""
    strips = tuple(strips)
    adler = 1
    for each in strips:
        adler = _joined(adler, each)
    data = b"".join((b"\x78\x9c", *(each.data for each in strips), _END, pack(">I", adler)))
    header = pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, body) for name, body in chunks)


def _joined(adler: int, after: Strip) -> int:
    """Return the Adler-32 checksum of all rows up to the end of the strip `after`.

    `adler`: the checksum before that strip."""
    low, high = adler & 0xFFFF, adler >> 16
    plus, more = after.adler & 0xFFFF, after.adler >> 16
    return (high + more + after.length * (low - 1)) % _BASE << 16 | (low + plus - 1) % _BASE


def _chunk(name: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + name + body + pack(">I", zlib.crc32(body, zlib.crc32(name)))
