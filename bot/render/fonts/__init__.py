"""The one typeface of the pictures: which characters it holds, and fonts by size."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from unicodedata import normalize

from PIL import ImageFont

_HERE = Path(__file__).parent
FILE = _HERE / "noto-sans-subset-bold.ttf"
"""All words of pictures, and what Latin-1 can write."""
NAMES = _HERE / "noto-sans-names-bold.ttf"
"""The same and the letters of names, ten times as large: opened for texts that need it alone."""


def font(text: str, size: int) -> ImageFont.FreeTypeFont:
    """The typeface at `size` pixels, with all characters of a text that is `drawable`."""
    return _of_words(size) if all(letter in _letters() for letter in text) else _of_names(size)


def drawable(text: str) -> bool:
    """Whether the typeface has every character of the text."""
    return all(map(_drawn, text))


def writable(name: str) -> str:
    """The name without the characters that the typeface lacks, "" if nothing to read is left.

    A letter with marks that are not there goes without them.
    """
    letters = (each if _drawn(each) else normalize("NFD", each) for each in normalize("NFC", " ".join(name.split())))
    left = " ".join("".join(filter(_drawn, "".join(letters))).split())
    return left if any(each.isalnum() for each in left) else ""


@lru_cache(maxsize=1024)
def _drawn(letter: str) -> bool:
    """Whether the typeface has that character."""
    return letter in _letters() or letter in _letters("names")


@cache
def _letters(of: str = "glyphs") -> str:
    """One text, because a set of ten thousand takes a megabyte."""
    return (_HERE / f"{of}.txt").read_text(encoding="utf-8")


@cache
def _of_words(size: int) -> ImageFont.FreeTypeFont:
    return _opened(FILE, size)


@lru_cache(maxsize=12)
def _of_names(size: int) -> ImageFont.FreeTypeFont:
    return _opened(NAMES, size)


def _opened(file: Path, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(file, size, layout_engine=ImageFont.Layout.BASIC)
