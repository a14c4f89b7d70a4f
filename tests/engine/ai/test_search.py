"""Choosing by trying: the first move stands unless another is better by more than chance."""

from itertools import cycle

from engine.ai.search import best_of
from engine.core import Action

PLAIN, OTHER, THIRD = Action("pass"), Action("pong", ("E",)), Action("kong", ("E",))


def chosen(worlds: int, **pays: list[float]) -> tuple[Action, int]:
    """What is chosen when the moves pay these amounts in turn, and how many worlds were guessed."""
    moves = (PLAIN, OTHER, THIRD)[: len(pays)]
    amounts = {move: cycle(found) for move, found in zip(moves, pays.values(), strict=True)}
    guessed: list[int] = []

    def world() -> int:
        guessed.append(0)
        return 0

    return best_of(moves, worlds, world, lambda _, move: next(amounts[move])), len(guessed)


def test_one_move_is_taken_without_a_thought() -> None:
    assert chosen(24, plain=[1]) == (PLAIN, 0)


def test_a_move_that_always_pays_more_is_taken() -> None:
    assert chosen(24, plain=[0], other=[3]) == (OTHER, 24)


def test_a_move_that_pays_more_now_and_then_is_not_enough() -> None:
    """Better by 10 in two of 24 worlds: 20 is less than two standard errors, 28.3."""
    assert chosen(24, plain=[0], other=[10, 10, *[0] * 22]) == (PLAIN, 24)
    assert chosen(24, plain=[0], other=[10, 10, 10, 10, 10, *[0] * 19]) == (OTHER, 24)


def test_of_two_better_moves_the_better_one_is_taken_and_equal_ones_change_nothing() -> None:
    assert chosen(24, plain=[0], other=[3], third=[4]) == (THIRD, 24)
    assert chosen(24, plain=[2], other=[2], third=[1]) == (PLAIN, 24)
