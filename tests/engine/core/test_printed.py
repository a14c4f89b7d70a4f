"""A scene and a match in a terminal."""

import pytest

from engine import GAMES
from engine.core import Ask, Badge, Match, Payment, Pile, Place, PublicQuestion, Rng, Row, Scene, Sheet
from tests.there import there


def printed(*piles, badges=(), sheets=(), hand=2, settled=2):
    """The lines of a scene for two that everybody sees."""
    scene = Scene(None, (Place(0, 5), Place(1, -5)), piles, badges, sheets, hand, settled)
    return str(scene).splitlines()


def test_a_settlement_names_seats_why_it_ended_and_who_paid_whom():
    settled = Sheet("settled", rows=(Row("score", number=5, seat=0), Row("score", number=-5, seat=1)), reason="agari")
    result = Sheet("result", 0, (Row("tan", ("01R",), 5),), (Payment(1, 0, 5),), (("base", 5), ("score", 5)))
    lines = printed(sheets=(settled, result))
    assert lines[2:4] == ["  settled by agari: seat 0 score 5, seat 1 score -5", "seat 0: 5 points"]
    assert lines[4] == "  result: tan 5 (01R), base=5, score=5; seat 1 pays seat 0 5"


def test_a_sheet_without_anything_says_so():
    assert "  result: nothing" in printed(sheets=(Sheet("result"),))


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (PublicQuestion(Ask.TURN, frozenset({1}), ("09K2",), topic="take"), "turn of seat 1: take 09K2"),
        (PublicQuestion(Ask.WINDOW, about=("m5",), by=2, topic="claim"), "window: claim m5 from seat 2"),
        (PublicQuestion(Ask.PAUSE, frozenset({1, 0}), topic="ready"), "pause of seat 0, seat 1: ready"),
        (PublicQuestion(Ask.OVER), "over"),
    ],
)
def test_a_question_says_of_whom_about_what_and_from_whom(question, said):
    assert str(question) == said


def test_what_a_number_counts_is_said_unless_it_is_points():
    rows = (
        Row("pure", number=2, counts="doublings"),
        Row("m3", ("m3",), 4, 1, "tiles"),
        Row("set", ("s4", "s5", "m5"), 1, counts="wilds"),
        Row("pair", ("E", "E"), counts="wilds"),
    )
    line = printed(sheets=(Sheet("reading", rows=rows),))[2]
    assert line == "  reading: pure 2 doublings, m3 4 tiles of which 1 (m3), set 1 wilds (s4 s5 m5), pair (E E)"


def test_marks_stand_behind_the_piece_that_came_last_and_a_meld_says_what_it_is_and_from_whom():
    lines = printed(
        Pile("discards", 0, ("m1", "p2", "m1"), marks=(("m1", "played"),)),
        Pile("meld", 1, ("p1", "p2", "p3"), 3, (0,), (("p1", "chow"),), 0),
        Pile("meld", 1, count=4),
    )
    assert "  discards: m1 p2 m1 (played)" in lines
    assert "  meld chow from seat 0: p1 p2 p3" in lines
    assert "  meld: 4 face down" in lines


def test_t5_a_star_stands_behind_wild_pieces_but_not_in_the_sheets_of_an_older_hand():
    reading = Sheet("reading", 0, (Row("set", ("m5", "m6", "m7"), counts="wilds"),))
    scene = {"badges": (Badge("wild", None, ("m5",)),), "sheets": (reading,)}
    lines = printed(Pile("hand", 0, ("m5", "p5", "m5")), **scene)
    assert "  hand: m5* p5 m5*" in lines
    assert "  reading: set (m5* m6 m7)" in lines
    assert "  reading: set (m5 m6 m7)" in printed(hand=3, **scene)


def walked(game, moves):
    """A match by chance."""
    rng = Rng(b"printed again", game.key)
    match = Match(game, game.rules(), game.seats[-1], rng.bytes(32))
    while match.pending and match.seq < moves:
        seat = rng.pick(tuple(match.pending))
        match.play(seat, match.pending[seat][0])
        yield match


@pytest.mark.parametrize("key", GAMES)
def test_a_printed_match_is_what_everybody_sees(key):
    """Printed are all badges, pieces, marks, sheets and payments, and of a hidden hand its size alone."""
    for match in walked(GAMES[key], 150):
        said, scene = str(match), match.scene(None)
        first, _, table = said.partition("\n")
        assert first.partition(": ")[0] == f"{key}, question {match.number}"
        assert (": played" in first) == (match.result is not None)
        assert table.splitlines()[1] == str(scene.question)
        assert table == str(scene)
        paid = [payment for sheet in scene.sheets for payment in sheet.payments]
        assert all(f"seat {payer} pays seat {payee} {amount}" in table for payer, payee, amount in paid)
        marks = [mark for pile in scene.piles for _, mark in pile.marks]
        assert all(f"({mark})" in table or f"meld {mark}" in table for mark in marks)
        for place in scene.places:
            held = there(scene.pile("hand", place.seat))
            assert held.pieces or not held.count or f"  hand: {held.count} face down" in table


@pytest.mark.parametrize("key", ["jiaxing", "fuzhou"])
def test_t5_a_printed_hand_of_mahjong_has_a_star_at_every_wild_tile(key):
    starred = 0
    for match in walked(GAMES[key], 60):
        for seat in range(4):
            scene = match.scene(seat)
            badge, own = scene.badge("wild"), there(scene.pile("hand", seat))
            wild = "" if badge is None else str(badge.args[0])
            line = f"  hand: {' '.join(f'{tile}*' if tile == wild else tile for tile in own.pieces)}"
            assert line in str(scene)
            starred += "*" in line
    assert starred
