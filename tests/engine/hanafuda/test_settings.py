"""What a game declares to the kernel of its rules, by name: the kernel knows no number of a single game."""

import pytest

from engine.ai.compiled import array
from engine.hanaawase import learned as hanaawase
from engine.hanaawase.rules import Rules as Hanaawase
from engine.hanafuda import kernel
from engine.hanafuda.kernel import CALLED, PILES, RULES, SIZE, Settings
from engine.koikoi import learned as koikoi
from engine.koikoi.rules import Rules as Koikoi
from engine.stopgo import learned as stopgo
from engine.stopgo.rules import Rules as Stopgo


def looked_up(**settings: int | tuple[int, int, int]) -> tuple[object, ...]:
    """Lookups in which nothing stands but these settings."""
    return (*[array([0])] * RULES, Settings(2)._replace(**settings))


def stop(base: int, *, pile: int = 0, called: bool = False, **settings: int | tuple[int, int, int]) -> int:
    """What seat 0 scores by a stop at that many points."""
    row = [0] * SIZE
    row[PILES], row[CALLED + 1] = pile, int(called)
    return int(kernel.settled(array(row), 0, base, looked_up(**settings)))


@pytest.mark.parametrize(("base", "score"), [(4, 4), (5, 10), (9, 18)])
def test_a_stop_counts_double_from_the_points_on_that_the_game_says(base: int, score: int) -> None:
    assert stop(base, doubled_from=5) == score
    assert stop(base) == base


def test_what_else_is_added_to_a_stop_is_what_the_game_says() -> None:
    assert stop(3, luck=(2, 9, 9)) == 5
    assert [stop(3, pile=pile, bonus=0b11, bonus_points=4) for pile in (0b01, 0b11)] == [3, 7]
    assert [stop(3, called=called, call_doubles=1) for called in (False, True)] == [3, 6]


def test_every_game_declares_its_rules_by_name() -> None:
    found = koikoi.settings(Koikoi(double_seven=True, koikoi_limit="once"), 0)
    assert (found.seats, found.calling, found.doubled_from, found.calls, found.own_calls) == (2, 1, 7, 1, 0)
    assert koikoi.settings(Koikoi(double_seven=False), 0).doubled_from == 0
    paid = stopgo.settings(Stopgo(payment="zero_sum"), 3, 0)
    assert (paid.seats, paid.paid, paid.spoils, paid.doubled_from) == (3, 1, 0, 0)
    rain = hanaawase.settings(Hanaawase(rain_island="void_round"))
    assert (rain.calling, rain.spoils, rain.spoiler > 0, rain.bonus) == (0, 2, True, 0)
