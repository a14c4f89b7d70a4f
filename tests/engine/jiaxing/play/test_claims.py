"""Chow, pong and kong: who comes first, what follows, and the tile that replaces a kong (JX-23 to JX-92)."""

import itertools
from typing import Any

import pytest

from engine.core import IllegalAction
from tests.engine.jiaxing.table import Table, ring
from tests.there import there


def discarded(tile: str, *others: str, **words: Any) -> Table:
    """Seat 1 has discarded the tile it drew; `others`: the hands of seat 2, 3 and 0."""
    second, third, first = (*others, *[""] * (3 - len(others)))
    return Table(first, "", second, third, draws=tile, **words).play(f"0; 1 {tile}")


def test_jx40_only_the_next_seat_may_chow() -> None:
    rest = ("EE SS WW NN C FF", "p1122 s113377 N", "p778899 CC BB F")
    for own in itertools.permutations(("m46", "p46", "s46")):
        table = discarded("m5", *(f"{tiles} {others}" for tiles, others in zip(own, rest, strict=True)))
        assert table.claims == ({2: ["chow m4 m6"]} if own[0] == "m46" else {})


def test_jx47_wild_tiles_are_no_part_of_a_claim() -> None:
    """The wild tile m4: no pong of m5 with it, no chow with it as a substitute or as itself."""
    assert discarded("m5", "m45 EE SS WW NN C FF", "m45 p1", wild="m4").claims == {}
    assert discarded("m5", "m46 EE SS WW NN C FF", wild="m4").claims == {}
    assert discarded("m5", "m4467 EE SS WW NN C", wild="m4").claims == {2: ["chow m6 m7"]}
    assert discarded("m5", "m55 EE SS WW NN C FF", "m44", wild="m4").claims == {2: ["pong m5"]}


def test_jx24_a_declined_claim_may_be_made_the_next_time() -> None:
    table = Table("m5", "", "m55 m1", "", draws="m5").play("0 m5")
    assert table.claims == {2: ["pong m5"]}
    assert table.play("1 m5").claims == {2: ["pong m5"]}
    assert table.play("2 pong m5").melds(2) == ["pong m555"]


def test_jx50_after_a_claim_any_tile_may_be_discarded_and_nothing_else_done() -> None:
    table = discarded("m5", "m5567 p5555 CC NN W").play("2 pong m5")
    assert sorted(table.asked[2]) == sorted(f"discard {tile}" for tile in ("m6", "m7", "p5", "C", "N", "W"))
    table = discarded("m5", "m4567 p3456 C NN WW").play("2 chow m6 m7")
    assert "discard m5" in table.asked[2]
    assert table.play("2 m5").kinds() == ["discarded"]


def test_jx50_not_same_kind_is_about_the_kind_alone_and_only_that_discard() -> None:
    """The other end of a sequence, m8 after m5 with m6 m7, may go; and the claimed kind may in the next turn."""
    table = discarded("m5", "m56788 p34 NN WW CC", swap_discard="not_same_kind").play("2 chow m6 m7")
    assert {"discard m8"} <= set(table.asked[2])
    table.play("2 C; 3; 0; 1").quiet()
    assert "discard m5" in table.asked[2]


@pytest.mark.parametrize(("allowed", "kongs"), [("off", set()), ("on", {"concealed_kong E", "added_kong m4"})])
def test_jx45_kongs_directly_after_an_own_claim_only_with_the_setting(allowed: str, kongs: set[str]) -> None:
    table = Table("m4", "m444 p88 N EEEE", "p8", kong_after_claim=allowed, back="m9 p9")
    table.play("0 m4; 1 pong m4; 1 N; 2 p8; 1 pong p8")
    assert {action for action in table.asked[1] if "kong" in action} == kongs
    assert "win" not in table.asked[1]
    if kongs:
        assert table.say(1, "concealed_kong E").state.drawn == "m9"
        assert table.play("1 added_kong m4").quiet().state.drawn == "p9"
        assert table.melds(1) == ["added m4444", "pong p888", "concealed EEEE"]


def test_jx45_kongs_after_an_own_claim_bring_back_the_whole_turn() -> None:
    """The replacement makes the hand whole: a win is offered after the kong, not before."""
    table = Table("m4", "m44 m123 m789 EEEE S", kong_after_claim="on", back="S").play("0 m4; 1 pong m4")
    assert "win" not in table.asked[1]
    assert "win" in table.say(1, "concealed_kong E").asked[1]


def test_jx45_a_kong_needs_a_tile_in_the_wall() -> None:
    for left, offered in ((1, True), (0, False)):
        hands = {82 % 4: "EEEE"} if left == 0 else {81 % 4: "EEEE"}
        (seat,) = hands
        seats = [hands.get(number, "") for number in range(4)]
        if seat == 0:
            seats[0] = "EEEE p1"
        table = Table(*seats).drain(left)
        assert list(table.asked) == [seat]
        assert ("concealed_kong E" in table.asked[seat]) == offered


def test_jx46_the_replacements_come_from_the_tail_the_upper_tile_of_a_stack_first() -> None:
    """Dealer 0, 7: the indicator lies at 80; then come 81, and of the stack before it 78 and 79 (T-22, T-23)."""
    wall = ring("m1111 p5555 EEEE", back="s1 s2 s3")
    assert [wall[place] for place in (80, 81, 78, 79)] == ["s9", "s1", "s2", "s3"]
    table = Table("m1111 p5555 EEEE", back="s1 s2 s3")
    for kind, drawn in (("m1", "s1"), ("p5", "s2"), ("E", "s3")):
        assert table.say(0, f"concealed_kong {kind}").state.drawn == drawn
    assert table.state.left == 79


def test_jx47_wild_tiles_make_no_kong() -> None:
    """Three natural tiles and a wild one, or a pong and a wild one."""
    assert Table("EEE p1 m3", wild="p1").verbs(0) == {"discard"}
    table = Table("m4", "m44 N p1", draws="s1 p2 p3 p1", wild="p1").play("0 m4; 1 pong m4; 1 N; 2; 3; 0").quiet()
    assert table.verbs(1) == {"discard"}
    with pytest.raises(IllegalAction):
        Table("m5", wild="m5").say(0, "concealed_kong m5")


@pytest.mark.parametrize("kind", ["claimed", "concealed", "added"])
def test_jx78_a_win_on_the_replacement_of_any_kong_is_a_kong_bloom(kind: str) -> None:
    if kind == "claimed":
        table = Table("E", "m123456789 EEE S", back="S").play("0 E; 1 kong E; 1 win")
    elif kind == "concealed":
        table = Table("", "m123456789 EEE S", draws="E", back="S").play("0; 1 concealed_kong E; 1 win")
    else:
        table = Table("E", "m123456789 EE S N", draws="p1 p2 p3 E", back="S")
        table.play("0 E; 1 pong E; 1 N; 2; 3; 0; 1 added_kong E; 1 win")
    last = there(table.state.last)
    assert (dict(last.tai), dict(last.fan)) == (
        {"mixed": 2, "round_wind": 1, "no_wild": 1},
        {"kong_bloom": 1},
    )
    assert last.scores == (-8, 24, -8, -8)
