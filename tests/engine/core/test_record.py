"""The text of a match: written, read back, and played again step by step."""

import pytest

from engine import GAMES
from engine.core import GO_ON, RESIGN, TABLE, Match, Record, Rng
from tests.there import there

GOES_ON = 60
"""Moves after which a match that goes on is looked at."""


def played(game, most, seed=b"text"):
    """A match by chance, of so many moves at most."""
    rng = Rng(seed, game.key)
    preset = rng.pick(tuple(game.presets))
    match = Match(game, game.presets[preset], rng.pick(tuple(game.seats)), rng.bytes(32))
    while match.pending and match.seq < most:
        seat = rng.pick(tuple(match.pending))
        match.play(seat, rng.pick(match.pending[seat]))
    return match


@pytest.fixture(params=list(GAMES.values()), ids=list(GAMES))
def game(request):
    return request.param


def test_a_text_read_back_is_the_record(game):
    for most in (0, 1, GOES_ON):
        record = played(game, most).record()
        text = record.text(game, "preset of some kind")
        assert Record.parse(text, GAMES) == record
        assert Record.parse(text, GAMES).text(game, "preset of some kind") == text


def test_a_finished_match_says_its_result_and_goes_through_its_hands(game):
    match = played(game, GOES_ON)
    if match.result is None:
        match.play(0, RESIGN)
    while match.pending:
        seat = next(iter(match.pending))
        match.play(seat, match.pending[seat][0])
    text = match.record().text(game)
    assert f'[Result "{there(match.result).reason} {" ".join(map(str, there(match.result).points))}"]' in text
    assert Record.parse(text, GAMES) == match.record()
    hands = [line for line in text.splitlines() if line.startswith("Hand ")]
    assert hands == [f"Hand {number}" for number in range(1, len(hands) + 1)]


def test_every_rule_stands_in_the_text_with_its_value(game):
    record = played(game, 0).record()
    lines = record.text(game).splitlines()
    for option in game.rules.options():
        value = getattr(record.rules, option.name)
        word = ("on" if value else "off") if isinstance(value, bool) else str(value)
        assert f'[Rule "{option.name}={word}"]' in lines


def test_comments_and_empty_lines_say_nothing(game):
    record = played(game, GOES_ON).record()
    text = record.text(game)
    assert Record.parse(text.replace("\n", "\n; what a nice move\n\n"), GAMES) == record


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (('[Game "koikoi"]\n', ""), "says its Game"),
        (('[Game "koikoi"]', '[Game "bridge"]'), "no game bridge"),
        (('[Seats "2"]', '[Seats "two"]'), "two is no number of seats"),
        (('[Seats "2"]', '[Seats "3"]'), "not for 3 players"),
        (('[Rule "rounds=6"]', '[Rule "rounds=60"]'), "rounds cannot be 60"),
        (('[Rule "rounds=6"]', '[Rule "wings=6"]'), "no setting wings"),
        (('[Result "*"]', '[Result "played 12 -12"]'), "ends with \\*, not with played 12 -12"),
        (("0 ready", "0 dance"), "cannot dance"),
        (("0 ready", "zero ready"), "Line .* is no header and no move: zero ready"),
        (("0 ready", "0"), "Line .* is no header and no move"),
    ],
)
def test_a_text_that_is_no_match_is_refused_with_a_sentence(change, sentence):
    game = GAMES["koikoi"]
    match = Match(game, game.rules(), 2, b"seed")
    for seat in (0, 1):
        match.play(seat, match.pending[seat][0])
    text = match.record().text(game)
    assert change[0] in text
    with pytest.raises(ValueError, match=sentence):
        Record.parse(text.replace(*change), GAMES)


def test_the_table_itself_has_a_name_in_the_text():
    match = played(GAMES["jiaxing"], GOES_ON)
    assert (TABLE, GO_ON) in match.record().moves
    assert "table go_on" in match.record().text(GAMES["jiaxing"])


def test_steps_show_what_happened_as_a_viewer_sees_it(game):
    match = played(game, GOES_ON)
    record = match.record()
    for viewer in (None, 0, record.seats - 1):
        steps = list(Match.steps(game, record, viewer))
        assert [(step.seat, step.action) for step in steps] == [(None, None), *record.moves]
        assert steps[-1].scene == match.scene(viewer)
        for step in steps:
            hidden = [event for event in step.events if event.secret and event.seat != viewer]
            assert all(event.pieces is None for event in hidden)


def test_a_match_and_a_scene_can_be_printed(game):
    match = played(game, GOES_ON)
    said = str(match)
    assert said.startswith(f"{game.key}, question {match.number}: {match.question.ask}\n")
    assert str(match.scene(None)) in said
    for seat in range(match.seats):
        assert f"seat {seat}: {match.scene(None).places[seat].points} points" in said
    hand = there(match.scene(0).pile("hand", 0))
    assert not hand.pieces or f"  hand: {' '.join(hand.pieces)}" in str(match.scene(0))
