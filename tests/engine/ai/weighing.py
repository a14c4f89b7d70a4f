"""`python -m tests.engine.ai.weighing COUNT [plain]`: what `hard` hanafuda thinks of so many positions of each game, a
line each, compiled where numba is installed; `plain`: as if it were not."""

import sys
from collections.abc import Iterator
from itertools import islice

COUNT, PLAIN = int(sys.argv[1]), "plain" in sys.argv[2:]
if PLAIN:
    sys.modules["numba"] = None  # type: ignore[assignment]  # an import of it fails from here on

from engine import GAMES, judge  # noqa: E402
from engine.ai.compiled import NUMBA  # noqa: E402
from engine.core import Effort, Rng  # noqa: E402
from tests.engine.ai.positions import positions  # noqa: E402

SAMPLES = 60


def weighed() -> Iterator[str]:
    yield "plain" if NUMBA is None else "compiled"
    for key, game in GAMES.items():
        if game.deck != "hanafuda":
            continue
        for number, (_, state, seat, legal) in enumerate(islice(positions(key, "compiled", apart=5), COUNT)):
            found = judge(game, game.view(state, seat), legal, Rng(b"luck", number), Effort(SAMPLES))
            yield f"{key} {number} {found!r}"


if __name__ == "__main__":
    print("\n".join(weighed()))
