"""The contract in our own games: every promise holds under all rules that each can have."""

import pytest

from engine import GAMES
from engine.testing import contract

test_every_game_keeps = contract(*GAMES.values(), tables=2, long=50)
test_every_game_keeps_in_long_matches = pytest.mark.slow(contract(*GAMES.values(), tables=2, long=200))
test_every_game_keeps_over_many_tables = pytest.mark.full(contract(*GAMES.values(), tables=400, anew=True))
