"""Pictures in words."""

from dataclasses import replace

from bot.render import WORDS, alt_text
from engine.core import Pile, Place, Scene
from engine.hanafuda.cards import CARDS
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


def test_every_sentence_is_declared():
    said = set()

    def hearing(key, **variables):
        said.add(key)
        return words(key, **variables)

    empty = Scene(None, (Place(0, 0),))
    for scene in (two(), two(0), choosing(), settled(), settled(None), both_declared(), three(), empty):
        for kind in ("table", "hand", "result"):
            alt_text(scene, {}, hearing, kind)
    assert {key for key in said if key.startswith("alt-")} == WORDS
