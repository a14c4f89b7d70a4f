"""Titles and heads of results, who left a match, and where a line ends."""

import re
import unicodedata
from dataclasses import replace

import pytest

from bot.decks.telling import closed
from bot.i18n import Words, languages
from bot.transport.payload import WORD_JOINER, post, whole_words
from bot.ui.table_message import board_message, thread_link_message
from engine import GAMES
from engine.core import RESIGN
from tests.bot import fuzhou_table, mahjong_table
from tests.bot.mahjong_table import shown
from tests.bot.reading import TEXT, WORDS, reading


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


@pytest.mark.parametrize(("locale", "said", "whole"), [
    ("en", "Anna wins", "Anna wins."), ("en", "Who wins?", "Who wins?"), ("zh-CN", "第3盘", "第3盘。"),
    ("zh-TW", "輪到Anna。", "輪到Anna。"), ("zh-TW", "搶金？", "搶金？"), ("en", "", ""),
])  # fmt: skip
def test_a_line_is_closed_once_and_as_its_language_does(locale, said, whole):
    assert closed(said, Words(strict=True).translator(locale)) == whole


@pytest.mark.parametrize(
    ("tables", "said"),
    [(mahjong_table, "<@33> resigned."), (fuzhou_table, "<@33> left the table and loses 200 points.")],
)
async def test_the_card_names_who_left_also_when_the_event_is_told_no_more(tables, said):
    match = next(tables.walk(7, 1))
    match.play(2, RESIGN)
    for told in (match.told, ()):
        match.told = told
        assert said in shown(await board_message(tables.table_of(match), reading())).text


async def test_on_the_card_who_left_for_good_is_last_and_wins_nothing():
    match = next(mahjong_table.walk(7, 1))
    match.play(2, RESIGN)
    table = mahjong_table.table_of(match)
    table.row = replace(table.row, state="over")
    table.sitters = (replace(table.sitters[0], user=None, level="easy", leaver=11), *table.sitters[1:])
    said = shown(await board_message(table, reading())).text
    assert "<@22> and <@44> share first place." in said
    assert said.index("<@33> — ") < said.index("Poko (computer) — **0** points · place 4")
    assert "<@22> and <@44> share first place." in shown(thread_link_message(table, TEXT)).text
