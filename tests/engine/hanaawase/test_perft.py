"""The number of ways to begin a round from fixed decks."""

import pytest

from tests.engine.hanaawase.table import GAME, Table
from tests.engine.hanafuda.table import ways
from tests.kinds.hanafuda import stride_deck

COUNTS = {
    (31, 10, 0, "off", "off"): (7, 49, 343), (31, 10, 0, "off", "on"): (5, 35, 76, 201),
    (7, 35, 0, "on", "off"): (7, 48, 336), (7, 35, 0, "on", "on"): (4, 13, 51, 167),
    (7, 35, 0, "off", "off"): (7, 49, 343), (7, 5, 1, "on", "off"): (7, 49, 343),
    (7, 5, 1, "off", "off"): (7, 49, 343), (19, 10, 0, "on", "off"): (7, 39, 273),
    (25, 15, 2, "on", "off"): (7, 49, 220), (41, 45, 0, "on", "on"): (1, 7, 36, 102),
}  # fmt: skip
"""(a, b, dealer, oni, must_match) of a stride deck (CD-31) -> the sequences of 1, 2, 3 and perhaps 4 moves."""


@pytest.mark.parametrize("case", COUNTS, ids=str)
def test_the_ways_to_begin_a_round_are_counted(case: tuple[int, int, int, str, str]) -> None:
    a, b, dealer, oni, must_match = case
    state = Table(stride_deck(a, b), dealer=dealer, oni=oni, must_match=must_match).ready().state
    assert tuple(ways(GAME, state, length) for length in range(1, len(COUNTS[case]) + 1)) == COUNTS[case]
