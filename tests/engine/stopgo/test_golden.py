"""A whole match of Stop-Go, kept in tests/golden."""

from tests.golden.report import check, untold


def test_the_golden_match_is_played_as_it_always_was() -> None:
    check("stopgo")


def test_the_golden_match_tells_of_nearly_everything_that_can_happen() -> None:
    assert untold("stopgo") == {"finished", "luck", "nobody", "resigned", "void"}
