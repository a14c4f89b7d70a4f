"""The same-round lock: what one has just discarded or declined may not be claimed before the next tile (FZ-65)."""

import pytest

from tests.engine.fuzhou.table import Table
from tests.there import there

READY = "m123456789 p123 s11 s23"
"""Waits for s1 and s4."""
APART = "p147 p258 s147 s258"
SETTINGS = ["discarded_and_passed", "passed", "discarded", "off"]
BY_DISCARD = {"discarded_and_passed": True, "passed": False, "discarded": True, "off": False}
BY_PASS = {"discarded_and_passed": True, "passed": True, "discarded": False, "off": False}


def offered(table: Table, seat: int, words: str) -> bool:
    return words in table.claims.get(seat, [])


@pytest.mark.parametrize("setting", SETTINGS)
def test_fz65_a_kind_just_discarded_may_not_be_ponged(setting: str) -> None:
    """Seat 1 discards one of three m5, and seat 2 then the fourth."""
    table = Table("", "m55", draws="m5 m5", same_round_lock=setting).play("0; 1 m5; 2 m5")
    assert offered(table, 1, "pong m5") != BY_DISCARD[setting]


@pytest.mark.parametrize("setting", SETTINGS)
def test_fz65_a_kind_just_discarded_may_not_be_won_on_and_another_may(setting: str) -> None:
    for tile, locked in (("s4", BY_DISCARD[setting]), ("s1", False)):
        table = Table("", READY, draws=f"s4 {tile}", gold="p9", same_round_lock=setting).play(f"0; 1 s4; 2 {tile}")
        assert offered(table, 1, "win") != locked


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize(("own", "claim"), [("m55", "pong m5"), (READY, "win")])
def test_fz65_a_kind_just_declined_may_not_be_claimed(setting: str, own: str, claim: str) -> None:
    tile = "m5" if own == "m55" else "s4"
    table = Table("", "", "", own, draws=f"{tile} {tile}", gold="p9", same_round_lock=setting).play(f"0; 1 {tile}")
    assert offered(table, 3, claim)
    table.play(f"2 {tile}")
    assert offered(table, 3, claim) != BY_PASS[setting]


@pytest.mark.parametrize("own", [True, False])
def test_fz65_the_locks_of_a_seat_end_with_its_next_draw(own: bool) -> None:
    """Seat 1 discards m5, or declines that of seat 0; then it draws again, and seat 2 discards another m5."""
    if own:
        table = Table("", "m55", draws="m5 p1 p9 s1 p9 m5", gold="s9").play("0; 1 m5; 2 p1; 3; 0; 1 p9; 2 m5")
    else:
        table = Table("m5", "m55", draws="p9 m5", gold="s9").play("0 m5; 1 p9; 2 m5")
    assert offered(table, 1, "pong m5")


def test_fz65_the_locks_of_a_seat_end_with_a_claim() -> None:
    """Seat 2 declines m5, chows s4, discards p9: now it may pong the m5 of seat 3."""
    table = Table("m5", "", "m55 s23 p9", "", draws="s4 m5", gold="p5").play("0 m5; 1 s4; 2 chow s2 s3; 2 p9; 3 m5")
    assert offered(table, 2, "pong m5")


def test_fz65_a_time_out_is_a_pass_and_who_is_not_asked_has_declined_nothing() -> None:
    table = Table("", "", f"m1199 {APART}", "m55", draws="m5").play("0; 1 m5").quiet()
    assert [("m5" in locked) for locked in table.state.locked] == [False, True, False, True]


def test_fz65_declining_to_rob_the_gold_locks_nothing() -> None:
    """The gold is s4; the dealer discards s1, which seat 1 waits for as well."""
    table = Table("s1", READY, gold="s4").play("0 s1")
    assert table.claims == {1: ["rob_gold"]}
    assert table.quiet().state.locked[1] == ()
    assert offered(table, 1, "win")


def overtaken(first: str, said: str) -> Table:
    """Seat 2 might chow the m5 of seat 1, or win on it; seat 3 pongs it. The turn comes to seat 1, which has m5 again.

    `first`: what seat 2 holds; `said`: what it answers, "" for nothing, before the pong.
    """
    table = Table("", "m5", first, "m55", draws="m5 p9 p8 p7 p6", gold="s9").play("0; 1 m5")
    if said:
        table.say(2, said)
    table.say(-1, "go_on")
    if table.state.phase == "claim" and 2 in table.asked and "win" in table.claims[2]:
        table.say(2, "pass")
    return table.say(3, "pong m5").play("3; 0; 1 m5")


@pytest.mark.parametrize("said", ["", "pass", "chow m4 m6"])
def test_fz65_a_seat_whose_answer_was_overtaken_has_not_passed(said: str) -> None:
    """Whatever seat 2 answered, or whether it answered at all, its chow could not have been."""
    table = overtaken(f"m46 {APART} m99", said)
    assert offered(table, 2, "chow m4 m6")


@pytest.mark.parametrize("said", ["", "pass"])
def test_fz65_a_seat_that_could_have_won_and_passed_has_passed_whoever_claims(said: str) -> None:
    """Seat 2 waits for m5 between m4 and m6."""
    table = overtaken("p123456789 s123 m46 s55", said)
    assert not offered(table, 2, "win")
    assert not offered(table, 2, "chow m4 m6")


def test_fz53_fz65_a_seat_alone_sees_what_is_locked_for_it() -> None:
    table = Table("", "m55", draws="m5").play("0; 1 m5")
    assert there(table.scene(1).badge("locked", 1)).args == ("m5",)
    for viewer in (None, 0, 2, 3):
        assert table.scene(viewer).badge("locked", 1) is None
