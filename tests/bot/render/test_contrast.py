"""Text can be told from its ground: contrast as the Web Content Accessibility Guidelines count it."""

import pytest

from bot.render.theme import DAY

LARGE = 3.0
"""What large or bold text needs, and all text in pictures is that."""


def light(color):
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first, second):
    low, high = sorted((light(first), light(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("ground", [DAY.felt, DAY.panel, DAY.table, DAY.board])
@pytest.mark.parametrize("tone", ["paper", "bold", "dim", "faint", "gold"])
def test_text_stands_out_from_the_felt_and_panels_of_both_decks(tone, ground):
    assert contrast(DAY.tones[tone], ground) >= LARGE


def test_text_stands_out_from_its_pill_and_the_number_of_a_seat_from_its_disc():
    pairs = [*DAY.pills("felt").values(), *DAY.pills("table").values(), *DAY.seats]
    assert min(contrast(ground, color) for ground, color in pairs) >= 4.5
