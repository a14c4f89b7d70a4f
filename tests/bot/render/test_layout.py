"""Where things are in a picture: everything inside, no words over cards or words, every card drawn."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.decks.hanafuda.cards import Back, Face, Sign, Slot, card_height, card_width, fan, grid
from bot.decks.hanafuda.seats import strongest
from bot.render.fonts import font
from bot.render.layout import Box, Disc, Panel, Pill, Seal, Text, text_width
from bot.render.scores import signs
from engine.core import Ask, Badge, Payment, Pile, Place, PublicQuestion, Row, Scene, Sheet, around
from engine.hanafuda.cards import CARDS
from tests.bot.render.scenes import NAMES, YAKU, both_declared, choosing, labels, settled, three, two
from tests.bot.render.showing import laid

WORDS = (Text, Pill, Disc, Seal, Sign)
LAYOUTS = {
    "table": lambda scene: laid("table", scene, NAMES, labels),
    "hand": lambda scene: laid("hand", scene, {}, labels),
    "result": lambda scene: laid("result", scene, NAMES, labels),
}


def of(picture, *kinds):
    return [item for item in picture.items if isinstance(item, kinds)]


def pieces(picture):
    return [face.piece for face in of(picture, Face)]


def rows(draw, most):
    keys = draw(st.lists(st.sampled_from(YAKU), unique=True, max_size=most))
    return tuple(
        Row(key, tuple(draw(st.sets(st.sampled_from(CARDS), max_size=24))), draw(st.integers(0, 99))) for key in keys
    )


@st.composite
def scenes(draw):
    """Any scene of one to four seats: empty piles, full ones, and every sheet and badge."""
    seats = draw(st.integers(1, 4))
    viewer = draw(st.none() | st.integers(0, seats - 1))
    deck = list(draw(st.permutations(CARDS)))
    field = tuple(deck.pop() for _ in range(draw(st.integers(0, 24))))
    kinds = st.sampled_from(("played", "turned", "captured", "match"))
    piles = [Pile("field", None, field, len(field), marks=tuple((card, draw(kinds)) for card in field[:3]))]
    badges = [Badge("round", None, (draw(st.integers(1, 18)), 12)), Badge("dealer", draw(st.integers(0, seats - 1)))]
    sheets = [
        Sheet("result", draw(st.none() | st.integers(0, seats - 1)), rows(draw, 9), terms=(("base", 7), ("score", 7)))
    ]
    for seat in range(seats):
        taken = tuple(deck.pop() for _ in range(draw(st.integers(0, len(deck)))))
        piles.append(Pile("taken", seat, taken, len(taken), marks=tuple((card, draw(kinds)) for card in taken[:3])))
        held = tuple(deck.pop() for _ in range(draw(st.integers(0, min(len(deck), 10)))))
        piles.append(Pile("hand", seat, held if seat == viewer else (), len(held)))
        badges += [Badge(key, seat, (2,)) for key in draw(st.sets(st.sampled_from(("called", "place"))))]
        sheets.append(Sheet("yaku", seat, rows(draw, 12)))
        count = draw(st.integers(0, 18))
        sheets.append(Sheet("rounds", seat, tuple(Row(str(n), (), n) for n in range(1, count + 1))))
    piles.append(Pile("stock", None, (), len(deck)))
    if draw(st.booleans()):
        badges += [Badge("overtime"), Badge("month", None, (12,))]
    sheets.append(Sheet("reach", viewer, rows(draw, 12)))
    points = st.integers(-999, 9999)
    return Scene(
        viewer,
        tuple(Place(seat, draw(points)) for seat in around(seats, viewer)),
        tuple(piles),
        tuple(badges),
        tuple(sheets),
        question=PublicQuestion(Ask.TURN, draw(st.frozensets(st.integers(0, seats - 1))), topic="play"),
    )


@pytest.mark.parametrize("kind", LAYOUTS)
@settings(max_examples=60, deadline=None, derandomize=True)
@given(scene=scenes())
def test_nothing_lies_outside_the_canvas_and_no_words_lie_over_words_or_cards(kind, scene):
    picture = LAYOUTS[kind](scene)
    canvas = Box(0, 0, picture.width, picture.height)
    for item in picture.items:
        margin = 6 if isinstance(item, Panel) and item.glow else 5 if isinstance(item, Face) and item.mark else 0
        grown = Box(item.box.x - margin, item.box.y - margin, item.box.w + 2 * margin, item.box.h + 2 * margin)
        assert canvas.holds(grown), item
    for first, second in combinations(of(picture, *WORDS), 2):
        assert not first.box.meets(second.box), (first, second)
    for word in of(picture, *WORDS):
        for card in of(picture, Face, Back, Slot):
            assert not word.box.meets(card.box), (word, card)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(scene=scenes())
def test_a_table_shows_every_card_that_its_scene_knows_and_a_back_for_every_other_hand(scene):
    picture = laid("table", scene, NAMES, labels)
    known = {card for pile in scene.piles for card in pile.pieces}
    assert set(pieces(picture)) == known
    unseen = sum(pile.count for pile in scene.piles if pile.role == "hand" and not pile.pieces)
    stock = scene.pile("stock").count
    assert len(of(picture, Back)) == unseen + min(-(-stock // 6), 4)


@pytest.mark.parametrize("count", range(1, 25))
def test_field_cards_never_touch_and_lie_within_their_box(count):
    box = Box(30, 40, 632, 378)
    spots = grid(box, count, 112)
    assert len(spots) == count
    assert all(box.holds(spot) and spot.h == card_height(spot.w) for spot in spots)
    assert not any(first.meets(second) for first, second in combinations(spots, 2))
    assert spots[0].w >= 64


def test_a_dealt_field_is_as_large_as_cards_get():
    assert grid(Box(0, 0, 632, 378), 8, 112)[0].w == 112


def test_a_fan_closes_until_it_fits():
    spots = fan(Box(0, 0, 300, 100), 24, 60, 44)
    assert spots[-1].right <= 300
    assert len({spot.x for spot in spots}) == 24
    assert [spot.x for spot in fan(Box(0, 0, 300, 100), 3, 60, 44)] == [0, 44, 88]


def test_the_widest_card_of_a_height_is_no_higher():
    for height in range(40, 400):
        assert card_height(card_width(height)) <= height < card_height(card_width(height) + 1)


def test_the_next_seat_counter_clockwise_sits_at_the_right_and_the_viewer_at_the_bottom():
    discs = {item.seat: item.box for item in of(laid("table", three(), {}, labels), Disc) if item.box.w == 64}
    assert discs[1].x > discs[2].x
    assert discs[1].y == discs[2].y < discs[0].y
    discs = {item.seat: item.box for item in of(laid("table", two(0), {}, labels), Disc) if item.box.w == 64}
    assert discs[1].y < discs[0].y


def test_who_is_asked_glows_and_koi_koi_and_yaku_are_pills():
    picture = laid("table", two(), NAMES, labels)
    assert [panel.glow for panel in of(picture, Panel)] == [True, False]
    assert [(pill.text, pill.tone) for pill in of(picture, Pill)] == [
        ("Koi-koi", "alarm"),
        ("Plains 1", "warm"),
        ("Three Brights 5", "warm"),
    ]
    assert [seal.text for seal in of(picture, Seal)] == ["親"]


def test_the_last_move_shows_what_was_captured_with_the_card_that_took_it_on_top():
    large = [face for face in of(laid("table", two(), NAMES, labels), Face) if face.box.x > 800 and face.box.w > 90]
    assert [(face.piece, face.mark) for face in large] == [("08K1", ""), ("08H", "played")]


def test_the_stronger_of_two_marks_is_shown():
    assert strongest([("01H", "captured"), ("01H", "played")]) == {"01H": "played"}
    assert strongest([("01H", "match"), ("01H", "turned")]) == {"01H": "match"}
    assert strongest([("01H", "unheard")]) == {}


def test_the_hand_marks_the_cards_of_the_field_that_it_matches():
    marked = {face.piece for face in of(laid("hand", two(0), {}, labels), Face) if face.mark == "match"}
    assert marked == {"02K1", "02A", "06K2", "06A", "09R", "09K2", "11A", "11R"}


def test_a_yaku_in_reach_has_captured_cards_solid_and_missing_ones_as_ghosts():
    faces = of(laid("hand", two(0), {}, labels), Face)
    small = [(face.piece, face.ghost) for face in faces if face.box.w == 54][:4]
    assert small == [("01H", False), ("03H", False), ("08H", False), ("11H", True)]


def test_a_choice_of_two_leaves_only_the_two_on_the_field_solid_and_shows_the_card_large():
    faces = of(laid("hand", choosing(), {}, labels), Face)
    assert {face.piece for face in faces if face.mark == "match"} == {"01R", "01K1"}
    assert {face.piece for face in faces if face.ghost} == {"03K1", "07A", "08K2", "09R", "11K1", "12K3"}
    assert max(faces, key=lambda face: face.box.w).piece == "01K2"


def test_a_result_shows_rows_formula_places_and_rounds():
    texts = [item.text for item in of(laid("result", settled(), NAMES, labels), Text)]
    assert texts[:3] == ["Round 6", "Mika", "wins"]
    for text in ("Red Poem Ribbons", "Plains", "7", "×", "2", "=", "14", "1.", "2.", "30", "10", "Total"):
        assert text in texts
    assert [item.text for item in of(laid("result", settled(None), NAMES, labels), Text)][1] == "Draw"


def test_a_declared_hand_lies_open_in_the_panel_of_its_seat():
    scene = Scene(None, (Place(0, 0), Place(1, 0)), (Pile("hand", 1, (), 8), Pile("shown", 1, CARDS[:8])))
    picture = laid("table", scene, {}, labels)
    assert pieces(picture) == list(CARDS[:8])
    assert of(picture, Back) == []


def test_declared_hands_lie_in_the_result_where_no_row_shows_them():
    assert sorted(pieces(laid("result", both_declared(), NAMES, labels))) == sorted(CARDS[:16])
    scene = both_declared()
    won = Sheet("result", 0, (Row("teshi", CARDS[:8], 3),), (), (("base", 3), ("score", 3)))
    scene = replace(scene, sheets=(won, *(sheet for sheet in scene.sheets if sheet.key != "result")))
    assert sorted(pieces(laid("result", scene, NAMES, labels))) == sorted(CARDS[:16])


def test_a_formula_that_takes_away_is_a_sum_with_true_signs_and_without_zeros():
    terms = (("cards", 69), ("par", -88), ("own", 60), ("others", 0), ("score", 41))
    count = replace(
        settled(), sheets=(Sheet("result", 0, (), (Payment(1, 0, 9),), terms),), places=(Place(0, -7), Place(1, 7))
    )
    texts = [item.text for item in of(laid("result", count, NAMES, lambda key: key), Text)]
    assert texts[3:14] == [*("69", "term-cards", "−", "88", "term-par", "+", "60", "term-own", "=", "41", "term-score")]
    assert "−7" in texts


def test_the_signs_of_a_formula_lead_to_its_end():
    assert signs((7, 2, 14)) == ("×",)
    assert signs((7, 2, 2, 28)) == ("×", "×")
    assert signs((3, 4, 7)) == ("+",)
    assert signs((5, 5)) == ()
    assert signs((5, 2, 11)) == ("·",)
    assert signs((69, -88, 60, 41)) == ("−", "+")


def test_languages_may_put_the_number_inside_the_label():
    def japanese(key):
        return "第#回戦" if key == "round" else labels(key)

    assert any(item.text == "第3 / 6回戦" for item in of(laid("table", two(), {}, japanese), Text))


@pytest.mark.parametrize(
    "text", [f"{labels(f'yaku-{key}')} 10" for key in YAKU] + ["Koi-koi ×2", "三光 5", "−123", "MWm"]
)
def test_text_is_never_wider_than_it_is_said_to_be(text):
    assert font(24).getlength(text) <= text_width(text, 24) <= 1.25 * font(24).getlength(text) + 8
