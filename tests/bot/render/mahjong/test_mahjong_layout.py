"""Where the tiles lie at a table and in a hand, and what is said of the last one."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.decks.mahjong.moment import concealed
from bot.decks.mahjong.racks import SPACE, bouquet, flow, meld, placed, pond_spots, rack_width, standing
from bot.decks.mahjong.tiles import Tile
from bot.render.layout import HEIGHT, Alert, Box, Disc, Panel, Pill, Seal, Text
from engine.core import Ask, Badge, Pile, PublicQuestion
from tests.bot.render.scenes import NAMES
from tests.bot.render.showing import laid, of, said
from tests.bot.render.tables import LAYOUTS, golden, kong, labels, middle, played, tiles
from tests.there import there


def test_a_picture_keeps_its_height_while_a_hand_goes_on():
    scenes = [played(moves, None) for moves in range(0, 200, 8)]
    assert {laid("table", scene, NAMES, labels, "mahjong").height for scene in scenes} == {HEIGHT}
    hands = [played(moves, 0) for moves in range(0, 200, 8)]
    assert {laid("hand", scene, NAMES, labels, "mahjong").height for scene in hands} == {HEIGHT}


def test_a_hand_shows_the_last_six_discards_of_every_seat():
    picture = laid("hand", middle(0, claims=False), NAMES, labels, "mahjong")
    discs = {disc.seat: disc.box for disc in reversed(of(picture, Disc)) if disc.box.y > 300}
    latest = {
        seat: [tile.piece for tile in of(picture, Tile) if tile.box.y == box.y and 0 < tile.box.x - box.x < 450]
        for seat, box in discs.items()
    }
    thrown = {pile.seat: list(pile.pieces[-6:]) for pile in middle(0).piles if pile.role == "discards"}
    assert latest == thrown


def test_hands_and_tables_say_how_many_flowers_every_seat_has():
    for kind, viewer in (("hand", 0), ("hand", 2), ("table", None)):
        items = of(LAYOUTS[kind](golden(viewer)), Seal, Pill)
        counts = [item.text for item in items if "flower" in item.text or (isinstance(item, Seal) and item.blossom)]
        assert sorted(text.split()[0] for text in counts) == ["1", "5", "7", "8"]


def test_a_table_shows_how_many_tiles_every_seat_holds_face_down_from_the_first_deal_on():
    for scene in (played(0, None), middle(None, claims=False)):
        held = [concealed(scene, place.seat) for place in scene.places]
        said = [item.text for item in of(LAYOUTS["table"](scene), Text) if item.text.startswith("×")]
        assert said == [f"×{count}" for count in held]
        assert sum(held) > 30


def test_the_seats_lie_counter_clockwise_around_the_table_from_the_viewer_on():
    for viewer in (0, 2):
        picture = laid("table", middle(viewer), NAMES, labels, "mahjong")
        own, second, across, last = ((viewer + step) % 4 for step in range(4))
        discs = {disc.seat: disc.box for disc in reversed(of(picture, Disc))}
        assert discs[last].y == discs[across].y < discs[own].y == discs[second].y
        assert discs[last].x == discs[own].x < discs[across].x == discs[second].x


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


def own_hand(picture):
    """The ten tiles of the hand and the drawn one."""
    shown = of(picture, Tile)
    first = next(n for n in range(len(shown)) if [tile.piece for tile in shown[n : n + 3]] == ["m5", "m5", "m2"])
    return shown[first : first + 11]


def test_the_drawn_tile_stands_a_gap_apart_and_wild_tiles_are_marked_wherever_they_lie():
    scene = middle(0, claims=False)
    picture = LAYOUTS["hand"](scene)
    hand = own_hand(picture)
    lower = [tile for tile in hand if tile.box.y == hand[-1].box.y]
    steps = [after.box.x - before.box.right for before, after in pairwise(lower)]
    assert [tile.piece for tile in hand] == [*tiles("m5 m5 m2 m3 m7 p5 E E E C"), "m5"]
    assert len({tile.box.y for tile in hand}) == 2
    assert steps[-1] > 4 * max(steps[:-1])
    for shown in (picture, LAYOUTS["table"](scene)):
        assert all(tile.wild == (tile.piece == "m5") for tile in of(shown, Tile))


def test_the_last_discard_is_large_with_a_ring_and_rung_in_its_row():
    rings = [tile for tile in of(laid("table", middle(), NAMES, labels, "mahjong"), Tile) if tile.ring]
    assert [tile.piece for tile in rings] == ["p8", "p8"]
    assert max(tile.width for tile in rings) > 60
    rings = [tile for tile in of(laid("hand", middle(0), {}, labels, "mahjong"), Tile) if tile.ring]
    assert [tile.piece for tile in rings] == ["p8", "p8"]
    assert max(tile.width for tile in rings) > 100


def test_the_caption_of_the_last_tile_says_what_its_seat_does_or_did():
    def captions(picture):
        known = ("discards", "discarded", "calls kong", "Any claims?")
        return [item.text for item in of(picture, Text) if item.text in known]

    assert captions(LAYOUTS["table"](middle())) == ["Any claims?"]
    assert captions(LAYOUTS["table"](middle(None, claims=False))) == []
    assert captions(laid("hand", middle(0), {}, labels, "mahjong")) == ["discards"]
    assert captions(LAYOUTS["table"](kong())) == ["calls kong"]
    assert captions(laid("hand", kong(0), {}, labels, "mahjong")) == ["calls kong"]
    assert captions(laid("hand", middle(0, claims=False), {}, labels, "mahjong")) == []


def test_the_wild_kind_has_its_name_and_the_wall_and_the_hand_have_their_numbers():
    for kind, scene in (("table", middle(None, claims=False)), ("hand", middle(0))):
        shown = " ".join(item.text for item in of(LAYOUTS[kind](scene), Text))
        assert all(each in shown for each in ("Wild 5 Char", "Hand 5", "Wall 38"))


def test_the_caption_stands_beside_the_mark_of_the_seat_that_it_speaks_of():
    picture = LAYOUTS["hand"](kong(0))
    said = next(item.box for item in of(picture, Text) if item.text == "calls kong")
    marks = [disc for disc in of(picture, Disc) if said.inset(-12).meets(disc.box)]
    assert [disc.seat for disc in marks] == [1]


def test_fz78_while_the_gold_may_be_robbed_it_is_large_and_the_discard_is_rung_in_its_row():
    for picture in (LAYOUTS["table"](golden()), LAYOUTS["hand"](golden(1))):
        largest = max(of(picture, Tile), key=lambda tile: tile.width * tile.ring)
        assert (largest.piece, largest.wild, largest.ring) == ("m5", True, True)
        assert "Rob gold?" in " ".join(text.text for text in of(picture, Text))
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
    assert glowing[0] > 300


def open_sets(picture, seat):
    """The warning, the words and the tiles in the line of that seat in a hand."""
    (disc,) = [disc.box for disc in of(picture, Disc) if disc.seat == seat and disc.box.y > 470]
    line = Box(0, disc.y, 1000, disc.h)
    items = [item for item in picture.items if item.box.meets(line) and not isinstance(item, Disc)]
    pieces = [item.piece for item in items if isinstance(item, Tile)]
    words = [said(item) for item in items if isinstance(item, Pill)]
    return any(isinstance(item, Alert) for item in items), words, pieces


def test_jx104_a_hand_shows_the_open_sets_of_the_two_whom_a_contract_binds():
    """Seat 2 is to decide: seats 1 and 3 are bound; of a concealed kong nobody sees a tile."""
    table = middle(2)
    asked = PublicQuestion(Ask.CHOICE, frozenset({2}), topic="give_up")
    picture = laid("hand", replace(table, question=asked), NAMES, labels, "mahjong")
    own = tiles("p2 p3 p4 p7 p7 p7 s4 s4 s4 s4")
    assert open_sets(picture, 3) == (False, ["Contract: ②"], [*own])
    assert open_sets(picture, 1) == (False, ["Contract: ④"], ["F", "F", "F", "F", None, None, None, None])
    assert [disc.seat for disc in of(picture, Disc) if disc.box.y > 470] == [3, 1]


def test_jx103_a_hand_warns_of_who_has_claimed_twice_from_it_and_names_who_has_once():
    scene = replace(middle(3, claims=False), badges=(Badge("two_claims", 0, (3,)), Badge("one_claim", 2, (3,))))
    picture = laid("hand", scene, NAMES, labels, "mahjong")
    assert open_sets(picture, 0) == (True, ["2 from ④"], [*tiles("m6 m7 m8")])
    assert [said(pill) for pill in of(picture, Pill) if pill.box.y < 150] == ["1 claim from you: ③"]
    others = [laid("hand", replace(scene, viewer=seat), NAMES, labels, "mahjong") for seat in (0, 1, 2)]
    assert not [alert for picture in others for alert in of(picture, Alert)]


@pytest.mark.parametrize(("entries", "words"), [(("draw",), "Next win ×2"), (("draw", "baozi"), "Next 2: ×2")])
def test_jx87_a_hand_says_how_many_of_the_next_wins_the_washout_queue_doubles(entries, words):
    scene = replace(middle(0), badges=(Badge("queue", None, entries),))
    assert [said(pill) for pill in of(laid("hand", scene, NAMES, labels, "mahjong"), Pill)] == [words]
    none = replace(scene, badges=())
    assert of(laid("hand", none, NAMES, labels, "mahjong"), Pill) == []


def test_contracts_are_shown_at_both_parties():
    pills = [said(pill) for pill in of(laid("table", middle(), NAMES, labels, "mahjong"), Pill)]
    assert sorted(pills) == ["2 claims from ④", "Contract: ②", "Contract: ④", "Gave up", "Next win ×2"]


def test_older_discards_become_small_before_the_oldest_are_counted():
    box, hole = Box(0, 0, 475, 250), Box(318, 180, 364, 148)
    assert [len(pond_spots(box, hole, widths)) for widths in ((48, 48, 48), (36, 48, 48), (36, 36, 36))] == [24, 27, 36]
    spots = pond_spots(box, hole, (36, 48, 48))
    assert all(box.holds(spot) and not spot.meets(hole) for spot in spots)
    scene = replace(middle(), piles=(Pile("discards", 0, ("m1",) * 40 + ("m2",) * 6),))
    thrown = [tile.piece for tile in of(LAYOUTS["table"](scene), Tile) if tile.piece in ("m1", "m2")]
    said = [item.text for item in of(LAYOUTS["table"](scene), Text) if item.text.startswith("+")]
    assert said == [f"+{46 - len(thrown)}"]
    assert thrown[-6:] == ["m2"] * 6


def test_racks_flow_in_rows_and_shrink_until_they_fit():
    kong = standing(("m1",) * 4)
    box = Box(0, 0, 320, 120)
    laid = flow([kong] * 4, box, 46, frozenset())
    assert all(box.holds(tile.box) for tile in laid)
    assert laid[0].width >= 36
    assert rack_width(kong, 40) == 4 * 40 + 3 * SPACE
