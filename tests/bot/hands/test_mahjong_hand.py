"""The hand of a mahjong player: two taps at most and never a guess on a phone."""

import random
from dataclasses import replace

import pytest
from discord import ButtonStyle

from bot.decks.all import DECKS
from bot.decks.mahjong import waits
from bot.decks.mahjong.notation import written
from bot.decks.mahjong.offer import offer
from bot.decks.telling import Telling
from bot.i18n import Words, languages
from bot.live import pings
from bot.tables.table import Table
from bot.ui.more import MORE
from bot.ui.table_message import board_message
from engine.core import Action, Ask, Badge, Match, Pile, Place, Question, Scene
from engine.mahjong.tiles import KINDS
from tests.bot import fuzhou_table, mahjong_table
from tests.bot.mahjong_table import JIAXING, USERS, Pictures, dealt, hand, play, shown, table_of
from tests.bot.reading import reading
from tests.sampling import counts
from tests.there import there

HANDS = ("m1123 p5 s99 EE CC FBN", "m2355 p22 s6688 SSW", "m46 p1199 s1234 CFB", "m789 p789 s789 WWWN")


def ids(seen):
    """The custom_ids of the moves."""
    return [button.custom_id for button in seen.buttons if button.custom_id[0] in "pqv"]


def claims(seen):
    """The labels of the moves where nothing else stands but *More*."""
    labels = [label for row in seen.labels for label in row]
    assert labels[-1] == "More"
    return labels[:-1]


async def test_a_turn_shows_a_button_a_kind_in_the_order_of_the_hand_five_in_a_row():
    seen = await hand(table_of(dealt(HANDS, "m7")), 0)
    first, second = (
        ["1 Char ×2", "2 Char", "3 Char", "5 Circ", "9 Bam ×2"],
        ["East ×2", "North", "Red ×2", "Green", "White"],
    )
    assert seen.labels[:3] == [first, second, ["More"]]
    assert ids(seen)[0] == "p:1:2:discard m1"
    assert "**Your turn:** discard a tile.\n" in seen.text


async def test_what_is_more_than_a_discard_stands_above_the_tiles_and_is_told_of():
    seen = await hand(table_of(dealt(("m1111 p5 s99 EE CC FBN", *HANDS[1:]), "m7")), 0)
    assert seen.labels[0] == ["Kong 1 Char"]
    assert "**Your turn:** discard a tile, or choose an action above the tiles." in seen.text


@pytest.mark.parametrize(
    ("drawn", "label", "name"), [("p4", "4 Circ", "Four of Circles"), ("m3", "3 Char ×2", "Three of Ch")]
)
async def test_the_drawn_tile_is_the_last_button_with_all_its_copies_and_no_colour_advises(drawn, label, name):
    match = dealt(HANDS, "m7", draws=drawn)
    play(match, "0 discard B", "pass")
    seen = await hand(table_of(match), 1)
    discards = [button for button in seen.buttons if ":discard " in button.custom_id]
    assert [button.label for button in discards if button.custom_id.endswith(drawn)] == [discards[-1].label] == [label]
    assert {button.style for button in discards} == {ButtonStyle.secondary}
    assert f"draws {name}" in seen.text
    assert "The tile you drew comes last." in seen.text


async def test_discarding_a_wild_tile_is_asked_once_more_and_the_way_back_leads_to_all_choices():
    table = table_of(dealt(HANDS, "m1"))
    seen = await hand(table, 0)
    assert seen.button("1 Char ×2 ✦").custom_id == "q:1:2:discard m1"
    assert "✦ is wild" in seen.text
    sure = await hand(table, 0, sure=Action("discard", ("m1",)))
    assert "One of Characters is wild" in sure.text
    assert ids(sure) == ["p:1:2:discard m1", "q:1:2"]
    assert sure.button("Yes, do it").style is ButtonStyle.danger
    not_legal = await hand(table, 0, sure=Action("discard", ("p1",)))
    assert len(ids(not_legal)) == 10


