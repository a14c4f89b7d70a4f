"""The hand of a player of Fuzhou mahjong: 17 tiles, declarations that are explained, and what is locked."""

import re
from dataclasses import replace

import pytest
from discord import ButtonStyle

from bot.ui.hand_message import hand_message
from bot.ui.more import MORE
from bot.ui.table_message import board_message
from engine.core import Action, Ask, Badge, Pile, PublicQuestion, Row, Sheet
from tests.bot.fuzhou_table import begun, dealt, position, table_of
from tests.bot.hands.test_mahjong_hand import ids
from tests.bot.mahjong_table import Pictures, hand, play, shown
from tests.bot.reading import reading

KINDS = "m12346789 p12346789"
"""Sixteen kinds, none of them gold."""


def robbing(gold):
    """The window for the gold after the first discard of seat 0."""
    return PublicQuestion(Ask.WINDOW, about=(gold,), by=0, topic="rob_gold", loose=True)


def discards(kinds):
    return [f"discard {kind}" for kind in kinds]


def kinds(suits="mp"):
    return [f"{suit}{rank}" for suit in suits for rank in (1, 2, 3, 4, 6, 7, 8, 9)]


async def test_seventeen_different_tiles_with_all_that_can_stand_above_them_fit_a_message():
    """A win, three golds, kongs and jinkan are more than any hand offers at once (FZ chapter 4)."""
    more = ["win", "three_golds", "jinkan m1", "jinkan m2", "added_kong m1", "concealed_kong p1"]
    shown = (Row("after", (kind, "m1", "p9", "s9"), 5) for kind in kinds()[:5])
    match = position(
        KINDS,
        drawn="s1",
        asked=[*discards([*kinds(), "s1"]), *more],
        badges=[Badge("locked", 0, ("m1", "p2"))],
        sheets=[Sheet("waits", 0, tuple(shown))],
    )
    for pictures, advice in ((None, True), (Pictures(), True), (Pictures(), False)):
        table = table_of(match)
        table.row = replace(table.row, advice=advice)
        seen = await hand(table, 0, pictures)
        assert ("Advice" in str(seen.labels)) == advice
        assert seen.components <= 40
        assert max(map(len, seen.labels)) <= 5
        assert len(seen.text) < 2000
    moves = [custom_id.split(":")[3] for custom_id in ids(seen)]
    assert sorted(moves) == sorted([*discards([*kinds(), "s1"]), *more])
    assert seen.labels[0][:2] == ["Win", "3 golds"]
    assert seen.labels[-1][-2:] == ["1 Bam", "More"]
    assert (await hand(table, 0, Pictures(), sure=MORE)).components <= 40


async def test_jinkan_is_offered_for_each_tile_explained_in_a_line_and_asked_once_more():
    """FZ-74, FZ-75: it binds for the rest of the hand."""
    match = position("m46 p123456789 s111 s99", drawn="s3", asked=[*discards(["s3", "s1"]), "jinkan s3", "jinkan s1"])
    seen = await hand(table_of(match), 0)
    assert seen.labels[0] == ["Jinkan 3 Bam", "Jinkan 1 Bam"]
    assert [button.custom_id[0] for button in seen.rows[0]] == ["q", "q"]
    assert (
        "\n-# Jinkan 金坎: show the tiles just below and above the gold, then wait only for a gold. "
        "Drawing one adds 50 points." in seen.text
    )
    sure = await hand(table_of(match), 0, sure=Action("jinkan", ("s3",)))
    assert "Discard Three of Bamboos and declare jinkan 金坎?" in sure.text
    assert sure.button("Yes, do it").custom_id == "p:1:7:jinkan s3"
    assert "Jinkan 金坎" not in (await hand(table_of(position("m46", asked=discards(["m4"]))), 0)).text


async def test_what_is_played_at_once_cannot_be_asked_once_more():
    match = position("m46 p1", asked=[*discards(["p1", "m4"]), "win"])
    for action in ("win", "discard p1"):
        seen = await hand(table_of(match), 0, sure=Action.parse(action))
        assert seen.text == (await hand(table_of(match), 0)).text


