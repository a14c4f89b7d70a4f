"""`hard` without a part is another player, and `hard` is the same afterwards."""

from itertools import islice

import pytest

from engine.core import Effort, Rng
from tests.bench.minds.parts import PARTS
from tests.engine.ai.positions import Position, positions
from tests.sampling import sampled


@pytest.mark.parametrize(("key", "name"), sampled([(key, name) for key, names in PARTS.items() for name in names], 4))
def test_without_a_part_it_soon_plays_otherwise(key: str, name: str) -> None:
    def differs(position: Position) -> bool:
        game, state, seat, legal = position
        view, hard = game.view(state, seat), game.players["hard"]
        before, other, after = (mind(view, legal, Rng(b"1"), Effort(0)) for mind in (hard, PARTS[key][name], hard))
        assert before == after
        assert other in legal
        return before != other

    assert any(map(differs, islice(positions(key, "parts", apart=5), 300)))