async def test_a_win_stands_first_and_kongs_stand_above_the_tiles():
    match = dealt(("m111123 m456789 EE", *[""] * 3), "p9")
    seen = await hand(table_of(match), 0)
    assert seen.labels[0] == ["Win 36", "Kong 1 Char", "More"]
    assert "A win now earns you 36 points in all." in seen.text
    assert [button.style for button in seen.rows[0]][:2] == [ButtonStyle.secondary] * 2
    assert len(seen.rows[1]) == 5


async def test_claims_show_the_meld_they_would_make_and_the_countdown_and_pass_comes_last():
    match = dealt(("p5 m1", "p34467 s1", "p55 p5", ""), "m9")
    play(match, "0 discard p5")
    table = table_of(match)
    chower, ponger = await hand(table, 1), await hand(table, 2)
    assert claims(chower) == ["Chow 34 Circ", "Chow 46 Circ", "Chow 67 Circ", "Pass"]
    assert claims(ponger) == ["Kong", "Pong", "Pass"]
    assert "\n-# Chow 34 Circ / Chow 46 Circ / Chow 67 Circ: " in chower.text
    assert "\n-# Kong / Pong: still 3 tiles from a win" in ponger.text
    for seen in (chower, ponger):
        assert "**Five of Circles** from <@11>" in seen.text
        assert "<t:1700000008:R>" in seen.text
        assert seen.button("Pass").style is ButtonStyle.primary


async def test_a_claim_says_how_near_to_a_win_it_brings_the_hand_and_how_near_it_was():
    match = dealt(("C m1 p1", "m123 m456 m78 EE CC p9", "", ""), "s9")
    play(match, "0 discard C")
    assert "\n-# Pong: 1 tile from a win instead of 2" in (await hand(table_of(match), 1)).text


BRIEF = ("chow", "pong", "kong", "concealed_kong", "added_kong", "jinkan", "rob_gold", "three_golds", "give_up")


@pytest.mark.parametrize("locale", languages())
def test_two_or_three_buttons_that_are_no_tile_stand_in_a_row_of_a_phone_in_every_language(locale):
    """A letter is about 7 px wide, one of Chinese, Japanese or Korean 14; a button has 32 more, with an emoji 54;
    a row has room for 326, with 8 between two."""
    speak = Words(strict=True).translator(locale)
    longest = max((speak(f"short-{kind}") for kind in KINDS), key=wide)
    said = {"own": written(("m8", "m9"), Telling(speak, JIAXING, str)), "pieces": longest, "worth": 1024}
    labels = {verb: speak(f"brief-{verb}", **said) for verb in BRIEF}
    labels |= {verb: speak(f"jiaxing-verb-{verb}", **said) for verb in ("win", "pass", "continue")}
    assert {label: wide(label) for label in labels.values() if wide(label) > (326 - 8) / 2} == {}
    assert max(wide(labels[verb]) for verb in ("pong", "kong", "pass", "give_up", "continue")) <= (326 - 16) / 3 + 22


def wide(label):
    """The pixels of a button with an emoji, about."""
    return 54 + sum(7 if letter < "\u1100" else 14 for letter in label)


def lines(labels):
    """In how many lines a phone 390 px wide, which shows a picture 358 px wide, shows such a row of buttons."""
    count, used = 0, 326
    for label in labels:
        fits = used + 8 + wide(label) <= 326
        count, used = (count, used + 8 + wide(label)) if fits else (count + 1, wide(label))
    return count


def discards(tiles, wild, speak):
    """The rows of buttons for a hand of these tiles, of which the last is drawn."""
    held = sorted(tiles[:-1], key=lambda kind: (kind != wild, KINDS.index(kind)))
    piles = (Pile("hand", 0, tuple(held), len(held)), Pile("drawn", 0, (tiles[-1],), 1))
    scene = Scene(0, tuple(Place(seat, 0) for seat in range(4)), piles, badges=(Badge("wild", None, (wild,)),))
    legal = [Action("discard", (kind,)) for kind in dict.fromkeys(tiles)]
    made = offer(scene, Question(Ask.TURN), legal, Telling(speak, JIAXING, str)).rows
    return [[choice.label for choice in row] for row in made]


