"""What lies on the table when the match ends with somebody else's tile (FZ-52, FZ-70)."""

from engine.core import Event
from engine.mahjong.tiles import size
from tests.engine.fuzhou.table import Table
from tests.there import there

READY = "m123456789 p123 s11 s23"
WAITING = "m56 p456789 s456 m77 p111"


def test_fz70_when_a_discard_ends_the_match_the_winner_holds_it_and_it_has_left_the_row() -> None:
    table = Table("", "s4", READY, match_rounds=1, draws="p9").streak(0, 3).play("0")
    row = table.state.discards
    table.play("1 s4; 2 win")
    assert table.state.result is not None
    assert table.hand(2) == "m123456789 p123 s11234"
    assert list(map(size, table.state.hands)) == [16, 16, 17, 16]
    assert table.state.discards == row


def test_fz70_when_a_robbed_kong_ends_the_match_the_winner_holds_the_tile_and_all_else_stays() -> None:
    table = Table("m4", "m44", "", WAITING, draws="p3 s8 p3 m4", match_rounds=1).streak(0, 3)
    table.play("0 m4; 1 pong m4; 1; 2; 3; 0; 1 added_kong m4")
    others = {seat: table.hand(seat) for seat in (0, 1, 2)}
    table.play("3 win")
    assert table.state.result is not None
    assert table.hand(3) == "m45677 p111456789 s456"
    assert {seat: table.hand(seat) for seat in (0, 1, 2)} == others
    assert [table.melds(seat) for seat in range(4)] == [[], ["pong m444"], [], []]
    assert there(table.state.last).melds == table.state.melds
    assert list(map(size, table.state.hands)) == [16, 13, 16, 17]


def test_fz102_the_end_of_the_match_is_told_last_with_the_places() -> None:
    table = Table("", "s4", READY, match_rounds=1, draws="p9").streak(0, 3).play("0; 1 s4; 2 win")
    assert there(table.state.result).places == (2, 2, 1, 2)
    assert table.told[-1] == Event("over", amounts=(2, 2, 1, 2))
