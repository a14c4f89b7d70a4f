"""The pieces as emoji. The name of an emoji contains a hash of its picture, so it changes with the picture."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from engine.core import Piece

BACK = "back"
"""The code that stands for a piece lying face down."""

_HERE = Path(__file__).parent
_CODES = {
    "hanafuda": ("c", r"[01]\d[HARK]\d?"),
    "mahjong": ("t", r"[A-Z]|[a-z]\d"),
}
"""For each deck, the first letter of its emoji names on Discord, and a regular expression for its piece codes."""
_NAMES = "|".join(f"{letter}(?:{code}|{BACK})" for letter, code in _CODES.values())
_OURS = re.compile(rf"hp_(?:{_NAMES})_[0-9a-f]{{6}}")
DECKS = tuple(_CODES)


@dataclass(frozen=True, slots=True)
class Square:
    """The emoji of a piece: its name on Discord, and its PNG file."""

    name: str
    file: Path


def squares(deck: str) -> Mapping[Piece, Square]:
    """Return the emoji of a deck, by piece. The back has an emoji, too."""
    return _squares()[deck]


def pieces(deck: str) -> list[Piece]:
    """Return all pieces of a deck, without the back."""
    return [piece for piece in squares(deck) if piece != BACK]


def names() -> Mapping[str, Square]:
    """Return the emoji of all decks by name."""
    return {square.name: square for deck in _squares().values() for square in deck.values()}


def is_ours(name: str) -> bool:
    """Return whether an emoji with that name was made by some version of this bot."""
    return _OURS.fullmatch(name) is not None


@cache
def _squares() -> Mapping[str, Mapping[Piece, Square]]:
    return {
        deck: {
            file.stem: Square(f"hp_{letter}{file.stem}_{sha256(file.read_bytes()).hexdigest()[:6]}", file)
            for file in sorted((_HERE / deck / "emoji").glob("*.png"))
        }
        for deck, (letter, _) in _CODES.items()
    }
