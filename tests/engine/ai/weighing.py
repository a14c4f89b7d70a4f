"""What `hard` thinks of positions: `test_compiled` compares it with and without numba."""

from itertools import islice

from engine import GAMES, judge
from engine.ai.compiled import NUMBA
from engine.core import Effort, Rng
from tests.engine.ai.positions import positions

SAMPLES = {"hanafuda": 60, "mahjong": 9}


def told(count: int) -> None:
    """Print how it thinks, then what it thinks of so many positions of each game that plays hands out, one a line."""
    print("plain" if NUMBA is None else "compiled")
    for key, game in GAMES.items():
        if key == "jiaxing":
            continue
        for number, (_, state, seat, legal) in enumerate(islice(positions(key, "compiled", apart=5), count)):
            found = judge(game, game.view(state, seat), legal, Rng(b"luck", number), Effort(SAMPLES[game.deck]))
            print(f"{key} {number} {found!r}")
