"""Actions as text, events through another's eyes, places by points, and matches that are refused."""

import pytest

from engine import GAMES
from engine.core import Action, Event, Match, Record, Result, Rules, around

KOIKOI = GAMES["koikoi"]


@pytest.mark.parametrize("text", ["ready", "take 03H", "chow p4 p5"])
def test_an_action_is_its_text(text: str) -> None:
    assert str(Action.parse(text)) == text
    verb, *pieces = text.split()
    assert Action.parse(text) == Action(verb, tuple(pieces))


@pytest.mark.parametrize("text", ["", " ", " ready", "ready ", "take  03H", "take 03H\n"])
def test_any_other_text_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match="is not an action"):
        Action.parse(text)


def test_the_pieces_of_a_secret_event_are_hidden_from_everybody_else() -> None:
    event = Event("drawn", 1, ("p4",), secret=True)
    assert event.seen_by(1) == event
    assert event.seen_by(0).pieces is None
    assert event.seen_by(None).pieces is None
    assert Event("drawn", 1, ("p4",)).seen_by(0).pieces == ("p4",)


@pytest.mark.parametrize(
    ("points", "last", "places"),
    [((3, 5, 1), None, (2, 1, 3)), ((3, 3, 1), None, (1, 1, 3)), ((9, 5, 1), 0, (3, 1, 2)), ((0, 0, 0), 1, (1, 3, 1))],
)
def test_places_follow_the_points_and_who_resigned_is_last(points: tuple, last: int | None, places: tuple) -> None:
    result = Result.ranked(points, "played", 1, last)
    assert (result.places, result.last) == (places, last)


def test_seats_go_round_from_the_viewer_and_for_a_spectator_from_seat_0() -> None:
    assert (around(3, 2), around(3, None)) == ((2, 0, 1), (0, 1, 2))


def test_a_record_of_another_game_is_refused() -> None:
    record = Match(KOIKOI, KOIKOI.rules(), 2, b"seed").record()
    assert Match.replay(KOIKOI, record).record() == record
    for wrong in (Record("chess", KOIKOI.rules(), 2, b"seed"), Record("koikoi", Rules(), 2, b"seed")):
        with pytest.raises(ValueError, match="This is a record of"):
            Match.replay(KOIKOI, wrong)
        with pytest.raises(ValueError, match="This is a record of"):
            Match.restore(KOIKOI, wrong, Match(KOIKOI, KOIKOI.rules(), 2, b"seed").snapshot())
