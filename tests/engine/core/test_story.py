"""What happened last, found in the events of a match by what its game declares of them."""

from dataclasses import replace

from engine.core import AnyMatch, Event, Story
from tests.clash import GAME

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
