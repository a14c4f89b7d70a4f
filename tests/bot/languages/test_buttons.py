"""The buttons of a hand differ, in every language: an emoji may be missing, or too small to tell them apart."""

from itertools import islice

import pytest

from bot.reading.speech import deck_of, telling
from bot.words import languages
from engine import GAMES
from tests.bot.reading import WORDS
from tests.bot.walking import table_of, walk


def labels(match, locale):
    """The words on all buttons of each who is asked something."""
    table, text = table_of(match), WORDS.translator(locale)
    for seat, legal in match.question.legal.items():
        offer = deck_of(table).offer(match.scene(seat), match.question, legal, telling(table, text))
        yield [choice.label for row in offer.rows for choice in row]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", languages())
def test_no_two_buttons_of_a_question_say_the_same(game, locale):
    for seed in range(2):
        for match in islice(walk(game, seed, {}), 150):
            for said in labels(match, locale) if match.result is None else ():
                assert len({*said}) == len(said), said
