"""What is public and what is not, and how the table is laid out (JX-16, JX-17, JX-59, JX-103)."""

import dataclasses
import itertools

import pytest

from engine.core import Ask, Badge, Event, PublicQuestion, Rng
from engine.jiaxing import GAME
from engine.mahjong.melds import Meld
from engine.mahjong.tiles import pack, unpack
from tests.engine.jiaxing.table import Table, rows
from tests.there import there

EYES = (None, 0, 1, 2, 3)
READY = "m123456789 EEE S"


def test_jx17_the_number_of_tiles_is_public_and_their_faces_are_the_owners() -> None:
    table = Table("m1122 p3 s4567 E CC W B", draws="N").play("0 m1").quiet()
    for viewer, seat in itertools.product(EYES, range(4)):
        pile = there(table.scene(viewer).pile("hand", seat))
        assert pile.count == 13
        assert pile.pieces == (unpack(table.state.hands[seat] - pack(("N",) * (seat == 1))) if viewer == seat else ())


def test_jx17_the_drawn_tile_lies_apart_and_is_seen_by_its_owner_alone() -> None:
    table = Table(draws="N").play("0").quiet()
    for viewer in EYES:
        pile = there(table.scene(viewer).pile("drawn", 1))
        assert (pile.count, pile.pieces) == (1, ("N",) if viewer == 1 else ())
    assert table.scene(1).pile("drawn", 0) is None
    for viewer in EYES:
        assert table.told[0].seen_by(viewer).pieces == (("N",) if viewer == 1 else None)


def test_jx17_indicator_wall_dice_and_queue_are_public() -> None:
    table = Table(dice=(3, 3), wild="C").play("0").quiet()
    for viewer in EYES:
        scene = table.scene(viewer)
        assert there(scene.pile("indicator")).pieces == ("C",)
        assert (there(scene.pile("stock")).count, GAME.view(table.state, viewer).dice) == (81, (3, 3))
        assert there(scene.badge("queue")).args == ("baozi", "old_wild")


def test_jx17_discards_are_public_with_their_owner_and_order() -> None:
    table = Table("m1", "p1", "s1", draws="E S W N").play("0 m1; 1 p1; 2 s1; 3; 0")
    for viewer in EYES:
        scene = table.scene(viewer)
        assert [there(scene.pile("discards", seat)).pieces for seat in range(4)] == [
            ("m1", "N"),
            ("p1",),
            ("s1",),
            ("W",),
        ]
        assert [seat for seat, _ in GAME.view(table.state, viewer).discards] == [0, 1, 2, 3, 0]


@pytest.mark.parametrize(("source", "turned"), [(1, 2), (3, 0), (0, 1)])
def test_jx17_a_meld_shows_the_claimed_tile_and_where_it_came_from(source: int, turned: int) -> None:
    """Seat 2 claims: from its left neighbour, seat 1, and so on; the tile lies towards its source (T-10)."""
    hands = ["", "", "m55", ""]
    table = Table(*hands, draws="p1 p2 p3 p4").play("0").quiet()
    while list(table.asked) != [source]:
        table.play(str(next(iter(table.asked)))).quiet()
    hand = table.state.hands[source] - pack((there(table.state.drawn),)) + pack(("m5",))
    hands = (*table.state.hands[:source], hand, *table.state.hands[source + 1 :])
    table.state = dataclasses.replace(table.state, hands=hands, drawn="m5")
    table.play(f"{source} m5; 2 pong m5")
    for viewer in EYES:
        pile = there(table.scene(viewer).pile("meld", 2))
        assert (pile.pieces, pile.source, pile.marks) == (("m5",) * 3, source, (("m5", "pong"),))
        assert pile.turned == ({1: 0, 0: 1, 3: 2}[source],)


def test_jx17_a_chow_lies_with_the_claimed_tile_first() -> None:
    table = Table("m5", "m46").play("0 m5; 1 chow m4 m6")
    pile = there(table.scene(3).pile("meld", 1))
    assert (pile.pieces, pile.turned, pile.source) == (("m5", "m4", "m6"), (0,), 0)


def test_jx17_a_concealed_kong_is_hidden_from_the_others() -> None:
    table = Table("p5555 E", back="N").say(0, "concealed_kong p5")
    kong = table.told[0]
    for viewer in EYES:
        pile = there(table.scene(viewer).pile("meld", 0))
        own = viewer == 0
        assert (pile.count, pile.pieces) == (4, ("p5",) * 4 if own else ())
        assert pile.marks == ((("p5", "concealed"),) if own else ())
        assert kong.seen_by(viewer).pieces == (("p5",) * 4 if own else None)
        assert ("p5" in str(GAME.view(table.state, viewer))) == own


def test_jx17_exposed_kongs_are_open() -> None:
    table = Table("m4", "m444", back="N").play("0 m4; 1 kong m4")
    assert there(table.scene(3).pile("meld", 1)).pieces == ("m4",) * 4


def test_jx17_nobody_sees_more_than_they_may_know() -> None:
    """What a seat sees is the same whatever the others hold and whatever lies in the wall."""
    rng = Rng(b"hidden")
    table = Table("p5555 E", "", READY, back="N").play("0 concealed_kong p5; 0 E; 1; 2")
    for viewer in EYES:
        view = GAME.view(table.state, viewer)
        for _ in range(5):
            other = GAME.guess(view, rng)
            assert GAME.view(other, viewer) == view
            assert GAME.scene(GAME.view(other, viewer)) == table.scene(viewer)


