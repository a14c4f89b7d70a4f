"""A whole match of Koi-Koi, kept in tests/golden."""

from tests.golden.report import check, untold


def test_the_golden_match_is_played_as_it_always_was() -> None:
    check("koikoi")


def test_the_golden_match_tells_of_nearly_everything_that_can_happen() -> None:
    assert untold("koikoi") == {"declared", "drew", "finished", "resigned", "spoilt", "void"}
