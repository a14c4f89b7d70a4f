"""The own tiles of a mahjong hand: as large as a phone needs, in two rows, beside the melds."""

from dataclasses import replace

import pytest

from bot.decks.mahjong.offer import offer
from bot.decks.mahjong.racks import rows
from bot.decks.mahjong.tiles import Tile
from bot.i18n import Words
from engine.core import Action, Ask, Badge, Pile, Place, Question, Scene
from tests.bot.render.showing import laid, speaking
from tests.bot.render.tables import labels, tiles

KINDS = tiles("m1 m1 m2 m3 m7 p2 p3 p3 p4 p8 p9 s1 s2 s4 s6 s8")
TEXT = Words(strict=True).translator()
PHONE = 358 / 1000
"""How small a hand is shown in a window 390 pixels wide."""


def holding(count, drawn=True):
    """A hand of so many tiles, with as many melds as there may be in Fuzhou, and flowers."""
    piles = [
        Pile("hand", 0, KINDS[:count], count),
        *[Pile("meld", 0, tiles("B B B"), 3, (1,), (("B", "pong"),), 2) for _ in range((16 - count) // 3)],
        Pile("flowers", 0, tiles("f1 g2 C C")),
        *([Pile("drawn", 0, ("s9",), 1)] if drawn else []),
    ]
    return Scene(0, tuple(Place(seat, 0) for seat in range(4)), tuple(piles))


def own(scene):
    """The tiles of the hand, in their order."""
    held = len(scene.pile("hand", 0).pieces) + (scene.pile("drawn", 0) is not None)
    laid = [item for item in hand(scene).items if isinstance(item, Tile) and item.piece]
    width = next(tile.width for tile in laid if tile.piece == "m1")
    return [tile for tile in laid if tile.width == width and tile.piece in (*KINDS, "s9")][:held]


def hand(scene):
    return laid("hand", scene, {}, labels, "mahjong")


@pytest.mark.parametrize(("held", "lines"), [(1, 1), (3, 1), (4, 2), (10, 2), (13, 2), (16, 2)])
def test_more_than_4_tiles_lie_in_two_rows_and_the_drawn_one_a_gap_apart_at_the_end(held, lines):
    laid = own(holding(held))
    assert [tile.piece for tile in laid] == [*KINDS[:held], "s9"]
    tops = sorted({tile.box.y for tile in laid})
    assert len(tops) == lines
    assert laid[-1].box.y == laid[-2].box.y == tops[-1]
    assert laid[-1].box.x - laid[-2].box.right > 0.3 * laid[-1].width
    assert len({min(tile.box.x for tile in laid if tile.box.y == top) for top in tops}) == 1


@pytest.mark.parametrize("drawn", [True, False])
@pytest.mark.parametrize("held", range(1, 17))
def test_every_tile_of_the_hand_can_be_read_on_a_phone_and_melds_are_no_larger(held, drawn):
    scene = holding(held, drawn)
    laid = own(scene)
    assert laid[0].width * PHONE > 27
    others = [item for item in hand(scene).items if isinstance(item, Tile) and item not in laid]
    assert len(others) == (16 - held) // 3 * 3
    assert min([96, *(tile.width for tile in others)]) * PHONE > 18
    assert max([0, *(tile.width for tile in others)]) <= laid[0].width


def test_a_row_ends_between_two_suits_where_that_is_near_the_middle():
    first, second = rows(tiles("m1 m1 m2 m3 m7 p2 p3 p3 p4 s1 s2 s4 s6 s8 s8 s9"), 17)
    assert (first[-1].piece, second[0].piece) == ("p4", "s1")
    first, second = rows(tiles("m1 m1 m2 m3 m7 p2 p3 p3 p4 p5 p6 p7 s6 s8 s8 s9"), 17)
    assert (len(first), len(second)) == (8, 8)
    assert [len(row) for row in rows(KINDS[:4], 4)] == [4]


def test_wild_tiles_lie_first_as_their_buttons_do():
    scene = holding(13)
    scene = replace(scene, badges=(Badge("wild", None, ("p3",)),))
    laid = own(scene)
    assert [tile.piece for tile in laid[:3]] == list(tiles("p3 p3 m1"))
    assert [tile.wild for tile in laid[:3]] == [True, True, False]
    legal = [Action("discard", (piece,)) for piece in dict.fromkeys((*KINDS[:13], "s9"))]
    rows_of = offer(scene, Question(Ask.TURN), legal, speaking(TEXT, {}, "mahjong")).rows
    assert [choice.action.pieces[0] for row in rows_of for choice in row][:2] == ["p3", "m1"]
