"""A hand in words, while claims are open, shows first what an answer needs, and fits a phone."""

from math import ceil
from typing import Any

import pytest

from bot.telling.hand_post import hand_post
from bot.telling.more import more_post
from tests.bot import fuzhou_table
from tests.bot.hands.test_mahjong_hand import contract
from tests.bot.house import evening
from tests.bot.mahjong_table import Pictures, dealt, hand, play, shown, table_of, walk
from tests.bot.reading import reading
from tests.there import there

LETTERS, LINE, ROW = 38, 23, 48
"""Letters in a line of a phone 390 px wide, and how high a line of text and a row of buttons are there."""
SCREEN = 660
"""What is to be seen of a channel on it."""


def parts(post) -> list[Any]:
    """Texts, and rows as lists of labels, from above."""
    (box,) = post.view.children
    return [
        child.content if hasattr(child, "content") else [button.label for button in child.children]
        for child in box.children
    ]


def height(part):
    """About how high a part is on a phone."""
    if isinstance(part, str):
        return LINE * sum(max(ceil(len(line) / LETTERS), 1) for line in part.split("\n")) + 8
    return ROW * ceil(sum(len(label) + 6 for label in part) / LETTERS)


def claiming():
    """Seat 1 may win on a tile, with flowers and discards at every seat."""
    loose = "m2589 p1479 s2469 m7 p36 s3"
    match = fuzhou_table.begun((f"{loose} p7", "m123456789 p123 s234 p7", "", ""), "s9")
    play(match, "0 discard p7")
    if match.question.topic == "rob_gold":
        play(match, "pass")
    return fuzhou_table.table_of(match)


async def test_question_and_buttons_come_first_and_the_rest_is_short():
    seen = parts(await hand_post(claiming(), 1, reading(None)))
    title, asked, row, tiles, last = seen
    assert "hand 1" in title
    assert asked.startswith("**Seven of Circles** from <@11>: do you want it?")
    assert "A win now brings you" in asked
    assert row[0].startswith("Win ")
    assert row[-1] == "Pass"
    assert tiles.startswith("Your tiles: `m123456789 p1237 s234`")
    assert last == ["More", "What can I do?"]
    told = "\n".join(part for part in seen if isinstance(part, str))
    for long in ("East Wind", "discards `", "concealed", "m Characters", "<@44>"):
        assert long not in told


async def test_what_was_left_out_stands_behind_more():
    table = claiming()
    told = shown(more_post(table, 1, reading(None))).text
    for long in ("Seven of Characters", "concealed", "discards `p7`", "m Characters · p Circles", "<@44>"):
        assert long in told
    everybody = shown(more_post(table, None, reading(None))).text
    assert "Your tiles" not in everybody
    assert "discards `p7`" in everybody


async def test_jx104_who_decides_about_a_contract_sees_the_open_sets_of_both_in_words_too():
    seen = parts(await hand_post(table_of(contract()), 2, reading(None)))
    assert seen[1].startswith("**A contract 包** binds <@22> and <@11>.")
    assert seen[2] == ["Give up this hand", "Play on"]
    (short,) = [part for part in seen[3:] if "Your tiles" in part]
    assert "② <@22>: pong `Ea Ea Ea` from ① · pong `So So So` from ① · pong `We We We` from ①" in short


@pytest.mark.parametrize("seed", range(4))
async def test_every_question_about_a_claim_fits_a_phone_in_words_with_its_buttons_on_top(seed):
    asked = 0
    for match in walk(seed, 250):
        table = table_of(match)
        for seat in match.pending:
            if seat >= 0 and match.question.ask in ("window", "choice"):
                asked += 1
                seen = parts(await hand_post(table, seat, reading(None)))
                last = max(place for place, part in enumerate(seen[:-1]) if isinstance(part, list))
                assert sum(map(height, seen)) <= SCREEN, seen
                assert all(isinstance(part, list) for part in seen[2 : last + 1])
                assert sum(map(height, seen[: last + 1])) <= SCREEN * 3 // 4
    assert asked > 3


async def test_a_hand_with_its_picture_and_one_whose_turn_it_is_are_as_before():
    pictured = await hand(claiming(), 1, Pictures())
    assert "More" not in [label for row in pictured.labels for label in row]
    turn = await hand(table_of(dealt(("p5 m1", "p3467", "p55", ""), "m9")), 0)
    assert "13 concealed" in turn.text
    assert "More" not in [label for row in turn.labels for label in row]


async def test_more_answers_in_a_message_of_its_own_and_tells_a_stranger_what_everybody_sees(tmp_path):
    async with evening(tmp_path) as house:
        lobby = there((await house.anna.command(house.channel, "play", game="jiaxing")).message)
        await house.anna.press(lobby, label="Start with computers")
        own = await house.hand(house.anna)
        board = next(message for message in await house.public() if message.buttons)
        more = there((await house.anna.press(own, "more:1", raw=True)).message)
        assert more.ephemeral
        assert more.id != own.id
        assert "Your tiles: `" in more.text
        stranger = there((await house.ben.press(board, "more:1", raw=True)).message)
        assert stranger.ephemeral
        assert "tiles in the wall" in stranger.text
        assert "Your tiles" not in stranger.text
