"""The badges of a seat at a mahjong table: every one is told in words, whoever looks."""

import pytest

from bot.render.layout import Box, Pill
from bot.render.pills import Chip, pills
from tests.bot.render.scenes import NAMES
from tests.bot.render.showing import laid, said
from tests.bot.render.tables import bound, golden, labels


def told(scene):
    """The words of all badges."""
    return sorted(said(item) for item in laid("table", scene, NAMES, labels, "mahjong").items if isinstance(item, Pill))


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_jx102_all_partners_of_a_seat_are_named_in_one_badge_and_none_is_only_counted(viewer):
    assert told(bound(viewer)) == [
        "2 claims from ①③",
        "2 claims from ④",
        "2 claims from ④",
        "Contract: ①③④",
        "Contract: ②",
        "Contract: ②",
        "Contract: ②",
        "Gave up",
        "Gave up",
        "Next win ×2",
    ]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_all_that_fuzhou_tells_of_a_seat_is_told_in_words(viewer):
    assert told(golden(viewer)) == ["1 flower", "7 flowers", "Discarded gold", "Jinkan 金坎", "Left", "Streak 3"]


def test_what_does_not_fit_into_the_last_row_beside_the_count_is_counted_and_not_cut():
    box = Box(0, 0, 304, 126)
    said = [Chip("Koi-koi, 2 times"), Chip("Three Brights 5"), Chip("Rainy Three Brights 4"), Chip("Ribbons 1")]
    texts = pills(said, box, 26)
    assert [pill.text for pill in texts if isinstance(pill, Pill)] == ["Koi-koi, 2 times", "Three Brights 5", "+2"]
    assert all(box.holds(pill.box) for pill in texts)
    assert not any(one.box.meets(other.box) for one in texts for other in texts if one is not other)
