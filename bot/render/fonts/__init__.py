"""The one typeface of the pictures: which characters it holds, and fonts by size."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from unicodedata import normalize

from PIL import ImageFont

_HERE = Path(__file__).parent
FILE = _HERE / "noto-sans-subset-bold.ttf"


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The typeface at `size` pixels."""
    return ImageFont.truetype(FILE, size, layout_engine=ImageFont.Layout.BASIC)


def drawable(text: str) -> bool:
    """Whether the typeface has every character of the text."""
    return _glyphs().issuperset(text)


def writable(name: str) -> str:
    """The name without the characters that the typeface lacks, "" if nothing to read is left.

    A letter with marks that are not there goes without them.
    """
    letters = (each if drawable(each) else normalize("NFD", each) for each in normalize("NFC", " ".join(name.split())))
    left = " ".join("".join(filter(drawable, "".join(letters))).split())
    return left if any(each.isalnum() for each in left) else ""


@cache
def _glyphs() -> frozenset[str]:
    return frozenset((_HERE / "glyphs.txt").read_text(encoding="utf-8"))
