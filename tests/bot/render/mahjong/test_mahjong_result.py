"""Where things are in the result of a mahjong hand, and at the end of a match."""

from dataclasses import replace

import pytest

from bot.decks.mahjong.tiles import Tile
from bot.render.layout import Disc, Medal, Pill, Text
from engine.core import Row, Sheet
from tests.bot.render.scenes import NAMES
from tests.bot.render.showing import laid, of
from tests.bot.render.tables import LAYOUTS, ended, labels, settled, tiles, unequal


def test_jx59_wild_tiles_of_a_reading_lie_in_the_places_they_took():
    wild = [tile for tile in of(laid("result", settled(), NAMES, labels, "mahjong"), Tile) if tile.wild]
    assert [(tile.piece, tile.means) for tile in wild] == [("m5", "E"), ("m5", "p3"), ("m5", "p6")]
    read = [tile for tile in of(laid("result", settled(), NAMES, labels, "mahjong"), Tile) if tile.width > 40]
    read.sort(key=lambda tile: (tile.box.bottom, tile.box.x))
    assert tuple(tile.means or tile.piece for tile in read) == tiles("C C C C E E E p2 p3 p4 p7 p8 p9 p6 p6")


def test_fz27_a_gold_that_stands_for_itself_is_drawn_without_a_meaning():
    scene = with_reading(settled(), Row("set", tiles("m4 m6 m5"), 1))
    (gold,) = [tile for tile in of(LAYOUTS["result"](scene), Tile) if tile.wild]
    assert (gold.piece, gold.means) == ("m5", None)


@pytest.mark.parametrize(
    ("row", "lies"),
    [
        (Row("set", tiles("p4 p5 p6")), "p4 p5 p6"),
        (Row("set", tiles("p5 p4 p6"), seat=3), "p5- p4 p6"),
        (Row("set", tiles("N N N"), seat=2), "N N- N"),
        (Row("set", tiles("N N N N"), seat=1), "N N N N-"),
        (Row("set", tiles("N N N N")), "None N N None"),
    ],
)
def test_open_and_concealed_sets_of_a_result_lie_as_they_did_on_the_table(row, lies):
    large = [tile for tile in of(LAYOUTS["result"](with_reading(settled(), row)), Tile) if tile.width > 70]
    assert " ".join(f"{tile.piece}{'-' * tile.turned}" for tile in large) == lies


def with_reading(scene, *rows):
    read = Sheet("reading", 0, rows)
    return replace(scene, sheets=tuple(read if sheet.key == "reading" else sheet for sheet in scene.sheets))


def test_jx93_a_result_says_of_everybody_who_paid_more_than_a_share_how_many_and_who_gave_up():
    scene = replace(unequal(), settled=2)
    texts = of(LAYOUTS["result"](scene), Text)
    (gone,) = [item.box.y for item in texts if item.text == "gave up 不跟"]
    lines = {item.box.y: item.text for item in texts if "shares" in item.text}
    assert [*lines.values()] == ["2 shares, 包", "5 shares, 包"]
    beside = {item.text for item in texts if item.box.y in lines and item.text.startswith("−")}
    assert {"−32", "−80"} <= beside
    assert [item.text for item in texts if item.box.y == gone and item.box.x < 300] == ["Thorsten"]
    assert not [item for item in of(LAYOUTS["result"](settled()), Text) if "包" in item.text]


@pytest.mark.parametrize(
    ("reason", "giver", "last", "ringed", "said"),
    [
        ("self_draw", None, "p8", ("p8", False), "by self-draw"),
        ("discard", 2, "p2", ("p2", False), "on a discard from"),
        ("rob_gold", None, "m5", ("m5", True), "by robbing the gold 抢金"),
        ("dealt", None, "", None, "with the hand as it was dealt"),
    ],
)
def test_a_result_marks_the_last_tile_of_the_hand_and_says_whose_it_was(reason, giver, last, ringed, said):
    picture = laid("result", settled(0, reason, giver, last), NAMES, labels, "mahjong")
    assert [(tile.piece, tile.wild) for tile in of(picture, Tile) if tile.ring] == ([ringed] if ringed else [])
    (words,) = [item for item in of(picture, Text) if item.text == said]
    beside = [disc.seat for disc in of(picture, Disc) if disc.box.y == words.box.y and disc.box.h < 60]
    assert beside == ([] if giver is None else [giver])


def test_fz77_a_hand_that_won_without_sets_is_as_large_as_others():
    scene = settled(0, "dealt")
    loose = Sheet("reading", 0, (Row("tiles", tiles("m1 m2 m4 m7 m9 p1 p2 p5 p8 s1 s3 s4 s5 s7") + ("p6",) * 3, 3),))
    scene = replace(scene, sheets=tuple(loose if sheet.key == "reading" else sheet for sheet in scene.sheets))
    read = [tile for tile in of(LAYOUTS["result"](scene), Tile) if tile.width > 50]
    assert (len(read), len({tile.box.y for tile in read})) == (17, 1)


@pytest.mark.parametrize(
    ("places", "winners", "said"),
    [
        ((2, 1, 3, 4), ["Thorsten"], "won"),
        ((1, 3, 1, 3), ["Mika", "さくら"], "share first place"),
        ((1, 1, 1, 1), [], "The match is drawn"),
    ],
)
def test_at_the_end_of_a_match_its_winner_stands_on_top_and_not_that_of_its_last_hand(places, winners, said):
    picture = laid("result", ended(*places), NAMES, labels, "mahjong")
    (words,) = [item for item in of(picture, Text) if item.text == said]
    top = [item.text for item in of(picture, Text) if item.box.y < words.box.bottom and item.text != said]
    assert top == winners
    assert sorted(item.place for item in of(picture, Medal)) == sorted(places)


@pytest.mark.parametrize("scene", [settled(), unequal()])
def test_a_result_is_no_higher_than_a_screen_shows_and_its_tiles_can_be_read(scene):
    picture = LAYOUTS["result"](scene)
    assert picture.height <= 900
    assert max(tile.width for tile in of(picture, Tile)) >= 44


def test_a_match_that_ended_before_its_first_hand_shows_points_alone():
    scene = replace(ended(1, 1, 1, 1), sheets=(), settled=0)
    texts = {item.text for item in of(LAYOUTS["result"](scene), Text)}
    assert texts == {"Mika", "Thorsten", "さくら", "124", "−45", "−16", "−63"}


def test_a_result_has_points_doublings_as_factors_and_payments():
    texts = [item.text for item in of(laid("result", settled(), NAMES, labels, "mahjong"), Text)]
    pills = [item.text for item in of(laid("result", settled(), NAMES, labels, "mahjong"), Pill)]
    assert [text[-2:] for text in pills if "×" in text] == ["×2"]
    assert texts.count("×2") == 1, "the other one is the moment, and stands on its ribbon"
    at = texts.index("A share")
    assert texts[at - 7 : at + 1] == ["4", "Points 台", "×", "4", "2 doublings 番", "=", "16", "A share"]
    lines = [*("Mika", "+112", "124"), *("Thorsten", "Mika", "−16", "−45"), *("さくら", "Mika", "−16", "−16")]
    assert texts[at + 1 : at + 12] == ["Match", *lines[:10]]
    assert "Washout" in [item.text for item in of(laid("result", settled(None), NAMES, labels, "mahjong"), Text)]
