"""A mahjong table in words: what everybody reads at the table, what is told of a turn, and how a win was counted."""

from dataclasses import replace

import pytest

from bot.decks.mahjong.notation import named, starred, written
from bot.decks.mahjong.settled import formula, items, settlement
from bot.decks.mahjong.words import facts
from bot.decks.telling import counted
from bot.i18n import SpokenText, Words
from bot.ui.narration import story, telling
from bot.ui.table_message import board_message
from engine.core import Action, Badge, Match, Row, Sheet
from engine.mahjong.notation import tiles_of
from tests.bot import fuzhou_table, mahjong_table
from tests.bot.hands.test_mahjong_hand import HANDS, contract
from tests.bot.mahjong_table import JIAXING, TEXT, USERS, Pictures, dealt, hand, play, shown, table_of
from tests.bot.reading import card_of, reading
from tests.sampling import counts
from tests.there import there


async def board(match, pictures=None):
    return shown(await board_message(table_of(match), reading(pictures)))


def told(match, viewer=None):
    table = table_of(match)
    return " ".join(story(table, table.game.story.latest(match.told), viewer, TEXT))


@pytest.mark.parametrize(("tiles", "said"), [
    ("m1123 EE p5", "1123 Char, East ×2, 5 Circ"), ("s9 S s9 CFB", "9 Bam, South, 9 Bam✦, Red, Green, White"),
    ("s9 s99", "99✦9 Bam"), ("f1 g1", "Plum, Spring"), ("", ""),
])  # fmt: skip
def test_tiles_are_written_by_their_short_names_a_suit_once_and_the_wild_ones_with_a_star(tiles, said):
    names = tiles_of(tiles)
    wild = [place for place, _ in enumerate(names) if "✦" in said and place == (1 if tiles == "s9 s99" else 2)]
    starred_at = [(name, place in wild) for place, name in enumerate(names)]
    assert starred(starred_at, telling(table_of(dealt(HANDS, "C")), TEXT)) == said


def test_a_language_whose_suits_are_one_sign_writes_tiles_without_commas():
    table, names = table_of(dealt(HANDS, "C")), tiles_of("m1123 EE p5")
    japanese = telling(table, Words(strict=True).translator("ja"))
    assert starred([(name, False) for name in names], japanese) == "一一二三萬 東東 五筒"


def test_a_star_stands_behind_the_sign_of_a_suit_and_is_not_before_it():
    table = table_of(dealt(HANDS, "C"))
    chinese = telling(table, Words(strict=True).translator("zh-CN"))
    assert written(tiles_of("s5989 CC"), chinese, {"s8"}) == "五九条 八条✦ 九条 中中"
    aloud = telling(table, SpokenText(Words(strict=True).translator("ja")))
    assert written(tiles_of("s68"), aloud, {"s6"}) == "六索（百搭）、八索"
    assert named(tiles_of("s66"), chinese, {"s6"}) == "六条×2✦"


def test_tiles_in_words_name_each_kind_once():
    assert counted(tiles_of("m11 E m1"), TEXT) == "One of Characters ×3, East Wind"


async def test_the_head_of_the_table_says_wind_hand_wild_tile_wall_and_queue():
    seen = await board(dealt(HANDS, "C"), Pictures())
    assert "-# Taitou 抬頭胡 · East round · hand 1\n" in seen.text
    assert "-# Wild: **Red Dragon** ✦ · 82 tiles in the wall · washout queue: an honour was wild 老頭黃\n" in seen.text
    assert "points" not in seen.text  # the picture says who has how many
    assert "**<@11>**, it's your turn." in seen.text
    assert "① <@11> — **0** points · dealer · East" in (await board(dealt(HANDS, "C"))).text


async def test_jx7_the_dice_that_find_the_first_dealer_are_read_at_the_table():
    match = Match(JIAXING, JIAXING.rules(first_dealer="dice"), 4, b"two dice")
    thrown = match.told[0]
    seat = there(thrown.seat)
    assert seat == (sum(thrown.amounts) - 1) % 4
    dice = "The dice show {} and {}".format(*thrown.amounts)
    assert f"{dice}. Counting from <@11>, <@{USERS[seat]}> deals first." in (await board(match)).text
    assert "The dice show" not in (await board(Match(JIAXING, JIAXING.rules(), 4, b"two dice"))).text


