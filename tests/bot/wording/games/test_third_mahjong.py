"""A third game of mahjong needs no line in its deck: what its badges, terms and windows mean it declares."""

from dataclasses import replace

import pytest

from bot.decks.all import DECKS
from bot.decks.telling import Telling
from bot.render.layout import Pill, Text
from engine import GAMES
from engine.core import Ask, Badge, Place, PublicQuestion, Question, Row, Scene, Sheet, Sign, Term, around
from engine.core.question import NOBODY
from engine.mahjong import signs as mahjong

THIRD = replace(
    GAMES["jiaxing"],
    key="third",
    signs=(
        *(sign for sign in GAMES["jiaxing"].signs if not sign.means),
        Sign("pact", "seat", "alarm", told=True, means="bound"),
        Sign("lure", "seat", "warm", told=True, means="nearly_bound"),
        Sign("old_pact", "seat", means="was_bound"),
        Sign("folded", "seat", "calm", told=True, means="out"),
        Sign("furiten", "own", means="barred"),
    ),
    terms=(
        Term("han", "sum"),
        Term("dora", "doublings"),
        Term("honba", "points", counts="sticks"),
        Term("limit", "cap"),
        *mahjong.TERMS,
    ),
)
"""A mahjong game that calls everything otherwise."""


def third(*badges, sheets=(), question=NOBODY):
    """A scene of it, and its words, which name their key and what they were given."""

    def speak(key, **variables):
        return " ".join((key, *(f"{name}={value}" for name, value in variables.items() if value not in ("", 0))))

    places = tuple(Place(seat, 0) for seat in around(4, 0))
    return Scene(0, places, (), badges, sheets, question=question), Telling(speak, THIRD, lambda seat: f"P{seat}")


def test_a_third_game_of_mahjong_is_shown_by_what_it_declares():
    deck = DECKS["mahjong"]
    scene, said = third(Badge("pact", 1, (2,)), Badge("lure", 3, (0,)), Badge("folded", 0))
    assert [deck.beside(scene, seat, said)[0].split()[0] for seat in (1, 2)] == ["table-badge-pact"] * 2
    pills = [item for item in deck.layouts["table"](scene, said).items if isinstance(item, Pill)]
    assert {(item.text, item.seats) for item in pills} >= {
        ("picture-badge-pact", (1,)),
        ("picture-badge-pact", (2,)),
        ("picture-badge-lure", (0,)),
    }
    sentences = [*deck.sentences("table", scene, said)]
    assert any(each.startswith("tiles-warned who=P3") for each in sentences)
    assert deck.asks(scene, said)["bound"] == "list-and items=('P1', 'P2')"
    assert deck.meanwhile(scene, Question(Ask.TURN), said) == ["hand-out"]


def test_a_third_game_of_mahjong_has_loose_tiles_and_kinds_that_are_barred():
    deck = DECKS["mahjong"]
    asked = PublicQuestion(Ask.WINDOW, about=("m5",), by=1, topic="snatch", loose=True)
    scene, said = third(question=asked)
    assert deck.window(scene) == "board-snatch"
    items = deck.layouts["table"](scene, said).items
    texts = [item.text for item in items if isinstance(item, Text)]
    assert "picture-window-snatch" in texts
    claim = PublicQuestion(Ask.WINDOW, about=("m5",), by=1, topic="claim")
    scene, said = third(Badge("furiten", 0, ("m5",)), question=claim)
    assert any(line.startswith("tiles-barred") for line in deck.hints(scene, said))


@pytest.mark.parametrize(("share", "capped"), [(24, "no"), (20, "yes")])
def test_the_formula_of_a_third_game_of_mahjong_is_told_by_its_terms(share, capped):
    rows = (Row("mixed", (), 5), Row("red", (), 2, counts="doublings"))
    limit = (("limit", 20),) if capped == "yes" else ()
    terms = (("han", 5), ("dora", 2), ("honba", 4), *limit, ("share", share), ("score", 3 * share))
    result, winning = Sheet("result", 0, rows, terms=terms), Sheet("winning", 0, (Row("sticks", ("m1",)),), reason="x")
    settled = Sheet("settled", rows=tuple(Row("score", seat=seat) for seat in range(4)), reason="win")
    scene, said = third(sheets=(result, winning, settled))
    (formula,) = [line for line in DECKS["mahjong"].settlement(scene, said) if line.startswith("third-formula")]
    told = " ".join(f"{key}={number}" for key, number in (("han", 5), ("dora", 2), ("honba", 4), *limit))
    assert formula == f"third-formula {told} share={share} score={3 * share} doubled=4 capped={capped}"
    why = [line for line in DECKS["mahjong"].why(scene, said) if line.startswith("why-")]
    assert any(line.startswith("why-times name=term-dora times=4 value=20") for line in why)
    assert any(line.startswith("why-added name=term-honba number=4") and "why-pieces" in line for line in why)
    assert any(line == f"why-share number={share} capped={capped}" for line in why)