@pytest.mark.parametrize(("setting", "warned"), [("self_draw_only", True), ("free", False)])
async def test_before_a_gold_is_discarded_the_hand_says_what_that_costs_under_its_rules(setting, warned):
    """FZ-62."""
    match = position("m5 p1", asked=discards(["p1", "m5"]), gold_discard=setting)
    seen = await hand(table_of(match), 0)
    assert seen.button("5 Char ✦").custom_id == "q:1:7:discard m5"
    sure = await hand(table_of(match), 0, sure=Action("discard", ("m5",)))
    assert "Five of Characters is a gold" in sure.text
    assert ("only by self-draw" in sure.text) is warned


async def test_who_may_rob_the_gold_is_asked_that_and_reads_what_it_means():
    """FZ-78."""
    match = position("p1", asked=["pass", "rob_gold"], question=robbing("s9"))
    seen = await hand(table_of(match), 0)
    assert "You can rob the gold" in seen.text
    assert "before <@11>'s discard is claimed, unless <@22>" in seen.text
    assert "<@44> takes it first. It ends <t:1700000008:R>." in seen.text
    assert "\n-# Robbing the gold 抢金: " in seen.text
    assert seen.labels[0] == ["Rob gold", "Pass", "More"]
    assert [button.style for button in seen.rows[0][:2]] == [ButtonStyle.secondary, ButtonStyle.primary]


@pytest.mark.parametrize(
    ("dealer", "order", "said"),
    [
        (3, "golden_first", "discard is claimed. A gold pair or triplet goes first, then you. It"),
        (2, "golden_first", "pair or triplet goes first, then <@44>, then you. It"),
        (1, "golden_first", "pair or triplet goes first, then <@33> or <@44>, then you. It"),
        (0, "golden_first", "discard is claimed, unless <@22>, <@33> or <@44> takes it first. It"),
        (3, "nearest", "discard is claimed. It"),
        (2, "nearest", "discard is claimed, unless <@44> takes it first. It"),
    ],
)
async def test_who_may_rob_the_gold_reads_who_comes_before_them(dealer, order, said):
    """FZ-80: the dealer is last whatever the hand has, and nobody is told who holds a gold."""
    question = replace(robbing("s9"), by=dealer)
    match = position("p1", asked=["pass", "rob_gold"], question=question, rob_gold_order=order)
    assert said in (await hand(table_of(match), 0)).text


async def test_three_golds_dealt_are_a_question_of_their_own_in_the_place_of_ready():
    """FZ-77: OPENING."""
    pause = PublicQuestion(Ask.PAUSE, frozenset(range(4)), topic="ready")
    match = position("m555 p1", asked=["pass", "three_golds", "finish"], question=pause, own="three_golds")
    seen = await hand(table_of(match), 0)
    assert "You hold all three golds." in seen.text
    assert "\n-# Three golds 三金倒: they win whatever your other tiles are" in seen.text
    assert "Ready for hand" not in seen.text
    styles = {button.label: button.style for button in seen.rows[0]}
    assert styles["3 golds"] is styles["End the match"] is ButtonStyle.secondary
    assert styles["Pass"] is ButtonStyle.primary


@pytest.mark.parametrize(("tile", "discarder", "told"), [("m2", 1, True), ("m3", 1, False), ("m2", 0, False)])
async def test_who_may_not_claim_what_they_passed_is_told_why_and_nobody_else(tile, discarder, told):
    """FZ-65."""
    window = PublicQuestion(Ask.WINDOW, about=(tile,), by=discarder, topic="claim")
    match = position("p1", question=window, badges=[Badge("locked", 0, ("m1", "m2", "p9"))])
    line = "-# You discarded or passed on `2 Char`, so you can't chow, pong or win with it until your next tile."
    assert (line in (await hand(table_of(match), 0)).text) is told
    assert "no chow" not in (await hand(table_of(match), 1)).text


