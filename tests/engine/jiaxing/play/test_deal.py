"""The set-up of a hand: players, winds, wall, deal, indicator and queue (JX-1 to JX-17)."""

from collections import Counter
from typing import Any

import pytest

from engine.core import Event, Rng
from engine.jiaxing import GAME
from engine.mahjong.notation import written
from engine.mahjong.tiles import KINDS, unpack
from tests.engine.jiaxing.table import Rules, Table
from tests.there import there

TILES = tuple(kind for kind in KINDS[:34] for _ in range(4))
ORDERED = tuple(KINDS[place % 34] for place in range(136))
"""A wall in which the tile at a place is known: place 82 holds kind 82 - 68 = 14, p6."""


def at(*places: int) -> str:
    return written(KINDS[place % 34] for place in places)


def dealt(dealer: int = 0, dice: tuple[int, ...] = (3, 4), **settings: Any) -> Table:
    table = Table(dealer=dealer)
    table.state = GAME.deal(Rules.parse(settings), 4, dealer, ORDERED, dice)
    return table


def test_jx1_four_players_and_seat_0_deals_first() -> None:
    assert list(GAME.seats) == [4]
    for number in range(5):
        assert Table.started(b"first %d" % number).state.dealer == 0


def test_jx2_there_are_136_tiles_four_of_each_of_34_kinds() -> None:
    state = Table.started(b"tiles").state
    walled = [tile for stack in state.wall for tile in stack]
    held = [tile for hand in state.hands for tile in unpack(hand)]
    counts = Counter([*walled, *held, state.wild])
    assert set(counts.values()) == {4}
    assert len(counts) == 34
    assert sorted(counts) == sorted([*(f"{suit}{rank}" for suit in "mps" for rank in range(1, 10)), *"ESWN", *"CFB"])


@pytest.mark.parametrize(
    ("dealer", "winds"), [(0, "ESWN"), (1, "NESW"), (2, "WNES"), (3, "SWNE")], ids=["0", "1", "2", "3"]
)
def test_jx4_the_dealer_is_east_and_the_winds_go_counter_clockwise(dealer: int, winds: str) -> None:
    scene = Table(dealer=dealer).scene(None)
    assert [there(scene.badge("wind", seat)).args for seat in range(4)] == [(wind,) for wind in winds]
    assert [scene.badge("dealer", seat) is not None for seat in range(4)] == [seat == dealer for seat in range(4)]


def test_jx10_jx12_the_tiles_are_dealt_as_the_wall_is_broken() -> None:
    """Dealer 0 throws 7: seat 2's wall, the stacks 8 to 17 at places 82 to 101, then seat 1's from 34 (T-23)."""
    table = dealt()
    assert table.hand(0) == at(82, 83, 84, 85, 98, 99, 100, 101, 46, 47, 48, 49, 62, 66)
    assert table.hand(1) == at(86, 87, 88, 89, 34, 35, 36, 37, 50, 51, 52, 53, 63)
    assert table.hand(2) == at(90, 91, 92, 93, 38, 39, 40, 41, 54, 55, 56, 57, 64)
    assert table.hand(3) == at(94, 95, 96, 97, 42, 43, 44, 45, 58, 59, 60, 61, 65)
    assert table.state.wild == KINDS[80 % 34]
    assert table.state.wall[0] == (KINDS[67 % 34],)
    assert table.state.wall[-1] == (KINDS[81 % 34],)


def test_jx11_the_dealer_throws_dice_that_show_one_to_six_and_all_of_them() -> None:
    thrown = [Table.started(b"dice %d" % number).state.dice for number in range(120)]
    assert {len(dice) for dice in thrown} == {2}
    for die in (0, 1):
        assert {dice[die] for dice in thrown} == {1, 2, 3, 4, 5, 6}
    assert any(one == two for one, two in thrown)


def test_jx13_the_indicator_is_the_last_tile_of_the_wall_and_is_never_drawn() -> None:
    table = Table(wild="p5", back="m7")
    assert table.state.wild == "p5"
    assert table.drain(0).state.drawn == "m7"
    drawn = Counter(tile for _, tile in table.state.discards) + Counter(
        tile for hand in table.state.hands for tile in unpack(hand)
    )
    assert drawn["p5"] == 3
    assert drawn.total() == 135


def test_jx13_with_dice_stack_two_more_dice_tell_the_stack_from_the_tail() -> None:
    """Dealer 0, 7: the tail is stack 7 of seat 2's wall, place 80; the seventh from there is stack 1, place 68."""
    state = dealt(dice=(3, 4, 2, 5), indicator="dice_stack").state
    assert state.wild == KINDS[68 % 34]
    assert state.dice == (3, 4, 2, 5)
    assert state.wall[-1] == (KINDS[80 % 34], KINDS[81 % 34])
    assert state.wall[-7] == (KINDS[69 % 34],)
    assert state.left == sum(map(len, state.wall)) == 82
    assert dealt(dice=(3, 4, 1, 1), indicator="dice_stack").state.wild == KINDS[78 % 34]


def test_jx13_a_match_with_dice_stack_throws_four_dice_and_shows_them() -> None:
    thrown = [Table.started(b"four %d" % number, indicator="dice_stack") for number in range(60)]
    for die in range(4):
        assert {table.state.dice[die] for table in thrown} == {1, 2, 3, 4, 5, 6}
    table = thrown[0]
    assert table.told[0].amounts == (1, *table.state.dice)


def test_jx14_the_three_other_tiles_of_the_indicator_are_wild() -> None:
    """One wild tile for each missing tile wins; the fourth of the kind is the indicator."""
    table = Table("m123 m456 m789 E p5 p5 p5 m1", wild="p5")
    assert "win" in table.asked[0]
    assert there(table.scene(0).badge("wild")).args == ("p5",)
    assert "win" not in Table("m123 m456 m789 E p5 p5 p5 m1", wild="s9").asked[0]


def test_jx15_the_queue_is_filled_at_the_deal_and_the_dealer_begins() -> None:
    table = Table(dice=(3, 3), wild="C")
    assert table.state.queue == ("baozi", "old_wild")
    assert there(table.scene(None).badge("queue")).args == ("baozi", "old_wild")
    assert (list(table.asked), table.state.phase) == ([0], "turn")
    assert Table().scene(None).badge("queue") is None


def test_jx15_the_deal_and_its_entries_are_told_before_anybody_is_ready() -> None:
    for number in range(200):
        table = Table.started(b"entries %d" % number)
        one, two = table.state.dice
        entries = ["baozi"] * (one == two) + ["old_wild"] * (table.state.wild in "ESWNCFB")
        expected = [Event("dealt", 0, (table.state.wild,), (1, one, two))]
        if entries:
            expected.append(Event("queued", notes=tuple((entry, 1) for entry in entries)))
        assert list(table.told) == expected
        assert table.asked == {seat: ["ready", "finish"] for seat in range(4)}


def test_jx10_a_match_is_dealt_from_its_seed_and_the_number_of_the_hand_and_anyone_can_deal_it_again() -> None:
    rng = Rng(b"a seed", "hand", 1, 0)
    order, dice = rng.shuffled(TILES), tuple(1 + rng.below(6) for _ in range(4))
    table = Table.started(b"a seed")
    assert table.state == GAME.deal(Rules(), 4, 0, order, dice, b"a seed")
    assert table.state.dice == dice[:2]
