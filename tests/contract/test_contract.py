"""The contract in our own games: every promise holds under all rules that each can have."""

from dataclasses import replace

import pytest

from engine import GAMES
from engine.core import Scene
from engine.testing import Plan, contract
from engine.testing.ending import the_terms_of_a_result_yield_its_points

test_every_game_keeps = contract(*GAMES.values(), tables=2, long=50)
test_every_game_keeps_in_long_matches = pytest.mark.slow(
    contract(*(game for key, game in GAMES.items() if key != "jiaxing"), tables=2, long=100)
)
test_jiaxing_keeps_in_long_matches_of_its_long_hands = pytest.mark.slow(contract(GAMES["jiaxing"], tables=2, long=150))
test_every_game_keeps_over_many_tables = pytest.mark.full(contract(*GAMES.values(), tables=400, anew=True))


@pytest.mark.parametrize("key", GAMES)
def test_a_result_without_one_of_its_terms_breaks_the_contract(key: str) -> None:
    game = GAMES[key]

    def scene(view: object) -> Scene:
        seen = game.scene(view)
        sheets = (
            replace(sheet, terms=(*sheet.terms[:-3], *sheet.terms[-2:])) if sheet.key in ("result", "stake") else sheet
            for sheet in seen.sheets
        )
        return replace(seen, sheets=tuple(sheets))

    plan = Plan(replace(game, scene=scene), game.rules(), max(game.seats), b"terms", 0)
    with pytest.raises(AssertionError, match="The terms lead to"):
        the_terms_of_a_result_yield_its_points(plan)
