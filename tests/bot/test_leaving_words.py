"""The card of a match that somebody left: the result says who it was, whatever the game calls that."""

import pytest

from bot.messages.board import board_post
from engine.core import RESIGN
from tests.bot import fuzhou_table, mahjong_table
from tests.bot.mahjong_table import shown
from tests.bot.reading import reading


@pytest.mark.parametrize(
    ("tables", "said"),
    [(mahjong_table, "<@33> resigned."), (fuzhou_table, "<@33> left the table and pays 200 to nobody.")],
)
async def test_the_card_names_who_left_also_when_the_event_is_told_no_more(tables, said):
    match = next(tables.walk(7, 1))
    match.play(2, RESIGN)
    for told in (match.told, ()):
        match.told = told
        assert said in shown(await board_post(tables.table_of(match), reading())).text
