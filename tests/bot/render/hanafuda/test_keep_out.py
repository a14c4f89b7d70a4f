"""The marks of a card lie in its corners, so no head and no bud is drawn there; and nothing lies on a head."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

from bot.decks.build import HERE
from bot.decks.drawings import pixels
from bot.render.theme import DAY
from engine.hanafuda.cards import CARDS

FOLDER = HERE / "hanafuda" / "svg"
CORNERS = {"upper left": (0, 0, 100, 100), "lower right": (130, 257, 200, 327)}
HEADED = {"01H", "02A", "04A", "06A", "07A", "08A", "10A", "11A", "11H", "12H"}
"""The cards with an animal or a person."""


def covered(markup: str) -> Image.Image:
    """Where something is drawn, on the grid of a card."""
    return pixels(markup, (200, 327), (200, 327), DAY).getchannel("A").point([255 * (n > 16) for n in range(256)])


def inside(name: str) -> str:
    text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8").replace("parts.svg#", "#")
    return text[text.index(">") + 1 : text.rindex("</svg>")]


def bright(part: str) -> str:
    """A part that is a head in a colour that no card has."""
    return re.sub(r'(fill|stroke)="#\w+"', r'\1="#00ff00"', part)


def heads(markup: str) -> int:
    """How many pixels of heads are seen."""
    shown = re.sub(r'<[^>]*class="head"[^>]*>', lambda found: bright(found[0]), markup)
    drawn = pixels(shown, (200, 327), (200, 327), DAY)
    found: Any = drawn.getcolors(1 << 16) or ()
    return sum(many for many, (r, g, b, a) in found if a > 128 and g > 200 > 80 > max(r, b))


def alone(name: str) -> str:
    """A card's heads and buds without all the rest."""
    root = ElementTree.fromstring(f"<g>{inside(name)}</g>")
    found = [part for part in root.iter() if part.get("class") == "head" or part.get("href", "").endswith("-bud")]
    keep = {id(child) for part in found for child in part.iter()} | {id(part) for part in found}
    _without(root, keep)
    return ElementTree.tostring(root, "unicode")


def _without(part: ElementTree.Element, keep: set[int]) -> None:
    for child in list(part):
        if id(child) in keep:
            continue
        if child.tag == "g":
            _without(child, keep)
        else:
            part.remove(child)


def test_no_head_and_no_bud_lies_where_the_marks_are():
    """All of them are drawn one over another."""
    drawn = covered(inside("parts") + "".join(map(alone, CARDS)))
    for corner, box in CORNERS.items():
        assert not drawn.crop(box).getbbox(), corner
    assert drawn.getbbox(), "what is measured is drawn"


@pytest.mark.parametrize("name", sorted(HEADED))
def test_nothing_lies_on_a_head(name):
    assert heads(inside("parts") + inside(name)) >= 0.9 * heads(inside("parts") + alone(name)) > 0
