"""Where things are in the result of a mahjong hand, and at the end of a match."""

from dataclasses import replace

import pytest

from bot.decks.all import DECKS
from bot.decks.mahjong.tiles import Pointer, Tile
from bot.decks.telling import Telling
from bot.i18n import languages
from bot.render.layout import HEIGHT, READABLE, Disc, Medal, Text
from bot.ui.render_context import face_of
from engine import GAMES
from engine.core import Row, Sheet
from tests.bot.reading import WORDS
from tests.bot.render.scenes import NAMES
from tests.bot.render.showing import laid, of
from tests.bot.render.tables import LAYOUTS, ended, labels, settled, tiles, unequal
from tests.bot.render.test_text_size import readable


def test_jx59_wild_tiles_of_a_reading_lie_in_the_places_they_took():
    hand, means = read(settled())
    wild = [tile for tile in hand if tile.wild]
    assert [(tile.piece, means[tile.box.x]) for tile in wild] == [("m5", "E"), ("m5", "p3"), ("m5", "p6")]
    lies = tuple(means.get(tile.box.x, tile.piece) for tile in hand)
    assert lies == tiles("C C C C E E E p2 p3 p4 p7 p8 p9 p6 p6")


def read(scene):
    """The tiles of a won hand from left to right, and what lies below those at an x."""
    shown = sorted(of(LAYOUTS["result"](scene), Tile), key=lambda tile: tile.box.x)
    hand = [tile for tile in shown if tile.width > 40]
    below = [tile for tile in shown if tile.width <= 36]
    return hand, {tile.box.x: low.piece for tile in hand for low in below if tile.box.inset(-8, -60).holds(low.box)}


def test_fz27_a_gold_that_stands_for_itself_is_drawn_without_a_meaning():
    scene = with_reading(settled(), Row("set", tiles("m4 m6 m5"), 1))
    hand, means = read(scene)
    assert [tile.piece for tile in hand if tile.wild] == ["m5"]
    assert means == {}


@pytest.mark.parametrize(("row", "lies"), [
    (Row("set", tiles("p4 p5 p6")), "p4 p5 p6"), (Row("set", tiles("p5 p4 p6"), seat=3), "p5- p4 p6"),
    (Row("set", tiles("N N N"), seat=2), "N N- N"), (Row("set", tiles("N N N N"), seat=1), "N N N N-"),
    (Row("set", tiles("N N N N")), "None N N None"),
])  # fmt: skip
def test_open_and_concealed_sets_of_a_result_lie_as_they_did_on_the_table(row, lies):
    large = [tile for tile in of(LAYOUTS["result"](with_reading(settled(), row)), Tile) if tile.width > 60]
    assert " ".join(f"{tile.piece}{'-' * tile.turned}" for tile in large) == lies


def with_reading(scene, *rows):
    read = Sheet("reading", 0, rows)
    return replace(scene, sheets=tuple(read if sheet.key == "reading" else sheet for sheet in scene.sheets))


def test_jx93_a_result_says_of_everybody_who_paid_more_than_a_share_how_many_and_who_gave_up():
    scene = replace(unequal(), settled=2)
    texts = of(LAYOUTS["result"](scene), Text)
    notes = [item for item in texts if "shares" in item.text or item.text == "gave up"]
    assert [item.text for item in notes] == ["gave up", "2 shares, 包", "5 shares, 包"]
    above = [[item.text for item in texts if item.box.bottom == note.box.y] for note in notes]
    assert above == [["Thorsten"], ["さくら"], []]  # the last has no name
    lines = [note.box._replace(w=1000 - note.box.x) for note in notes]
    ends = [item for item in texts if item.size > READABLE and item.box.x > 600]
    beside = [{item.text for item in ends if item.box.meets(line)} for line in lines]
    assert beside == [{"0", "−45"}, {"−32", "−16"}, {"−80", "−63"}]
    assert not [item for item in of(LAYOUTS["result"](settled()), Text) if "包" in item.text]


