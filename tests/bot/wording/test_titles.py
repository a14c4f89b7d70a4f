"""A title that is too long for a phone breaks between its parts, and in no language inside a word."""

import re
import unicodedata

import pytest

from bot.i18n import languages
from bot.transport.payload import WORD_JOINER, post, whole_words
from engine import GAMES
from tests.bot.reading import WORDS


def breaks(title):
    """The places in a title where Unicode lets a line end between letters that have no space between them."""
    wide = [unicodedata.east_asian_width(sign) in "WF" and sign.isalpha() for sign in title]
    for place in range(1, len(title)):
        if (wide[place - 1] and title[place].isalnum()) or (title[place - 1].isalnum() and wide[place]):
            yield title[place - 1 : place + 1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_the_title_of_a_result_breaks_inside_no_word(language, game):
    text = WORDS.translator(language)
    when = text("result-when", unit="hand", round=3, winner="one", who=text("computer-cat"))
    title = whole_words(text("table-title-when", game=text(game), table="12", when=when))
    if language != "en":
        assert [*breaks(title)] == []
    assert title.replace(WORD_JOINER, "") == text("table-title-when", game=text(game), table="12", when=when)


def test_only_words_of_titles_are_kept_whole():
    for same in (
        "## Hanafuda Stop/Go 花札 · table 1",
        "来来 · 3号桌",
        "## 这里的牌桌",
        "## こいこい · table 1\nこいこい",
    ):
        assert whole_words(same) == same
    joined = re.compile(WORD_JOINER)
    assert len(joined.findall(whole_words("## 来来 · 3号桌\n第1局 · 电脑"))) == 3
    assert not joined.search(whole_words("## A · 一二三四五六七八九十一二三四五"))
    (shown,) = post("## 来来 · 3号桌").view.to_components()[0]["components"]
    assert joined.search(shown["content"])
