"""Contracts: three claims from one seat, the question to the others, and giving up (JX-26, JX-93, JX-100 to JX-107)."""

import dataclasses
from typing import Any

import pytest

from engine.core import Event, IllegalAction
from tests.engine.jiaxing.table import GAME, Table
from tests.there import there

HANDS = ("m123", "m11 m22 m33 ESWN CFB")
THREE = "0 m1; 1 pong m1; 1 E; 2; 3; 0 m2; 1 pong m2; 1 S; 2; 3; 0 m3; 1 pong m3"
"""Seat 1 claims three times from seat 0."""
READY = "m123456789 EEE S"


def three(second: str = "", third: str = "", hands: tuple[str, ...] = HANDS, **words: Any) -> Table:
    return Table(*hands, second, third, **words).play(THREE)


def told(table: Table) -> list[tuple]:
    return [(str(event.kind), event.seat, event.to) for event in table.told]


def test_jx100_jx101_three_claims_from_one_seat_bind_the_two() -> None:
    table = three()
    assert table.state.contracts == ((1, 0),)
    assert told(table)[-2:] == [("pong", 1, 0), ("contract", 1, 0)]
    assert [badge.args for badge in table.scene(None).badges if badge.key == "contract"] == [(0,)]


def test_jx101_two_claims_bind_nobody_and_jx103_are_warned_of() -> None:
    table = Table(*HANDS).play("0 m1; 1 pong m1; 1 E; 2; 3; 0 m2; 1 pong m2")
    assert table.state.contracts == ()
    assert told(table)[-2:] == [("pong", 1, 0), ("warned", 1, 0)]
    assert table.kinds().count("warned") == 1
    for viewer in (None, 0, 1, 2, 3):
        badges = table.scene(viewer).badges
        assert [(badge.seat, badge.args) for badge in badges if badge.key == "two_claims"] == [(1, (0,))]
    assert list(table.asked) == [1]


def test_jx103_the_first_claim_is_a_badge_for_everybody_too() -> None:
    table = Table(*HANDS).play("0 m1; 1 pong m1")
    for viewer in (None, 0, 1, 2, 3):
        badges = [badge for badge in table.scene(viewer).badges if badge.key in ("one_claim", "two_claims")]
        assert [(badge.key, badge.seat, badge.args) for badge in badges] == [("one_claim", 1, (0,))]
    off = Table(*HANDS, contract="off").play("0 m1; 1 pong m1")
    assert off.scene(0).badge("one_claim") is None


def test_jx100_chows_and_kongs_count_as_pongs_do() -> None:
    hands = ("m1 p5 s7", "m11 p46 s777 ESWN C")
    table = Table(*hands, back="B").play("0 m1; 1 pong m1; 1 E; 2; 3; 0 p5; 1 chow p4 p6; 1 S; 2; 3; 0 s7; 1 kong s7")
    assert table.state.contracts == ((1, 0),)
    assert table.state.phase == "contract"


def test_jx100_a_pong_that_becomes_a_kong_is_not_counted_again() -> None:
    hands = ("m12", "m111 m22 ESWN CFB p9")
    table = Table(*hands, back="p1").play("0 m1; 1 pong m1; 1 E; 2; 3; 0 m2; 1 pong m2; 1 S; 2; 3; 0").quiet()
    table.play("1 added_kong m1").quiet()
    assert (table.state.contracts, list(table.asked)) == ((), [1])
    assert table.scene(0).badge("two_claims", 1) is not None


def test_jx104_everybody_outside_is_asked_before_the_claimer_discards() -> None:
    assert three().asked == {2: ["give_up", "continue"], 3: ["give_up", "continue"]}
    table = three()
    with pytest.raises(IllegalAction):
        table.say(1, "discard W")


def test_jx104_after_a_claimed_kong_the_question_comes_before_the_replacement() -> None:
    hands = ("m123", "m11 m22 m333 ESWN CF")
    table = Table(*hands, back="B").play(THREE.replace("pong m3", "kong m3"))
    assert (table.state.phase, table.state.left, sorted(table.asked)) == ("contract", 82 - 6, [2, 3])
    assert "drew" not in table.kinds()[-2:]
    table.say(2, "continue").say(3, "continue")
    assert table.kinds() == ["continued", "continued", "drew"]
    assert (table.state.drawn, list(table.asked)) == ("B", [1])


@pytest.mark.parametrize("order", [(2, 3), (3, 2)])
def test_jx104_the_answers_are_told_together(order: tuple[int, int]) -> None:
    table = three()
    answers = {2: "give_up", 3: "continue"}
    before = {viewer: GAME.view(table.state, viewer) for viewer in (None, 0, 1, 2, 3)}
    table.say(order[0], answers[order[0]])
    assert table.told == ()
    for viewer, view in before.items():
        if viewer != order[0]:
            assert GAME.view(table.state, viewer) == view
    table.say(order[1], answers[order[1]])
    assert table.told == (Event("gave_up", 2), Event("continued", 3))
    assert (table.state.gone, list(table.asked)) == ((2,), [1])
    assert {action.split()[0] for action in table.asked[1]} == {"discard"}


