"""Plain cards are told apart by numbers and shapes alone: on a telephone, and by eyes that see fewer colours."""

from itertools import combinations
from typing import Any, cast

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.decks.hanafuda.cards import WIDTHS, category, month
from bot.decks.hanafuda.drawn import plain_sheets
from bot.render.theme import THEMES
from engine.hanafuda.cards import CARDS
from tests.bot.render.built.test_sheets import DEUTERANOPIA, PROTANOPIA, TRITANOPIA
from tests.bot.render.pieces import card, widths

SEEN = {
    "grey": (0.299, 0.587, 0.114) * 3,
    "deuteranopia": DEUTERANOPIA,
    "protanopia": PROTANOPIA,
    "tritanopia": TRITANOPIA,
}
"""As people see who tell fewer colours apart, and without any colour."""
KINDS = {(month(name), category(name)): name for name in CARDS}


def small(name, matrix, theme):
    """A card 36 wide, as somebody sees it, without what is around its frame."""
    image = (
        card(name, 44, "-plain", theme).convert("RGB").convert("RGB", (*matrix[:3], 0, *matrix[3:6], 0, *matrix[6:], 0))
    )
    return image.crop((4, 4, image.width - 4, image.height - 4)).resize((30, 52), Image.Resampling.LANCZOS)


@pytest.mark.parametrize("theme", THEMES)
def test_every_width_has_a_sheet_with_all_cards(theme):
    assert widths("felt", "-plain", theme) == sorted(WIDTHS)
    assert all(
        card(name, width, "-plain", theme).size == card(name, width, "", theme).size
        for name, width in [(CARDS[0], WIDTHS[0]), (CARDS[-1], WIDTHS[-1])]
    )


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
def test_a_sheet_is_what_it_is_drawn_as_now(theme):
    drawn = next(pieces for name, pieces in plain_sheets(THEMES[theme], theme != "day") if name == "-plain.88")
    assert sorted(drawn) == sorted(CARDS)
    for name, image in drawn.items():
        apart = ImageChops.difference(image.convert("RGB"), card(name, 88, "-plain", theme).convert("RGB"))
        assert max(ImageStat.Stat(apart.crop((6, 6, 82, 138))).mean) < 6, name


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", SEEN)
def test_every_month_and_kind_differs_from_every_other_at_36_pixels(eyes, theme):
    looks = {key: small(name, SEEN[eyes], theme).convert("L") for key, name in KINDS.items()}
    for first, second in combinations(looks, 2):
        apart = ImageChops.difference(looks[first], looks[second])
        assert ImageStat.Stat(apart).mean[0] > 4, (first, second)
        assert cast(Any, apart.getextrema()[1]) > 90, (first, second)


@pytest.mark.parametrize("eyes", SEEN)
def test_the_three_ribbons_differ_by_what_is_on_them_in_one_month_as_in_another(eyes):
    bands = [small(name, SEEN[eyes], "day").convert("L").crop((0, 26, 30, 52)) for name in ("02R", "05R", "09R")]
    for first, second in combinations(bands, 2):
        assert ImageStat.Stat(ImageChops.difference(first, second)).mean[0] > 10


def test_cards_that_count_alike_in_every_game_look_alike():
    assert card("01K1", 88, "-plain").tobytes() == card("01K2", 88, "-plain").tobytes()
