"""A table of Fuzhou mahjong in words: flowers and gold, who declared what, how a win was counted, who left."""

import pytest

from bot.decks.mahjong.settled import formula, items
from bot.decks.mahjong.words import facts
from bot.features.play.why_handlers import why_message
from bot.ui.narration import story, telling
from bot.ui.table_message import board_message
from engine.core import Action, Badge, Event, Pile, Row, Sheet
from tests.bot.fuzhou_table import begun, dealt, position, table_of, walk
from tests.bot.mahjong_table import TEXT, Pictures, hand, play, shown
from tests.bot.reading import card_of, reading
from tests.there import there

WAITS_FOR_S7 = "m123456 p123456 s11 s89"
LOOSE = "m2589 p1479 s2469 m7 p36 s3"
SAID = telling(table_of(position()), TEXT)


async def board(match, pictures=None):
    return shown(await board_message(table_of(match), reading(pictures)))


async def card(match):
    """The card of the hand that was settled last."""
    return shown(await card_of(table_of(match), reading(None)))


def told(match, viewer=None):
    table = table_of(match)
    return " ".join(story(table, table.game.story.latest(match.told), viewer, TEXT))


async def test_the_head_of_the_table_says_hand_gold_wall_and_live_tiles_but_no_round_wind():
    """FZ-53: live tiles and the streak are public."""
    match = position(badges=[Badge("streak", 0, (2,)), Badge("jinkan", 1), Badge("shed_gold", 3)])
    seen = await board(match, Pictures())
    assert "-# Classic · hand 3\n" in seen.text
    assert "-# Gold: **Five of Characters** ✦ · 56 tiles in the wall · 36 still to draw\n" in seen.text
    seen = await board(match)
    assert "① <@11> — **0** points · dealer · streak 2" in seen.text
    assert "② <@22> — **0** points · jinkan 金坎" in seen.text
    assert "④ <@44> — **0** points · discarded a gold" in seen.text


def test_flowers_of_nobody_and_the_last_tiles_stand_in_the_head():
    """FZ-25, FZ-51."""
    scene = position(piles=[Pile("aside", None, ("f1", "f3"))], badges=[Badge("final")]).scene(None)
    assert (
        "the last tiles: each player draws one and doesn't discard · "
        "flowers that count for nobody: Plum Blossom, Bamboo Plant" in " · ".join(facts(scene, SAID))
    )


async def test_before_a_hand_everybody_reads_the_flowers_and_the_gold():
    """FZ-20, FZ-25."""
    match = next(walk(1, 1))
    text = told(match)
    racks = [pile for pile in match.scene(None).piles if pile.role == "flowers" and pile.pieces]
    assert racks
    count = [sum(len(pile.pieces) for pile in racks if pile.seat == seat) for seat in range(4)]
    said = f"Flowers laid out 花: ① {count[0]} · ② {count[1]} · ③ {count[2]} · ④ {count[3]}."
    assert text.count("lower") == text.count(said) == 1
    assert text.startswith("Hand 1 is dealt. <@")
    assert text.endswith("is turned up, so the other three are golds.")


def test_a_flower_turned_up_for_nobody_is_nobodys():
    """FZ-25, gold_flower = nobody."""
    table = table_of(position())
    nobodys, own = Event("flower", None, ("C",)), Event("flower", 1, ("E", "E", "f1"))
    assert story(table, [nobodys], None, TEXT) == ["Turned up before the gold and laid aside: Red Dragon."]
    assert story(table, [own], None, TEXT) == ["<@22> lays out East Wind ×2, Plum Blossom."]
    both = "Flowers laid out 花: ① 0 · ② 3 · ③ 0 · ④ 0. Turned up and laid aside: 1."
    assert story(table, [nobodys, own], None, TEXT) == [both]


async def test_all_see_the_two_tiles_of_a_jinkan_and_who_declared_it():
    """FZ-74."""
    match = begun(("m46 p123456789 s111 s99 s3", LOOSE, LOOSE, ""), "m5")
    play(match, "0 jinkan s3")
    assert "<@11> declares **jinkan 金坎** and shows Four of Characters, Six of Characters." in told(match)
    seen = await board(match)
    assert "① <@11> — **0** points · dealer · East · jinkan 金坎" in seen.text
    assert "· jinkan 金坎 · 16 concealed · shows `46 Char`" in seen.text


