"""The card of a match that somebody left: the result says who it was, whatever the game calls that."""

from dataclasses import replace

import pytest

from bot.ui.table_message import board_message, thread_link_message
from engine.core import RESIGN
from tests.bot import fuzhou_table, mahjong_table
from tests.bot.mahjong_table import shown
from tests.bot.reading import TEXT, reading


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
