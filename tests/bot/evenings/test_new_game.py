"""A new game needs no code in bot/: the toy has a folder and words of its own."""

from dataclasses import replace

import pytest

from bot.decks.all import DECKS
from bot.decks.telling import Telling
from bot.render.layout import Pill
from bot.ui.lesson_message import course_button, course_of
from engine.core import Action, AnyMatch
from engine.hanafuda.cards import CARDS, HANAMI
from tests.bot.reading import TEXT
from tests.bot.toys import at_the_table
from tests.bot.wording import test_signs, test_words
from tests.toy import GAME
from tests.toy.score import terms
from tests.toy.state import Settled


@pytest.fixture(scope="module", autouse=True)
def toy(tmp_path_factory):
    """The toy is one of the games that are played here."""
    with at_the_table(tmp_path_factory.mktemp("toy"), GAME):
        yield


def test_all_it_declares_has_words():
    test_words.test_every_declaration_and_every_question_of_a_game_has_words(GAME)


def test_all_it_shows_is_declared():
    test_signs.test_every_badge_of_a_scene_is_declared(GAME.key)
    test_signs.test_everything_that_happens_and_every_verb_is_declared(GAME.key)


def dared():
    """A match in which the first seat has just dared, and that seat."""
    match = AnyMatch(GAME, GAME.rules(), 3, bytes(32))
    for seat in range(3):
        match.play(seat, Action("ready"))
    (seat,) = match.pending
    match.play(seat, Action("dare"))
    return match, seat


def test_its_badge_is_a_chip_of_its_tone_in_the_picture_and_told_beside_the_name():
    match, seat = dared()
    deck, telling = DECKS[GAME.deck], Telling(TEXT, GAME, str)
    items = deck.layouts["table"](match.scene(None), telling).items
    assert [(item.text, item.tone) for item in items if isinstance(item, Pill)] == [("Dared", "alarm")]
    assert "dared" in deck.beside(match.scene(None), seat, telling)
    assert "· dared" in deck.alt("table", match.scene(None), telling)


@pytest.mark.parametrize(
    ("seats", "rows", "dares", "said"),
    [
        (2, (), 0, "Most cards 1 = **1**"),
        (2, (("hanami", 3),), 0, "Blossom Viewing 花見酒 3, Most cards 1 = **4**"),
        (3, (("hanami", 3),), 1, "Blossom Viewing 花見酒 3, Most cards 1, Dared ×3, Paid by each ×2 = **24**"),
    ],
)
def test_every_step_from_the_yaku_to_the_score_is_told(seats, rows, dares, said):
    state = GAME.deal(GAME.rules(), seats, 0, CARDS)
    losers, rules = seats - 1, GAME.rules(dare_factor=3)
    steps = terms(rules, sum(points for _, points in rows), most=True, dares=dares, payers=losers)
    score = steps[-1][1]
    last = Settled(0, rows, steps, (score, *(-score // losers,) * losers), ((*HANAMI, "02K1"), *((),) * losers))
    scene = GAME.scene(GAME.view(replace(state, last=last), None))
    assert said in DECKS[GAME.deck].settlement(scene, Telling(TEXT, GAME, str))


def test_its_own_verb_stands_below_the_cards():
    match, seat = dared()
    match.play(seat, match.pending[seat][0])
    while len(match.pending) != 1 or Action("dare") not in next(iter(match.pending.values())):
        asked = min(match.pending)
        match.play(asked, match.pending[asked][0])
    ((seat, legal),) = match.pending.items()
    offer = DECKS[GAME.deck].offer(match.scene(seat), match.question, legal, Telling(TEXT, GAME, str))
    *cards, (dare,) = offer.rows
    assert (dare.label, dare.style, dare.grave) == ("Dare", "danger", True)
    assert all(choice.action.verb == "play" for row in cards for choice in row)


def test_without_a_course_it_is_offered_none():
    assert course_of(GAME.key) is None
    assert course_button(GAME, "How to play") == []
