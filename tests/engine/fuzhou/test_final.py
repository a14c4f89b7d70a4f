"""The last four live tiles, and the end of a hand that nobody won (FZ-22, FZ-51, FZ-93)."""

import itertools
from typing import Any

import pytest

from engine.core import Event
from tests.engine.fuzhou.table import Table
from tests.there import there

READY = "m123456789 p123 s11 s23"
"""Waits for s1 and s4, and a gold."""
LAST = "p7 p8 p9 p6"
E = ("E",) * 4


def final(*hands: str, live: int = 4, draws: str = LAST, **words: Any) -> Table:
    """The dealer, seat 0, has discarded p5, and the final phase was played: seat 1 takes the first tile."""
    table = Table("p5", *hands, live=live, draws=draws, flowers=E, **words)
    return table.play("0 p5").all_quiet()


def ended(table: Table) -> list[Event]:
    """What was told of the hand, before the next one was dealt."""
    return list(itertools.takewhile(lambda event: event.kind != "dealt", table.told))


def drawn(table: Table) -> list[tuple[int | None, tuple[str, ...] | None]]:
    return [(event.seat, event.pieces) for event in ended(table) if event.kind in ("drew", "flower")]


@pytest.mark.parametrize("live", [1, 2, 3, 4])
def test_fz51_each_seat_in_turn_takes_one_front_tile_until_none_is_live(live: int) -> None:
    table = final(live=live)
    tiles = [("p7",), ("p8",), ("p9",), ("p6",)]
    assert drawn(table) == [((1 + step) % 4, tiles[step]) for step in range(live)]
    assert [event.kind for event in table.told][: live + 2] == ["final", *["drew"] * live, "washout"]
    assert there(table.state.last).winner is None


def test_fz51_a_discard_before_it_may_still_be_claimed_and_then_the_next_seat_begins() -> None:
    table = Table("m5", "", "m55 m9", live=4, draws=LAST).play("0 m5; 2 pong m5")
    assert (list(table.asked), table.state.left) == ([2], 24)
    table.play("2 m9").all_quiet()
    assert [seat for seat, _ in drawn(table)] == [3, 0, 1, 2]


@pytest.mark.parametrize("seat", [1, 2, 3, 0])
def test_fz51_who_wins_with_their_tile_does_so_at_once(seat: int) -> None:
    """One flower: (1 + 1) x 2, as a self-draw; nobody draws after that."""
    hands, before = [""] * 4, (seat - 1) % 4
    hands[seat] = READY
    table = Table(f"{hands[0]} p5", *hands[1:], live=4, draws=" ".join([*LAST.split()[:before], "s4"]), flowers=E)
    table.play("0 p5").all_quiet()
    assert [who for who, _ in drawn(table)] == [(1 + step) % 4 for step in range(before + 1)]
    last = there(table.state.last)
    assert (last.winner, last.tile, last.self_draw, last.specials) == (seat, "s4", True, ())
    assert last.scores == tuple(12 if other == seat else -4 for other in range(4))


@pytest.mark.parametrize("setting", ["any_own_turn", "moment_of_draw"])
@pytest.mark.parametrize("third", ["s9", "m8"])
def test_fz51_fz77_three_golds_win_by_themselves_whatever_is_drawn(setting: str, third: str) -> None:
    """The third gold is drawn now, or all three are there."""
    hand = "m12479 p25689 s137 s99 s4" if third == "s9" else "m12479 p25689 s137 s999"
    last = there(final(hand, draws=third, three_golds=setting).state.last)
    assert (last.winner, dict(last.specials), last.share) == (
        1,
        {"three_golds": 40},
        2 * (1 + 3) + 40,
    )


@pytest.mark.parametrize(("tile", "wins"), [("m1", False), ("m2", True)])
def test_fz51_fz76_after_jinkan_only_a_gold_wins(tile: str, wins: bool) -> None:
    """Seat 1 declared with five tiles left; m1 would complete m11 and m333."""
    table = Table("", "m1333 p123456 s123456", gold="m2", live=8, draws=f"s9 p7 p8 p9 {tile}", flowers=E)
    table.play("0; 1 jinkan s9; 2; 3; 0").all_quiet()
    last = there(table.state.last)
    assert last.winner == (1 if wins else None)
    if wins:
        assert (dict(last.specials), last.share) == ({"gold_edge": 50}, 54)


def test_fz51_a_flower_is_laid_out_not_replaced_and_wins_nothing() -> None:
    """Seat 1 has all golds but cannot win with a flower; seat 2 takes the next front tile."""
    table = final("m12479 p25689 s137 s999", draws="N p8 p9 p6", back="s4")
    assert drawn(table) == [(1, ("N",)), (2, ("p8",)), (3, ("p9",)), (0, ("p6",))]
    assert there(table.state.last).winner is None
    assert there(table.state.last).racks[1] == ("E", "N")


def test_fz22_a_replacement_with_four_live_tiles_left_begins_the_final_phase_from_the_back() -> None:
    """Seat 1 draws a flower with five live tiles: its one tile is m7 from the back, the others come from the front."""
    table = final(live=5, draws="N p8 p9 p6", back="m7")
    assert drawn(table) == [(1, ("N",)), (1, ("m7",)), (2, ("p8",)), (3, ("p9",)), (0, ("p6",))]
    assert [event.kind for event in table.told][:2] == ["flower", "final"]
    assert there(table.state.last).winner is None


def test_fz22_fz40_without_a_live_tile_the_hand_is_a_draw() -> None:
    table = Table("p5").shorten(20).play("0 p5").all_quiet()
    assert drawn(table) == []
    assert (table.kinds()[0], there(table.state.last).winner) == ("washout", None)


def test_fz53_the_tiles_of_the_final_phase_are_secret_but_flowers_and_the_winners_are_not() -> None:
    table = final("", READY, draws="p7 N p8 p9")
    for event in ended(table):
        if event.kind == "drew":
            assert [event.seen_by(viewer).pieces is not None for viewer in range(4)] == [
                viewer == event.seat for viewer in range(4)
            ]
        if event.kind == "flower":
            assert event.seen_by(None).pieces == ("N",)
