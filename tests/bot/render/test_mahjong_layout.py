"""Where the tiles are: everything inside, nothing over anything else, every tile drawn, and no more than is known."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.decks.mahjong.moment import is_window
from bot.decks.mahjong.racks import SPACE, bouquet, flow, meld, placed, rack_width, river, standing
from bot.decks.mahjong.tiles import Tile, ring_width
from bot.render.layout import Box, Disc, Panel, Pill, Seal, Text
from engine.core import Ask, Badge, Payment, Pile, Place, PublicQuestion, Row, Scene, Sheet, around
from tests.bot.render.scenes import NAMES
from tests.bot.render.showing import laid
from tests.bot.render.tables import (
    ITEMS,
    WINDS,
    bare,
    bound,
    crowded,
    ended,
    golden,
    kong,
    labels,
    middle,
    played,
    settled,
    shown,
    tiles,
)
from tests.bot.render.test_tiles import KINDS
from tests.there import there

LAYOUTS = {
    "table": lambda scene: laid("table", scene, NAMES, labels, "mahjong"),
    "hand": lambda scene: laid("hand", scene, {}, labels, "mahjong"),
    "result": lambda scene: laid("result", scene, NAMES, labels, "mahjong"),
}
HANDMADE = {
    "window": middle(),
    "own window": middle(0),
    "turn": middle(None, claims=False),
    "own turn": middle(0, claims=False),
    "bound": bound(),
    "own bound": bound(1),
    "kong": kong(),
    "own kong": kong(0),
    "robbing": golden(),
    "own robbing": golden(2),
    "own jinkan": golden(1, robbing=False),
    "crowded": crowded(),
    "own crowded": crowded(2),
    "bare": bare(),
    "own bare": bare(1),
    "won": settled(),
    "washout": settled(None),
    "robbed": settled(0, "rob_kong", 3),
    "over": ended(1, 2, 3, 4),
    "shared": ended(1, 3, 1, 3),
    "drawn": ended(1, 1, 1, 1),
    "shown": shown(middle()),
}


def of(picture, *kinds):
    return [item for item in picture.items if isinstance(item, kinds)]


def faces(picture):
    return Counter(tile.piece for tile in of(picture, Tile) if tile.piece)


def on_top(first, second):
    """An added tile lies on the one that was claimed, and a wall is two high."""
    return (first.turned and second.turned and first.box.x == second.box.x) or first.piece == second.piece is None


def sound(picture):
    canvas = Box(0, 0, picture.width, picture.height)
    for item in picture.items:
        margin = 6 if isinstance(item, Panel) and item.glow else 0
        if isinstance(item, Tile) and item.ring:
            margin = ring_width(item.width)
        assert canvas.holds(item.box.inset(-margin)), item
    words = of(picture, Text, Pill, Disc, Seal)
    for first, second in combinations(words, 2):
        assert not first.box.meets(second.box), (first, second)
    for tile in of(picture, Tile):
        for word in words:
            assert not word.box.meets(tile.box), (word, tile)
    for first, second in combinations(of(picture, Tile), 2):
        assert on_top(first, second) or not first.box.meets(second.box), (first, second)


@st.composite
def scenes(draw):
    """Any table of four: as many melds, discards, flowers and badges as there may be."""
    viewer = draw(st.none() | st.integers(0, 3))
    kind = st.sampled_from(KINDS)
    piles = [Pile("stock", None, (), draw(st.integers(0, 83))), Pile("indicator", None, (draw(kind),))]
    badges = [Badge("wild", None, (draw(kind),))]
    badges += [Badge("round_wind", None, (draw(st.sampled_from(WINDS)),)), Badge("dealer", draw(st.integers(0, 3)))]
    for seat in range(4):
        melds = draw(st.lists(st.sampled_from(("chow", "pong", "kong", "added", "concealed", "hidden")), max_size=4))
        for name in melds:
            count = 3 if name in ("chow", "pong") else 4
            tile, place = draw(kind), draw(st.integers(0, 2))
            if name == "hidden":
                piles.append(Pile("meld", seat, (), 4))
            else:
                turned = () if name == "concealed" else (place,)
                piles.append(Pile("meld", seat, (tile,) * count, count, turned, ((tile, name),), (seat + 1) % 4))
        held = tuple(draw(kind) for _ in range(16 - 3 * len(melds) if draw(st.booleans()) else 13 - 3 * len(melds)))
        piles.append(Pile("hand", seat, held if seat == viewer else (), len(held)))
        if draw(st.booleans()):
            piles.append(Pile("drawn", seat, (draw(kind),) if seat == viewer else (), 1))
        piles.append(Pile("discards", seat, tuple(draw(kind) for _ in range(draw(st.integers(0, 30))))))
        piles.append(Pile("flowers", seat, tuple(draw(kind) for _ in range(draw(st.sampled_from((0, 3, 20)))))))
        badges.append(Badge("wind", seat, (WINDS[seat],)))
        keys = draw(st.sets(st.sampled_from(("contract", "two_claims", "gave_up"))))
        badges += [Badge(key, seat, ((seat + 1) % 4,)) for key in keys]
    last = draw(st.none() | st.integers(0, 3))
    question = PublicQuestion(Ask.TURN, draw(st.frozensets(st.integers(0, 3))), topic="discard")
    if last is not None:
        topic = draw(st.sampled_from(("claim", "rob_kong")))
        question = PublicQuestion(Ask.WINDOW, about=(draw(kind),), by=last, topic=topic)
    badges.append(Badge("queue", None, ("draw",) * draw(st.integers(1, 12))))
    return Scene(
        viewer,
        tuple(Place(seat, draw(st.integers(-99999, 99999))) for seat in around(4, viewer)),
        tuple(piles),
        tuple(badges),
        (draw(waits(viewer)), *draw(results())),
        hand=draw(st.integers(1, 99)),
        question=question,
    )


def waits(viewer):
    row = st.builds(
        Row, st.just("after"), st.lists(st.sampled_from(KINDS), min_size=2, max_size=20).map(tuple), st.integers(0, 80)
    )
    one = st.builds(Row, st.just("wait"), st.tuples(st.sampled_from(KINDS)), st.integers(0, 4))
    return (st.lists(row, max_size=14) | st.lists(one, max_size=34)).map(
        lambda rows: Sheet("waits", viewer, tuple(rows))
    )


@st.composite
def results(draw):
    keys = draw(st.lists(st.sampled_from(ITEMS), unique=True))
    rows = tuple(Row(key, ("C",) * draw(st.sampled_from((0, 3, 4))), draw(st.integers(1, 10))) for key in keys)
    fan = draw(st.integers(0, 9))
    terms = (("tai", 5), ("fan", fan), ("base", draw(st.integers(1, 1000))), ("share", 10 * 2**fan), ("score", 30))
    reading = tuple(
        Row("set", ("p1",) * draw(st.integers(2, 4)), draw(st.integers(0, 2))) for _ in range(draw(st.integers(0, 6)))
    )
    paid = tuple(Payment(giver, 3, draw(st.integers(0, 99999))) for giver in range(draw(st.integers(0, 3))))
    rounds = [
        Sheet("rounds", seat, tuple(Row(str(n), (), n - 20) for n in range(1, draw(st.just(1)) + 29)))
        for seat in range(4)
    ]
    return Sheet("result", 3, rows, paid, terms), Sheet("reading", 3, reading), *rounds


@pytest.mark.parametrize("kind", LAYOUTS)
@settings(max_examples=40, deadline=None, derandomize=True)
@given(scene=scenes())
def test_nothing_leaves_the_canvas_and_nothing_lies_over_anything_else(kind, scene):
    sound(LAYOUTS[kind](scene))


@pytest.mark.parametrize("kind", LAYOUTS)
@pytest.mark.parametrize("name", HANDMADE)
def test_nothing_lies_over_anything_else_in_a_scene_made_by_hand(kind, name):
    sound(LAYOUTS[kind](HANDMADE[name]))


@pytest.mark.parametrize("kind", LAYOUTS)
@pytest.mark.parametrize("moves", [0, 4, 30, 90, 160, 200])
def test_nothing_lies_over_anything_else_at_a_real_table(kind, moves):
    for viewer in (None, 0, 3):
        sound(LAYOUTS[kind](played(moves, viewer)))


def test_a_picture_keeps_its_height_while_a_hand_goes_on():
    scenes = [played(moves, None) for moves in range(0, 200, 8)]
    assert {laid("table", scene, NAMES, labels, "mahjong").height for scene in scenes} == {1112}
    hands = [replace(played(moves, 0), badges=(), sheets=()) for moves in range(0, 200, 8)]
    assert len({laid("hand", scene, NAMES, labels, "mahjong").height for scene in hands}) == 1


@settings(max_examples=40, deadline=None, derandomize=True)
@given(scene=scenes().filter(lambda scene: scene.viewer is not None))
def test_no_wait_is_left_out_whatever_there_is_to_wait_for(scene):
    sheet = scene.sheet("waits", scene.viewer)
    without = replace(scene, sheets=tuple(other for other in scene.sheets if other is not sheet))
    first, second = (LAYOUTS["hand"](each) for each in (scene, without))
    assert faces(first) - faces(second) == Counter(piece for row in sheet.rows for piece in row.pieces)
    numbers = Counter(item.text for item in of(first, Text, Pill)) - Counter(
        item.text for item in of(second, Text, Pill)
    )
    assert numbers - Counter(["Waits for"]) == Counter(str(row.number) for row in sheet.rows)


def test_a_hand_shows_the_last_discards_of_every_seat_and_all_of_its_own():
    picture = laid("hand", middle(0, claims=False), NAMES, labels, "mahjong")
    discs = {disc.seat: disc.box for disc in of(picture, Disc) if disc.box.y > 300}
    row = [tile for tile in of(picture, Tile) if discs[1].y < tile.box.y < discs[1].bottom + 20]
    beside = {seat: [tile.piece for tile in row if 0 <= tile.box.x - discs[seat].x < 270] for seat in (1, 2, 3)}
    assert beside == {1: list(tiles("p9 s8 s6 p8")), 2: list(tiles("p2 m1 C m8")), 3: list(tiles("E s6 m2 s9"))}
    own = [tile.piece for tile in of(picture, Tile) if tile.box.y == discs[0].y]
    assert own == list(tiles("N W s1 s9 p1 p9 s3 S s7 p6 m9"))


@settings(max_examples=40, deadline=None, derandomize=True)
@given(scene=scenes())
def test_a_table_shows_every_tile_that_its_scene_knows_and_none_that_it_does_not(scene):
    """The inner tiles of a concealed kong, the wild kind and the last discard once more; no other face."""
    wanted = Counter(piece for pile in scene.piles for piece in pile.pieces)
    for pile in scene.piles:
        if pile.role == "meld" and pile.marks and pile.marks[0][1] == "concealed":
            wanted.subtract(pile.pieces[:1] + pile.pieces[-1:])
    wild = scene.badge("wild").args[0]
    if wild != scene.pile("indicator").pieces[0]:
        wanted[wild] += 1
    if is_window(scene):
        wanted[scene.question.about[0]] += 1
    assert faces(laid("table", scene, {}, labels, "mahjong")) == +wanted


def test_of_what_nobody_knows_a_table_shows_a_concealed_kong_alone():
    scene = middle(None, claims=False)
    backs = sum(tile.piece is None for tile in of(laid("table", scene, NAMES, labels, "mahjong"), Tile))
    assert backs == len(["of", "a", "concealed", "kong"])


def test_the_seats_lie_counter_clockwise_around_the_viewer():
    for viewer in (0, 2):
        picture = laid("table", middle(viewer), NAMES, labels, "mahjong")
        own, right, across, left = ((viewer + step) % 4 for step in range(4))
        discs = {disc.seat: disc.box for disc in of(picture, Disc) if disc.box.w > 50}
        assert discs[across].y < discs[right].y == discs[left].y < discs[own].y
        assert discs[left].x < 100
        assert discs[right].x > 600


def test_a_claimed_tile_lies_sideways_and_an_added_one_on_top_of_it():
    added = placed(meld(Pile("meld", 0, ("F",) * 4, 4, (1,), (("F", "added"),), 2)), 0, 0, 40, frozenset())
    assert [tile.turned for tile in added] == [False, True, True, False]
    assert added[2].box.x == added[1].box.x
    assert added[2].box.y < added[1].box.y
    assert len({tile.box.bottom for tile in (added[0], added[1], added[3])}) == 1


def test_a_concealed_kong_shows_two_faces_to_its_owner_and_none_to_others():
    own = meld(Pile("meld", 0, ("C",) * 4, 4, (), (("C", "concealed"),)))
    assert [spot.piece for spot in own] == [None, "C", "C", None]
    assert [spot.piece for spot in meld(Pile("meld", 1, (), 4))] == [None] * 4


def test_the_drawn_tile_stands_a_gap_apart_and_wild_tiles_are_marked_wherever_they_lie():
    scene = middle(0, claims=False)
    for picture in (laid("table", scene, NAMES, labels, "mahjong"), laid("hand", scene, {}, labels, "mahjong")):
        widest = 72 if picture.width == 1000 else 96
        hand = [tile for tile in of(picture, Tile) if tile.width == widest][-11:]
        lower = [tile for tile in hand if tile.box.y == hand[-1].box.y]
        steps = [after.box.x - before.box.right for before, after in pairwise(lower)]
        assert [tile.piece for tile in hand] == [*tiles("m5 m5 m2 m3 m7 p5 E E E C"), "m5"]
        assert len({tile.box.y for tile in hand}) == 2
        assert steps[-1] > 4 * max(steps[:-1])
        assert all(tile.wild == (tile.piece == "m5") for tile in of(picture, Tile))


def test_the_last_discard_is_large_with_a_ring_and_rung_in_its_row():
    rings = [tile for tile in of(laid("table", middle(), NAMES, labels, "mahjong"), Tile) if tile.ring]
    assert [tile.piece for tile in rings] == ["p8", "p8"]
    assert max(tile.width for tile in rings) > 100
    rings = [tile for tile in of(laid("hand", middle(0), {}, labels, "mahjong"), Tile) if tile.ring]
    assert [tile.piece for tile in rings] == ["p8", "p8"]
    assert max(tile.width for tile in rings) > 100


def test_the_caption_of_the_last_tile_says_what_its_seat_does_or_did():
    def captions(picture):
        return [item.text for item in of(picture, Text) if item.text in ("discards", "discarded", "makes a kong")]

    assert captions(laid("table", middle(), NAMES, labels, "mahjong")) == ["discards"]
    assert captions(laid("hand", middle(0), {}, labels, "mahjong")) == ["discards"]
    assert captions(laid("table", kong(), NAMES, labels, "mahjong")) == ["makes a kong"]
    assert captions(laid("hand", kong(0), {}, labels, "mahjong")) == ["makes a kong"]
    assert captions(laid("table", middle(None, claims=False), NAMES, labels, "mahjong")) == ["discarded"]
    assert captions(laid("hand", middle(0, claims=False), {}, labels, "mahjong")) == []


def test_the_caption_stands_beside_the_mark_of_the_seat_that_it_speaks_of():
    for picture in (laid("table", kong(), NAMES, labels, "mahjong"), laid("hand", kong(0), {}, labels, "mahjong")):
        said = next(item.box for item in of(picture, Text) if item.text == "makes a kong")
        marks = [disc for disc in of(picture, Disc) if said.inset(-12).meets(disc.box)]
        assert [disc.seat for disc in marks] == [1]


def test_fz78_while_the_gold_may_be_robbed_it_is_large_and_the_discard_is_rung_in_its_row():
    for picture in (LAYOUTS["table"](golden()), LAYOUTS["hand"](golden(1))):
        largest = max(of(picture, Tile), key=lambda tile: tile.width * tile.ring)
        assert (largest.piece, largest.wild, largest.ring) == ("m5", True, True)
        assert "Rob the gold?" in [text.text for text in of(picture, Text)]
    rung = [tile.piece for tile in of(LAYOUTS["table"](golden()), Tile) if tile.ring]
    assert sorted(map(there, rung)) == ["m5", "p8"]


def test_fz85_a_full_four_of_flowers_lies_together_and_the_others_like_beside_like():
    racks = [[spot.piece for spot in rack] for rack in bouquet(tiles("E E C f1 E W E f3 W"))]
    assert racks == [list("EEEE"), ["C", "f1", "f3", "W", "W"]]
    assert [len(rack) for rack in bouquet(tiles("f2 g1 g2 g4 g3 f1 N S B"))] == [4, 5]
    assert bouquet(()) == []


def test_nobody_glows_while_claims_are_open():
    assert not any(panel.glow for panel in of(laid("table", middle(), NAMES, labels, "mahjong"), Panel))
    glowing = [
        panel.box.y
        for panel in of(laid("table", middle(None, claims=False), NAMES, labels, "mahjong"), Panel)
        if panel.glow
    ]
    assert len(glowing) == 1
    assert glowing[0] > 600


def test_contracts_are_shown_at_both_parties():
    pills = [pill.text for pill in of(laid("table", middle(), NAMES, labels, "mahjong"), Pill)]
    assert sorted(pills) == ["2 claims from 4", "Contract with 2", "Contract with 4", "Gave up", "Queue 1"]


def test_jx59_wild_tiles_of_a_reading_lie_in_the_places_they_took():
    wild = [tile for tile in of(laid("result", settled(), NAMES, labels, "mahjong"), Tile) if tile.wild]
    assert [tile.piece for tile in wild] == ["E", "p3", "p6"]
    read = [tile for tile in of(laid("result", settled(), NAMES, labels, "mahjong"), Tile) if tile.width > 40]
    read.sort(key=lambda tile: (tile.box.y, tile.box.x))
    assert tuple(tile.piece for tile in read) == tiles("C C C C E E E p2 p3 p4 p7 p8 p9 p6 p6")


@pytest.mark.parametrize(
    ("reason", "giver", "last", "ringed", "said"),
    [
        ("self_draw", None, "p8", ("p8", False), "by self-draw"),
        ("discard", 2, "p2", ("p2", False), "on a discard from"),
        ("rob_gold", None, "m5", ("p6", True), "by robbing the gold"),
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
    read = [tile for tile in of(LAYOUTS["result"](scene), Tile) if tile.width > 70]
    assert (len(read), len({tile.box.y for tile in read})) == (17, 2)


@pytest.mark.parametrize(
    ("places", "winners", "said"),
    [
        ((2, 1, 3, 4), ["Thorsten"], "wins the match"),
        ((1, 3, 1, 3), ["Mika", "さくら"], "share first place"),
        ((1, 1, 1, 1), [], "The match is a draw"),
    ],
)
def test_at_the_end_of_a_match_its_winner_stands_on_top_and_not_that_of_its_last_hand(places, winners, said):
    picture = laid("result", ended(*places), NAMES, labels, "mahjong")
    (words,) = [item for item in of(picture, Text) if item.text == said]
    top = [item.text for item in of(picture, Text) if item.box.y < words.box.bottom and item.text != said]
    assert top == winners
    order = [item.text for item in of(picture, Text) if item.text in ("1.", "2.", "3.", "4.")]
    assert order == sorted(f"{place}." for place in places)


def test_a_match_that_ended_before_its_first_hand_shows_points_alone():
    scene = replace(ended(1, 1, 1, 1), sheets=(), settled=0)
    texts = {item.text for item in of(LAYOUTS["result"](scene), Text)}
    assert texts == {"1.", "Mika", "Thorsten", "さくら", "124", "−45", "−16", "−63", "Total"}


def test_a_result_has_points_doublings_as_factors_and_payments():
    texts = [item.text for item in of(laid("result", settled(), NAMES, labels, "mahjong"), Text)]
    assert [text for text in texts if text.startswith("×")] == ["×2", "×2", "×"]
    at = texts.index("A share")
    assert texts[at - 7 : at + 1] == ["4", "Points", "×", "4", "Doublings 2", "=", "16", "A share"]
    lines = [*("Mika", "+112", "124"), *("Thorsten", "Mika", "−16", "−45"), *("さくら", "Mika", "−16", "−16")]
    assert texts[at + 1 : at + 12] == ["Total", *lines[:10]]
    assert "Draw" in [item.text for item in of(laid("result", settled(None), NAMES, labels, "mahjong"), Text)]


@pytest.mark.parametrize(
    ("count", "width"), [(1, 80), (4, 80), (5, 80), (8, 80), (9, 64), (15, 64), (16, 52), (20, 48)]
)
def test_discards_lie_in_rows_within_their_box_as_large_as_there_is_room_for_them(count, width):
    box = Box(10, 10, 340, 296)
    row = river(("m1",) * count, box, 80, frozenset())
    assert all(box.holds(tile.box) for tile in row)
    assert not any(first.box.meets(second.box) for first, second in combinations(row, 2))
    assert {tile.width for tile in row} == {width}


def test_racks_flow_in_rows_and_shrink_until_they_fit():
    kong = standing(("m1",) * 4)
    box = Box(0, 0, 320, 120)
    laid = flow([kong] * 4, box, 46, frozenset())
    assert all(box.holds(tile.box) for tile in laid)
    assert laid[0].width >= 36
    assert rack_width(kong, 40) == 4 * 40 + 3 * SPACE
