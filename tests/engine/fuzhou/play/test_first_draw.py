"""The gold in place of a first draw: who passed it in its window is asked once more, and nobody sees it (FZ-81)."""

from typing import Any

import pytest

from engine.core import GO_ON, TABLE, Action, IllegalAction, Rng
from engine.fuzhou import GAME, State
from engine.testing.plans import asked_of
from tests.engine.fuzhou.table import Table
from tests.engine.mahjong.story import Story
from tests.there import there

READY = "m123456789 p123 s11 s23"
"""Waits for s1 and s4, and so for a gold."""
OTHER = "m123456789 p456 s55 s23"
THIRD = "m123456789 p456 s66 s23"
PLAIN = "m12457 p12457 s124578"
E = ("E",) * 4


def late(*hands: str, discard: str = "s8", **words: Any) -> Table:
    """Seat 0 has discarded, nobody has robbed the gold p9 in its window, and the tile may be claimed."""
    settings = {"gold": "p9", "flowers": E, "rob_gold_until": "first_draw"} | words
    return Table(discard, *hands, **settings).play(f"0 {discard}").quiet()


def robs(table: Story) -> dict[int, list[str]]:
    """Who may take the gold in the window that is open."""
    return {seat: words for seat, words in table.claims.items() if "rob_gold" in words}


def test_fz81_who_passed_the_gold_may_take_it_instead_of_their_first_draw() -> None:
    table = late(READY)
    assert (table.kinds(), table.state.phase) == (["gold_safe"], "claim")
    assert table.asked == {-1: ["go_on"], 1: ["pass", "rob_gold"]}
    table.say(1, "rob_gold").say(-1, "go_on")
    last = there(table.state.last)
    assert (last.winner, last.tile, last.came, last.giver) == (1, "p9", "rob_gold", None)
    assert (dict(last.specials), last.share, last.scores) == ({"rob_gold": 30}, 34, (-34, 102, -34, -34))
    assert table.kinds()[:2] == ["robbed_gold", "won"]


def test_fz81_who_passes_it_again_draws_and_is_never_asked_any_more() -> None:
    table = late(READY, draws="s9 p7 p8 m8").quiet()
    assert (table.state.phase, table.state.turn, table.state.drawn) == ("turn", 1, "s9")
    table.play("1; 2; 3; 0")
    while table.open:
        assert robs(table) == {}
        table.quiet()


def test_fz81_each_of_the_others_is_asked_when_their_own_first_draw_is_due_and_the_dealer_is_not() -> None:
    table = late(READY, OTHER, THIRD, draws="s9 p8 s9").play("1 s9")
    assert robs(table) == {2: ["rob_gold"]}
    assert robs(table.play("2 p8")) == {3: ["rob_gold"]}
    dealer = Table(f"{READY} s8", gold="p9", rob_gold_until="first_draw", draws="s9 p8 s9").play("0 s8; 1; 2; 3")
    assert (dealer.state.turn, dealer.open, robs(dealer)) == (3, True, {})


def test_fz81_whose_draw_somebody_elses_claim_has_put_off_is_asked_when_it_is_due() -> None:
    """Seat 3 pongs s8 and discards m1; seat 0 draws, and then seat 1 is to draw for the first time."""
    table = late(READY, "", "s88 m1", draws="p8")
    assert robs(table) == {1: ["rob_gold"]}
    table.play("3 pong s8; 3 m1")
    assert robs(table) == {}
    table.play("0 p8")
    assert robs(table) == {1: ["rob_gold"]}


def test_fz81_any_claim_of_the_discard_goes_before_the_gold_and_lets_the_right_stand() -> None:
    pong = late(READY, "s88 p1")
    pong.say(1, "rob_gold").say(2, "pong s8").say(-1, "go_on")
    assert (pong.kinds(), pong.state.last) == (["pong"], None)
    won = late(READY, OTHER, discard="s4")
    won.say(1, "rob_gold").say(-1, "go_on").say(2, "win")
    assert (there(won.state.last).winner, there(won.state.last).came) == (2, "discard")


def test_fz81_one_answer_is_given_to_the_tile_and_the_gold() -> None:
    """READY may chow s4, win with it, or rather have the gold."""
    table = late(READY, discard="s4")
    assert table.claims == {1: ["win", "chow s2 s3", "rob_gold"]}
    table.say(1, "rob_gold")
    with pytest.raises(IllegalAction):
        table.say(1, "win")
    assert there(table.say(-1, "go_on").state.last).came == "rob_gold"


@pytest.mark.parametrize(("live", "offered"), [(6, True), (5, True), (4, False), (1, False), (0, False)])
def test_fz81_where_no_turn_would_follow_there_is_no_such_right(live: int, offered: bool) -> None:
    assert bool(robs(late(READY, live=live))) == offered


# what nobody else may see


def told(state: State, viewer: int | None) -> tuple[object, ...]:
    view = GAME.view(state, viewer)
    return view, GAME.scene(view), asked_of(GAME.pending(state), viewer), GAME.asks(state)


@pytest.mark.parametrize("viewer", [None, 0, 2, 3])
def test_fz81_to_everybody_else_the_window_looks_as_if_nobody_were_asked(viewer: int | None) -> None:
    """READY waits for a gold, the same tiles otherwise dealt do not; the tiles of seat 1 are its own."""
    asked = late(READY, PLAIN, "", draws="s9")
    state = asked.state
    hands = (state.hands[0], state.hands[2], state.hands[1], state.hands[3])
    swapped = Table().change(**vars(state)).change(hands=hands)
    assert (robs(asked), robs(swapped)) == ({1: ["rob_gold"]}, {})
    if viewer != 2:
        assert told(asked.state, viewer) == told(swapped.state, viewer)
    before = told(asked.state, viewer)
    for answer in ("pass", "rob_gold"):
        step = GAME.apply(asked.state, 1, Action.parse(answer))
        assert step.events == ()
        assert told(step.state, viewer) == before
        if answer == "pass":
            passed, plain = (GAME.apply(each, TABLE, GO_ON) for each in (step.state, swapped.state))
            assert passed.events == plain.events
            if viewer != 2:
                assert told(passed.state, viewer) == told(plain.state, viewer)


def test_fz81_who_is_asked_reads_of_it_alone() -> None:
    state = late(READY).state
    assert there(GAME.own_topics)(state) == {1: "first_draw"}
    assert there(GAME.own_topics)(GAME.apply(state, 1, Action("pass")).state) == {}
    assert GAME.asks(state).topic == "claim"
    assert there(GAME.own_topics)(late(PLAIN).state) == {}


# who plays it, and what they are told


def test_fz81_the_two_wins_of_one_window_are_told_with_what_each_brings() -> None:
    """One flower: (1 + 1) x 3 on the discard; one flower and one gold: (2 x 2 + 30) x 3."""
    table = late(READY, discard="s4")
    sheet = there(table.scene(1).sheet("worth", 1))
    assert sheet.terms == (("score", 6), ("rob_gold", 102))
    assert there(late(READY).scene(1).sheet("worth", 1)).terms == (("rob_gold", 102),)
    assert late(PLAIN).scene(1).sheet("worth", 1) is None
    assert there(late(READY, discard="p9").scene(1).sheet("worth", 1)).terms == (("rob_gold", 102),)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_fz81_a_computer_that_takes_over_takes_the_gold_rather_than_a_win_on_the_discard(level: str) -> None:
    table = late(READY, discard="s4")
    legal = GAME.pending(table.state)[1]
    assert str(GAME.players[level](GAME.view(table.state, 1), legal, Rng(level.encode()))) == "rob_gold"
