"""The pieces by which a pattern is known where no hand is shown."""

import pytest

from bot.decks.patterns import KNOWN_BY, known_by
from engine import GAMES

NAMED = [
    pytest.param(game, pattern, id=f"{game.key}-{pattern.key}")
    for game in GAMES.values()
    for pattern in game.sheet(game.rules())
    if pattern.pieces and pattern.least <= KNOWN_BY
]


@pytest.mark.parametrize(("game", "pattern"), NAMED)
def test_they_make_the_pattern(game, pattern):
    pieces = known_by(game, pattern.key)
    assert len(pieces) == pattern.least
    assert {*pattern.must} <= {*pieces}
    assert not {*pattern.without} & {*pieces}


def test_they_show_all_patterns_of_a_hand_or_none():
    koikoi = GAMES["koikoi"]
    assert len(known_by(koikoi, "tsukimi", "inoshikacho")) == 5
    assert len(known_by(koikoi, "tsukimi", "hanami")) == 3
    assert known_by(koikoi, "tsukimi", "tan", "kasu") == ()
    assert known_by(GAMES["jiaxing"], "red", "pure") == ()