def test_jx17_another_drawn_tile_and_another_kong_look_the_same_to_the_others() -> None:
    one = Table("p5555 E", draws="N", back="C").play("0 concealed_kong p5; 0 E").quiet().state
    hands = (*one.hands[:1], one.hands[1] - pack(("N",)) + pack(("W",)), *one.hands[2:])
    kong = Meld("concealed", ("s3",) * 4)
    other = dataclasses.replace(one, hands=hands, drawn="W", melds=((kong,), *one.melds[1:]))
    other = dataclasses.replace(other, wall=tuple(stack[::-1] for stack in one.wall), seed=b"another")
    for viewer in (None, 2, 3):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
    assert GAME.view(one, 0) != GAME.view(other, 0)
    assert GAME.view(one, 1) != GAME.view(other, 1)


def test_jx17_in_a_window_nobody_is_named_whoever_is_asked() -> None:
    hands = ("m5", "m46 EE SS WW NN C FF", "m55")
    asked = Table(*hands).play("0 m5")
    unasked = Table("m5", "EE SS WW NN CC FF B").play("0 m5")
    assert len(asked.asked) == 3
    assert unasked.asked == {-1: ["go_on"]}
    for table in (asked, unasked):
        scene = table.scene(None)
        assert (scene.question.about, scene.question.by) == (("m5",), 0)
        assert scene.question.public == frozenset()
    assert asked.scene(None).badges == unasked.scene(None).badges
    assert asked.scene(None).question == unasked.scene(None).question
    assert asked.scene(3).badges == asked.scene(2).badges == asked.scene(None).badges


def test_jx17_an_answer_in_a_window_shows_to_nobody_else() -> None:
    table = Table("m5", "m46", "m55").play("0 m5")
    before = {viewer: (GAME.view(table.state, viewer), table.scene(viewer)) for viewer in EYES}
    for seat, words in ((-1, "go_on"), (1, "chow m4 m6")):
        assert table.say(seat, words).told == ()
        for viewer in set(EYES) - {seat, 1}:
            assert (GAME.view(table.state, viewer), table.scene(viewer)) == before[viewer]
    assert set(table.scene(1).badges) - set(before[1][1].badges) == {Badge("answered", 1, ("chow m4 m6",))}


def answers(table: Table) -> dict[int | None, tuple]:
    """Every `answered` badge, by who sees it."""
    badges = {viewer: [badge for badge in table.scene(viewer).badges if badge.key == "answered"] for viewer in EYES}
    return {viewer: (badge.seat, *badge.args) for viewer, found in badges.items() for badge in found}


def test_jx23_who_has_answered_a_window_sees_that_they_were_heard_until_it_closes() -> None:
    table = Table("m5", "m46", "m55").play("0 m5")
    assert answers(table) == {}
    assert answers(table.say(1, "chow m4 m6")) == {1: (1, "chow m4 m6")}
    assert answers(table.say(2, "pass")) == {1: (1, "chow m4 m6"), 2: (2, "pass")}
    table.say(-1, "go_on")
    assert (table.state.phase, answers(table)) == ("turn", {})


def test_jx23_an_answer_that_was_settled_by_a_pass_of_all_is_shown_no_more() -> None:
    table = Table("m5", "m46", "m55").play("0 m5").quiet()
    assert (table.state.phase, answers(table)) == ("turn", {})


def test_jx104_who_has_answered_a_pause_or_a_contract_sees_that_they_were_heard() -> None:
    assert answers(Table.started(b"pause").say(2, "finish")) == {2: (2, "finish")}
    table = Table("m123", "m11 m22 m33 ESWN CFB")
    table.play("0 m1; 1 pong m1; 1 E; 2; 3; 0 m2; 1 pong m2; 1 S; 2; 3; 0 m3; 1 pong m3")
    assert answers(table.say(3, "continue")) == {3: (3, "continue")}
    assert answers(table.say(2, "give_up")) == {}


def test_the_turn_and_the_pause_name_who_is_asked() -> None:
    table = Table.started(b"pause")
    assert table.scene(None).question.public == {0, 1, 2, 3}
    table.say(2, "ready")
    assert table.scene(None).question.public == {0, 1, 2, 3}
    assert table.scene(2).question.public == {0, 1, 3}
    scene = Table().scene(3)
    assert scene.question == PublicQuestion(Ask.TURN, frozenset({0}), topic="discard")


def test_jx17_a_kong_that_may_be_robbed_is_shown_as_a_claim_for_its_tile() -> None:
    table = Table("m4", "m44 C", draws="p1 p2 p3 m4").play("0 m4; 1 pong m4; 1 C; 2; 3; 0").quiet()
    scene = table.say(1, "added_kong m4").scene(None)
    assert (scene.question.about, scene.question.by) == (("m4",), 1)
    pile = there(scene.pile("meld", 1))
    assert (pile.pieces, pile.turned, pile.marks) == (("m4",) * 4, (0,), (("m4", "added"),))


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
        assert rows(table, "reading", viewer) == [
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


def test_the_points_of_every_hand_are_listed() -> None:
    table = Table("", READY, draws="S").play("0; 1 win")
    assert [[row.number for row in there(table.scene(2).sheet("rounds", seat)).rows] for seat in range(4)] == [
        [-4],
        [12],
        [-4],
        [-4],
    ]
    assert [place.points for place in sorted(table.scene(2).places, key=lambda place: place.seat)] == [-4, 12, -4, -4]


def test_jx17_the_viewer_sits_below_and_the_others_follow_counter_clockwise() -> None:
    assert [place.seat for place in Table().scene(2).places] == [2, 3, 0, 1]


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
