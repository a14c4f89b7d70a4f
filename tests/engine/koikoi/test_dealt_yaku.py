"""Teshi and kuttsuki: who is asked, who learns of it, and what it is worth (KK-10 to KK-14)."""

from typing import Any

import pytest

from engine.core import IllegalAction, Rng
from engine.koikoi import score
from engine.testing.plans import asked_of
from tests.engine.koikoi.table import GAME, Rules, Table, cards, deck, with_rules
from tests.there import there

TESHI = "01* 02A 03R 05K1 09A"
KUTTSUKI = "02R 02K1 04A 04R 06A 06R 07A 07R"
PLAIN = "01H 01R 01K1 02A 03R 05K1 09A 10A"
FIELD = "08H 11H 12H 08A 11A 12K1 10R 03H"
CHOICE = ["play_on", "declare", "finish"]


def holders(dealer_holds: bool = True, other_holds: bool = True, dealer: int = 0, **settings: Any) -> Table:
    order = deck(TESHI if dealer_holds else "", KUTTSUKI if other_holds else "", FIELD)
    return Table(order, dealer=dealer, **settings)


@pytest.mark.parametrize(("hand", "found"), [
    (TESHI, ["teshi"]), ("01* 02*", ["teshi"]), ("01* 02A 02R 03H 03R", ["teshi"]), (KUTTSUKI, ["kuttsuki"]),
    (PLAIN, []), ("01H 01R 01K1 02A 02R 02K1 03H 03R", []), ("01H 01R 02A 02R 03H 03R 04A 05A", []),
    ("01H 01R 01K1 04A 04R 06A 06R 07A", []),
])  # fmt: skip
def test_kk10_teshi_is_four_of_a_month_and_kuttsuki_four_pairs(hand: str, found: list[str]) -> None:
    assert score.dealt(cards(hand), Rules()) == found


@pytest.mark.parametrize("points", [3, 6])
def test_kk11_a_holder_is_asked_in_the_place_of_ready(points: int) -> None:
    table = holders(other_holds=False, dealt_points=points)
    assert table.asked == {0: CHOICE, 1: ["ready", "finish"]}
    assert holders(dealer_holds=False, dealt_points=points).asked == {0: ["ready", "finish"], 1: CHOICE}
    assert holders(dealt_points=points).asked == {0: CHOICE, 1: CHOICE}


def test_kk11_nobody_is_asked_when_dealt_yaku_are_not_used() -> None:
    assert score.dealt(cards(TESHI), with_rules(dealt_points=0)) == []
    assert holders(dealt_points=0).asked == {0: ["ready", "finish"], 1: ["ready", "finish"]}


def test_kk11_who_holds_nothing_cannot_declare_and_a_holder_is_not_ready() -> None:
    table = holders(other_holds=False)
    for seat, action in ((1, "declare"), (1, "play_on"), (0, "ready")):
        with pytest.raises(IllegalAction):
            table.say(seat, action)


@pytest.mark.parametrize(("mine", "theirs"), [("play_on", "ready"), ("finish", "finish")])
def test_kk11_the_question_and_a_play_on_are_seen_by_nobody_else(mine: str, theirs: str) -> None:
    quiet = "04A 04R 06A 06R 07A 07R 08K1 02K1"
    asked, plain = Table(deck(TESHI, quiet, FIELD)), Table(deck(PLAIN, quiet, FIELD))

    def same_for_others() -> None:
        for viewer in (1, None):
            assert GAME.view(asked.state, viewer) == GAME.view(plain.state, viewer)
            assert GAME.scene(GAME.view(asked.state, viewer)) == GAME.scene(GAME.view(plain.state, viewer))
        assert [event.seen_by(1) for event in asked.told] == [event.seen_by(1) for event in plain.told]

    same_for_others()
    assert (asked.say(0, mine).told, plain.say(0, theirs).told) == ((), ())
    same_for_others()
    assert asked.say(1, "ready").kinds() == plain.say(1, "ready").kinds() == ["began"]
    same_for_others()


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("answer", ["declare", "play_on", "finish"])
def test_kk11_of_two_holders_neither_learns_the_others_answer_before_their_own(first: int, answer: str) -> None:
    other = 1 - first
    table = holders()
    before = [GAME.view(table.state, viewer) for viewer in (other, None)]
    table.say(first, answer)
    assert table.told == ()
    assert [GAME.view(table.state, viewer) for viewer in (other, None)] == before
    assert table.asked == {other: CHOICE}


@pytest.mark.parametrize("answers", [[], [(0, "declare")], [(1, "play_on")], [(0, "finish")]])
def test_kk11_nothing_an_eye_sees_depends_on_the_question_or_answer_of_another(answers: list[tuple[int, str]]) -> None:
    table = holders()
    for seat, answer in answers:
        table.say(seat, answer)
    for eye in (0, 1, None):
        view = GAME.view(table.state, eye)
        asked = set()
        for number in range(60):
            guess = GAME.guess(view, Rng(b"guess", number))
            assert GAME.view(guess, eye) == view
            assert GAME.scene(GAME.view(guess, eye)) == GAME.scene(view)
            assert asked_of(GAME.pending(guess), eye) == asked_of(GAME.pending(table.state), eye)
            asked.add(str(GAME.pending(guess).get(1 if eye == 0 else 0)))
        assert any("ready" in legal for legal in asked)