async def test_a_hand_that_may_rob_the_gold_needs_no_hints():
    waits = Sheet("waits", 0, (Row("wait", ("p1",), 3),))
    assert "You're waiting for" in (await hand(table_of(position("p1", sheets=[waits])), 0)).text
    asked = position("p1", sheets=[waits], asked=["pass", "rob_gold"], question=robbing("p1"))
    assert "You're waiting for" not in (await hand(table_of(asked), 0)).text


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "You're waiting for `1 Circ` (3 left)."), (10, "10 kinds of tiles (30 left): `1111111111 Circ`.")],
)
async def test_a_hand_that_waits_for_a_self_draw_says_so(count, said):
    """FZ-62, FZ-73, FZ-75."""
    rows = (Row("wait", ("p1",), 3),) * count
    for terms, words in (((), "\n"), ((("self_draw", 1),), " You can win only by self-draw.\n")):
        waits = Sheet("waits", 0, rows, (), terms)
        assert f"{said}{words}" in (await hand(table_of(position("p1", sheets=[waits])), 0)).text


async def test_in_words_flowers_and_shown_tiles_stand_at_every_seat():
    """FZ-53."""
    piles = [Pile("flowers", 1, ("E", "f3", "C", "E", "f1")), Pile("flowers", 2), Pile("shown", 1, ("m4", "m6"))]
    match = position("p1", drawn="p2", piles=[*piles, Pile("discards", 1, ("s1", "m9"))])
    seen = await hand(table_of(match), 0)
    shown = "shows `46 Char` · flowers `East ×2, Plum, Bamboo, Red` · discards `1 Bam, 9 Char`"
    assert f"\n② <@22> — **0** points · 16 concealed · {shown}\n" in seen.text
    assert "\n③ <@33> — **0** points · 16 concealed\n" in seen.text
    assert "\nhand 3 · Gold: **Five of Characters** ✦ · 56 tiles in the wall · 36 still to draw\n" in seen.text
    assert "Your tiles: `1 Circ + 2 Circ`" in seen.text


async def test_robbing_the_gold_is_asked_of_who_may_and_nobody_else_sees_a_difference():
    """FZ-78: the window over the dealer's first discard; all others read the same line."""
    match = begun(("m2589 p1479 s1469 m7 p36 s37", "m123456 p123456 s11 s78", "", ""), "s9")
    play(match, "0 discard m7")
    table = table_of(match)
    assert "You can rob the gold" in (await hand(table, 1)).text
    line = "Nine of Bamboos, the gold, can be robbed. This chance ends <t:1700000008:R>."
    before = shown(await board_message(table, reading(None))).text
    assert line in before
    assert "There's nothing for you to claim." in (await hand(table, 2)).text
    play(match, "1 pass")
    assert "You chose **Pass**." in (await hand(table, 1)).text
    assert shown(await board_message(table, reading(None))).text == before


async def posts(match, but):
    """What the channel and the other seats are shown, as it is sent."""
    table = table_of(match)
    sent = [await board_message(table, reading(None))]
    sent += [await hand_message(table, seat, reading(None)) for seat in range(4) if seat != but]
    return [post.view.to_components() for post in sent]


async def test_the_gold_in_place_of_a_first_draw_is_asked_about_in_a_window_that_looks_like_any_other():
    """FZ-81: seat 1 may take the gold, or in the other deal holds other tiles; nobody but seat 1 reads of it."""
    others = ("m2589 p1479 s1469 m7 p36 s37", "m4 p258 s258 m369 p47 s36 m11", "m258 p148 s147 m147 p39 s36")
    asked, plain = (
        begun((others[0], own, *others[1:]), "s9", rob_gold_until="first_draw")
        for own in ("m123456 p123456 s11 s78", "m123499 p123568 s11 s48")
    )
    for match, answers in ((asked, ("1 pass", "-1 go_on")), (plain, ("-1 go_on",))):
        play(match, "0 discard m7", *answers)
    table = table_of(asked)
    seen = await hand(table, 1)
    assert "You can still rob the gold 抢金" in seen.text
    assert "if nobody claims Seven of Characters from" in seen.text
    assert {"Rob gold 96", "Pass"} <= {label for row in seen.labels for label in row}
    assert "A win now earns you 96 points in all." in seen.text
    before = await posts(asked, 1)
    assert before == await posts(plain, 1)
    play(asked, "1 pass")
    assert await posts(asked, 1) == before
    for match in (asked, plain):
        play(match, "-1 go_on")
    assert await posts(asked, 1) == await posts(plain, 1)


