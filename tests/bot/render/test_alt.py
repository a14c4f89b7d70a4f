"""Pictures in words: the one text that stands for a picture, as its description and where none can be shown."""

from dataclasses import replace

import pytest

from bot.decks.all import DECKS
from bot.decks.mahjong.moment import wild_kinds
from bot.decks.mahjong.notation import written
from bot.decks.scenes import without_end
from bot.i18n import Words
from engine.core import Badge, Pile, Place, Row, Scene, Sheet
from engine.hanafuda.cards import CARDS
from tests.bot.render import tables
from tests.bot.render.scenes import NAMES, both_declared, choosing, settled, three, two
from tests.bot.render.showing import speaking, told

TEXT = Words(strict=True).translator()


def said(kind, scene, deck="hanafuda", names=NAMES):
    return told(kind, scene, names, TEXT, deck)


def test_a_table_in_words_names_turn_field_seats_and_yaku():
    text = said("table", two())
    for part in (
        "round 3 of 6 · 12 cards in the stock.",
        "Waiting for Thorsten.",
        "On the field: Plum Plain 1, Wisteria Plain 1, Iris with Ribbon (turned up), ",
        "Mika's last turn: Susuki Plain 1, Susuki with Moon (played).",
        "① Mika — 12 points · dealer · Three Brights 三光 5 · 5 in hand · captured 10: ",
        "② Thorsten — 7 points · Koi-koi · Plains カス 1 · 6 in hand · captured 14: ",
    ):
        assert part in text


def test_a_hand_in_words_names_its_cards_and_the_choice():
    text = said("hand", choosing())
    assert "Pine Plain 2 can capture one of Pine with Red Poem Ribbon, Pine Plain 1." in text
    assert "Your hand: Cherry with Curtain, " in text
    assert "In reach: Rainy Four Brights 雨四光 7 (1 missing), " in said("hand", two(0))
    assert "in reach: Ribbons タン 1 (1 missing), Red Poem Ribbons 赤短 5 (1 missing)." in said("hand", two(0))
    assert "in reach" not in said("table", two(0))


def test_a_result_in_words_tells_how_it_was_settled_and_the_places():
    assert said("result", settled()) == (
        "Mika won, 30 : 10. Mika went ahead for good in round 2 (+11). "
        "Most points in one round: +14 for Mika in round 6. "
        "① Mika — 30 points · place 1. ② Thorsten — 10 points · place 2. "
        "Points by round: Mika 0 +11 0 0 +5 +14; Thorsten +4 0 0 +6 0 0."
    )
    assert said("result", without_end(settled())) == (
        "Round 6. Mika went out with 7 points, doubled to 14. "
        "Red Poem Ribbons 赤短 5, Plains カス 2, Opponent's koi-koi ×2 = 14. "
        "Red Poem Ribbons 赤短: Pine with Red Poem Ribbon, Plum with Red Poem Ribbon, Cherry with Red Poem Ribbon. "
        "① Mika — 30 points. ② Thorsten — 10 points."
    )
    caught = Sheet("winning", 0, (Row("", ("02R",)),))
    text = said("result", replace(without_end(settled()), sheets=(*settled().sheets, caught)))
    assert ", Plum with Red Poem Ribbon (captured last), " in text
    assert "Round 6. Nobody went out. ① Player 1 — 30 points" in said("result", without_end(settled(None)), names={})


def test_hands_that_were_declared_are_told_card_by_card():
    text = said("result", without_end(both_declared()))
    assert "Round 6. Both players declared a dealt yaku. Mika: Pine with Crane, Pine with Red Poem Ribbon, " in text
    assert "Thorsten: Cherry with Curtain, " in text


def test_a_decision_in_words_says_what_going_out_scores_and_what_going_on_doubles():
    stakes = (
        Sheet("stake", 0, terms=(("base", 7), ("score", 7)), reason="once"),
        Sheet("stake", 1, terms=(("koikoi_double", 2),)),
    )
    text = said("hand", replace(two(0), sheets=stakes))
    assert (
        "Going out now scores 7. Only one of you may go on, and only once a round. "
        "If you go on, Thorsten's points are multiplied by 2." in text
    )


def test_a_result_in_words_tells_what_the_others_had_and_all_who_share_the_first_place():
    had = Sheet("made", 1, (Row("tane", ("02A",), 3),))
    scene = replace(settled(), sheets=(*settled().sheets, had))
    assert "Thorsten had Animals タネ 3. " in said("result", without_end(scene))
    shared = tuple(Badge("place", seat, (1,)) for seat in (0, 1))
    assert said("result", replace(scene, badges=shared)).startswith("The match is drawn, 30 : 10. Most points ")
    third, none = (*scene.places, Place(2, 0)), Sheet("rounds", 2, tuple(Row(str(hand)) for hand in range(1, 7)))
    scene = replace(scene, sheets=(*scene.sheets, none))
    both = said("result", replace(scene, badges=(*shared, Badge("place", 2, (3,))), places=third))
    assert both.startswith("Mika and Thorsten share first place. ")


def test_words_are_never_longer_than_discord_takes():
    def wordy(key, **variables):
        return TEXT(key, **variables) + (" with a long name" if key.startswith("piece-") else "")

    full = replace(two(0), piles=(Pile("hand", 0, CARDS[24:34]), Pile("field", None, CARDS[:24], 24)))
    for scene in (two(), two(0), three(), choosing(), full):
        for kind in ("table", "hand", "result"):
            assert len(told(kind, scene, NAMES, wordy)) <= 1024
    text = told("table", full, NAMES, wordy)
    assert "On the field: Pine Crane, Pine Ribbon, Pine Plain 1, " in text
    assert len(told("table", full, NAMES, wordy, longest=90)) <= 90