async def test_everybody_reads_of_a_contract_and_of_who_gave_up():
    match = contract()
    seen = await board(match)
    assert "② <@22> — **0** points · South · contract 包 with ①" in seen.text
    assert "① <@11> — **0** points · dealer · East · contract 包 with ②" in seen.text
    assert "**<@33> and <@44>**, will you play on or give up this hand?" in seen.text
    assert "<@22> pongs West Wind from <@11>. **A contract 包** binds <@22> and <@11>." in seen.text
    play(match, "2 give_up", "3 continue")
    seen = await board(match)
    assert "③ <@33> — **0** points · West · gave up" in seen.text
    assert "**<@22>**, it's your turn." in seen.text


async def test_without_pictures_melds_and_discards_are_told_and_concealed_tiles_only_counted():
    seen = await board(contract())
    claimed = "pong `East ×3` from ① · pong `South ×3` from ① · pong `West ×3` from ①"
    before = "② <@22> — **0** points · South · contract 包 with ① · 5 concealed"
    assert f"{before} · {claimed} · discards `Green, 5 Circ`" in seen.text
    assert "③ <@33> — **0** points · West · 13 concealed · discards `9 Char, 9 Circ`" in seen.text
    assert "13 concealed" not in (await board(contract(), Pictures())).text


async def test_everybody_is_warned_of_two_claims_from_one_seat():
    """JX-103."""
    match = contract(claims=2)
    text = (await board(match)).text
    assert "② <@22> — **0** points · South · two claims from ①" in text
    assert "A third claim makes a contract 包. If one of them wins, the other pays 5 shares." in text
    assert "<@22> has now claimed twice from <@11>" in told(match)


async def test_a_concealed_kong_is_face_down_for_all_but_its_owner():
    match = dealt(("m1111 p2233 s4455 EE", *[""] * 3), "m9")
    play(match, "0 concealed_kong m1")
    assert "concealed kong `1111 Char`" in (await hand(table_of(match), 0)).text
    assert "makes a concealed kong of One of Characters" in told(match, 0)
    for text in ((await board(match)).text, (await hand(table_of(match), 1)).text):
        assert "concealed kong, face down" in text
        assert "makes a concealed kong." in text
        assert "1 Char" not in text
        assert "1111" not in text


def test_a_drawn_tile_is_named_to_who_drew_it_alone():
    match = dealt(HANDS, "m7", draws="p4")
    play(match, "0 discard B", "pass")
    assert told(match, 1) == "<@11> discards **White Dragon**. <@22> draws Four of Circles."
    assert told(match) == "<@11> discards **White Dragon**. <@22> draws a tile."


async def test_the_line_of_a_claim_window_names_the_tile_and_nobody():
    match = dealt(("p5 m1", "p3467", "p55", ""), "m9")
    play(match, "0 discard p5")
    seen = await board(match)
    assert "Five of Circles: claims close <t:1700000008:R>" in seen.text
    assert "your turn" not in seen.text


async def test_a_win_tells_the_hand_as_read_what_scored_the_formula_and_who_pays_how_many_shares():
    match = dealt(("m123456 m79 EEE CC s9", *[""] * 3), "s9")
    play(match, "0 win")
    seen = shown(await card_of(table_of(match), reading(None)))
    assert "**<@11> wins with the tiles they were dealt!**" in seen.text
    assert "**Hand 1**\n<@11> wins the hand.\n" in seen.text
    assert "Half flush 混一色 2, Seat wind 門風 1, Round wind 風圈 1, Heavenly hand 天胡 ×4\n" in seen.text
    assert "4 points 台 × 4 (2 番) = **16** a share, **48** in all." in seen.text
    assert "<@22> pays 16 to <@11> · <@33> pays 16 to <@11> · <@44> pays 16 to <@11>" in seen.text
    assert "\n`123 Char · 456 Char · 78✦9 Char · East ×3 · Red ×2`\n" in seen.text
    assert "has **" not in seen.text
    scene = match.scene(None)
    paid = replace(there(scene.sheet("result")), payments=((1, 0, 80), (2, 0, 32), (3, 0, 16)))
    scene = replace(scene, sheets=tuple(paid if sheet.key == "result" else sheet for sheet in scene.sheets))
    said = settlement(scene, telling(table_of(match), TEXT))
    assert said[-1] == "<@22> pays 80 to <@11> (5 shares) · <@33> pays 32 to <@11> (2 shares) · <@44> pays 16 to <@11>"