def test_jx104_with_off_there_are_no_contracts_and_no_warnings() -> None:
    table = three(contract="off")
    assert (table.state.contracts, list(table.asked)) == ((), [1])
    assert not {"contract", "warned"} & set(table.kinds())
    table = Table(*HANDS, contract="off").play("0 m1; 1 pong m1; 1 E; 2; 3; 0 m2; 1 pong m2")
    assert table.scene(0).badge("two_claims", 1) is None


def before_third(*pairs: tuple[int, int], gone: tuple[int, ...] = (), **words: Any) -> Table:
    """Seat 0 has discarded the m3 that would bind it to seat 1; these contracts and gone seats there are."""
    table = Table(*HANDS, **words).play(THREE.rpartition(";")[0])
    table.state = dataclasses.replace(table.state, contracts=pairs, gone=gone)
    return table


@pytest.mark.parametrize("pair", [(0, 1), (1, 0)])
def test_jx105_a_second_contract_between_the_same_two_changes_nothing_and_asks_nobody(pair: tuple[int, int]) -> None:
    table = before_third(pair)
    assert table.scene(2).badge("two_claims", 1) is None
    table.play("1 pong m3")
    assert (table.state.contracts, list(table.asked)) == ((pair,), [1])
    assert table.kinds()[-1] == "pong"


def test_jx101_jx106_the_discards_of_who_gave_up_are_claimed_but_bind_nobody() -> None:
    table = before_third(gone=(0,))
    assert table.scene(2).badge("two_claims", 1) is None
    table.play("1 pong m3")
    assert (table.melds(1)[-1], table.state.contracts, list(table.asked)) == ("pong m333", (), [1])
    assert "contract" not in table.kinds()


def given_up(second: str = "", third: str = "", **words: Any) -> Table:
    """Seat 3 has given up, and seat 1 is about to discard."""
    return three(second, third, **words).say(2, "continue").say(3, "give_up")


def test_jx26_who_gave_up_draws_and_discards_the_same_tile_by_itself() -> None:
    table = given_up(draws="s1 s2 s3 s4 s5 s6 s7 s8").play("1 W; 2")
    before = table.hand(3)
    table.quiet()
    assert [(str(event.kind), event.seat, event.pieces) for event in table.told] == [
        ("drew", 3, ("s8",)),
        ("discarded", 3, ("s8",)),
    ]
    assert (table.open, table.state.turn, table.hand(3)) == (True, 3, before)
    assert table.quiet().asked.keys() == {0}


def test_jx106_giving_up_is_final_for_the_hand_and_over_with_it() -> None:
    table = given_up()
    assert table.scene(0).badge("gave_up", 3) is not None
    for words in ("continue", "give_up"):
        with pytest.raises(IllegalAction):
            table.say(3, words)
    while table.state.number == 1:
        table.quiet() if table.open else table.say(*next((seat, words[0]) for seat, words in table.asked.items()))
    assert (table.state.gone, table.state.contracts) == ((), ())


def test_jx93_a_contract_made_in_play_is_paid_when_the_hand_is_won() -> None:
    """Seat 2 goes on and wins: both parties pay two shares, who gave up none."""
    table = three(READY, draws="p1 p2 p3 p4 p5 p6 S").say(2, "continue").say(3, "give_up").play("1 W; 2 win")
    assert there(table.state.last).scores == (-8, -8, 16, 0)
    assert dict(there(table.state.last).tai) == {"mixed": 2, "round_wind": 1, "no_wild": 1}


def bonds(table: Table, viewer: int | None) -> list[tuple]:
    """The badges of contracts and of who gave up, of the running hand and of the settled one."""
    kept = ("contract", "gave_up", "settled_contract", "settled_gave_up")
    return [(badge.key, badge.seat, *badge.args) for badge in table.scene(viewer).badges if badge.key in kept]


def test_jx93_a_settled_hand_shows_who_was_bound_and_who_had_given_up() -> None:
    """In the pause of the next hand, which has no contracts yet."""
    table = three(READY, draws="p1 p2 p3 p4 p5 p6 S").say(2, "continue").say(3, "give_up").play("1 W")
    assert bonds(table, 1) == [("contract", 1, 0), ("gave_up", 3)]
    table.play("2 win")
    last = there(table.state.last)
    assert (last.contracts, last.gone) == (((1, 0),), (3,))
    assert [(payer, amount // last.share) for payer, _, amount in last.payments] == [(0, 2), (1, 2)]
    for viewer in (None, 0, 1, 2, 3):
        assert bonds(table, viewer) == [("settled_contract", 1, 0), ("settled_gave_up", 3)]


def test_jx92_a_washout_shows_its_contracts_and_the_hand_after_it_shows_them_no_more() -> None:
    table = given_up()
    assert [key for key, *_ in bonds(table, 0)] == ["contract", "gave_up"]
    while table.state.number < 3:
        if table.state.number == 2:
            assert bonds(table, 0) == [("settled_contract", 1, 0), ("settled_gave_up", 3)]
        table.quiet() if table.open else table.say(*next((seat, words[0]) for seat, words in table.asked.items()))
    assert bonds(table, 0) == []
