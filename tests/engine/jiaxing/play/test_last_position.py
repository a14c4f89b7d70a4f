"""What is kept of a hand that is over, and lies on the table when it ends the match (JX-50, JX-57, JX-58, JX-110)."""

from engine.core import Event
from engine.mahjong.tiles import size
from tests.engine.jiaxing.table import Table
from tests.there import there

WAITING = "m56789 m111 m22 EEE"


def test_jx57_when_a_robbed_kong_ends_the_match_the_winner_holds_the_tile_and_all_else_stays() -> None:
    table = Table("m44 C", "S", WAITING, "m4", dealer=3, draws="p1 p2 p3 m4", match_rounds=1, earthly="off")
    table.play("3 m4; 0 pong m4; 0 C; 1 p1; 2 p2; 3 p3; 0 added_kong m4")
    others = {seat: table.hand(seat) for seat in (0, 1, 3)}
    table.play("2 win")
    assert table.state.result is not None
    assert table.hand(2) == "m11122456789 EEE"
    assert {seat: table.hand(seat) for seat in (0, 1, 3)} == others
    assert [table.melds(seat) for seat in range(4)] == [["pong m444"], [], [], []]
    assert there(table.state.last).melds == table.state.melds
    assert list(map(size, table.state.hands)) == [10, 13, 14, 13]


def test_jx58_when_an_earthly_hand_ends_the_match_the_winner_holds_the_tile_and_its_row_is_empty() -> None:
    table = Table("", WAITING, "", "m4", dealer=3, match_rounds=1).play("3 m4; 1 win")
    assert table.state.result is not None
    assert table.hand(1) == "m11122456789 EEE"
    assert list(map(size, table.state.hands)) == [13, 14, 13, 13]
    assert table.state.discards == ()


def test_jx113_the_end_of_the_match_is_told_last_with_the_places() -> None:
    table = Table("", WAITING, "", "m4", dealer=3, match_rounds=1).play("3 m4; 1 win")
    assert there(table.state.result).places == (2, 1, 3, 4)
    assert table.told[-1] == Event("over", amounts=(2, 1, 3, 4))


def test_jx110_a_washout_is_kept_as_nothing() -> None:
    table = Table(reserve=40).drain(40)
    ((seat, legal),) = table.asked.items()
    last = there(table.say(seat, legal[0]).state.last)
    assert (
        last.winner,
        last.tile,
        last.shown,
        last.parts,
        last.tai,
        last.fan,
    ) == (None, None, (), (), (), ())
    assert (last.share, last.scores, last.payments, last.used) == (
        0,
        (0, 0, 0, 0),
        (),
        None,
    )
