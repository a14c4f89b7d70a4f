"""The one typeface of the pictures: which characters it holds, and fonts by size."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PIL import ImageFont

_HERE = Path(__file__).parent


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The typeface at `size` pixels."""
    return ImageFont.truetype(_HERE / "noto-sans-subset-bold.ttf", size, layout_engine=ImageFont.Layout.BASIC)


def drawable(text: str) -> bool:
    """Whether the typeface has every character of the text."""
    return _glyphs().issuperset(text)


@cache
def _glyphs() -> frozenset[str]:
    return frozenset((_HERE / "glyphs.txt").read_text(encoding="utf-8"))
