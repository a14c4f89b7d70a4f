"""`easy` and `normal` stay as strong as they are, whatever `hard` learns."""

import json
from itertools import islice
from pathlib import Path

import pytest

from engine import GAMES
from tests.engine.ai.moves import COUNT, LEVELS, moves
from tests.sampling import counts

KEPT = json.loads((Path(__file__).parents[2] / "data/moves-1f613410.json").read_text())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", GAMES)
@counts(300, slow=COUNT)
def test_a_level_still_makes_the_moves_that_it_made_at_1f613410(key: str, level: str, count: int) -> None:
    assert "".join(islice(moves(key, level), count)) == KEPT[key][level][:count]
