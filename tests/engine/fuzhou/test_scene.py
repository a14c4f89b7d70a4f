"""What is public and what is not, and how the table and a result are laid out (FZ-53)."""

import pytest

from engine.fuzhou import GAME
from engine.mahjong.notation import tiles_of
from tests.engine.fuzhou.table import Table
from tests.engine.mahjong.test_scene import EYES, answers
from tests.there import there

READY = "m123456789 p123 s11 s23"
"""Waits for s1 and s4, and the gold s9."""
EDGE = "m13 p123456 s123456 p99"
E = ("E",) * 4


# what lies on the table


def test_fz53_gold_flowers_wall_dice_and_live_are_public() -> None:
    table = Table(flowers=("E f1", "", "S"), gold="p5", draws="N", back="m7").play("0").all_quiet()
    for viewer in EYES:
        scene = table.scene(viewer)
        assert (there(scene.pile("indicator")).pieces, there(scene.badge("wild")).args) == (("p5",), ("p5",))
        assert [there(scene.pile("flowers", seat)).pieces for seat in range(4)] == [("E", "f1"), ("N",), ("S",), ()]
        assert (there(scene.pile("stock")).count, there(scene.badge("live")).args) == (78 - 3 - 2, (53,))
        assert (GAME.view(table.state, viewer).dice, scene.hand) == ((3, 4), 1)


def test_fz53_a_concealed_kong_is_turned_up_when_the_hand_ends() -> None:
    table = Table("p5555", READY, back="m7", draws="s4").say(0, "concealed_kong p5").play("0; 1 win")
    assert there(table.state.last).melds[0][0].pieces == ("p5",) * 4


def test_fz53_who_discarded_a_gold_is_public() -> None:
    table = Table("", "", draws="s9").play("0; 1 s9")
    for viewer in EYES:
        assert [table.scene(viewer).badge("shed_gold", seat) is not None for seat in range(4)] == [
            False,
            True,
            False,
            False,
        ]
    assert Table("s9").scene(0).badge("shed_gold", 0) is None


def test_fz53_jinkan_and_its_two_tiles_are_public() -> None:
    table = Table(f"{EDGE} p7", gold="m2").play("0 jinkan p7")
    for viewer in EYES:
        scene = table.scene(viewer)
        assert (scene.badge("jinkan", 0) is not None, scene.badge("jinkan", 1)) == (True, None)
        assert (there(scene.pile("shown", 0)).pieces, scene.pile("shown", 1)) == (("m1", "m3"), None)


def test_fz53_the_streak_is_public_and_shown_at_the_dealer() -> None:
    for dealer in range(4):
        table = Table(dealer=dealer)
        assert table.scene(None).badge("streak") is None
        assert there(table.streak(3).scene(None).badge("streak", dealer)).args == (3,)
        assert table.scene(None).badge("dealer", dealer) is not None


def test_fz94_who_left_is_shown() -> None:
    scene = Table(after_escape="bot").say(2, "resign").scene(None)
    assert [scene.badge("escaped", seat) is not None for seat in range(4)] == [False, False, True, False]
    scene = Table().say(2, "resign").scene(0)
    assert [there(scene.badge("place", seat)).args for seat in range(4)] == [(1,), (1,), (4,), (1,)]


# what is hidden


def test_fz42_the_window_for_the_gold_looks_the_same_whoever_may_rob_it() -> None:
    able, unable = Table("m5", READY).play("0 m5"), Table("m5", "m12457 p12457 s12457").play("0 m5")
    assert (list(able.asked), list(unable.asked)) == ([-1, 1], [-1])
    for viewer in (None, 0, 2, 3):
        assert able.scene(viewer).badges == unable.scene(viewer).badges
        assert able.scene(viewer).question == unable.scene(viewer).question
    scene = able.scene(None)
    assert (scene.question.about, scene.question.by) == (("s9",), 0)
    assert scene.question.topic == "rob_gold"
    assert able.quiet().scene(None).question.topic != "rob_gold"


def test_fz43_who_has_answered_a_window_sees_that_they_were_heard_until_it_closes() -> None:
    """In the window for the gold, and again in the one for the tile."""
    table = Table("m5", READY, "m55").play("0 m5")
    assert answers(table.say(1, "pass")) == {1: (1, "pass")}
    assert table.say(-1, "go_on").kinds() == ["gold_safe"]
    assert answers(table) == {}
    assert answers(table.say(2, "pass")) == {2: (2, "pass")}
    table.quiet()
    assert (table.state.phase, answers(table)) == ("turn", {})


# the final phase and the result


def test_fz51_the_final_phase_is_shown_in_the_hand_that_ends_with_it() -> None:
    """It goes by itself: at the end of the match the position stays as it was."""
    table = Table("p5", "", "", READY, dealer=0, live=4, draws="p7 p8 s4").streak(0, 3)
    assert table.scene(None).badge("final") is None
    table.play("0 p5").all_quiet()
    assert GAME.result(table.state) is not None
    assert table.scene(None).badge("final") is not None


