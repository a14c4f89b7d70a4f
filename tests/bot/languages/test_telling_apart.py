"""What tells the languages apart in the evenings of several: it finds the sentences of another, and none of its own."""

from functools import cache
from itertools import permutations

import pytest

from bot.i18n import languages, written
from tests.bot.languages.sentences import message, texts
from tests.bot.languages.telling_apart import strange

pytestmark = pytest.mark.slow

FOUND = 0.97
"""Of so many of what another language says it is seen that it is not one's own; the rest are a few signs, as 五光."""
SHORT = 8


@cache
def said(language):
    """All messages of a language by key."""
    return {key: texts(language, key) for key in written(language) if message(language, key).value}


@pytest.mark.parametrize("language", languages())
def test_nothing_that_a_language_says_is_strange_in_it(language):
    assert [each for text in said(language).values() for each in strange(language, text)] == []


@pytest.mark.parametrize(("language", "other"), [*permutations(languages(), 2)])
def test_what_another_language_says_is_strange(language, other):
    theirs = [text for key, text in said(other).items() if text != said(language).get(key)]
    sentences = [text for text in theirs if sum(map(str.isalpha, text)) >= SHORT][::6]
    assert len(sentences) > 80
    assert sum(any(strange(language, text)) for text in sentences) / len(sentences) > FOUND


def test_a_line_of_another_language_is_found_among_ones_own():
    assert [*strange("ja", "あなたの手番です。\n请出一张牌。", ())] == ["请出一张牌。: 张 请"]
    assert [*strange("ko", "Anna님의 차례예요.\nYour turn", ("Anna",))] == ["Your turn: Your turn"]
    assert [*strange("zh-TW", "輪到你了。")] == []
