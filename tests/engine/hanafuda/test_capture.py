"""Capture by month, with the setting for a triple on the field."""

from typing import Any

import pytest

from engine.hanafuda.capture import Capture, meet

FIELD = ("05R", "01K2", "01R", "04A", "01K1", "09K1", "09A")


@pytest.mark.parametrize(("card", "triple", "found"), [
    ("12H", "all", Capture("place")), ("05A", "all", Capture("take", ("05R",))),
    ("05A", "one", Capture("take", ("05R",))), ("09R", "all", Capture("choose", ("09A", "09K1"))),
    ("09R", "one", Capture("choose", ("09A", "09K1"))), ("01H", "all", Capture("take", ("01R", "01K1", "01K2"))),
    ("01H", "one", Capture("choose", ("01R", "01K1", "01K2"))),
])  # fmt: skip
def test_a_card_meets_its_month_the_lowest_id_first(card: str, triple: Any, found: Capture) -> None:
    assert meet(FIELD, card, triple) == found
