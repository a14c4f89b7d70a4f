"""A hand in words, while claims are open, shows first what an answer needs, and fits a phone."""

from math import ceil
from typing import Any

from bot.live.hand_messages import HandMessages
from bot.ui.hand_message import hand_message
from bot.ui.more import MORE, words_message
from tests.bot import fuzhou_table
from tests.bot.hands.test_mahjong_hand import contract
from tests.bot.house import behind_more
from tests.bot.mahjong_table import Pictures, dealt, hand, play, shown, table_of, walk
from tests.bot.reading import reading
from tests.bot.refusals.test_refusals import turn
from tests.bot.waiting import at_rest
from tests.sampling import counts
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
    seen = parts(await hand_message(claiming(), 1, reading(None)))
    title, asked, row, tiles = seen
    assert "hand 1" in title
    assert asked.startswith("**Seven of Circles** from <@11>: do you want it?")
    assert "A win now earns you" in asked
    assert row[0].startswith("Win ")
    assert row[-2:] == ["Pass", "More"]
    assert tiles.startswith("Your tiles: `123456789 Char, 1237 Circ, 234 Bam`")
    told = "\n".join(part for part in seen if isinstance(part, str))
    for long in ("East Wind", "discards `", "concealed", "<@44>"):
        assert long not in told


async def test_what_was_left_out_stands_behind_more():
    table = claiming()
    told = (await hand(table, 1, sure=MORE)).text
    assert told.count("Seven of Circles")
    for long in ("Seven of Characters", "concealed", "discards `7 Circ`", "<@44>"):
        assert long in told
    assert "Your tiles: `" in shown(words_message(table, 1, reading(None))).text
    everybody = shown(words_message(table, None, reading(None))).text
    assert "Your tiles" not in everybody
    assert "discards `7 Circ`" in everybody


async def test_jx104_who_decides_about_a_contract_sees_the_open_sets_of_both_in_words_too():
    seen = parts(await hand_message(table_of(contract()), 2, reading(None)))
    assert seen[1].startswith("**A contract 包** binds <@22> and <@11>.")
    assert seen[2] == ["Give up", "Play on", "More"]
    (short,) = [part for part in seen[3:] if "Your tiles" in part]
    assert "② <@22>: pong `East, South, West` from ①" in short


@counts(200, slow=1000)
async def test_every_question_about_a_claim_fits_a_phone_in_words_with_its_buttons_on_top(count):
    asked = 0
    for match in walk(1, count):
        table = table_of(match)
        for seat in match.pending:
            if seat >= 0 and match.question.ask in ("window", "choice"):
                asked += 1
                seen = parts(await hand_message(table, seat, reading(None)))
                last = max(place for place, part in enumerate(seen) if isinstance(part, list))
                assert sum(map(height, seen)) <= SCREEN, seen
                assert all(isinstance(part, list) for part in seen[2 : last + 1])
                assert sum(map(height, seen[: last + 1])) <= SCREEN * 3 // 4
    assert asked > 3


async def test_a_hand_with_its_picture_and_one_whose_turn_it_is_are_whole():
    turn = await hand(table_of(dealt(("p5 m1", "p3467", "p55", ""), "m9")), 0)
    assert "13 concealed" in turn.text
    pictured = await hand(claiming(), 1, Pictures())
    assert "Your tiles" not in pictured.text


async def test_all_in_words_answers_in_a_message_of_its_own_and_tells_a_stranger_what_everybody_sees(house):
    lobby = there((await house.anna.command(house.channel, "play", game="jiaxing")).message)
    await house.anna.press(lobby, label="Start with computers")
    own = await house.hand(house.anna)
    board = next(message for message in await house.public() if message.buttons)
    told = there((await house.anna.press(await behind_more(house.anna, own), label="All in words")).message)
    assert told.ephemeral
    assert told.id != own.id
    assert "Your tiles: `" in told.text
    stranger = there((await house.ben.press(board, "more:1:words", raw=True)).message)
    assert stranger.ephemeral
    assert "tiles in the wall" in stranger.text
    assert "Your tiles" not in stranger.text


async def test_more_opens_in_the_place_of_the_choices_and_back_leads_to_them_with_nothing_played(house):
    lobby = there((await house.anna.command(house.channel, "play", game="fuzhou")).message)
    await house.anna.press(lobby, label="Start with computers")
    closed = await house.hand(house.anna)
    number = (await house.bot.registry.get(1)).match.number
    opened = await behind_more(house.anna, closed)
    assert opened.id == closed.id
    labels = [button.label for button in opened.buttons]
    orders = ["No claims", "Pass chows", "Always win", "Hide waits"]
    assert labels == [*orders, "What can I do?", "All in words", "Back", "End the match…"]
    for order in orders:  # one after the other
        opened = there((await house.anna.press(opened, label=order)).message)
    assert [button.label for button in opened.buttons if "✓" in button.label] == [f"✓ {each}" for each in orders]
    again = there((await house.anna.press(opened, label="Back")).message)
    assert again.id == closed.id
    assert [button.custom_id for button in again.buttons] == [button.custom_id for button in closed.buttons]
    assert [button.label for button in again.buttons][-1] == "More ✓"
    assert (await house.bot.registry.get(1)).match.number == number


async def test_strangers_and_forgers_find_nothing_behind_more(house):
    await house.started()
    board = next(message for message in await house.public() if "My hand" in [each.label for each in message.buttons])
    chie = house.discord.add_person("Chie")
    for forged in ("more:1", "more:1:back"):
        answer = there((await chie.press(board, forged, raw=True)).message)
        assert "don't have a seat" in answer.text
    for forged in ("more:1:", "more:1:all", "more:1:words:x"):
        answer = there((await house.anna.press(board, forged, raw=True)).message)
        assert "button no longer works" in answer.text
    mine = there((await house.anna.press(board, "more:1", raw=True)).message)
    assert mine.ephemeral
    assert "· round 1" in mine.text


async def test_who_is_asked_something_new_when_they_open_more_sees_that_first(house, monkeypatch):
    """Else a claim would be open that they have never seen."""
    person, other, _ = await turn(house)
    await at_rest(house)
    hand = await house.hand(other)
    monkeypatch.setattr(HandMessages, "want", lambda *_: None)  # the hand does not learn of it by itself
    while True:
        table = await house.bot.registry.get(1)
        seat, legal = next(iter(table.match.pending.items()))
        if table.sitter(seat).user == other.id:
            break
        await house.bot.matches.play(1, person.id, table.match.number, legal[0])
    shown_first = there((await other.press(hand, label="More")).message)
    assert any(button.custom_id.startswith(("p:", "q:")) for button in shown_first.buttons)
    then = await behind_more(other, shown_first)
    assert [button.label for button in then.buttons] == ["What can I do?", "All in words", "Back", "Resign…"]