async def test_a_settled_hand_says_who_was_bound_and_who_had_given_up():
    """JX-93: the reason why some pay more than others and some nothing."""
    match = contract()
    play(match, "2 give_up", "3 continue")
    while not any(event.kind == "washout" for event in match.told):
        seat = next(iter(match.pending))
        match.play(seat, match.pending[seat][0])
    said = settlement(match.scene(None), telling(table_of(match), TEXT))
    assert said[-1] == "<@11> and <@22> were bound by a contract 包 · <@33> had given up"

    # beside a picture the end names one winner, that of the match
    play(match, "0 finish", "1 finish", "2 finish", "3 finish")
    seen = await board(match, Pictures())
    assert seen.text.startswith("## <@11> won with 0 points.\n")
    assert seen.text.count(" won") == 1


async def test_a_match_that_ends_before_its_first_hand_is_over_has_no_winner():
    match = Match(JIAXING, JIAXING.rules(), 4, bytes(32))
    play(match, "0 finish", "1 finish", "2 finish", "3 finish")
    seen = shown(await card_of(table_of(match), reading(None)))
    assert "**The match is over.** No winner: the match ended before anyone scored." in seen.text
    assert "first place" not in seen.text


async def test_a_washout_says_so_and_pays_nobody():
    match = dealt(HANDS, "m7", reserve=40)
    while not any(event.kind == "washout" for event in match.told):
        seat = next(iter(match.pending))
        match.play(seat, match.pending[seat][0])
    seen = shown(await card_of(table_of(match), reading(None)))
    assert "The wall is empty, so the hand is over." in seen.text
    assert "nobody wins it" in seen.text
    assert "pays" not in seen.text
    assert "washout queue" not in (await board(match)).text
    for seat in range(4):
        play(match, f"{seat} ready")
    assert "washout queue: a washout 黃番" in (await board(match)).text


def test_the_formula_shows_base_and_cap_and_the_doublings_come_as_factors():
    rows = (Row("pure", (), 4), Row("no_wild", (), 1))
    rows += (Row("three_wild", (), 1, counts="doublings"), Row("heaven", (), 2, counts="doublings"))
    terms = (("tai", 5), ("fan", 3), ("base", 2), ("cap", 50), ("share", 50), ("score", 150))
    sheet = Sheet("result", 0, rows, (), terms)
    said = telling(table_of(dealt(HANDS, "C")), TEXT)
    assert formula(sheet, said) == "5 points 台 × 8 (3 番) × 2 = **50** a share (the cap), **150** in all."
    assert items(sheet, said) == [
        "Full flush 清一色 4",
        "No wild tile 無百搭 1",
        "Three wild tiles 三百搭 ×2",
        "Heavenly hand 天胡 ×4",
    ]


@counts(160)
@pytest.mark.parametrize(("tables", "own"), [(mahjong_table, {"warned"}), (fuzhou_table, {"flower", "gold"})])
async def test_all_that_happens_in_a_match_can_be_told_and_fits_a_message(tables, own, count):
    happened = set()
    for match in tables.walk(3, count):
        happened |= {event.kind for event in match.told}
        scene, table = match.scene(None), tables.table_of(match)
        posts = [await board_message(table, reading(None))]
        if scene.sheet("settled"):
            posts.append(await card_of(table, reading(None)))
        for seen in map(shown, posts):
            assert seen.components <= 40
            assert 0 < len(seen.text) <= 4000
        assert [
            event.kind for event in table.game.story.ending(match.told) if event.kind in ("yaku", "scored", "paid")
        ] == []
    assert {"dealt", "drew", "discarded", "chow", "pong"} | own <= happened


def test_a_long_queue_is_named_in_part_and_the_winning_tile_is_told():
    many = Badge("queue", None, ("draw",) * 40)
    match = dealt(("m123456789 EEE SS", "", "", ""), "p9")
    scene = match.scene(None)
    found = facts(replace(scene, badges=(*scene.badges, many)), telling(table_of(match), TEXT))
    assert found[-1].endswith("a washout 黃番, a washout 黃番 and 34 more")
    match.play(0, Action("win"))
    told = story(table_of(match), match.told, None, TEXT)
    assert "**<@11> wins with the tiles they were dealt!**" in told


@pytest.mark.parametrize(("item", "dragon"), [("red", "C"), ("green", "F"), ("white", "B")])
def test_t4_the_triplets_of_the_source_are_those_of_the_three_dragons(item, dragon):
    assert TEXT(f"piece-{dragon}") == f"{TEXT(f'yaku-{item}').split()[0]} Dragon"
    assert TEXT(f"yaku-{item}").split()[0].lower() == item
