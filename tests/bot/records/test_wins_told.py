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
