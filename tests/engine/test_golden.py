"""The matches kept in tests/golden: a whole one of every game, and of mahjong a hand under unusual settings."""

import pytest

from tests.golden.report import check, untold

UNTOLD = {
    "koikoi": {"declared", "drew", "finished", "resigned", "spoilt", "void"},
    "stopgo": {"finished", "luck", "nobody", "resigned", "void"},
    "hanaawase": {"finished", "resigned", "void"},
    "jiaxing": {"resigned"},
    "fuzhou": {"escaped", "robbed"},
}
"""What happens in none of the matches of a game."""


@pytest.mark.parametrize("name", [*UNTOLD, "jiaxing_unusual", "fuzhou_unusual"])
def test_the_golden_matches_are_played_as_they_always_were(name: str) -> None:
    check(name)


@pytest.mark.parametrize("game", UNTOLD)
def test_the_golden_matches_tell_of_nearly_everything_that_can_happen(game: str) -> None:
    assert untold(game) == UNTOLD[game]
