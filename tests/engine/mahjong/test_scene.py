"""What is public and what is not, and how a table is laid out, in both games."""

from itertools import product
from typing import Any

import pytest

from engine.core import Ask, Badge, PublicQuestion, Rng
from engine.mahjong.tiles import pack, unpack
from tests.engine.fuzhou.table import Table as Fuzhou
from tests.engine.jiaxing.table import Table as Jiaxing
from tests.engine.mahjong.story import Story
from tests.there import there

EYES = (None, 0, 1, 2, 3)
both = pytest.mark.parametrize("table", [Jiaxing, Fuzhou], ids=["jiaxing", "fuzhou"])


@both
def test_jx17_fz53_the_number_of_tiles_is_public_and_their_faces_are_the_owners(table: type[Any]) -> None:
    played = table("m1122 p3 s4567", draws="m1").play("0 p3").all_quiet()
    for viewer, seat in product(EYES, range(4)):
        pile, hand = there(played.scene(viewer).pile("hand", seat)), played.state.hands[seat]
        own = unpack(hand - pack(("m1",) * (seat == 1)))
        assert (pile.count, pile.pieces) == (len(own), own if viewer == seat else ())


@both
def test_jx17_fz53_the_drawn_tile_lies_apart_and_is_seen_by_its_owner_alone(table: type[Any]) -> None:
    played = table(draws="m1").play("0").all_quiet()
    for viewer in EYES:
        pile = there(played.scene(viewer).pile("drawn", 1))
        assert (pile.count, pile.pieces) == (1, ("m1",) if viewer == 1 else ())
        assert played.told[0].seen_by(viewer).pieces == (("m1",) if viewer == 1 else None)
        assert played.game.view(played.state, viewer).drawn == ("m1" if viewer == 1 else "?")
    assert played.scene(1).pile("drawn", 0) is None


@both
def test_jx17_fz53_discards_are_public_with_their_owner_and_order(table: type[Any]) -> None:
    played = table("m1", draws="p1 s1 m9 p9").play("0 m1; 1 p1; 2 s1; 3 m9; 0 p9")
    for viewer in EYES:
        discards = [there(played.scene(viewer).pile("discards", seat)).pieces for seat in range(4)]
        assert discards == [("m1", "p9"), ("p1",), ("s1",), ("m9",)]
        assert [seat for seat, _ in played.game.view(played.state, viewer).discards] == [0, 1, 2, 3, 0]


@both
def test_jx17_fz53_a_chow_lies_with_the_claimed_tile_first(table: type[Any]) -> None:
    pile = there(table("m5", "m46").play("0 m5; 1 chow m4 m6").scene(3).pile("meld", 1))
    assert (pile.pieces, pile.turned, pile.source, pile.marks) == (("m5", "m4", "m6"), (0,), 0, (("m5", "chow"),))


@both
def test_jx17_fz53_a_concealed_kong_is_face_down(table: type[Any]) -> None:
    kong = table("p5555", back="m7").say(0, "concealed_kong p5")
    for viewer in EYES:
        pile, own = there(kong.scene(viewer).pile("meld", 0)), viewer == 0
        assert (pile.count, pile.pieces) == (4, ("p5",) * 4 if own else ())
        assert pile.marks == ((("p5", "concealed"),) if own else ())
        assert kong.told[0].seen_by(viewer).pieces == (("p5",) * 4 if own else None)


@pytest.mark.parametrize("table", [
    Jiaxing("p5555 E", "", "m123456789 EEE S", back="N").play("0 concealed_kong p5; 0 E; 1; 2"),
    *(
        Fuzhou("p8888 m9", "m13 p123456 s123456 p77", "m123456789 p123 s11 s23", back="m7", draws="s8 s7", gold=gold)
        .play(f"0 concealed_kong p8; 0 m9; 1{jinkan}; 2")
        for gold, jinkan in (("s9", ""), ("m2", " jinkan s8"))
    ),
], ids=["jiaxing", "fuzhou", "fuzhou jinkan"])  # fmt: skip
def test_jx17_fz53_nobody_sees_more_than_they_may_know(table: Story) -> None:
    """What a seat sees is the same whatever the others hold and whatever lies in the wall."""
    rng, game = Rng(b"hidden"), table.game
    for viewer in EYES:
        view = game.view(table.state, viewer)
        for _ in range(5):
            other = game.guess(view, rng)
            assert game.view(other, viewer) == view
            assert game.scene(game.view(other, viewer)) == table.scene(viewer)