async def test_two_wins_of_different_worth_say_on_their_buttons_what_each_brings():
    """FZ-81: the discard completes the hand as well."""
    hands = ("m2589 p1479 s1469 m7 p36 s37", "m123456 p123456 s11 s78", "", "")
    match = begun((hands[0].replace("s1469", "s1669"), *hands[1:]), "s9", rob_gold_until="first_draw")
    play(match, "0 discard s6", "1 pass", "-1 go_on")
    seen = await hand(table_of(match), 1)
    labels = {label for row in seen.labels for label in row}
    assert {"Win 90", "Rob gold 96"} <= labels
    assert "Each button shows how many points that win earns you in all." in seen.text


async def test_a_declared_hand_discards_what_it_draws_by_its_only_button():
    """FZ-75."""
    match = begun(("m46 p123456789 s111 s99 s3", "", "", ""), "m5", draws="p7 p8 p9 s2")
    play(match, "0 jinkan s3", *["pass"] * 2)
    for seat in (1, 2, 3):
        play(match, f"{seat} {match.pending[seat][0]}", "pass")
    seen = await hand(table_of(match), 0)
    assert [label for row in seen.labels for label in row] == ["2 Bam", "More"]
    assert "shows `46 Char`" in seen.text
    assert "to wait for `5 Char✦` (3 left)" in seen.text


async def test_a_lone_gold_waits_for_any_tile_by_self_draw_only_but_for_a_pair_of_golds():
    """FZ-73: what wins on a discard all the same is named."""
    match = begun(("m123456 p123456 s789 s5 s1", "", "", ""), "s5")
    play(match, "0 discard s1", "pass")
    said = (await hand(table_of(match), 0)).text
    assert re.search(r"waiting for 27 kinds of tiles \(\d+ left\): `1.+`\. You can win only by self-draw\.", said)
    match = begun(("m123456 p123456 s55 s99 s1", "", "", ""), "s9")
    play(match, "0 discard s1", "pass")
    said = (await hand(table_of(match), 0)).text
    listed = r"waiting for 27 kinds of tiles \(\d+ left\): `1.+`\."
    assert re.search(rf"{listed} On a discard, you can win only with `5 Bam`\.", said)


async def test_of_two_hands_that_a_discard_makes_ready_the_one_that_must_draw_says_so():
    rows = (Row("after", ("p1", "m1", "m4"), 7, 0), Row("after", ("p2", "m2"), 3, 3))
    match = position("m123 p12", asked=discards(["p1", "p2"]), sheets=[Sheet("waits", 0, rows)])
    lines = (await hand(table_of(match), 0)).text.splitlines()
    assert "-# Discard `1 Circ` to wait for `14 Char` (7 left, self-draw only)" in lines
    assert "-# Discard `2 Circ` to wait for `2 Char` (3 left)" in lines


async def test_three_golds_dealt_can_be_passed_as_quietly_as_others_are_ready():
    """FZ-77, OPENING: the same table for everybody else."""
    match = dealt(("m555 p1", "", "", ""), "m5")
    table = table_of(match)
    assert ids(await hand(table, 0)) == ["p:1:1:three_golds", "p:1:1:finish", "p:1:1:pass"]
    assert ids(await hand(table, 1)) == ["p:1:1:ready", "p:1:1:finish"]
