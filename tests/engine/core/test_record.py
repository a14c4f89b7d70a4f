"""The text of a match: written, read back, and played again step by step."""

import re

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


@pytest.mark.parametrize("note", ["one\ntwo", 'x\r[Rule "rounds=3"]', "a\u2028Hand 9\x0b0 resign", "\n\n", "; odd "])
def test_a_note_is_a_comment_in_every_line_and_changes_nothing(note):
    game = GAMES["koikoi"]
    record = played(game, 20).record()
    text = record.text(game, note)
    assert Record.parse(text, GAMES) == record
    assert [line for line in text.splitlines() if not line.startswith(";")] == record.text(game).splitlines()


def begun_text():
    """A match of Koi-Koi in which both have pressed ready."""
    match = Match(GAMES["koikoi"], GAMES["koikoi"].rules(), 2, b"seed")
    for seat in (0, 1):
        match.play(seat, match.pending[seat][0])
    return match.record().text(match.game)


SEED = '[Seed "73656564"]'
ROUNDS = '[Rule "rounds=6"]'
RESULT = 4 + len(GAMES["koikoi"].rules.options())
"""The line of the result."""


@pytest.mark.parametrize(
    ("was", "now", "sentence"),
    [
        ('[Game "koikoi"]\n', "", f"Line {RESULT + 1}, hand 1: the headers end without Game."),
        ('[Game "koikoi"]', '[Game "koikoi"]\n[Game "koikoi"]', "Line 2: Game is said a second time."),
        ('[Game "koikoi"]', '[Game "bridge"]', "Line 1: there is no game bridge."),
        ('[Game "koikoi"]', '[Game "koikoi"]\n[Weather "fine"]', "Line 2: there is no header Weather."),
        ('[Seats "2"]', '[Seats "two"]', "Line 2: Seats: two is no number."),
        ('[Seats "2"]', '[Seats "\u0662"]', "Line 2: Seats: \u0662 is no number."),
        ('[Seats "2"]', '[Seats "02"]', "Line 2: Seats: 02 is no number."),
        ('[Seats "2"]', '[Seats "3"]', "Line 2: koikoi is not for 3 players."),
        (SEED, '[Seed "7365656"]', "Line 3: Seed: 7365656 is no seed: it is written in pairs of"),
        (SEED, '[Seed "73 65 65 64"]', "Line 3: Seed: 73 65 65 64 is no seed"),
        (SEED, '[Seed "7365656G"]', "Line 3: Seed: 7365656G is no seed"),
        (SEED, '[Seed "7365656A"]', "Line 3: Seed: 7365656A is no seed"),
        (f"{SEED}\n{ROUNDS}", f"{ROUNDS}\n{SEED}", f"Line 3: the record of this match has {SEED} here."),
        (ROUNDS + "\n", "", f"Line {RESULT + 1}, hand 1: the headers end without the settings rounds."),
        (ROUNDS, f"{ROUNDS}\n{ROUNDS}", "Line 5: rounds is said a second time."),
        (ROUNDS, '[Rule "rounds=60"]', "Line 4: rounds cannot be 60: it is"),
        (ROUNDS, f'[Rule "rounds={"6" * 5000}"]', "Line 4: rounds cannot be 666"),
        (ROUNDS, '[Rule "wings=6"]', "Line 4: there is no setting wings."),
        (ROUNDS, '[Rule "kk.rounds=6"]', "Line 4: there is no setting kk.rounds."),
        (ROUNDS, '[Rule "rounds=\u0666"]', f"Line 4: the record of this match has {ROUNDS} here."),
        (
            '[Result "*"]',
            '[Result "played 12 -12"]',
            f"Line {RESULT}: played again, this match ends with *, not with played 1",
        ),
        ("Hand 1", "Hand 99999", f"Line {RESULT + 2}, hand 99999: the record of this match has Hand 1 here."),
        ("Hand 1", "Hand \u0661", f"Line {RESULT + 2}: Hand \u0661 is no header and no move."),
        ("Hand 1\n", "", f"Line {RESULT + 2}: 0 ready stands before the first hand."),
        ("Hand 1", "Hand 1\n\nHand 1", f"Line {RESULT + 4}, hand 1: the record of this match has 0 ready here."),
        (
            "0 ready",
            f"0 ready\n{ROUNDS}",
            f"Line {RESULT + 4}, hand 1: {ROUNDS} is a header, and those stand before the first",
        ),
        ("0 ready", "0 dance", f"Line {RESULT + 3}, hand 1: Seat 0 cannot dance now."),
        ("0 ready", "7 ready", f"Line {RESULT + 3}, hand 1: Seat 7 cannot ready now."),
        ("0 ready", "0 ready\n0 ready", f"Line {RESULT + 4}, hand 1: Seat 0 cannot ready now."),
        ("0 ready", "zero ready", f"Line {RESULT + 3}, hand 1: zero ready is no header and no move."),
        ("0 ready", "0", f"Line {RESULT + 3}, hand 1: 0 is no header and no move."),
        ("0 ready", "0  ready", f"Line {RESULT + 3}, hand 1: 0  ready is no header and no move."),
        ("1 ready\n", "1 ready\nHand 2\n", f"Line {RESULT + 5}, hand 2: Hand 2 is one line too many."),
    ],
)
def test_a_text_that_is_no_match_is_refused_with_a_sentence_that_names_the_line(was, now, sentence):
    text = begun_text()
    assert was in text
    with pytest.raises(ValueError, match="^" + re.escape(sentence)):
        Record.parse(text.replace(was, now), GAMES)


