"""Any picture of mahjong: all of it inside, nothing over anything else, every tile drawn, no more than is known."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.decks.mahjong.moment import is_window
from bot.decks.mahjong.tiles import Centre, Tile, ring_width
from bot.render.layout import Box, Disc, Panel, Pill, Seal, Text
from engine.core import Ask, Badge, Payment, Pile, Place, PublicQuestion, Row, Scene, Sheet, around
from tests.bot.render.mahjong.test_tiles import KINDS
from tests.bot.render.showing import laid, of
from tests.bot.render.tables import (
    ITEMS,
    LAYOUTS,
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
    unequal,
)

HANDMADE = {
    "window": middle(), "own window": middle(0), "turn": middle(None, claims=False),
    "own turn": middle(0, claims=False), "bound": bound(), "own bound": bound(1), "kong": kong(), "own kong": kong(0),
    "robbing": golden(), "own robbing": golden(2), "own jinkan": golden(1, robbing=False), "crowded": crowded(),
    "own crowded": crowded(2), "bare": bare(), "own bare": bare(1), "won": settled(), "unequal": unequal(),
    "washout": settled(None), "robbed": settled(0, "rob_kong", 3), "over": ended(1, 2, 3, 4),
    "shared": ended(1, 3, 1, 3), "drawn": ended(1, 1, 1, 1),
}  # fmt: skip


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
    for centre in of(picture, Centre):
        below = [item for item in picture.items[: picture.items.index(centre)] if not isinstance(item, Panel)]
        assert not [item for item in below if centre.box.meets(item.box)]
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
        keys = draw(st.sets(st.sampled_from(("contract", "one_claim", "two_claims", "gave_up"))))
        badges += [Badge(key, seat, ((seat + 1) % 4,)) for key in keys]
    last = draw(st.none() | st.integers(0, 3))
    question = PublicQuestion(Ask.TURN, draw(st.frozensets(st.integers(0, 3))), topic="discard")
    if last is not None:
        topic = draw(st.sampled_from(("claim", "rob_kong")))
        question = PublicQuestion(Ask.WINDOW, about=(draw(kind),), by=last, topic=topic)
    badges.append(Badge("queue", None, ("draw",) * draw(st.integers(1, 12))))
    badges.append(Badge("settled_wild", None, (draw(kind),)))
    badges += [Badge("settled_contract", seat, ((seat + 2) % 4,)) for seat in draw(st.sets(st.integers(0, 3)))]
    badges += [Badge("settled_gave_up", seat) for seat in draw(st.sets(st.integers(0, 3)))]
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
        Row("set", ("p1",) * draw(st.integers(2, 4)), draw(st.integers(0, 2)), seat=draw(st.none() | st.integers(0, 2)))
        for _ in range(draw(st.integers(0, 6)))
    )
    paid = tuple(Payment(giver, 3, draw(st.integers(0, 99999))) for giver in range(draw(st.integers(0, 3))))
    rounds = [
        Sheet("rounds", seat, tuple(Row(str(n), (), n - 20) for n in range(1, draw(st.just(1)) + 29)))
        for seat in range(4)
    ]
    return Sheet("result", 3, rows, paid, terms), Sheet("reading", 3, reading), *rounds


@pytest.mark.slow
@pytest.mark.parametrize("kind", LAYOUTS)
@settings(max_examples=18, deadline=None, derandomize=True)
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


@pytest.mark.slow
@settings(max_examples=18, deadline=None, derandomize=True)
@given(scene=scenes().filter(lambda scene: scene.viewer is not None))
def test_what_there_is_to_wait_for_is_shown_or_counted_unless_more_urgent_sets_stand_there(scene):
    sheet = scene.sheet("waits", scene.viewer)
    scene = replace(scene, badges=tuple(badge for badge in scene.badges if badge.key != "contract"))
    if is_window(scene) or any(badge.key == "two_claims" for badge in scene.badges):
        scene = replace(scene, question=PublicQuestion(Ask.TURN, topic="discard"), badges=())
    without = replace(scene, sheets=tuple(other for other in scene.sheets if other is not sheet))
    first, second = (LAYOUTS["hand"](each) for each in (scene, without))
    assert first.height == second.height
    numbers = [item.text for item in of(first, Text, Pill)]
    for item in of(second, Text, Pill):  # where there are no waits there may be names in their room
        if item.text in numbers:
            numbers.remove(item.text)
    pills = [item.text for item in of(first, Pill)]
    left = sum(int(text) for text in numbers if text[0] == "+" and text in pills)
    cut = sum(int(text) for text in numbers if text[0] == "+" and text not in pills)
    shown = len([text for text in numbers if text.isdecimal()])
    assert shown + left == len(sheet.rows)
    assert numbers.count("Waits for") == bool(sheet.rows)
    best = Counter(piece for row in sheet.rows[:shown] for piece in row.pieces)
    found = faces(first) - faces(second)
    assert found <= best
    assert found.total() + cut == best.total()


@settings(max_examples=18, deadline=None, derandomize=True)
@given(scene=scenes())
def test_a_table_shows_every_tile_that_its_scene_knows_and_none_that_it_does_not(scene):
    """The inner tiles of a concealed kong, the wild kind and the last discard once more; no other face. Flowers and old
    discards for which there is no room are counted."""
    scene = replace(scene, viewer=None)
    picture = laid("table", scene, {}, labels, "mahjong")
    flowers = sum(len(pile.pieces) for pile in scene.piles if pile.role == "flowers")
    older = sum(int(text.text) for text in of(picture, Text) if text.text.startswith("+"))
    wanted = Counter(piece for pile in scene.piles for piece in pile.pieces if pile.role not in ("hand", "drawn"))
    for pile in scene.piles:
        if pile.role == "meld" and pile.marks and pile.marks[0][1] == "concealed":
            wanted.subtract(pile.pieces[:1] + pile.pieces[-1:])
    wild = scene.badge("wild").args[0]
    if wild != scene.pile("indicator").pieces[0]:
        wanted[wild] += 1
    if is_window(scene):
        wanted[scene.question.about[0]] += 1
    found = faces(picture)
    assert not found - +wanted
    assert older <= (+wanted - found).total() <= older + flowers