def test_kk11_a_declare_is_opened_with_its_eight_cards_when_all_answers_are_in() -> None:
    table = holders(other_holds=False, rounds=1).say(0, "declare")
    assert table.told == ()
    table.say(1, "ready")
    (told,) = [event for event in table.told if event.kind == "declared"]
    assert (told.seat, set(there(told.pieces)), told.secret) == (0, set(cards(TESHI)), False)


@pytest.mark.parametrize("rounds", [1, 2])
def test_kk9_the_hand_of_a_declarer_is_public_and_the_others_is_not(rounds: int) -> None:
    table = holders(rounds=rounds).say(0, "declare").say(1, "play_on")
    for viewer in (0, 1, None):
        scene = GAME.scene(GAME.view(table.state, viewer))
        (result,) = there(scene.sheet("result", 0)).rows
        assert (result.key, set(result.pieces), result.number) == ("teshi", set(cards(TESHI)), 3)
        assert [set(row.pieces) for row in there(scene.sheet("settled")).rows] == [set(cards(TESHI)), set()]


@pytest.mark.parametrize("points", [3, 6])
@pytest.mark.parametrize(("winner", "holds"), [(0, (True, False)), (1, (False, True)), (0, (True, True))])
def test_kk12_one_declarer_goes_out_at_once(points: int, winner: int, holds: tuple[bool, bool]) -> None:
    table = holders(*holds, dealt_points=points, double_seven=True)
    for seat, legal in table.asked.items():
        table.say(seat, "declare" if seat == winner else legal[0])
    last = table.state.last
    assert (last.reason, last.winner, last.base, last.turns) == ("dealt", winner, points, 0)
    assert last.next_dealer == 1 - winner
    assert last.scores == table.state.scores == ((points, 0) if winner == 0 else (0, points))
    assert last.base == points
    assert (table.state.round, table.state.dealer) == (2, 1 - winner)
    assert table.state.history == (last.scores,)


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize(
    ("both_dealt", "dealer_points", "other_points", "dealer_stays"),
    [("draw", 0, 0, False), ("dealer_first", 3, 0, False), ("both_score", 3, 3, False)],
)
def test_kk13_both_declare(
    first: int, dealer: int, both_dealt: str, dealer_points: int, other_points: int, dealer_stays: bool
) -> None:
    table = holders(dealer=dealer, both_dealt=both_dealt, draw_award="dealer")
    table.say(first, "declare").say(1 - first, "declare")
    scores = [0, 0]
    scores[dealer], scores[1 - dealer] = dealer_points, other_points
    last = table.state.last
    assert last.scores == table.state.scores == tuple(scores)
    assert last.next_dealer == table.state.dealer == 1 - dealer
    assert last.winner == (dealer if both_dealt == "dealer_first" else None)
    assert last.turns == 0


def test_kk13_with_dealer_first_the_dealer_counts_as_the_winner_for_the_next_dealer() -> None:
    table = holders(dealer=1, both_dealt="dealer_first", next_dealer="winner", dealt_points=6)
    table.say(0, "declare").say(1, "declare")
    assert (table.state.scores, table.state.dealer) == ((0, 6), 1)


def test_kk14_nobody_declares_and_play_starts_with_the_dealer() -> None:
    table = holders(dealer=1).say(0, "play_on").say(1, "play_on")
    assert table.kinds() == ["began"]
    assert list(table.asked) == [1]
    assert all(action.startswith("play ") for action in table.asked[1])


def test_kk14_a_yaku_not_declared_is_lost_and_never_counted_later() -> None:
    table = Table(deck(TESHI, "", "03H 08A 02R 12H 06A 07A 10A 11R", "08H"), rounds=1).say(0, "play_on").say(1, "ready")
    with pytest.raises(IllegalAction):
        table.say(0, "declare")
    table.to_the_end("agari")
    assert table.state.last.reason != "dealt"
    winner = table.state.last.winner
    assert winner is not None
    assert table.state.last.base == sum(score.yaku(table.taken(winner), Rules()).values())


def test_a_holders_finish_counts_as_play_on_and_a_declare_beats_the_others_finish() -> None:
    table = holders(other_holds=False).say(0, "finish").say(1, "ready")
    assert table.kinds() == ["began"]
    table = holders().say(0, "declare").say(1, "finish")
    assert (table.state.last.reason, table.state.last.winner) == ("dealt", 0)


@pytest.mark.parametrize("first", [0, 1])
def test_a_match_is_finished_when_holders_and_others_all_say_so(first: int) -> None:
    table = holders(other_holds=False).say(first, "finish").say(1 - first, "finish")
    assert table.asked == {}
    assert there(GAME.result(table.state)).reason == "finished"
