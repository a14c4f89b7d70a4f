"""What is at stake in a mahjong hand is said where it is decided: contracts, wins, and what a complete hand lacks."""

from dataclasses import replace

import pytest
from discord import ButtonStyle

from bot.decks.all import DECKS
from bot.render.layout import Panel, Pill
from bot.ui.hand_message import hand_message
from bot.ui.narration import telling
from bot.ui.render_context import DisplayOptions
from bot.ui.table_message import board_message
from engine.core import Action, Match
from tests.bot import fuzhou_table
from tests.bot.hands.test_mahjong_hand import contract
from tests.bot.mahjong_table import JIAXING, TEXT, Pictures, dealt, hand, play, shown, table_of
from tests.bot.reading import reading
from tests.bot.render.showing import said
from tests.bot.walking import pictures, seen


async def test_jx103_who_was_claimed_from_twice_is_warned_and_the_claim_that_would_bind_says_what_each_would_pay():
    match = contract(claims=2)
    play(match, "1 discard p5", "pass", "2 discard p9", "pass", "3 discard s9", "pass")
    table = table_of(match)
    assert "⚠ <@22> has claimed twice from you. A third claim makes a contract 包." in (await hand(table, 0)).text
    told = seen("hand", await hand_message(table, 0, reading(pictures())))
    assert "has claimed twice from you" in told.alts[0]
    for seat in (1, 2, 3):
        assert "claimed twice from you" not in (await hand(table, seat)).text
    play(match, "0 discard W")
    asked = await hand(table, 1)
    assert [button.style for button in asked.rows[0][:2]] == [ButtonStyle.danger, ButtonStyle.primary]
    asked = asked.text
    assert (
        "\n⚠ **A third claim from <@11> makes a contract 包.** If one of you wins, the other pays 5 shares and" in asked
    )
    assert "and the rest pay 2 each. If anyone else wins, you both pay 2. The rest may give up the hand." in asked
    for seat in (0, 2, 3):
        assert "A third claim from" not in (await hand(table, seat)).text
    assert "A third claim from" not in shown(await board_message(table, reading(None))).text


async def test_jx103_a_claim_that_binds_nobody_is_asked_without_a_warning():
    match = dealt(("p5 m1", "p34467 s1", "p55 p5", ""), "m9")
    play(match, "0 discard p5")
    assert "contract" not in (await hand(table_of(match), 2)).text


@pytest.mark.parametrize(("seat", "other"), [(0, "②"), (1, "①")])
async def test_a_contract_stands_in_the_hands_of_both_in_picture_words_and_description(seat, other):
    table = table_of(contract())
    told = seen("hand", await hand_message(table, seat, reading(pictures())))
    assert f"contract 包 with {other}" in told.alts[0]
    assert f"contract 包 with {other}" in (await hand(table, seat)).text
    match = contract()
    picture = DECKS["mahjong"].layout("hand", match.scene(seat), telling(table, TEXT))
    pills = [said(item) for item in picture.items if isinstance(item, Pill)]
    assert f"Contract: {other}" in pills


async def test_jx55_a_complete_hand_without_a_shape_says_which_are_nearest_to_its_owner_alone():
    match = dealt(("m123456 p789 EEE SS", *[""] * 3), "s9")
    table, said = (
        table_of(match),
        "**No shape yet:** you have four sets and a pair, but they win only as Full flush 清一色,",
    )
    seen = (await hand(table, 0)).text
    assert said in seen
    assert "Nearest: Half flush 混一色 (3 tiles away) and All pongs 對對胡 (6 tiles away)." in seen
    assert said in (await hand(table, 0, Pictures())).text
    others = [(await hand(table, seat)).text for seat in (1, 2, 3)]
    assert all("No shape" not in text for text in (*others, shown(await board_message(table, reading(None))).text))
    plain = await hand_message(table, 0, replace(reading(None), taste=DisplayOptions(in_words=True, hints=False)))
    assert "No shape" not in shown(plain).text


async def test_fz73_a_hand_with_a_lone_gold_says_why_a_discard_does_not_win():
    loose = "m2589 p1479 s2469 m7 p36 s3"
    match = fuzhou_table.begun((f"{loose} p7", "m123456789 p123 s234 s9", "", ""), "s9")
    play(match, "0 discard p7", "pass")
    seen = (await hand(fuzhou_table.table_of(match), 1)).text
    assert (
        "**This tile completes your hand, but you can't win with it:** a lone gold (youjin 游金) wins only by self-draw"
        in seen
    )


def test_before_a_hand_no_computer_is_named_or_glows_and_in_its_turn_it_only_thinks():
    match = Match(JIAXING, JIAXING.rules(), 4, bytes(32))
    table = table_of(match)
    table.sitters = tuple(
        replace(sitter, user=None if sitter.seat in (1, 3) else sitter.user) for sitter in table.sitters
    )
    table.sitters = tuple(replace(sitter, level=None if sitter.user else "easy") for sitter in table.sitters)
    said, deck = telling(table, TEXT), DECKS["mahjong"]
    assert "Waiting for <@11> and <@33>." in deck.sentences("table", match.scene(None), said)

    def glowing():
        items = deck.layout("table", match.scene(None), said).items
        return sum(isinstance(item, Panel) and item.glow for item in items)

    assert glowing() == 2
    match.play(0, Action("ready"))
    assert "Waiting for <@33>." in deck.sentences("hand", match.scene(0), said)
    play(match, "2 ready", "1 ready", "3 ready", f"0 {match.pending[0][0]}" if 0 in match.pending else "pass")
    while match.question.public != {1}:
        play(match, "pass") if -1 in match.pending else match.play(0, match.pending[0][0])
    words = [*deck.sentences("table", match.scene(None), said)]
    assert "Tama is thinking." in words
    assert glowing() == 1


async def test_a_computer_is_never_told_that_it_is_its_turn():
    match = dealt(("p5 m1", "", "", ""), "m9")
    table = table_of(match)
    table.sitters = (replace(table.sitters[0], user=None, level="easy"), *table.sitters[1:])
    for drawn in (None, pictures()):
        seen = shown(await board_message(table, reading(drawn))).text
        assert "Poko (computer) is thinking." in seen
        assert "your turn" not in seen