@pytest.mark.parametrize(
    ("reason", "giver", "last", "pointed", "said"),
    [
        ("self_draw", None, "p8", ("p8", False), "by self-draw"),
        ("discard", 2, "p2", ("p2", False), "on a discard from"),
        ("rob_gold", None, "m5", ("m5", True), "by robbing the gold 抢金"),
        ("dealt", None, "", None, "with the hand as it was dealt"),
    ],
)
def test_a_result_marks_the_last_tile_of_the_hand_and_says_whose_it_was(reason, giver, last, pointed, said):
    picture = laid("result", settled(0, reason, giver, last), NAMES, labels, "mahjong")
    below = [pointer.box._replace(y=pointer.box.bottom) for pointer in of(picture, Pointer)]
    found = [(tile.piece, tile.wild) for tile in of(picture, Tile) if any(tile.box.meets(spot) for spot in below)]
    assert found == ([pointed] if pointed else [])
    (words,) = [item for item in of(picture, Text) if item.text == said]
    beside = [disc.seat for disc in of(picture, Disc) if disc.box.y == words.box.y and disc.box.h < 60]
    assert beside == ([] if giver is None else [giver])


def test_fz77_a_hand_that_won_without_sets_is_as_large_as_others():
    scene = settled(0, "dealt")
    loose = Sheet("reading", 0, (Row("tiles", tiles("m1 m2 m4 m7 m9 p1 p2 p5 p8 s1 s3 s4 s5 s7") + ("p6",) * 3, 3),))
    scene = replace(scene, sheets=tuple(loose if sheet.key == "reading" else sheet for sheet in scene.sheets))
    hand = [tile for tile in of(LAYOUTS["result"](scene), Tile) if tile.width == 52]
    assert (len(hand), len({tile.box.y for tile in hand})) == (17, 1)


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
    assert picture.height == HEIGHT
    assert max(tile.width for tile in of(picture, Tile)) >= 52


def test_a_match_that_ended_before_its_first_hand_shows_points_alone():
    scene = replace(ended(1, 1, 1, 1), sheets=(), settled=0)
    texts = {item.text for item in of(LAYOUTS["result"](scene), Text)}
    assert texts == {"Mika", "Thorsten", "さくら", "124", "−45", "−16", "−63"}


def test_a_result_has_points_doublings_as_factors_and_payments():
    texts = [item.text for item in of(laid("result", settled(), NAMES, labels, "mahjong"), Text) if item.text != "="]
    lines = [*("槓上開花 Win after a kong", "×2"), *("Half flush 混一色", "2"), *("Red triplet 紅中刻", "1")]
    lines += [*("Round wind 風圈", "1"), *("Three wild tiles 三百搭", "×2"), *("A share", "16")]
    assert texts[texts.index(lines[0]) :][: len(lines)] == lines
    changes = [*("Mika", "+112", "124"), *("Thorsten", "−16", "−45"), *("さくら", "−16", "−16")]
    assert texts[texts.index("A share") + 2 :][: len(changes)] == changes
    assert "Washout" in [item.text for item in of(laid("result", settled(None), NAMES, labels, "mahjong"), Text)]


def test_what_has_no_room_in_the_list_of_a_result_is_counted():
    rows = tuple(Row("red", (), 1) for _ in range(12))
    scene = replace(
        settled(), sheets=tuple(replace(each, rows=rows) if each.key == "result" else each for each in settled().sheets)
    )
    texts = [item.text for item in of(LAYOUTS["result"](scene), Text)]
    shown = texts.count("Red triplet 紅中刻")
    assert 4 < shown < 12
    assert f"+{12 - shown}" in texts


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scene", [settled(0, "rob_kong", 3), unequal(), settled(None)])
def test_every_text_of_a_result_can_be_read_in_every_language(scene, language):
    telling = Telling(
        WORDS.translator(language), GAMES["jiaxing"], lambda seat: ("Mika", "Thorsten", "さくら", "아나")[seat]
    )
    picture = DECKS["mahjong"].layout("result", scene, telling)
    assert picture.height <= HEIGHT
    assert [item for item in of(picture, Text) if not readable(item, face_of(language))] == []
