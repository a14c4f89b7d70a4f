"""A whole match of Fuzhou mahjong and a hand under unusual settings, kept in tests/golden."""

import pytest

from tests.golden.report import check, untold


@pytest.mark.parametrize("name", ["fuzhou", "fuzhou_unusual"])
def test_the_golden_matches_are_played_as_they_always_were(name: str) -> None:
    check(name)


def test_the_golden_matches_tell_of_nearly_everything_that_can_happen() -> None:
    assert untold("fuzhou") == {"escaped", "robbed"}
