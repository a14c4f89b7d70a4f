"""How many sequences of moves there are from a fixed deck: the move generator, to the last branch.

The numbers were counted by the second reading of the rules, which knows nothing of the engine.
"""

from typing import Any

import pytest

from tests.engine.hanafuda.table import ways
from tests.engine.stopgo.table import GAME, Table, script
from tests.kinds.hanafuda import stride_deck

CHOICES = script(
    "01R 01K1 02R 02K1 03R 03K1 03K2 05K1",
    *("01H 02A", "03H 04A", "05A 01K2", "02K2 04R", "06A 07A"),
)
COUNTS: list[tuple[str, int, dict[str, str], list[int]]] = [
    ("stride", 2, {}, [10, 76, 690]),
    ("stride", 3, {}, [7, 49, 343]),
    ("stride", 2, {"must_match": "on"}, [4, 8, 18, 48]),
    ("choices", 2, {}, [10, 20, 184, 1660]),
    ("choices", 2, {"triple_capture": "one", "must_match": "on"}, [3, 6, 12, 24]),
    ("choices", 3, {"triple_capture": "one"}, [7, 44, 278, 1550]),
]


def order(name: str) -> tuple[str, ...]:
    return stride_deck(7, 3) if name == "stride" else CHOICES


@pytest.mark.parametrize(("name", "seats", "settings", "counts"), COUNTS)
def test_go14_there_are_as_many_sequences_of_moves_as_were_counted(
    name: str, seats: int, settings: dict[str, Any], counts: list[int]
) -> None:
    state = Table(order(name), seats=seats, rounds=1, **settings).ready().state
    assert [ways(GAME, state, length) for length in range(1, len(counts) + 1)] == counts
