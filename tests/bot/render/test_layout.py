"""Where things are in a picture: everything inside, no words over cards or words, every card drawn."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.decks.brushes import painted
from bot.decks.ended import WON
from bot.decks.hanafuda.cards import CREST, Back, Crest, Face, Sign, Slot, card_height, card_width, fan, grid
from bot.decks.hanafuda.deck import HANAFUDA
from bot.decks.hanafuda.seats import strongest
from bot.decks.scenes import without_end
from bot.decks.telling import Telling
from bot.render.fonts import font, measured
from bot.render.layout import HEIGHT, Arrow, Box, Disc, Hanko, Panel, Picture, Pill, Seal, Text, text_width
from bot.render.theme import Look
from engine import GAMES
from engine.core import Ask, Badge, Match, Pile, Place, PublicQuestion, Row, Scene, Sheet, Term, around
from engine.hanafuda.cards import CARDS
from tests.bot.reading import TEXT
from tests.bot.render.scenes import NAMES, YAKU, both_declared, choosing, labels, settled, three, two
from tests.bot.render.showing import laid, of
from tests.bot.walking import walk
from tests.sampling import counts

WORDS = (Text, Pill, Disc, Seal, Sign)
LAYOUTS = {
    "table": lambda scene: laid("table", scene, NAMES, labels),
    "hand": lambda scene: laid("hand", scene, {}, labels),
    "result": lambda scene: laid("result", scene, NAMES, labels),
}


def pieces(picture):
    return [face.piece for face in of(picture, Face)]


def rows(draw, most):
    keys = draw(st.lists(st.sampled_from(YAKU), unique=True, max_size=most))
    return tuple(
        Row(key, tuple(draw(st.sets(st.sampled_from(CARDS), max_size=24))), draw(st.integers(0, 99))) for key in keys
    )


@st.composite
def scenes(draw):
    """Any scene of one to three seats: empty piles, full ones, and every sheet and badge."""
    seats = draw(st.integers(1, 3))
    viewer = draw(st.none() | st.integers(0, seats - 1))
    deck = list(draw(st.permutations(CARDS)))
    field = tuple(deck.pop() for _ in range(draw(st.integers(0, 24))))
    kinds = st.sampled_from(("played", "turned", "captured", "match"))
    piles = [Pile("field", None, field, len(field), marks=tuple((card, draw(kinds)) for card in field[:3]))]
    badges = [Badge("round", None, (draw(st.integers(1, 18)), 12)), Badge("dealer", draw(st.integers(0, seats - 1)))]
    sheets = [
        Sheet("result", draw(st.none() | st.integers(0, seats - 1)), rows(draw, 9), terms=(("base", 7), ("score", 7)))
    ]
    lacks = st.integers(1, 2)
    for seat in range(seats):
        taken = tuple(deck.pop() for _ in range(draw(st.integers(0, len(deck)))))
        piles.append(Pile("taken", seat, taken, len(taken), marks=tuple((card, draw(kinds)) for card in taken[:3])))
        held = tuple(deck.pop() for _ in range(draw(st.integers(0, min(len(deck), 10 if seats < 3 else 7)))))
        piles.append(Pile("hand", seat, held if seat == viewer else (), len(held)))
        badges += [Badge(key, seat, (2,)) for key in draw(st.sets(st.sampled_from(("called", "place"))))]
        sheets.append(Sheet("yaku", seat, rows(draw, 12)))
        count = draw(st.integers(0, 18))
        sheets.append(Sheet("rounds", seat, tuple(Row(str(n), (), n) for n in range(1, count + 1))))
    if viewer is not None and draw(st.booleans()):
        sheets.append(Sheet("stake", viewer, terms=(("base", 9), ("koikoi_double", 2), ("score", 18)), reason="once"))
        sheets.append(Sheet("stake", (viewer + 1) % seats, terms=(("koikoi_double", 2),)))
    piles.append(Pile("stock", None, (), len(deck)))
    if draw(st.booleans()):
        badges += [Badge("overtime"), Badge("month", None, (12,))]
        sheets.append(Sheet("reach", seat, tuple(replace(row, missing=draw(lacks)) for row in rows(draw, 12))))
        sheets.append(Sheet("made", seat, rows(draw, 6)))
    points = st.integers(-999, 9999)
    return Scene(
        viewer,
        tuple(Place(seat, draw(points)) for seat in around(seats, viewer)),
        tuple(piles),
        tuple(badges),
        tuple(sheets),
        question=PublicQuestion(Ask.TURN, draw(st.frozensets(st.integers(0, seats - 1))), topic="play"),
    )


@pytest.mark.slow
@pytest.mark.parametrize("kind", LAYOUTS)
@settings(max_examples=25, deadline=None, derandomize=True)
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
    painted = list(picture.items)
    for card in of(picture, Face, Back, Slot):
        later = painted[painted.index(card) :]
        assert not any(item.box.meets(card.box) for item in later if isinstance(item, Panel)), card
    for word in of(picture, *WORDS):
        for card in of(picture, Face, Back, Slot):
            assert not word.box.meets(card.box), (word, card)


@pytest.mark.slow
@settings(max_examples=25, deadline=None, derandomize=True)
@given(scene=scenes())
def test_a_table_shows_every_card_that_its_scene_knows_and_a_back_for_each_other_hand(scene):
    picture = laid("table", scene, NAMES, labels)
    known = {card for pile in scene.piles if pile.role != "hand" for card in pile.pieces}
    assert set(pieces(picture)) == known
    unseen = sum(bool(pile.count) for pile in scene.piles if pile.role == "hand" and not pile.pieces)
    stock = scene.pile("stock").count
    assert (stock > 0) <= len(of(picture, Back)) - unseen <= min(-(-stock // 6), 4)


@pytest.mark.parametrize("count", range(1, 25))
def test_field_cards_never_touch_and_lie_within_their_box(count):
    box = Box(30, 40, 632, 378)
    spots = grid(box, count, 112)
    assert len(spots) == count
    assert all(box.holds(spot) and spot.h == card_height(spot.w) for spot in spots)
    assert not any(first.meets(second) for first, second in combinations(spots, 2))
    assert spots[0].w >= (112 if count <= 8 else 64)


def test_a_fan_closes_until_it_fits():
    spots = fan(Box(0, 0, 300, 100), 24, 60, 44)
    assert spots[-1].right <= 300
    assert len({spot.x for spot in spots}) == 24
    assert [spot.x for spot in fan(Box(0, 0, 300, 100), 3, 60, 44)] == [0, 44, 88]


def test_the_widest_card_of_a_height_is_no_higher():
    for height in range(40, 400):
        assert card_height(card_width(height)) <= height < card_height(card_width(height) + 1)


def test_the_next_seat_counter_clockwise_sits_at_the_right_and_the_viewer_at_the_bottom():
    discs = {item.seat: item.box for item in of(laid("table", three(), {}, labels), Disc)[::-1]}
    assert discs[1].x > discs[2].x
    assert discs[1].y == discs[2].y < discs[0].y
    discs = {item.seat: item.box for item in of(laid("table", two(0), {}, labels), Disc)[::-1]}
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


def test_the_cloth_of_a_table_shows_the_crest_of_the_month_card_or_else_of_the_round_and_is_plain_in_high_contrast():
    scene = replace(two(), badges=(Badge("round", None, (14, 12)),))
    crests = [of(laid("table", each, NAMES, labels), Crest) for each in (scene, with_badge(scene, "month", 8))]
    assert [[crest.month for crest in each] for each in crests] == [[2], [8]]
    shown = (Crest(Box(10, 10, CREST, CREST), 8),)
    for look in (Look(), Look("high")):
        bare, crested = (painted(Picture(280, 280, items), look) for items in ((), shown))
        assert (bare == crested) == (look.theme == "high")


def with_badge(scene, key, number):
    return replace(scene, badges=(*scene.badges, Badge(key, None, (number,))))


def test_the_last_move_shows_what_was_captured_with_the_card_that_took_it_on_top():
    large = [face for face in of(laid("table", two(), NAMES, labels), Face) if face.box.x > 780 and face.box.w == 104]
    assert [(face.piece, face.mark) for face in large] == [("08K1", ""), ("08H", "played")]


def test_the_stronger_of_two_marks_is_shown():
    assert strongest([("01H", "captured"), ("01H", "played")]) == {"01H": "played"}
    assert strongest([("01H", "match"), ("01H", "turned")]) == {"01H": "match"}
    assert strongest([("01H", "unheard")]) == {}


def test_the_hand_marks_the_cards_of_the_field_that_it_matches():
    large = [face for face in of(laid("hand", two(0), {}, labels), Face) if face.box.w > 66]
    marked = {face.piece for face in large if face.mark == "match"}
    assert marked == {"02K1", "02A", "06K2", "06A", "09R", "09K2", "11A", "11R"}


def test_a_hand_shows_what_everybody_has_captured_with_the_marks_of_the_last_turn():
    scene = two(0)
    taken = {piece for pile in scene.piles if pile.role == "taken" for piece in pile.pieces}
    spot = {face.piece: face.box for face in of(laid("hand", scene, NAMES, labels), Face) if face.box.w == 54}
    assert spot.keys() >= taken
    assert spot["01R"].bottom < spot["01H"].y == spot["03R"].y


def lacking(scene):
    """The faces and empty places of near yaku, and the words behind them."""
    picture = laid("hand", scene, NAMES, labels)
    taken = {piece for pile in scene.piles if pile.role == "taken" for piece in pile.pieces}
    shown = [face for face in of(picture, Face) if face.box.w == 54 and face.piece not in taken]
    return shown, [slot for slot in of(picture, Slot) if slot.wanted], picture


def test_a_yaku_in_reach_shows_what_it_lacks_solid_where_it_lies_open_or_in_the_own_hand():
    near, wanted, _ = lacking(replace(two(0), badges=(), sheets=two(0).sheets[2:]))
    assert [(face.piece, face.mark, face.ghost) for face in near] == [("11H", "", True)]
    assert [slot.category for slot in wanted] == ["R"]
    six = replace(two(0), sheets=(Sheet("reach", 0, (Row("inoshikacho", ("06A", "07A", "10A"), 5, missing=2),)),))
    near, _, _ = lacking(six)
    assert [(face.piece, face.mark, face.ghost) for face in near] == [("06A", "match", False), ("07A", "match", False)]
    any_two = replace(two(0), sheets=(Sheet("reach", 1, (Row("kasu", CARDS[::4], 1, missing=2),)),))
    assert len(lacking(any_two)[1]) == 2


def test_the_yaku_in_reach_that_lack_fewest_cards_are_shown_the_viewers_before_those_of_others():
    near, wanted, picture = lacking(replace(two(0), badges=(), sheets=two(0).sheets[2:]))
    texts = [item.text for item in of(picture, Text)]
    assert texts.index("Rainy Four Brights") < texts.index("Ribbons")
    assert "Animals" not in texts
    discs = [disc.box for disc in of(picture, Disc) if disc.seat == 1]
    ribbons = next(item.box for item in of(picture, Text) if item.text == "Ribbons")
    assert any(disc.y < ribbons.bottom and ribbons.y < disc.bottom for disc in discs)
    arrows = [arrow.box for arrow in of(picture, Arrow)]
    for card, arrow in zip([*near, *wanted], arrows, strict=True):
        assert card.box.y <= arrow.y < card.box.bottom
        assert 0 < arrow.x - card.box.right < 20


def test_who_decides_sees_what_going_out_scores_and_what_koi_koi_doubles():
    stakes = (
        Sheet("stake", 0, terms=(("base", 7), ("koikoi_double", 2), ("score", 14)), reason="once"),
        Sheet("stake", 1, terms=(("koikoi_double", 2),)),
    )
    scene = replace(two(0), sheets=(*two(0).sheets, *stakes))
    texts = [item.text for item in of(laid("hand", scene, NAMES, labels), Text)]
    for text in ("14", "7 × 2 =", "14 at risk", "scores ×2"):
        assert text in texts
    assert laid("hand", scene, NAMES, labels).height == laid("hand", two(0), NAMES, labels).height


SEATED = [(key, seats) for key in ("koikoi", "stopgo", "hanaawase") for seats in GAMES[key].seats]


@pytest.mark.parametrize("kind", ["table", "hand"])
@pytest.mark.parametrize(("key", "seats"), SEATED)
def test_a_picture_keeps_its_height_through_a_round_and_is_no_higher_than_a_screen(kind, key, seats):
    game = GAMES[key]
    match = Match(game, game.rules(), seats, b"height" * 6)
    heights = set()
    while match.result is None and not match.scene(None).settled:
        heights.add(laid(kind, match.scene(0 if kind == "hand" else None), {}, lambda key: key).height)
        seat = next(iter(match.pending))
        match.play(seat, match.pending[seat][0])
    assert heights == {HEIGHT}


@pytest.mark.parametrize(("key", "seats"), SEATED)
@counts(1, slow=3)
def test_results_of_played_rounds_are_no_higher_than_a_message_shows(key, seats, count):
    telling = Telling(TEXT, GAMES[key], lambda seat: NAMES.get(seat, ""))
    for seed in range(count):
        for match in walk(key, seed, {}, seats):
            if (scene := match.scene(None)).settled:
                picture = HANAFUDA.layout("result", scene, telling)
                assert picture.height <= HEIGHT
                assert all(Box(0, 0, picture.width, picture.height).holds(item.box) for item in picture.items)


def won(*rows, terms=(("base", 9), ("score", 9)), more=()):
    """A round that seat 0 won with these, in the middle of a match."""
    kept = [sheet for sheet in settled().sheets if sheet.key != "result"]
    return replace(settled(), badges=(), sheets=(Sheet("result", 0, rows, (), terms), *kept, *more))


def test_the_cards_of_the_best_yaku_are_a_fan_with_the_card_that_completed_it_raised_and_on_top():
    scene = won(
        Row("tan", ("04R",), 1),
        Row("akatan", ("01R", "02R", "03R"), 5),
        more=(Sheet("winning", 0, (Row("", ("02R",)),)),),
    )
    *others, last = of(laid("result", scene, NAMES, labels), Face)
    assert [face.piece for face in others] == ["01R", "03R"]
    assert last.piece == "02R"
    assert [face.box.w for face in (*others, last)] == [128] * 3
    assert others[0].box.y > others[1].box.y > last.box.y
    assert others[0].box.meets(others[1].box)
    assert others[1].box.meets(last.box)


def test_many_yaku_are_added_up_but_the_score_is_always_there():
    usual = [key for key in YAKU if key not in (*GAMES["koikoi"].moments.gold, *GAMES["koikoi"].moments.rare)]
    rows = tuple(Row(key, CARDS[number : number + 3], number + 1) for number, key in enumerate(usual))
    for count in (1, 2, 4, 8):
        picture = laid("result", won(*rows[:count]), NAMES, labels)
        assert [item.text for item in of(picture, Hanko)] == ["+9"]
        assert picture.height <= HEIGHT
        texts = [item.text for item in of(picture, Text)]
        assert sum(int(text) for text in texts[2:-4] if text.isdecimal()) == sum(row.number for row in rows[:count])


def test_a_choice_of_two_leaves_only_the_two_on_the_field_solid_and_shows_the_card_large():
    faces = of(laid("hand", choosing(), {}, labels), Face)
    assert {face.piece for face in faces if face.mark == "match"} == {"01R", "01K1"}
    assert {face.piece for face in faces if face.ghost} == {"03K1", "07A", "08K2", "09R", "11K1", "12K3"}
    held = next(face for face in faces if face.piece == "01K2")
    assert (held.box.w, held.mark) == (96, "played")


def test_the_end_of_a_match_is_headed_by_its_winner_in_the_largest_text_and_shows_no_round():
    texts = of(laid("result", settled(), NAMES, labels), Text)
    assert [item.text for item in texts[:3]] == ["Mika", "won", "30 : 10"]
    assert {item.size for item in texts[:3]} == {WON}
    assert max(item.size for item in texts[3:]) < WON
    assert not {"Round 6", "Red Poem Ribbons", "Draw"} & {item.text for item in texts}
    places = (Badge("place", 0, (2,)), Badge("place", 1, (1,)))
    picture = laid("result", replace(settled(), badges=places), NAMES, labels)
    assert [item.text for item in of(picture, Text)][:2] == ["Thorsten", "won"]
    assert of(picture, Disc)[0].seat == 1


def test_that_somebody_wins_the_match_is_said_whole_however_long_their_name_is():
    for words in of(laid("result", settled(), {0: "W" * 32}, labels), Text)[1:3]:
        assert measured(words.text, words.size) <= words.box.w


def test_all_who_share_the_first_place_head_the_picture_and_where_all_do_it_is_a_draw():
    shared = (Badge("place", 0, (1,)), Badge("place", 1, (1,)), Badge("place", 2, (3,)))
    third = Sheet("rounds", 2, tuple(Row(str(number)) for number in range(1, 7)))
    places = (Place(0, 9), Place(1, 9), Place(2, 0))
    scene = replace(settled(), badges=shared, places=places, sheets=(*settled().sheets, third))
    assert [item.text for item in of(laid("result", scene, NAMES, labels), Text)][:3] == [
        *("Mika", "Thorsten", "share first place")
    ]
    texts = [item.text for item in of(laid("result", replace(settled(), badges=shared[:2]), NAMES, labels), Text)]
    assert texts[0] == "The match is drawn 30 : 10"
    unplayed = replace(settled(), badges=shared[:2], sheets=(), settled=0)
    assert [item.text for item in of(laid("result", unplayed, NAMES, labels), Text)][:2] == ["Mika", "30"]


def test_a_round_in_the_middle_of_a_match_says_what_it_changed_and_what_the_others_had():
    scene = won(Row("tan", ("02A",), 5), more=(Sheet("made", 1, (Row("tane", ("02A",), 3),)),))
    picture = laid("result", scene, NAMES, labels)
    texts = [item.text for item in of(picture, Text)]
    assert texts[:2] == ["Mika wins", "Round 6"]
    assert texts[-5:] == ["Mika", "30", "+14", "Thorsten", "10"]
    assert [item.text for item in of(picture, Pill)] == ["Animals 3"]
    assert [item.text for item in of(laid("result", won(), NAMES, labels), Hanko)] == []


def test_declared_hands_lie_in_the_result_where_no_row_shows_them():
    assert sorted(pieces(laid("result", without_end(both_declared()), NAMES, labels))) == sorted(CARDS[:16])
    scene = without_end(both_declared())
    made = Sheet("result", 0, (Row("teshi", CARDS[:8], 3),), (), (("base", 3), ("score", 3)))
    scene = replace(scene, sheets=(made, *(sheet for sheet in scene.sheets if sheet.key != "result")))
    assert sorted(pieces(laid("result", scene, NAMES, labels))) == sorted(CARDS[:16])


def test_a_formula_that_takes_away_is_a_sum_with_true_signs_and_without_zeros():
    terms = (("cards", 69), ("par", -88), ("own", 60), ("others", 0), ("score", 41))
    scene = replace(won(terms=terms), places=(Place(0, -7), Place(1, 7)))
    picture = laid("result", scene, NAMES, lambda key: key)
    texts = [item.text for item in of(picture, Text)]
    assert texts[2:8] == ["term-cards", "69", "term-par", "−88", "term-own", "60"]
    assert [item.text for item in of(picture, Hanko)] == ["+41"]
    assert "−7" in texts


def test_a_cap_is_a_step_of_a_result_and_of_a_stake():
    game = replace(GAMES["koikoi"], terms=(*GAMES["koikoi"].terms, Term("limit", "cap")))

    def speak(key, **variables):
        return " ".join((key.removeprefix("koikoi-"), *map(str, variables.values())))

    said, terms = Telling(speak, game, str), (("base", 4), ("koikoi_double", 2), ("limit", 5), ("score", 5))
    result, stake = Sheet("result", 0, (Row("tane", (), 4),), (), terms), Sheet("stake", 0, (), (), terms)
    scene = replace(settled(), badges=(), sheets=(result, *settled().sheets[1:]))
    texts = [item.text for item in of(HANAFUDA.layouts["result"](scene, said), Text)]
    shown = ["term-koikoi_double", "×2", "term-limit", ">5"]
    assert shown == texts[texts.index("term-koikoi_double") :][: len(shown)]
    assert HANAFUDA.why(scene, said)[3:6] == [
        "why-times term-koikoi_double 2 8",
        "table-row term-limit 5",
        "why-score 5",
    ]
    scene = replace(two(0), sheets=(stake,))
    assert "4 × 2 > 5 =" in [item.text for item in of(HANAFUDA.layouts["hand"](scene, said), Text)]


def test_languages_may_put_the_number_inside_the_label():
    def japanese(key):
        return "第#回戦" if key == "round" else labels(key)

    words = [item.text for item in of(laid("table", two(), {}, japanese), Text)]
    assert "第3 / 6回戦" in words


@pytest.mark.parametrize(
    "text", [f"{labels(f'yaku-{key}')} 10" for key in YAKU] + ["Koi-koi ×2", "三光 5", "−123", "MWm"]
)
def test_text_is_never_wider_than_it_is_said_to_be(text):
    assert font(text, 24).getlength(text) <= text_width(text, 24) <= 1.25 * font(text, 24).getlength(text) + 8
