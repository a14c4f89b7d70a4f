"""The buttons of a hand differ, in every language: an emoji may be missing, or too small to tell them apart."""

from itertools import islice

import pytest

from bot.i18n import languages
from bot.ui.narration import deck_of, telling
from engine import GAMES
from tests.bot.reading import WORDS
from tests.bot.walking import table_of, walk
from tests.sampling import counts


def labels(match, locale):
    """The words on all buttons of each who is asked something."""
    table, text = table_of(match), WORDS.translator(locale)
    for seat, legal in match.question.legal.items():
        offer = deck_of(table).offer(match.scene(seat), match.question, legal, telling(table, text))
        yield [choice.label for row in offer.rows for choice in row]


@counts(60, slow=250)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_buttons_of_a_question_say_the_same(game, count):
    for match in islice(walk(game, 0, {}), count):
        for locale in languages() if match.result is None else ():
            for said in labels(match, locale):
                assert len({*said}) == len(said), said


def test_korean_says_that_no_game_is_chosen_and_what_each_further_card_is_worth():
    text = WORDS.translator("ko")
    assert "끌" not in text("tell-choose")  # it switches nothing off
    assert "2장은 장당" in text("why-scale", points=1, least=5, step=1, more=2)