@pytest.mark.parametrize(("asked", "unasked"), [
    (Jiaxing("m5", "m46 EE SS WW NN C FF", "m55").play("0 m5"), Jiaxing("m5", "EE SS WW NN CC FF B").play("0 m5")),
    (
        Fuzhou("m5", "m46", "m55").play("0 m5").quiet(),
        Fuzhou("m5", "p147 p258 s147 s258 m1199").play("0 m5").quiet(),
    ),
], ids=["jiaxing", "fuzhou"])  # fmt: skip
def test_jx17_fz43_in_a_window_nobody_is_named_whoever_is_asked(asked: Story, unasked: Story) -> None:
    assert (len(asked.asked), unasked.asked) == (3, {-1: ["go_on"]})
    for table in (asked, unasked):
        question = table.scene(None).question
        assert (question.about, question.by, question.public) == (("m5",), 0, frozenset())
    assert asked.scene(None).badges == unasked.scene(None).badges
    assert asked.scene(None).question == unasked.scene(None).question
    assert asked.scene(3).badges == asked.scene(2).badges == asked.scene(None).badges


def claimed(table: type[Any]) -> Any:
    """Seat 1 may chow the discard, and seat 2 pong it."""
    played = table("m5", "m46", "m55").play("0 m5")
    return played.quiet() if played.state.phase == "rob_gold" else played


@both
def test_jx17_fz43_an_answer_in_a_window_shows_to_nobody_else(table: type[Any]) -> None:
    played = claimed(table)
    view = played.game.view
    before = {viewer: (view(played.state, viewer), played.scene(viewer)) for viewer in EYES}
    for seat, words in ((-1, "go_on"), (1, "chow m4 m6")):
        assert played.say(seat, words).told == ()
        for viewer in set(EYES) - {seat, 1}:
            assert (view(played.state, viewer), played.scene(viewer)) == before[viewer]
    assert set(played.scene(1).badges) - set(before[1][1].badges) == {Badge("answered", 1, ("chow m4 m6",))}


def answers(table: Story) -> dict[int | None, tuple]:
    """Every `answered` badge, by who sees it."""
    badges = {viewer: [badge for badge in table.scene(viewer).badges if badge.key == "answered"] for viewer in EYES}
    return {viewer: (badge.seat, *badge.args) for viewer, found in badges.items() for badge in found}


@both
def test_jx23_fz43_who_has_answered_a_window_sees_that_they_were_heard_until_it_closes(table: type[Any]) -> None:
    played = claimed(table)
    assert answers(played) == {}
    assert answers(played.say(1, "chow m4 m6")) == {1: (1, "chow m4 m6")}
    assert answers(played.say(2, "pass")) == {1: (1, "chow m4 m6"), 2: (2, "pass")}
    played.say(-1, "go_on")
    assert (played.state.phase, answers(played)) == ("turn", {})
    played = claimed(table).quiet()
    assert (played.state.phase, answers(played)) == ("turn", {}), "settled by a pass of all"


@both
def test_jx104_fz40_who_has_answered_the_pause_sees_that_they_were_heard_and_nobody_else(table: type[Any]) -> None:
    played = table.started(b"pause").say(1, "ready").say(2, "finish")
    assert answers(played) == {1: (1, "ready"), 2: (2, "finish")}


@both
def test_jx17_fz70_a_kong_that_may_be_robbed_is_shown_as_a_claim_for_its_tile(table: type[Any]) -> None:
    played = table("m4", "m44 p9", draws="p1 p2 p3 m4").play("0 m4; 1 pong m4; 1 p9; 2; 3; 0; 1 added_kong m4")
    question, pile = played.scene(None).question, there(played.scene(None).pile("meld", 1))
    assert (question.about, question.by) == (("m4",), 1)
    assert (pile.pieces, pile.turned, pile.marks) == (("m4",) * 4, (0,), (("m4", "added"),))


@both
def test_the_turn_and_the_pause_name_who_is_asked(table: type[Any]) -> None:
    played = table.started(b"pause")
    assert played.scene(None).question.public == {0, 1, 2, 3}
    played.say(2, "ready")
    assert played.scene(None).question.public == {0, 1, 2, 3}
    assert played.scene(2).question.public == {0, 1, 3}
    assert table().scene(3).question == PublicQuestion(Ask.TURN, frozenset({0}), topic="discard")


@both
def test_jx17_the_viewer_sits_below_and_the_others_follow_counter_clockwise(table: type[Any]) -> None:
    assert [place.seat for place in table().scene(2).places] == [2, 3, 0, 1]


@pytest.mark.parametrize("table", [
    Jiaxing("", "m123456789 EEE S", draws="S").play("0; 1 win"),
    Fuzhou("", "m123456789 p123 s11 s23", draws="s4", flowers=("E",) * 4).play("0; 1 win"),
], ids=["jiaxing", "fuzhou"])  # fmt: skip
def test_the_points_of_every_hand_are_listed(table: Story) -> None:
    scene = table.scene(2)
    points = [[row.number for row in there(scene.sheet("rounds", seat)).rows] for seat in range(4)]
    assert points == [[-4], [12], [-4], [-4]]
    assert [place.points for place in sorted(scene.places, key=lambda place: place.seat)] == [-4, 12, -4, -4]