def test_pieces_are_not_named_a_second_time_where_the_words_are_short_enough():
    told = []

    def sentences(_kind, _scene, telling):
        told.append(telling.brief)
        yield "All is said."

    deck = replace(DECKS["hanafuda"], sentences=sentences)
    assert deck.alt("table", two(), speaking(NAMES, TEXT)) == "All is said."
    assert told == [False]


def test_where_words_would_be_too_long_what_comes_first_keeps_its_names():
    text = said("hand", two(0))
    assert "Your hand: Plum with Warbler, " in text
    assert "captured 14: Chrysanthemum Sake Cup, Pine Ribbon, Plum Ribbon, " in text
    assert ", 9 plains · in reach: " in text


def test_an_empty_scene_has_words():
    assert "The field is empty. ① Player 1 — 0 points · 0 in hand · captured nothing." in said(
        "table", Scene(None, (Place(0, 0),)), names={}
    )


def test_a_mahjong_table_in_words_is_enough_to_play_from():
    text = said("hand", tables.middle(0, claims=False), "mahjong")
    for part in (
        "East round · hand 5 · Wild: Five of Characters ✦ · 38 tiles in the wall · washout queue: ",
        "Thorsten has just discarded Eight of Circles.",
        "Waiting for Mika.",
        "Your tiles: 235✦5✦7 Char, 5 Circ, East ×3, Red + 5 Char✦",
        "Discard Red to wait for 41 Char, 5 Circ (7 left).",
        "③ さくら — 108 points · dealer · East · gave up · 13 concealed · discards 12 Circ, 19 Bam, West ×2, ",
        "① Mika — 12 points · West · two claims from ④ · 11 concealed · chow 678 Char from ④ · discards North, ",
        "added kong Green from ④ · concealed kong, face down",
        "contract 包 with ②",
    ):
        assert part in text
    text = said("hand", tables.middle(0), "mahjong")
    assert "Thorsten has discarded Eight of Circles. The others may claim it." in text
    assert "You're waiting for Red (2 left), 4 Char (3 left)." in text


def test_a_fuzhou_table_in_words_says_what_may_be_robbed_drawn_and_who_is_bound():
    text = said("table", tables.golden(2), "mahjong")
    assert "Thorsten has just discarded Eight of Circles. The gold can be robbed." in text
    for part in (
        "18 still to draw",
        "streak 3",
        "jinkan 金坎 · 7 concealed",
        "shows 46 Char",
        "discarded a gold",
        "flowers Orchid, Spring, Summer, Autumn, Winter",
    ):
        assert part in text
    text = said("table", tables.golden(2, robbing=False), "mahjong")
    assert "Thorsten has discarded Eight of Circles. The others may claim it." in text


def test_jx17_the_words_of_a_spectator_name_no_concealed_tile():
    text = said("table", tables.middle(None, claims=False), "mahjong")
    assert "Your tiles" not in text
    assert "① Mika — 12 points · West · two claims from ④ · 11 concealed · " in text


def test_a_mahjong_result_in_words_names_the_reading_with_its_wild_tiles_and_who_pays():
    text = said("result", tables.settled(), "mahjong")
    assert "Red ×4 · East East East✦ · 23✦4 Circ · 789 Circ · 66✦ Circ." in text
    assert "Player 4 pays 80 to Mika (5 shares)." in text


def test_a_mahjong_result_in_words_says_how_the_last_tile_came_and_at_the_end_who_won_the_match():
    text = said("result", tables.settled(0, "discard", 2), "mahjong")
    assert "The winning tile was a discard from さくら: Eight of Circles." in text
    assert "match" not in text
    assert said("result", tables.ended(2, 1, 3, 4), "mahjong").startswith("Thorsten won. ")
    shared = said("result", tables.ended(1, 3, 1, 3), "mahjong")
    assert shared.startswith("Mika and さくら share first place. ")
    assert said("result", tables.ended(1, 1, 1, 1), "mahjong").startswith("The match is drawn. ")


def by_suit(tiles):
    """Discards as they are told where there is no room for their order."""
    came = "".join(tiles)
    return sorted(tiles, key=lambda tile: (came.index(tile[0]), tile))


@pytest.mark.parametrize("moves", [30, 90, 150, 200])
def test_the_words_of_a_mahjong_table_fit_what_discord_takes_with_all_that_lies_open(moves):
    names = {0: "Maximilian", 1: "Thorsten the 2nd", 2: "さくら", 3: "Poko"}
    for viewer in (None, 0, 3):
        scene = tables.played(moves, viewer)
        for kind in ("table", "hand"):
            text = said(kind, scene, "mahjong", names)
            assert len(text) <= 1024
            assert text.count(" concealed · ") == 4
            for pile in scene.piles:
                if pile.role == "discards":
                    ways = pile.pieces, by_suit(pile.pieces)
                    said_in = [
                        written(way, speaking(TEXT, names, "mahjong"), wild_kinds(scene)) in text for way in ways
                    ]
                    assert any(said_in)


@pytest.mark.parametrize("kind", ["table", "hand", "result"])
def test_the_description_of_a_picture_and_the_words_in_its_place_are_one_text(kind):
    for deck, scene in (("hanafuda", two(0)), ("hanafuda", settled()), ("mahjong", tables.played(30, 0))):
        lines = DECKS[deck].sentences(kind, scene, speaking(TEXT, NAMES, deck))
        text = said(kind, scene, deck, NAMES)
        for line in list(lines)[:4]:
            assert line.removeprefix("-# ").replace("**", "").replace("`", "") in text
