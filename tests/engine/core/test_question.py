"""The question of a game, and what happened last: what is known of them, and to whom."""

from dataclasses import fields, replace

import pytest

from engine import GAMES
from engine.core import GO_ON, READY, TABLE, AnyMatch, Ask, Event, PublicQuestion, Question, Scene, Story, shared
from tests.clash import GAME


def test_the_table_goes_on_where_it_is_asked_itself_and_is_nobody_who_has_to_answer() -> None:
    window = Question(Ask.WINDOW, about=("m1",), by=0, legal={TABLE: (GO_ON,), 1: (READY,), 3: (READY,)})
    assert (window.goes_on, window.asked) == (True, {1, 3})
    waited = Question(Ask.WINDOW, about=("m1",), by=0, legal={1: (READY,)})
    assert (waited.goes_on, waited.asked) == (False, {1})
    assert (Question(Ask.OVER).goes_on, Question(Ask.OVER).asked) == (False, set())


def test_a_topic_of_ones_own_is_told_to_nobody_else() -> None:
    question = Question(Ask.PAUSE, frozenset({0, 1}), topic="ready", own={1: "dealt_yaku"})
    assert [question.topic_for(seat) for seat in (0, 1, None)] == ["ready", "dealt_yaku", "ready"]


def test_who_was_heard_is_not_asked_any_more_but_in_a_turn() -> None:
    everybody = frozenset({0, 1})
    assert PublicQuestion(Ask.PAUSE, everybody).heard(1).public == {0}
    assert PublicQuestion(Ask.PAUSE, everybody).heard(None).public == everybody
    assert PublicQuestion(Ask.TURN, everybody).heard(1).public == everybody
    assert PublicQuestion(Ask.TOGETHER, everybody).heard(1).public == {0}


def test_the_clock_of_the_table_runs_where_everybody_sees_who_has_to_answer() -> None:
    assert [ask for ask in Ask if ask.clocked] == [Ask.TURN, Ask.TOGETHER, Ask.PAUSE]


@pytest.mark.parametrize(
    ("key", "topic", "safe"), [("koikoi", "dealt_yaku", "play_on"), ("fuzhou", "three_golds", "pass")]
)
def test_luck_before_a_hand_is_a_topic_of_its_seat_alone(key: str, topic: str, safe: str) -> None:
    """KK-11 and FZ-40: everybody else sees the same question, whoever was lucky."""
    game, lucky = GAMES[key], 0
    for number in range(3000):
        match = AnyMatch(game, game.rules(), game.seats[-1], number.to_bytes(32, "big"))
        question = match.question
        assert set(question.own) == {seat for seat, legal in match.pending.items() if legal[0].verb == safe}
        assert set(question.own.values()) <= {topic}
        public = PublicQuestion(Ask.PAUSE, frozenset(range(match.seats)), topic="ready")
        assert {match.scene(eye).question for eye in (None, *range(match.seats))} == {public}
        lucky += len(question.own)
        if lucky:
            seat = min(question.own)
            match.play(seat, match.pending[seat][0])
            assert seat not in match.question.own
            break
    assert lucky


def test_a_scene_holds_no_secret_of_the_question() -> None:
    assert Scene.__dataclass_fields__["question"].type == "PublicQuestion"
    secret = {field.name for field in fields(Question)} - {field.name for field in fields(PublicQuestion)}
    assert secret == {"number", "legal", "own"}


@pytest.mark.parametrize("key", GAMES)
def test_the_question_of_a_match_is_the_public_one_with_what_is_secret(key: str) -> None:
    game = GAMES[key]
    match = AnyMatch(game, game.rules(), game.seats[-1], bytes(32))
    for _ in range(60):
        question = match.question
        assert shared(PublicQuestion, question) == shared(PublicQuestion, match.scene(None).question)
        assert question.topic
        assert question.legal == match.pending
        seat, legal = next(iter(match.pending.items()))
        match.play(seat, legal[0])
        if match.result is not None:
            break


STORY = Story(turns=frozenset({"laid", "began"}))


def told(*kinds: str) -> tuple[Event, ...]:
    """Events of these kinds, each with where it stands."""
    return tuple(Event(kind, amounts=(place,)) for place, kind in enumerate(kinds))


def test_a_turn_begins_with_its_last_event_and_what_is_done_at_once_with_the_first_of_those() -> None:
    events = told("dealt", "began", "laid", "laid", "took", "laid", "laid", "laid", "took")
    assert STORY.latest(events) == events[7:]
    assert replace(STORY, at_once="laid").latest(events) == events[5:]
    assert replace(STORY, at_once="laid").latest(events[:1]) == events[:1]


def test_all_turns_since_that_of_a_seat_are_told_and_of_its_own_only_what_it_did_not_choose() -> None:
    seats = (None, 0, 1, 1, 0, 1, 1, 2)
    kinds = ("dealt", "began", "laid", "turned", "laid", "laid", "captured", "laid")
    events = tuple(Event(kind, seat, ("01H",)) for kind, seat in zip(kinds, seats, strict=True))
    assert STORY.since(events, {1}) == [events[5:7], events[7:]]
    assert STORY.since(events, {1, 2}) == [events[7:]]
    assert STORY.since(events, {3}) == [events[1:2], events[2:4], events[4:5], events[5:7], events[7:]]
    assert STORY.since(events[:1], {1}) == [events[:1]]
    assert STORY.unchosen(events[2:4]) == events[3:4]
    assert replace(STORY, taken="captured").unchosen(events[5:7]) == ()


def test_the_turn_that_ended_a_round_has_all_who_made_it() -> None:
    events = told("laid", "laid", "took", "won", "scored", "scored", "dealt")
    assert replace(STORY, at_once="laid").ending(events) == events[:4]
    assert STORY.ending(events) == events[1:4]
    assert (STORY.settles(events), STORY.settles(events[:4])) == (True, False)


def test_what_is_told_with_the_piece_before_it_is_what_the_game_says() -> None:
    events = (Event("laid", 0, ("01H",)), Event("captured", 0, ("01H", "01R")))
    assert STORY.together(events) == [(events[0], ()), (events[1], ())]
    assert replace(STORY, taken="captured").together(events) == [(events[0], ("01R",))]


def test_a_game_may_have_no_event_of_a_capture() -> None:
    match, kinds = AnyMatch(GAME, GAME.rules(), 3, bytes(32)), set[str]()
    while match.result is None:
        seat = min(match.pending)
        kinds |= {event.kind for event in match.play(seat, match.pending[seat][0])}
        assert [event.seat for event in GAME.story.latest(match.told) if event.kind == "laid"] in ([], [0, 1, 2])
    assert "laid" in kinds
    assert "captured" not in {*GAME.tells} | kinds
