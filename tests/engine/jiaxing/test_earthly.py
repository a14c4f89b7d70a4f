"""Winning on the dealer's first discard or at the first draw (JX-49, JX-52, JX-53, JX-58, JX-83, JX-98)."""

import itertools
from typing import Any

import pytest

from tests.engine.jiaxing.table import Table
from tests.there import there

READY = "m123456789 EEE S"
"""Waits for S: mixed 2, round wind 1, no wild tile 1, times four for the earthly hand: 16."""


def opened(*hands: str, tile: str = "S", **words: Any) -> Table:
    """The dealer's first discard; `hands` of seats 1, 2 and 3."""
    return Table(tile, *hands, **words).play(f"0 {tile}")


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_jx58_any_other_seat_may_win_on_the_dealers_first_discard(seat: int) -> None:
    hands = ["", "", ""]
    hands[seat - 1] = READY
    table = opened(*hands)
    assert "win" in table.claims[seat]
    table.play(f"{seat} win")
    last = there(table.state.last)
    assert (last.winner, last.tile, dict(last.fan)) == (seat, "S", {"earth": 2})
    assert last.scores[0] == -last.scores[seat]
    assert "robbed" not in table.kinds()


def test_jx58_only_the_very_first_discard_counts() -> None:
    table = Table("S", "S p1", READY, draws="p1 p5 p6 p7").play("0; 1 S")
    assert table.claims == {}
    table = Table("S", "", READY, draws="p1 p5 p6 p7").play("0; 1; 2; 3; 0 S")
    assert table.claims == {}


def test_jx58_after_a_claim_of_it_the_dealers_next_discard_is_not_the_first() -> None:
    table = Table("S p1", "p11", READY, draws="m1").play("0 p1; 1 pong p1; 1; 2; 3; 0 S")
    assert table.claims == {}


def test_jx58_where_claims_have_emptied_the_rows_no_discard_is_the_first_any_more() -> None:
    """The first discard is claimed, and so is the next: one tile lies there, and it is not the dealer's first."""
    table = Table("p1 S", "p11 S", READY).play("0 p1; 1 pong p1; 1 S")
    assert table.claims == {}
    table = Table("p1 S CC", "p11 C", READY).play("0 p1; 1 pong p1; 1 C; 0 pong C; 0 S")
    assert (len(table.state.discards), table.claims) == (1, {})


def test_jx52_jx58_the_same_tile_may_be_claimed_for_a_meld_as_well() -> None:
    assert opened("", "m123456789 EE SS").claims == {2: ["win", "pong S"]}


def test_jx49_a_win_comes_before_every_other_claim_in_any_order() -> None:
    said = ((1, "chow m5 m6"), (2, "pong m4"), (3, "win"), (-1, "go_on"))
    for order in itertools.permutations(said):
        table = opened("m56", "m44", "m56 SSS WWW NNN m11", tile="m4")
        for seat, words in order:
            if table.open:
                table.say(seat, words)
        assert there(table.state.last).winner == 3


@pytest.mark.parametrize(("setting", "fan"), [("first_draw", {"earth": 2}), ("dealer_first_discard", {}), ("off", {})])
def test_jx58_with_first_draw_the_first_draw_wins_an_earthly_hand_paid_by_all(setting: str, fan: dict) -> None:
    share = 16 if fan else 4
    for seat, draws in ((1, "S"), (2, "p1 S"), (3, "p1 p2 S")):
        hands = [""] * 4
        hands[seat] = READY
        table = Table(*hands, draws=draws, earthly=setting)
        table.play("; ".join([*["0", "1", "2"][:seat], f"{seat} win"]))
        assert dict(there(table.state.last).fan) == fan
        assert there(table.state.last).scores == tuple(3 * share if other == seat else -share for other in range(4))


def test_jx58_first_draw_counts_only_while_nobody_has_claimed_or_made_a_kong() -> None:
    base: dict[str, Any] = {"earthly": "first_draw"}
    table = Table("p1", "p11", READY, draws="S", **base).play("0 p1; 1 pong p1; 1; 2 win")
    assert dict(there(table.state.last).fan) == {}
    table = Table("p1111", "", READY, draws="p2 S", **base).play("0 concealed_kong p1; 0; 1; 2 win")
    assert dict(there(table.state.last).fan) == {}
    table = Table("", "p1111", READY, draws="p2 S", **base).play("0; 1 concealed_kong p1; 1; 2 win")
    assert dict(there(table.state.last).fan) == {}
    table = Table("", "", READY, draws="p2 S", **base).play("0; 1; 2 win")
    assert dict(there(table.state.last).fan) == {"earth": 2}
