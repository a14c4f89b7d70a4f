"""Pictures in words."""

from dataclasses import replace

import pytest

from bot.decks import WORDS, alt_text
from bot.words import Words
from engine.core import Pile, Place, Scene
from engine.hanafuda.cards import CARDS
from tests.bot.render import tables
from tests.bot.render.scenes import NAMES, both_declared, choosing, settled, three, two, words


def test_a_table_in_words_names_turn_field_seats_and_yaku():
    text = alt_text(two(), NAMES, words)
    for part in (
        "alt-round:3 6.",
        "alt-turn:Thorsten.",
        "05R 05R:.",
        "alt-seat:Mika 12 5 yes 3 2 2 3.",
        "alt-seat:Thorsten 7 6 no 0 1 4 9.",
        "alt-called:Thorsten.",
        "alt-yaku:Mika Three Brights 5.",
        "alt-stock:12.",
    ):
        assert part in text


def test_a_hand_in_words_names_its_cards_and_the_choice():
    text = alt_text(choosing(), NAMES, words, "hand")
    assert "alt-held:01K2 01K2:. 01R 01R:., 01K1 01K1:.." in text
    assert "alt-hand:03H 03H:." in text
    assert "alt-reach:Rainy Four Brights 7, " in alt_text(two(0), NAMES, words, "hand")


def test_a_result_in_words_names_winner_yaku_and_points():
    text = alt_text(settled(), NAMES, words, "result")
    assert text == "alt-won:Mika Red Poem Ribbons 5, Plains 2 14. alt-points:Mika 30. alt-points:Thorsten 10."
    assert alt_text(settled(None), {}, words, "result").startswith("alt-draw:. alt-points:alt-player:1.")


def test_hands_that_were_declared_are_told_card_by_card():
    text = alt_text(both_declared(), NAMES, words, "result")
    assert text.startswith("alt-draw:. alt-shown:Mika 01H 01H:., 01R 01R:., ")
    assert "alt-shown:Thorsten 03H 03H:., " in text


def test_words_are_never_longer_than_discord_takes():
    def wordy(key, **variables):
        return words(key, **variables) + (" with a long name" if key.startswith("piece-") else "")

    full = replace(two(0), piles=(Pile("hand", 0, CARDS[24:34]), Pile("field", None, CARDS[:24], 24)))
    for scene in (two(), two(0), three(), choosing(), full):
        for kind in ("table", "hand", "result"):
            assert len(alt_text(scene, NAMES, wordy, kind)) <= 1024
    text = alt_text(full, NAMES, wordy)
    assert "01H, 01R, 01K1" in text
    assert "with a long name" not in text
    assert len(alt_text(full, NAMES, wordy, longest=90)) <= 90


def test_an_empty_scene_has_words():
    assert (
        alt_text(Scene(None, (Place(0, 0),)), {}, words) == "alt-field-empty:. alt-seat:alt-player:1. 0 0 no 0 0 0 0."
    )


def test_a_mahjong_table_in_words_is_enough_to_play_from():
    text = alt_text(tables.middle(0, claims=False), NAMES, words, deck="mahjong")
    for part in (
        "alt-deal:5 E.",
        "alt-discarded:Thorsten p8 p8:..",
        "alt-turn:Mika.",
        "alt-hand:m2 m2:., m3 m3:., ",
        "alt-drawn:m5 m5:..",
        "alt-after:C m4 m1 p5 7.",
        "alt-wild:m5 m5:..",
        "alt-wall:38.",
        "alt-mahjong-seat:さくら E yes 108 13.",
        "alt-melds:alt-meld:chow m6 m7 m8 alt-player:4...",
        "alt-melds:alt-meld:added F F F F alt-player:4..; alt-unclaimed:hidden ..",
        "alt-discards:m1 m9 C p1 s2 s2 E m4 B p9 s8 s6 p8.",
        "alt-contract:Thorsten.",
        "alt-two-claims:alt-player:4..",
        "alt-gave-up:.",
    ):
        assert part in text
    text = alt_text(tables.middle(0), NAMES, words, "hand", deck="mahjong")
    assert "alt-claims:Thorsten p8 p8:.." in text
    assert "alt-waits:C ×2, m4 ×3." in text


def test_a_fuzhou_table_in_words_says_what_may_be_robbed_drawn_and_who_is_bound():
    text = alt_text(tables.golden(2), NAMES, words, deck="mahjong")
    assert "alt-discarded:Thorsten p8 p8:.. alt-rob-gold:." in text
    assert "alt-claims" not in text
    for part in (
        "alt-live:18.",
        "alt-streak:3.",
        "alt-jinkan:m4 m6.",
        "alt-shed-gold:.",
        "alt-flowers:f2 g1 g2 g4 g3.",
    ):
        assert part in text
    assert "alt-claims:Thorsten p8 p8:.." in alt_text(tables.golden(2, robbing=False), NAMES, words, deck="mahjong")


def test_jx17_the_words_of_a_spectator_name_no_concealed_tile():
    text = alt_text(tables.middle(None, claims=False), NAMES, words, deck="mahjong")
    assert "alt-hand" not in text
    assert "alt-drawn" not in text
    assert "alt-mahjong-seat:Mika W no 12 11." in text


def test_a_mahjong_result_in_words_names_the_reading_with_its_wild_tiles_and_who_pays():
    def spoken(key, **variables):
        return tables.labels(key) if key.startswith("yaku-") else words(key, **variables)

    text = alt_text(tables.settled(), NAMES, spoken, "result", deck="mahjong")
    assert "alt-read:C C C C; E E E*; p2 p4 p3*; p7 p8 p9; p6 p6*." in text
    assert "alt-paid:alt-player:4. Mika 80." in text


@pytest.mark.parametrize("moves", [30, 90, 150, 200])
def test_the_words_of_a_mahjong_table_fit_what_discord_takes_with_all_that_lies_open(moves):
    names = {0: "Maximilian", 1: "Thorsten the 2nd", 2: "さくら", 3: "Computer 1"}
    for viewer in (None, 0, 3):
        scene = tables.played(moves, viewer)
        for kind in ("table", "hand"):
            text = alt_text(scene, names, Words().translator("en"), kind, deck="mahjong")
            assert len(text) <= 1024
            for pile in scene.piles:
                if pile.role in ("meld", "discards"):
                    assert " ".join(pile.pieces) in text


def test_every_sentence_is_declared():
    said = set()

    def hearing(key, **variables):
        said.add(key)
        return words(key, **variables)

    empty = Scene(None, (Place(0, 0),))
    for scene in (two(), two(0), choosing(), settled(), settled(None), both_declared(), three(), empty):
        for kind in ("table", "hand", "result"):
            alt_text(scene, {}, hearing, kind)
    spoken = [tables.middle(0), tables.middle(0, claims=False), tables.settled(), tables.crowded()]
    spoken += [tables.golden(), tables.golden(0, robbing=False)]
    for scene in spoken:
        for kind in ("table", "result"):
            alt_text(scene, {}, lambda key, **variables: said.add(key) or "", kind, deck="mahjong")
    assert {key for key in said if key.startswith("alt-")} == WORDS
