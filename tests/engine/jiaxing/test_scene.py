"""What is public and what is not, and how the table is laid out (JX-16, JX-17, JX-59, JX-103)."""

from engine.core import Event
from engine.jiaxing import GAME
from tests.engine.jiaxing.table import Table
from tests.engine.mahjong.test_scene import EYES, answers
from tests.there import there

READY = "m123456789 EEE S"


def test_jx17_indicator_wall_dice_and_queue_are_public() -> None:
    table = Table(dice=(3, 3), wild="C").play("0").quiet()
    for viewer in EYES:
        scene = table.scene(viewer)
        assert there(scene.pile("indicator")).pieces == ("C",)
        assert (there(scene.pile("stock")).count, GAME.view(table.state, viewer).dice) == (81, (3, 3))
        assert there(scene.badge("queue")).args == ("baozi", "old_wild")


def test_jx17_exposed_kongs_are_open() -> None:
    table = Table("m4", "m444", back="N").play("0 m4; 1 kong m4")
    assert there(table.scene(3).pile("meld", 1)).pieces == ("m4",) * 4


def test_jx104_who_has_answered_a_contract_sees_that_they_were_heard() -> None:
    table = Table("m123", "m11 m22 m33 ESWN CFB")
    table.play("0 m1; 1 pong m1; 1 E; 2; 3; 0 m2; 1 pong m2; 1 S; 2; 3; 0 m3; 1 pong m3")
    assert answers(table.say(3, "continue")) == {3: (3, "continue")}
    assert answers(table.say(2, "give_up")) == {}


def test_jx17_concealed_kongs_are_opened_when_the_match_is_over() -> None:
    table = Table("", "FFFF m123456789", back="p9").play("0; 1 concealed_kong F")
    assert there(table.scene(0).pile("meld", 1)).pieces == ()
    table.say(2, "resign")
    assert there(table.scene(0).pile("meld", 1)).pieces == ("F",) * 4


# the result


def test_jx59_the_winner_is_shown_with_the_wild_tiles_in_their_places() -> None:
    """The wild tile is m3; the number is how many tiles of the part are wild."""
    table = Table("", "m12 m456789 EE SS s9", draws="E").play("0; 1 win")
    for viewer in EYES:
        assert table.rows("reading", viewer) == [
            ("set", ("m1", "m2", "m3"), 1),
            ("set", ("m4", "m5", "m6"), 0),
            ("set", ("m7", "m8", "m9"), 0),
            ("set", ("E", "E", "E"), 0),
            ("pair", ("S", "S"), 0),
        ]


def test_jx59_a_claimed_set_says_whose_discard_it_took_and_what_was_wild_is_told() -> None:
    table = Table("E", "m123456789 EE S p1", draws="p347 S").play("0 E; 1 pong E; 1 p1; 2; 3; 0; 1 win")
    for viewer in EYES:
        sets = there(table.scene(viewer).sheet("reading")).rows
        assert {row.pieces: row.seat for row in sets if row.key == "set"} == {
            ("E", "E", "E"): 0,
            ("m1", "m2", "m3"): None,
            ("m4", "m5", "m6"): None,
            ("m7", "m8", "m9"): None,
        }
        assert there(table.scene(viewer).badge("settled_wild")).args == ("s9",)


def test_jx59_the_result_lists_the_items_payments_and_the_formula() -> None:
    table = Table("", "m123456789 EEE S", draws="S", dice=(3, 3), base=2).play("0; 1 win")
    for viewer in EYES:
        sheet = there(table.scene(viewer).sheet("result", 1))
        assert [(row.key, row.pieces, row.number, row.counts) for row in sheet.rows] == [
            ("mixed", (), 2, "points"),
            ("round_wind", ("E", "E", "E"), 1, "points"),
            ("no_wild", (), 1, "points"),
            ("huang_baozi", (), 1, "doublings"),
        ]
        assert sheet.payments == ((0, 1, 16), (2, 1, 16), (3, 1, 16))
        assert sheet.terms == (("tai", 4), ("fan", 1), ("base", 2), ("share", 16), ("score", 48))
        settled = there(table.scene(viewer).sheet("settled"))
        assert [(row.seat, row.number) for row in settled.rows] == [(0, -16), (1, 48), (2, -16), (3, -16)]
        assert (settled.reason, table.scene(viewer).settled, table.scene(viewer).hand) == ("win", 1, 2)


def test_how_the_last_tile_came_is_public() -> None:
    drawn = Table("", "m123456789 EE SS", draws="s9").play("0; 1 win")
    dealt = Table(f"{READY} S").play("0 win")
    for viewer in EYES:
        sheets = [there(table.scene(viewer).sheet("winning")) for table in (drawn, dealt)]
        assert [(sheet.reason, sheet.seat) for sheet in sheets] == [("self_draw", 1), ("dealt", 0)]
        assert [[(row.key, row.pieces, row.number) for row in sheet.rows] for sheet in sheets] == [
            [("tile", ("s9",), 1)],
            [],
        ]


def test_a_washout_has_a_result_without_items() -> None:
    table = Table(reserve=40).drain(40)
    (seat,) = table.asked
    table.say(seat, table.asked[seat][0])
    assert (there(table.scene(None).sheet("settled")).reason, table.scene(None).settled) == ("washout", 1)
    sheet = there(table.scene(None).sheet("result"))
    assert (sheet.rows, sheet.payments, table.scene(None).sheet("reading")) == ((), (), None)
    assert table.scene(None).sheet("winning") is None


# the events of a hand, in order


def told(table: Table) -> list[tuple]:
    return [(str(event.kind), event.seat, event.pieces, event.amounts, event.to) for event in table.told]


def test_a_turn_is_told_as_a_draw_and_a_discard() -> None:
    table = Table(draws="N").play("0; 1")
    first = table.state.discards[0][1]
    assert told(table) == [
        ("discarded", 0, (first,), (), None),
        ("drew", 1, ("N",), (), None),
        ("discarded", 1, ("N",), (), None),
    ]


def test_claims_are_told_with_their_source_and_kongs_with_their_replacement() -> None:
    assert told(Table("m5", "m46").play("0 m5; 1 chow m4 m6"))[-1] == ("chow", 1, ("m4", "m5", "m6"), (), 0)
    assert told(Table("m5", "", "m55").play("0 m5; 2 pong m5"))[-1] == ("pong", 2, ("m5",) * 3, (), 0)
    assert told(Table("m5", "", "m555", back="N").play("0 m5; 2 kong m5"))[-2:] == [
        ("kong", 2, ("m5",) * 4, (), 0),
        ("drew", 2, ("N",), (1,), None),
    ]


def test_a_win_is_told_with_the_hand_the_items_the_payments_and_the_scores() -> None:
    table = Table("", READY, draws="S").play("0").quiet().say(1, "win")
    *ended, dealt = [event for event in table.told if event.kind != "queued"]
    assert ended == [
        Event("won", 1, ("m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "E", "E", "E", "S", "S")),
        *(Event("yaku", 1, notes=(item,)) for item in (("mixed", 2), ("round_wind", 1), ("no_wild", 1))),
        *(Event("paid", payer, amounts=(4,), to=1) for payer in (0, 2, 3)),
        *(Event("scored", seat, amounts=(points, points)) for seat, points in enumerate((-4, 12, -4, -4))),
    ]
    assert (dealt.kind, dealt.seat, dealt.amounts[0]) == ("dealt", 1, 2)
