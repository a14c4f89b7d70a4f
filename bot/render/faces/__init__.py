"""The drawn faces of computers. `python -m bot.decks.build` makes them from the drawings beside this file."""

from functools import cache
from pathlib import Path
from typing import cast

from PIL import Image

from bot.render.palette import RGB

FACES = ("fox", "tanuki", "cat", "frog", "crane", "rabbit")
"""Names of the drawings. A computer's name is the message `computer-FACE`."""
Face = str
"""One of FACES."""

FOLDER = Path(__file__).parent
SIZE = 128
"""Width and height of a face as it is made, in pixels."""

LARGE = 90
"""Minimum number of pixels of a colour that is more than an edge."""


def face_of(table: int, seat: int) -> Face:
    """Return the face of the computer in a seat of the table with that number. It is the same for the whole match.

    The computers of a table have different faces."""
    return FACES[(table + seat) % len(FACES)]


@cache
def face(name: Face) -> Image.Image:
    """Return a face as an RGBA image. Never draw on it."""
    with Image.open(FOLDER / f"{name}.png") as image:
        return image.convert("RGBA")


@cache
def flat_colours(name: Face) -> list[RGB]:
    """Return the colours of a face without those at its edges, the most frequent first."""
    counts = cast("list[tuple[int, tuple[int, int, int, int]]]", face(name).getcolors(SIZE * SIZE))
    return [
        (red, green, blue)
        for count, (red, green, blue, alpha) in sorted(counts, reverse=True)
        if alpha and count > LARGE
    ]