def test_a_text_that_says_nothing_is_refused():
    for text in ("", "\n\n", "; only a comment"):
        with pytest.raises(ValueError, match=r"^Line [12]: the headers end without Game, Seats, Seed, Result"):
            Record.parse(text, GAMES)


ODD = [*'0123456789*=-;[]"\\ \t\r\n\0abR\u0661\u00b2\u2028\ud83c', "9" * 20, "Hand 2\n", "-1 go_on\n", "9 resign\n"]


def damaged(text, rng):
    """The text with one thing that should not have happened to it."""
    lines = text.splitlines(keepends=True)
    at, other, place = rng.below(len(lines)), rng.below(len(lines)), rng.below(len(text))
    match rng.below(7):
        case 0:
            return text[:place] + rng.pick(ODD) + text[place:]
        case 1:
            return text[:place] + rng.pick(ODD) + text[place + 1 :]
        case 2:
            return text[:place]
        case 3:
            del lines[at]
        case 4:
            lines.insert(other, lines[at])
        case 5:
            lines[at], lines[other] = lines[other], lines[at]
        case _:
            lines[at] = lines[at].replace("play", "take").replace("on", "off").replace("0 ", "1 ")
    return "".join(lines)


def content(text):
    """What a text says, without comments and blank space."""
    lines = [line.strip() for line in text.splitlines()]
    return [line for line in lines if line and not line.startswith(";")]


def parsed(text):
    """The record of a text, or why it is none."""
    try:
        return Record.parse(text, GAMES), ""
    except ValueError as error:
        return None, str(error)


@pytest.mark.parametrize("count", [60, pytest.param(3000, marks=pytest.mark.full)])
def test_a_damaged_text_is_the_same_match_or_refused_with_one_sentence(game, count):
    rng = Rng(b"damage", game.key)
    texts = [played(game, 25, b"damage %d" % number).record().text(game, "a note") for number in range(3)]
    refused = 0
    for _ in range(count):
        text = damaged(rng.pick(texts), rng)
        record, why = parsed(text)
        refused += record is None
        if record is None:
            assert re.fullmatch(r"Line \d+(, hand \d+(\.{3})?)?: [^\n]*[^.]\.", why), (text, why)
        else:
            assert content(record.text(game)) == content(text)
    assert count / 2 < refused < count


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