async def test_a_win_on_a_discard_tells_the_formula_and_that_all_three_pay():
    """FZ-90, FZ-92: one flower, no special."""
    match = begun((f"{LOOSE} s3", WAITS_FOR_S7, LOOSE, ""), "m9", draws="f1 s7", stake=2)
    play(match, "0 discard s3", "pass", "pass", "1 discard m8", "pass")
    assert "<@22> lays out Plum Blossom." in " ".join(story(table_of(match), match.told, None, TEXT))
    play(match, "2 discard s7", "1 win", "table go_on")
    seen = await card(match)
    assert "**<@22> wins with Seven of Bamboos!**" in seen.text
    assert "**Hand 1**\n<@22> wins the hand.\n" in seen.text
    assert (
        "\n(1 flower 花 + 0 golds 金 + 1 for the win 底) × stake 底注 2 = **4** a share, **12** in all.\n" in seen.text
    )
    assert "<@11> pays 4 to <@22> · <@33> pays 4 to <@22> · <@44> pays 4 to <@22>" in seen.text
    assert "\n`123 Char · 456 Char · 123 Circ · 456 Circ · 789 Bam · 11 Bam`\n" in seen.text


async def test_three_golds_win_with_any_tiles_which_are_shown_as_they_lie_and_are_added_once_to_what_was_doubled():
    """FZ-77, FZ-90: what is counted is doubled for a special win, and the constant comes on top."""
    match = dealt(("m555 p1479 s2469 m19 p36 s37", "", "", ""), "m5")
    for seat, answer in enumerate(("three_golds", "ready", "ready", "ready")):
        play(match, f"{seat} {answer}")
    seen = await card(match)
    assert "Three golds 三金倒 40" in seen.text
    assert "\n`15✦5✦5✦9 Char, 134679 Circ, 234679 Bam`\n" in seen.text
    scene = match.scene(None)
    terms = dict(there(scene.sheet("result")).terms)
    doubled = 2 * (terms["hua"] + terms["jin"])
    lines = shown(why_message(table_of(match), scene, reading())).text.splitlines()
    assert f"× 2 Doubled = **{doubled}**" in lines
    assert f"A share is **{doubled + 40}**." in lines


def test_only_a_tile_that_came_last_is_told_apart():
    """FZ-77, FZ-79: of tiles that were dealt none is the winning one."""
    match = begun(("m123456 p123456 s11789", "", "", ""), "m9")
    play(match, "0 win")
    assert "**<@11> wins with the tiles they were dealt!**" in " ".join(story(table_of(match), match.told, None, TEXT))
    last = Event("won", 0, ("m1", "s7", "m3"))
    assert story(table_of(match), [last], None, TEXT) == ["**<@11> wins with Three of Characters!**"]


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        ({"hua": 3, "jin": 1, "one": 1}, "3 flowers 花 + 1 gold 金 + 1 for the win 底 = **9** a share, **27** in all."),
        (
            {"hua": 1, "lian": 2, "one": 1, "double": 2},
            "(1 flower 花 + 0 golds 金 + streak 连庄 2 + 1 for the win 底) × 2 for self-draw 自摸 = ",
        ),
        ({"kongs": 3, "double": 2, "constant": 50}, "(0 flowers 花 + 0 golds 金 + 3 for kongs 杠) × 2 + 50 = "),
        ({"one": 5, "double": 2, "constant": 60}, "(0 flowers 花 + 0 golds 金 + 5 for the win 底) × 2 + 60 = "),
        ({"hua": 2, "double": 2}, "(2 flowers 花 + 0 golds 金) × 2 for self-draw 自摸 = "),
        ({"one": 1, "stake": 5}, "(0 flowers 花 + 0 golds 金 + 1 for the win 底) × stake 底注 5 = "),
        ({"double": 2, "constant": 30, "stake": 5}, "((0 flowers 花 + 0 golds 金) × 2 + 30) × stake 底注 5 = "),
    ],
)
def test_the_formula_has_no_step_that_does_not_count(terms, said):
    """FZ-88, FZ-90."""
    whole = {"hua": 0, "jin": 0, "lian": 0, "stake": 1, "share": 9, "score": 27} | terms
    assert formula(Sheet("result", 0, (), (), tuple(whole.items())), SAID).startswith(said)


def test_all_specials_are_told_though_the_largest_alone_counts():
    """FZ-91."""
    rows = (Row("gold_pair", (), 50), Row("gold_triplet", (), 100))
    assert items(Sheet("result", 0, rows), SAID) == ["Pair of golds 金雀 50", "Triplet of golds 金龙 100"]


async def test_who_leaves_pays_and_ends_the_match():
    """FZ-94."""
    match = begun(("", "", "", ""), "m5")
    play(match, "1 resign")
    seen = await board(match)
    assert "**The match is over.** <@22> left the table and loses 200 points." in seen.text
    assert "② <@22> — **−200** points · place 4" in seen.text
    assert "② leaves and loses 200 points. The hand is void." in (await hand(table_of(match), 0)).text


def test_where_the_match_goes_on_the_new_hand_is_told_from_the_leaving_on():
    """FZ-94, after_escape = bot."""
    match = begun(("", "", "", ""), "m5", after_escape="bot")
    match.play(1, Action("resign"))
    assert told(match).startswith("② leaves and loses 200 points. The hand is void. Hand 1 is dealt.")
