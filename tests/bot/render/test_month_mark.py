"""The month on a card: on small ones it hides little of what is drawn, or stands there not at all."""

import re
from pathlib import Path

import pytest

from bot.decks import hanafuda
from bot.decks.drawings import pixels
from bot.decks.hanafuda.cards import WIDTHS
from bot.decks.hanafuda.drawn import month_mark
from bot.render.layout import READABLE
from bot.render.theme import DAY

MONTHS = range(1, 13)
SMALL = [width for width in WIDTHS if width < 84]


@pytest.mark.parametrize("width", SMALL)
@pytest.mark.parametrize("number", MONTHS)
def test_below_84_pixels_it_covers_at_most_38_percent_of_the_width_and_can_be_read(number, width):
    mark = month_mark(number, width, DAY, bold=False)
    if not mark:
        return
    drawn = pixels(mark, (200, 327), (200, 327), DAY).getbbox()
    assert drawn is not None
    assert drawn[2] - drawn[0] <= 0.38 * 200
    size = float(re.findall(r'font-size="([0-9.]+)"', mark)[0])
    assert round(size * width / 200) >= READABLE


def test_on_the_smallest_it_is_left_out():
    assert {width for width in SMALL if not month_mark(12, width, DAY, bold=False)} >= {44, 54, 66}


def test_in_high_contrast_it_stands_on_all():
    assert all(month_mark(number, width, DAY, bold=True) for number in MONTHS for width in WIDTHS)


def test_the_moon_is_a_true_circle():
    moon = (Path(hanafuda.__file__).parent / "svg" / "08H.svg").read_text("utf-8")
    assert re.search(r'<circle [^>]*r="84"[^>]*fill="#ffffff"', moon)