def test_fz90_the_result_lists_specials_payments_and_the_formula() -> None:
    """Heavenly, one flower, streak 2: (1 + 0 + 2) x 2 + 30, times the stake."""
    table = Table(f"{READY} s4", flowers=E, stake=2).streak(2).play("0 win")
    for viewer in EYES:
        sheet = there(table.scene(viewer).sheet("result", 0))
        assert [(row.key, row.pieces, row.number) for row in sheet.rows] == [("heaven", (), 30)]
        assert sheet.payments == ((1, 0, 72), (2, 0, 72), (3, 0, 72))
        assert sheet.terms == (
            *(("hua", 1), ("jin", 0), ("lian", 2), ("double", 2), ("constant", 30)),
            *(("stake", 2), ("share", 72), ("score", 216)),
        )
        settled = there(table.scene(viewer).sheet("settled"))
        assert [(row.seat, row.number) for row in settled.rows] == [(0, 216), (1, -72), (2, -72), (3, -72)]
        assert (settled.reason, table.scene(viewer).settled, table.scene(viewer).hand) == ("win", 1, 2)


@pytest.mark.parametrize(("discard", "middle"), [(False, (("one", 1), ("double", 2))), (True, (("one", 1),))])
def test_fz90_the_formula_of_an_ordinary_win(discard: bool, middle: tuple) -> None:
    if discard:
        table = Table("", READY, draws="p9 s4", flowers=E).play("0; 1 p9; 2 s4; 1 win")
    else:
        table = Table("", READY, draws="s4", flowers=E).play("0; 1 win")
    share = 2 if discard else 4
    terms = (("hua", 1), ("jin", 0), ("lian", 0), *middle, ("stake", 1), ("share", share), ("score", 3 * share))
    assert there(table.scene(0).sheet("result")).terms == terms


@pytest.mark.parametrize(("base", "step", "share"), [(0, (), 2), (5, (("one", 5),), 12)])
def test_fz90_the_formula_names_the_base_that_is_set(base: int, step: tuple, share: int) -> None:
    terms = Table("", READY, draws="s4", flowers=E, base=base).play("0; 1 win").scene(0).sheet("result")
    expected = (("hua", 1), ("jin", 0), ("lian", 0), *step, ("double", 2), ("stake", 1), ("share", share))
    assert there(terms).terms == (*expected, ("score", 3 * share))


def test_fz88_kongs_that_count_are_in_the_formula() -> None:
    table = Table("", f"{READY[:10]} s11 s23 p666", draws="p6", back="s4", flowers=E, kong_fan="ming1_an2")
    table.play("0; 1 concealed_kong p6; 1 win")
    assert ("kongs", 2) in there(table.scene(0).sheet("result")).terms


def test_fz27_the_hand_is_shown_with_the_golds_in_the_places_they_took() -> None:
    """The gold is m3; the number is how many of a part are golds."""
    table = Table("", "m12 m456789 p123 s11 s22 s9", draws="s2", flowers=E).play("0; 1 win")
    for viewer in EYES:
        found = table.rows("reading", viewer)
        assert sorted(found[:-1]) == [
            ("set", ("m1", "m2", "m3"), 1),
            ("set", ("m4", "m5", "m6"), 0),
            ("set", ("m7", "m8", "m9"), 0),
            ("set", ("p1", "p2", "p3"), 0),
            ("set", ("s2", "s2", "s2"), 0),
        ]
        assert found[-1] == ("pair", ("s1", "s1"), 0)


def test_fz27_claimed_sets_lie_as_they_did_with_whose_discard_they_took_and_the_gold_is_told() -> None:
    table = Table("m5", "m46 m789 p123 s123 s456 p9 s8", draws="s17 p5 p9").play(
        "0 m5; 1 chow m4 m6; 1 s8; 2; 3; 0; 1 win"
    )
    for viewer in EYES:
        sheet = there(table.scene(viewer).sheet("reading"))
        assert [(row.pieces, row.seat) for row in sheet.rows if row.seat is not None] == [(("m5", "m4", "m6"), 0)]
        assert there(table.scene(viewer).badge("settled_wild")).args == ("s9",)


def test_fz77_three_golds_with_any_tiles_are_shown_as_they_lie() -> None:
    table = Table("", "m12479 p25689 s137 s55 s2", draws="s5", gold="s5", flowers=E).play("0; 1 three_golds")
    (row,) = table.rows("reading", None)
    assert (row[0], sorted(row[1]), row[2]) == ("tiles", sorted(tiles_of("m12479 p25689 s1237 s555")), 3)
    assert row[1][-3:] == ("s5", "s5", "s5")


def test_how_the_last_tile_came_and_the_flowers_are_public() -> None:
    drawn = Table("", READY, draws="s4", flowers=E).play("0; 1 win")
    discarded = Table("", READY, draws="p9 s4", flowers=E).play("0; 1 p9; 2 s4; 1 win")
    dealt = Table(f"{READY} s4", flowers=E).play("0 win")
    flowers = ("flowers", ("E",), None)
    for viewer in EYES:
        sheets = [there(table.scene(viewer).sheet("winning")) for table in (drawn, discarded, dealt)]
        assert [(sheet.reason, sheet.seat) for sheet in sheets] == [("self_draw", 1), ("discard", 1), ("dealt", 0)]
        assert [[(row.key, row.pieces, row.seat) for row in sheet.rows] for sheet in sheets] == [
            [("tile", ("s4",), None), flowers],
            [("tile", ("s4",), 2), flowers],
            [flowers],
        ]


def test_fz93_a_draw_has_a_result_without_items() -> None:
    table = Table(live=1, draws="p5").play("0").all_quiet()
    assert (there(table.scene(None).sheet("settled")).reason, table.scene(None).settled) == ("washout", 1)
    sheet = there(table.scene(None).sheet("result"))
    assert (sheet.seat, sheet.rows, sheet.payments, sheet.terms) == (None, (), (), ())
    assert table.scene(None).sheet("reading") is table.scene(None).sheet("winning") is None


# the events of a hand, in order
