"""Chance as data: repeatable, independent by path, unbiased."""

from collections import Counter

import pytest

from engine.core import Rng


def test_the_same_seed_and_path_give_the_same_numbers_for_ever() -> None:
    assert [Rng(b"seed", "hand", 1, 0).below(1000) for _ in range(3)] == [Rng(b"seed", "hand", 1, 0).below(1000)] * 3
    assert Rng(b"seed", "hand", 1).shuffled(range(48)) == Rng(b"seed", "hand", "1").shuffled(range(48))


@pytest.mark.parametrize("other", [Rng(b"tree", "a", "b"), Rng(b"seed", "a", "c"), Rng(b"seed", "ab"), Rng(b"seed")])
def test_another_seed_or_path_gives_other_numbers(other: Rng) -> None:
    assert other.bytes(32) != Rng(b"seed", "a", "b").bytes(32)


def test_below_is_even_also_where_256_does_not_divide() -> None:
    rng = Rng(b"even")
    counts = Counter(rng.below(7) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    assert all(850 < count < 1150 for count in counts.values())
    assert Rng(b"one").below(1) == 0
    assert max(Rng(b"big", number).below(300) for number in range(2000)) == 299


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_no_number_below_nothing(n: int) -> None:
    with pytest.raises(ValueError, match="no number"):
        Rng(b"seed").below(n)


def test_a_shuffle_keeps_everything_and_puts_each_item_anywhere() -> None:
    rng = Rng(b"shuffle")
    orders = Counter(rng.shuffled("abc") for _ in range(3000))
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())


def test_pick_takes_one_of_the_items() -> None:
    rng = Rng(b"pick")
    assert {rng.pick("abc") for _ in range(50)} == set("abc")