def test_on_a_phone_the_discards_of_14_tiles_take_five_lines_at_most():
    chance, wall = random.Random(14), [kind for kind in KINDS[:34] for _ in range(4)]
    speak = Words(strict=True).translator()
    for number in range(300):
        tiles = chance.sample(KINDS[:34] if number % 10 == 0 else wall, 14)
        words = [lines(row) for row in discards(tiles, chance.choice(tiles), speak)]
        assert sum(words) <= 5
        assert len(words) <= 4


@pytest.mark.parametrize("locale", languages())
def test_no_row_of_discards_is_broken_where_an_even_split_would_need_fewer_lines(locale):
    speak = Words(strict=True).translator(locale)
    for kinds in range(4, 15):
        rows = discards([*KINDS[:34:2]][:kinds], "B", speak)
        every = [label for row in rows for label in row]
        for most in range(-(-kinds // 4), 6):
            even = [every[start : start + most] for start in range(0, kinds, most)]
            assert sum(map(lines, rows)) <= sum(map(lines, even))


@pytest.mark.parametrize("locale", languages())
async def test_in_a_sentence_a_claim_is_told_at_length(locale):
    match = dealt(("p5 m1", "p34467 s1", "p55 p5", ""), "m9")
    play(match, "0 discard p5")
    speak = Words(strict=True).translator(locale)
    made = DECKS["mahjong"].offer(match.scene(1), match.question, match.pending[1], Telling(speak, JIAXING, str))
    (chow, *_), *_ = made.rows
    assert wide(chow.label) < wide(chow.full)
    assert speak("short-p5") in chow.full
    assert speak("short-p5") not in chow.label


async def test_in_a_window_who_can_claim_nothing_or_has_answered_reads_of_no_countdown_and_the_table_shows_it_to_all():
    match = dealt(("p5 m1", "p3467", "p55", ""), "m9")
    play(match, "0 discard p5")
    table, countdown = table_of(match), "claims close <t:1700000008:R>"
    before = shown(await board_message(table, reading(Pictures()))).text
    assert f"Five of Circles: {countdown}" in before
    assert countdown.replace("c", "C", 1) in (await hand(table, 2)).text
    play(match, "2 pass")
    said = {0: "The others can claim your tile now.", 2: "You chose **Pass**.", 3: "There's nothing for you to claim."}
    for seat, line in said.items():
        seen = await hand(table, seat)
        assert f"{line}\nThe game continues in a moment." in seen.text
        assert "<t:" not in seen.text
        assert ids(seen) == []
    assert shown(await board_message(table, reading(Pictures()))).text == before


async def test_who_has_claimed_reads_what_they_said_until_the_window_closes():
    match = dealt(("p5 m1", "p3467", "p55", ""), "m9")
    play(match, "0 discard p5", "1 chow p4 p6")
    seen = await hand(table_of(match), 1)
    assert "You chose **Chow 46 Circ + 5 Circ**.\nThe game continues in a moment." in seen.text
    play(match, "2 pass", "table go_on")
    assert "You chose" not in (await hand(table_of(match), 1)).text


def contract(claims=3):
    """A match in which seat 1 has just claimed so many discards of seat 0; after the third seats 2 and 3 are asked."""
    hands = ("ESW m123 p123 s123 NC", "EESSWW m5678 p5 s5 F", "m44 p4477 s4477 NNB", "m9 p6688 s6688 CFBN")
    match = dealt(hands, "s1", draws="m99 p99 s99")
    between = ("1 discard F", "2 discard m9", "3 discard m9"), ("1 discard p5", "2 discard p9", "3 discard s9"), ()
    for claimed, turns in zip("ESW"[:claims], between, strict=False):
        play(match, f"0 discard {claimed}", f"1 pong {claimed}", "table go_on")
        for turn in turns if claimed != "ESW"[claims - 1] else ():
            play(match, turn, "pass")
    return match


async def test_giving_up_is_asked_once_more_and_playing_on_is_the_blue_button():
    table = table_of(contract())
    seen = await hand(table, 2)
    assert claims(seen) == ["Give up", "Play on"]
    assert [button.custom_id[0] for button in seen.rows[0]] == ["q", "p", "m"]
    assert [button.style for button in seen.rows[0][:2]] == [ButtonStyle.danger, ButtonStyle.primary]
    assert "**A contract 包** binds <@22> and <@11>.\n**Play on:** you pay 2 shares if one of them wins," in seen.text
    assert "and each of them pays you 2 if you win. With anyone else, the payment is still one share.\n" in seen.text
    assert "**Give up this hand:** you pay nothing and can't win. If you don't answer, you give up <t:" in seen.text
    sure = await hand(table, 2, sure=Action("give_up"))
    assert "Give up this hand?" in sure.text
    assert ids(sure)[0].endswith(":give_up")
    for bound in (0, 1):
        assert "Waiting for <@33> and <@44>" in (await hand(table, bound)).text


async def test_who_gave_up_reads_why_nothing_is_asked_any_more():
    match = contract()
    play(match, "2 give_up", "3 continue")
    assert (
        "You gave up this hand, so every tile you draw is discarded for you." in (await hand(table_of(match), 2)).text
    )
    assert "You gave up" not in (await hand(table_of(match), 3)).text


async def test_who_decides_alone_to_end_the_match_is_asked_once_more():
    table = table_of(Match(JIAXING, JIAXING.rules(), 4, bytes(32)))
    assert "p:1:1:finish" in ids(await hand(table, 0))
    alone = replace(table, sitters=(table.sitters[0], *(replace(sitter, user=None) for sitter in table.sitters[1:])))
    assert "q:1:1:finish" in ids(await hand(alone, 0))
    sure = await hand(alone, 0, sure=Action("finish"))
    assert "**End the match here?**" in sure.text
    assert ids(sure) == ["v:1:1:end", "q:1:1"]


async def test_a_secret_choice_pings_nobody():
    match = contract()
    table = table_of(match)
    assert pings._asked(table) == []
    play(match, "2 continue")
    assert pings._asked(table) == []
    play(match, "3 continue")
    assert pings._asked(table) == [USERS[1]]


async def test_a_ready_hand_says_its_waits_and_with_a_tile_too_many_what_each_discard_leaves():
    match = dealt(("m123456789 EE p12 N", *[""] * 3), "s9")
    assert "to wait for" not in (await hand(table_of(match), 0)).text
    match = dealt(("m123456789 EE SS N", *[""] * 3), "s9", draws="p1")
    seen = await hand(table_of(match), 0)
    assert "Discard `North` to wait for `East, South, 9 Bam✦` (7 left)" in seen.text
    play(match, "0 discard N", "pass")
    assert (
        "You're waiting for `East` (2 left), `South` (2 left), `9 Bam✦` (3 left)."
        in (await hand(table_of(match), 0)).text
    )
    assert "wait for" not in (await hand(table_of(match, seat0=("no_waits",)), 0)).text


@pytest.mark.parametrize(("order", "hinted"), [("no_claims", True), ("no_waits", False)])
async def test_who_wants_no_hints_finds_none_in_the_picture_either(order, hinted):
    class Drawing(Pictures):
        async def draw(self, kind, table, scene, locale, theme, wish):
            self.hinted = scene.sheet("waits", 0) is not None
            return await super().draw(kind, table, scene, locale, theme, wish)

    pictures = Drawing()
    match = dealt(("m123456789 EE SS N", *[""] * 3), "s9", draws="p1")
    await hand(table_of(match, seat0=(order,)), 0, pictures)
    assert pictures.hinted is hinted


async def test_of_the_discards_that_make_ready_the_best_are_told_first_and_no_wait_is_cut(monkeypatch):
    monkeypatch.setattr(waits, "BEST", 2)
    seen = await hand(table_of(dealt(("m12345677 m9 EE S s99", *[""] * 3), "s9")), 0)
    assert [line for line in seen.text.splitlines() if line.startswith(("-# Discard", "-# Discarding"))] == [
        "-# Discard `South` to wait for `123456789 Char, East, 9 Bam✦` (30 left)",
        "-# Discard `1 Char / 4 Char / 7 Char` to wait for `8 Char, East, South, 9 Bam✦` (10 left)",
        "-# Discarding `9 Char` also makes you ready, but fewer winning tiles are left.",
    ]


async def test_a_hand_that_is_won_needs_no_hints():
    seen = await hand(table_of(dealt(("m123456 m79 EEE CC s9", *[""] * 3), "s9")), 0)
    assert "Win 48" in [button.label for button in seen.buttons]
    assert "to wait" not in seen.text


async def test_standing_orders_stand_in_one_row_behind_more_with_a_mark_where_one_is_given():
    hiding = table_of(dealt(HANDS, "m7"), seat0=("no_waits",))
    assert (await hand(hiding, 0)).labels[-1][-1] == "More"
    table = table_of(dealt(HANDS, "m7"), seat0=("pass_chows",))
    closed = await hand(table, 0)
    assert [(button.custom_id, button.label) for button in closed.buttons if button.custom_id[0] not in "pq"] == [
        ("more:1", "More ✓")
    ]
    seen = await hand(table, 0, sure=MORE)
    assert seen.rows[0][0].custom_id.startswith("w:")
    row, ways = seen.rows
    assert [button.custom_id for button in row] == [
        "w:1:no_claims:on",
        "w:1:pass_chows:off",
        "w:1:always_win:on",
        "w:1:no_waits:on",
    ]
    assert len(row) == len(JIAXING.orders)
    assert [button.label for button in row if "✓" in button.label] == ["✓ Pass chows"]
    assert [button.custom_id for button in ways] == ["help:1", "more:1:back", "r:1:ask"]
    assert "Standing orders answer for you" in seen.text
    pictured = await hand(table, 0, Pictures(), sure=MORE)
    assert [button.custom_id for button in pictured.rows[1]] == ["help:1", "more:1:words", "more:1:back", "r:1:ask"]


async def test_who_has_resigned_or_is_away_has_nothing_behind_more():
    table = table_of(dealt(HANDS, "m7"))
    away = replace(table, sitters=(replace(table.sitters[0], level="normal"), *table.sitters[1:]))
    assert away.sitter(0).away
    seen = await hand(away, 0, sure=MORE)
    assert [button.custom_id for button in seen.buttons] == ["b:1"]


@counts(90, slow=300)
@pytest.mark.parametrize(("tables", "least"), [(mahjong_table, 19), (fuzhou_table, 21)])
async def test_every_legal_action_has_one_button_and_every_hand_fits_a_message(tables, least, count):
    most = 0
    for table in map(tables.table_of, tables.walk(1, count)):
        for seat, legal in table.match.pending.items():
            if seat < 0:
                continue
            pictured, told = await hand(table, seat, Pictures()), await hand(table, seat)
            moves = [custom_id.split(":")[3] for custom_id in ids(pictured)]
            assert sorted(moves) == sorted(map(str, legal))
            assert len({button.custom_id for button in pictured.buttons}) == len(pictured.buttons)
            assert max(pictured.components, told.components) <= 40
            assert len(told.text) <= 4000
            assert max(len(row) for row in pictured.rows) <= 5
            most = max(most, pictured.components)
    assert most > least


class Meanwhile(Pictures):
    """While a picture is drawn somebody else moves, and the table has a new match."""

    table: Table

    def __init__(self, *moves):
        self.moves = moves

    async def draw(self, kind, table, scene, locale, theme, wish):
        later = there(self.table.match).fork()
        play(later, *self.moves)
        self.table.match = later
        return await super().draw(kind, table, scene, locale, theme, wish)


async def test_a_hand_shows_one_moment_though_somebody_moves_while_its_picture_is_drawn():
    async def seen(pictures):
        pictures.table = table_of(dealt(HANDS, "m7"))
        return await hand(pictures.table, 0, pictures)

    before, during = await seen(Pictures()), await seen(Meanwhile("0 discard N", "pass"))
    assert during.text == before.text
    assert ids(during) == ids(before)


async def test_a_table_shows_one_moment_though_all_are_ready_while_its_picture_is_drawn():
    async def seen(pictures):
        pictures.table = table_of(Match(JIAXING, JIAXING.rules(), 4, bytes(32)))
        return shown(await board_message(pictures.table, reading(pictures)))

    before, during = await seen(Pictures()), await seen(Meanwhile(*(f"{seat} ready" for seat in range(4))))
    assert during.text == before.text
