"""The crests of the months: the plant of a month on a disc, pale on the cloth, as on the cloth of a family."""

from pathlib import Path

from PIL import Image, ImageChops

from bot.decks.drawings import drawing, pixels
from bot.decks.hanafuda.cards import CREST
from bot.render.palette import looked_up
from bot.render.theme import Theme

_PARTS = Path(__file__).parent / "svg" / "parts.svg"
_GRID = (300, 300)
_LEAST = 150
"""Opacity of the darkest parts of a plant, from 0 to 255, so that every plant can be seen."""

_PLANTS = (
    (("pine-dome", 150, 148, 1.5, 0), ("pine-dome", 92, 222, 1.5, 0), ("pine-dome", 208, 222, 1.5, 0)),
    (("plum-flower", 150, 150, 3.6, 0),),
    (("cherry-flower", 150, 150, 3.9, 0),),
    (("wisteria-mid", 84, 56, 1.25, 0), ("wisteria-mid", 216, 56, 1.25, 0), ("wisteria-long", 150, 40, 1.35, 0)),
    (("iris-blade-b", 100, 290, 1.1, -14), ("iris-blade", 196, 292, 1.1, 10), ("iris-flower", 150, 140, 1.75, 0)),
    (("peony-flower", 150, 150, 1.8, 0),),
    (("clover-leaf", 150, 112, 2.5, 0), ("clover-leaf", 92, 206, 2.5, -12), ("clover-leaf", 208, 206, 2.5, 12)),
    (("susuki-plume", 118, 272, 1.5, -14), ("susuki-plume", 140, 272, 1.7, 0), ("susuki-plume", 150, 272, 1.45, 24)),
    (("mum-gold", 150, 150, 2.15, 0),),
    (("maple-leaf", 146, 148, 2.35, 8),),
    (("willow-mid", 90, 22, 1.35, 6), ("willow-long", 150, 14, 1.5, 0), ("willow-mid", 210, 22, 1.35, -6)),
    (
        ("paulownia-leaf", 150, 196, 1.2, 0),
        ("paulownia-low", 96, 150, 0.85, -18),
        ("paulownia-low", 204, 150, 0.85, 18),
        ("paulownia-tall", 150, 150, 1.0, 0),
    ),
)
"""The plant of each month: parts of the drawings, each with its position, scale and angle."""


def crests(theme: Theme) -> dict[str, Image.Image]:
    """Draw the crest of each month, by its number: `08`."""
    return {f"{month:02}": _crest(month, theme) for month in range(1, len(_PLANTS) + 1)}


def _crest(month: int, theme: Theme) -> Image.Image:
    plant = "".join(
        f'<use href="#{part}" transform="translate({x} {y}) rotate({turn}) scale({scale})"/>'
        for part, x, y, scale, turn in _PLANTS[month - 1]
    )
    clip = '<clipPath id="disc"><circle cx="150" cy="150" r="140"/></clipPath>'
    drawn = pixels(
        f'{drawing(_PARTS, True, True)}{clip}<g clip-path="url(#disc)">{plant}</g>', _GRID, (CREST, CREST), theme
    )
    disc = pixels(f'<circle cx="150" cy="150" r="150" fill="{theme.stripe}"/>', _GRID, (CREST, CREST), theme)
    light = looked_up(drawn.convert("L"), bytes(_LEAST + (255 - _LEAST) * value // 255 for value in range(256)))
    disc.paste(theme.crest, mask=ImageChops.multiply(light, drawn.getchannel("A")))
    return disc
