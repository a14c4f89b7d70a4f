"""Tiles, seats, wall, dice and deal (FZ-1 to FZ-11)."""

from collections import Counter
from typing import Any

import pytest

from engine.fuzhou import GAME, Rules
from engine.mahjong.notation import written
from engine.mahjong.tiles import INDEX, KINDS, unpack
from tests.engine.fuzhou.oracle.score import ALL, FLOWERS
from tests.engine.fuzhou.table import Table
from tests.there import there


def ordered(first: int) -> tuple[str, ...]:
    """A wall whose 36 flowers lie at the places from `first` on, the suit tiles in order at the others."""
    flowers, suited = [tile for tile in ALL if tile in FLOWERS], [*KINDS[:27] * 4]
    return tuple((flowers if first <= place < first + 36 else suited).pop(0) for place in range(144))


def dealt(first: int, dealer: int = 0, dice: tuple[int, ...] = (3, 4), **settings: Any) -> Table:
    table = Table()
    table.state = GAME.deal(Rules.parse(settings), 4, dealer, ordered(first), dice)
    return table


def at(first: int, *places: int) -> str:
    wall = ordered(first)
    return written(sorted((wall[place] for place in places), key=INDEX.__getitem__))


def test_fz2_fz3_there_are_108_suit_tiles_and_36_flowers() -> None:
    state = Table.started(b"tiles").state
    walled = [tile for stack in state.wall for tile in stack]
    held = [tile for hand in state.hands for tile in unpack(hand)]
    counts = Counter([*walled, *held, state.gold, *(tile for rack in state.racks for tile in rack)])
    suited = [f"{suit}{rank}" for suit in "mps" for rank in range(1, 10)]
    assert counts == {
        **dict.fromkeys([*suited, *"ESWNCFB"], 4),
        **dict.fromkeys(["f1", "f2", "f3", "f4", "g1", "g2", "g3", "g4"], 1),
    }
    assert counts.total() == 144


@pytest.mark.parametrize("flower", ["E", "S", "W", "N", "C", "F", "B", "f1", "f4", "g1", "g4"])
def test_fz3_a_flower_goes_to_the_rack_and_is_replaced(flower: str) -> None:
    """Drawn by seat 1; m7 takes its place."""
    table = Table(draws=flower, back="m7").play("0")
    table.quiet().quiet()
    assert table.state.racks == ((), (flower,), (), ())
    assert (table.state.drawn, flower in table.hand(1).split()) == ("m7", False)


def test_fz4_the_first_dealer_is_any_of_the_four_by_chance() -> None:
    dealers = Counter(Table.started(b"first %d" % number).state.dealer for number in range(120))
    assert sorted(dealers) == [0, 1, 2, 3]
    assert min(dealers.values()) > 15


def test_fz10_fz11_the_tiles_are_dealt_as_the_wall_is_broken() -> None:
    """Dealer 0 throws 7: seat 2's wall from place 86, then seat 1's from 36, seat 0's from 0 (T-21); seat 2 takes
    first. The last stack is at 84, and the gold its upper tile.
    """
    table = dealt(108)
    assert table.hand(2) == at(108, 86, 87, 88, 89, 102, 103, 104, 105, 46, 47, 48, 49, 62, 63, 64, 65)
    assert table.hand(3) == at(108, 90, 91, 92, 93, 106, 107, 36, 37, 50, 51, 52, 53, 66, 67, 68, 69)
    assert table.hand(0) == at(108, 94, 95, 96, 97, 38, 39, 40, 41, 54, 55, 56, 57, 70, 71, 0, 1, 6)
    assert table.hand(1) == at(108, 98, 99, 100, 101, 42, 43, 44, 45, 58, 59, 60, 61, 2, 3, 4, 5)
    assert table.state.gold == at(108, 84)
    assert table.state.wall[0] == (at(108, 7),)
    assert table.state.wall[-1] == (at(108, 85),)


@pytest.mark.parametrize("dealer", range(4))
def test_fz11_the_dealer_has_17_the_others_16_and_79_are_left_of_which_one_is_the_gold(dealer: int) -> None:
    table = Table(dealer=dealer)
    assert [len(unpack(hand)) for hand in table.state.hands] == [17 if seat == dealer else 16 for seat in range(4)]
    assert (table.state.left, sum(map(len, table.state.wall))) == (78, 78)
    assert there(table.scene(None).pile("stock")).count == 78
    assert list(table.asked) == [dealer]


def test_fz10_the_dealer_throws_two_dice_that_show_one_to_six() -> None:
    thrown = [Table.started(b"dice %d" % number).state.dice for number in range(120)]
    assert {len(dice) for dice in thrown} == {2}
    for die in (0, 1):
        assert {dice[die] for dice in thrown} == {1, 2, 3, 4, 5, 6}
    table = Table.started(b"dice 0")
    assert table.told[0].amounts == (1, *table.state.dice)
