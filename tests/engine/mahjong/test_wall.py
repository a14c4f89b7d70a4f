"""The wall: stacks, break, and draws from both ends (T-20 to T-23)."""

from collections.abc import Callable
from itertools import product

import pytest

from engine.mahjong.wall import Wall, back, broken, broken_side, dealt, front, left, taken_at

# tile "82" is ring[82]
RINGS = {stacks: tuple(map(str, range(8 * stacks))) for stacks in (17, 18)}
Draw = Callable[[Wall], tuple[str, Wall]]


def drawn(wall: Wall, draw: Draw, number: int) -> tuple[list[int], Wall]:
    """The ring indices of the next draws, and what is left."""
    found: list[int] = []
    for _ in range(number):
        tile, wall = draw(wall)
        found.append(int(tile))
    return found, wall


@pytest.mark.parametrize(
    ("stacks", "dealer", "dice", "side", "first", "last", "following", "tail"),
    [
        (17, 0, (3, 4), 2, [82, 83, 84], 101, 34, [80, 81, 78]),
        (17, 3, (6, 6), 2, [92, 93, 94], 101, 34, [90, 91, 88]),
        (18, 1, (1, 1), 2, [76, 77, 78], 107, 36, [74, 75, 72]),
        (18, 2, (5, 6), 0, [22, 23, 24], 35, 108, [20, 21, 18]),
    ],
)
def test_t23_the_check_values(
    stacks: int,
    dealer: int,
    dice: tuple[int, int],
    side: int,
    first: list[int],
    last: int,
    following: int,
    tail: list[int],
) -> None:
    wall = broken(RINGS[stacks], dealer, dice)
    assert broken_side(dealer, dice) == side
    taken, _ = drawn(wall, front, 8 * stacks)
    assert taken[:3] == first
    at = taken.index(last)
    assert at == 2 * (stacks - sum(dice)) - 1
    assert taken[at + 1] == following
    assert drawn(wall, back, 3)[0] == tail


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("stacks", [17, 18])
def test_t20_t21_the_stacks_are_taken_clockwise_from_beside_those_that_are_left_standing(
    stacks: int, dealer: int
) -> None:
    for dice in product(range(1, 7), repeat=2):
        number = sum(dice)
        side = (dealer + number - 1) % 4
        order = [(side, k) for k in range(number + 1, stacks + 1)]
        order += [((side - step) % 4, k) for step in (1, 2, 3) for k in range(1, stacks + 1)]
        order += [(side, k) for k in range(1, number + 1)]
        upper = [(s * stacks + k - 1) * 2 for s, k in order]
        assert broken(RINGS[stacks], dealer, dice) == tuple((str(place), str(place + 1)) for place in upper)


def test_t21_the_dealer_is_counted_as_one_counter_clockwise() -> None:
    assert [broken_side(0, (1, number)) for number in range(1, 5)] == [1, 2, 3, 0]
    assert [broken_side(dealer, (2, 3)) for dealer in range(4)] == [0, 1, 2, 3]


def test_t22_the_front_gives_the_upper_tile_and_then_the_lower_one() -> None:
    wall: Wall = (("a", "b"), ("c", "d"))
    assert front(wall) == ("a", (("b",), ("c", "d")))
    assert front((("b",), ("c", "d"))) == ("b", (("c", "d"),))


@pytest.mark.parametrize("count", range(9))
def test_t22_many_tiles_dealt_at_once_are_as_many_front_draws(count: int) -> None:
    wall: Wall = tuple((f"{stack} upper", f"{stack} lower") for stack in range(5))
    drawn, rest = [], wall
    for _ in range(count):
        tile, rest = front(rest)
        drawn.append(tile)
    assert dealt(wall, count) == (tuple(drawn), rest)


def test_t22_the_back_gives_the_upper_tile_of_the_last_stack_and_then_the_lower_one() -> None:
    wall: Wall = (("a", "b"), ("c", "d"))
    assert back(wall) == ("c", (("a", "b"), ("d",)))
    assert back((("a", "b"), ("d",))) == ("d", (("a", "b"),))


@pytest.mark.parametrize(
    ("draws", "order"),
    [
        ((front, back), "ab"),
        ((back, front), "ab"),
        ((front, front), "ab"),
        ((back, back), "ab"),
    ],
)
def test_t22_where_front_and_back_meet_in_one_stack_a_tile_left_alone_is_the_upper_one(
    draws: tuple[Draw, Draw], order: str
) -> None:
    wall: Wall = (("a", "b"),)
    found = ""
    for draw in draws:
        tile, wall = draw(wall)
        found += tile
    assert (found, wall) == (order, ())


def test_t22_front_and_back_draws_in_any_turn_take_every_tile_once() -> None:
    wall = broken(RINGS[17], 0, (3, 4))
    found: list[int] = []
    for number in range(136):
        assert left(wall) == 136 - number
        taken, wall = drawn(wall, back if number % 3 == 0 else front, 1)
        found += taken
    assert (sorted(found), wall) == (list(range(136)), ())


def test_a_tile_in_the_midst_of_the_wall_is_taken_from_the_top_of_its_stack() -> None:
    """The indicator on the stack that two dice name, counted from the tail (JX-13 with `dice_stack`)."""
    wall = broken(RINGS[17], 0, (3, 4))
    tile, rest = taken_at(wall, 9)
    # seven stacks of side 2 are the tail; the eighth and ninth from it are the last two of side 3
    assert int(tile) == (3 * 17 + 16 - 1) * 2
    assert rest == (*wall[:-9], wall[-9][1:], *wall[-8:])


def test_a_tile_that_lies_alone_leaves_no_stack_behind() -> None:
    wall: Wall = (("a",), ("b", "c"), ("d",))
    assert taken_at(wall, 1) == ("d", (("a",), ("b", "c")))
    assert taken_at(wall, 2) == ("b", (("a",), ("c",), ("d",)))
    assert taken_at(wall, 3) == ("a", (("b", "c"), ("d",)))
