"""The number of ways to begin a round from fixed decks."""

import pytest

from engine.hanaawase.rules import Rules
from tests.engine.hanaawase import oracle_rules as oracle
from tests.engine.hanaawase.table import GAME, Table, with_rules
from tests.kinds.hanafuda import stride_deck

COUNTS = {
    (31, 10, 0, "off", "off"): (7, 49, 343, 2058),
    (31, 10, 0, "off", "on"): (5, 35, 76, 201),
    (7, 35, 0, "on", "off"): (7, 48, 336, 2058),
    (7, 35, 0, "on", "on"): (4, 13, 51, 167),
    (7, 35, 0, "off", "off"): (7, 49, 343, 2058),
    (7, 5, 1, "on", "off"): (7, 49, 343, 2058),
    (7, 5, 1, "off", "off"): (7, 49, 343, 1666),
    (19, 10, 0, "on", "off"): (7, 39, 273, 1911),
    (25, 15, 2, "on", "off"): (7, 49, 220, 1540),
    (41, 45, 0, "on", "on"): (1, 7, 36, 102),
}
"""(a, b, dealer, oni, must_match) of a stride deck (CD-31) -> the sequences of 1, 2, 3 and 4 moves."""


def ways(state: object, length: int) -> int:
    """How many sequences of so many moves there are."""
    ((seat, legal),) = GAME.pending(state).items()
    if length == 1:
        return len(legal)
    return sum(ways(GAME.apply(state, seat, action).state, length - 1) for action in legal)


@pytest.mark.parametrize("case", COUNTS, ids=str)
def test_the_ways_to_begin_a_round_are_counted(case: tuple[int, int, int, str, str]) -> None:
    a, b, dealer, oni, must_match = case
    state = Table(stride_deck(a, b), dealer=dealer, oni=oni, must_match=must_match).ready().state
    assert tuple(ways(state, length) for length in (1, 2, 3, 4)) == COUNTS[case]


def read_ways(moves: tuple[str, ...], order: tuple[str, ...], dealer: int, rules: Rules, length: int) -> int:
    """The same by the second reading, which plays every sequence from the deal."""
    second = oracle.Round(order, dealer, rules)
    for move in moves:
        second.say(move)
    if length == 1:
        return len(second.legal())
    return sum(read_ways((*moves, move), order, dealer, rules, length - 1) for move in second.legal())


@pytest.mark.parametrize("case", COUNTS, ids=str)
def test_the_second_reading_counts_the_same_ways(case: tuple[int, int, int, str, str]) -> None:
    a, b, dealer, oni, must_match = case
    rules = with_rules(oni=oni, must_match=must_match)
    counted = tuple(read_ways((), stride_deck(a, b), dealer, rules, length) for length in (1, 2, 3, 4))
    assert counted == COUNTS[case]
