"""What tells the languages apart in the evenings of several: it finds the sentences of another, and none of its own."""

from functools import cache

import pytest

from bot.i18n import languages, written
from tests.bot.languages.sentences import message, texts
from tests.bot.languages.telling_apart import strange

pytestmark = pytest.mark.slow


@cache
def said(language):
    """All messages of a language by key."""
    return {key: texts(language, key) for key in written(language) if message(language, key).value}


@pytest.mark.parametrize("language", languages())
def test_nothing_that_a_language_says_is_strange_in_it(language):
    assert [each for text in said(language).values() for each in strange(language, text)] == []
