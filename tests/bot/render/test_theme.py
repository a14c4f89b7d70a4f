"""A theme is all the colour there is, and a look is somebody's own: nothing of another is left, whatever is kept."""

from dataclasses import fields
from itertools import chain

import pytest
from PIL import Image

from bot.decks.all import DECKS
from bot.decks.season import picture as season
from bot.render.palette import rgb
from bot.render.theme import DAY, USUAL, Look, Theme
from tests.bot.render import tables
from tests.bot.render.podiums import SEASON
from tests.bot.render.scenes import NAMES, both_declared, choosing, labels, settled, three, two
from tests.bot.render.showing import drawn, laid
from tests.bot.render.test_painter import opened
from tests.there import there

HIGH_LOOK = Look("high")


def pictures(look):
    for scene in (two(), two(0), choosing(), three(), settled(), both_declared()):
        yield drawn("table", scene, NAMES, labels, look=look)
        yield drawn("hand", scene, {}, labels, look=look)
        yield drawn("result", scene, NAMES, labels, look=look)
    for scene in (tables.middle(0), tables.golden(1), tables.crowded(), tables.settled()):
        yield drawn("table", scene, NAMES, tables.labels, "mahjong", look)
        yield drawn("hand", scene, {}, tables.labels, "mahjong", look)
        yield drawn("result", scene, NAMES, tables.labels, "mahjong", look)


def shades(data):
    """The colours of a picture that are more than specks of it."""
    image = opened(data).convert("RGB")
    return {color for count, color in there(image.getcolors(1 << 20)) if count > 2 * image.width}


@pytest.mark.slow
def test_no_ground_or_word_of_one_theme_is_left_in_a_picture_of_another():
    day = list(pictures(USUAL))
    changed = {name: getattr(DAY, name) for name in ("felt", "panel", "table", "board", "paper", "dim", "ivory")}
    gone = {rgb(color) for color in changed.values()}
    for data in pictures(HIGH_LOOK):
        assert shades(data).isdisjoint(gone)
    assert all(not shades(data).isdisjoint(gone) for data in day)
    assert list(pictures(USUAL)) == day


def test_backs_are_red_and_large_cards_have_codes_where_somebody_prefers_that():
    usual, red, coded = (
        drawn("table", two(), NAMES, labels, look=look) for look in (USUAL, Look(red=True), Look(codes=True))
    )
    theme = {rgb(DAY.back), rgb(DAY.red_back)}
    assert [sorted(shades(data) & theme) for data in (usual, red)] == [[rgb(DAY.back)], [rgb(DAY.red_back)]]
    assert usual != coded != red


def test_gold_is_only_on_what_is_rare():
    scenes = [(settled(), labels, "hanafuda"), (tables.middle(0), tables.labels, "mahjong")]
    scenes += [(two(0), labels, "hanafuda"), (tables.ended(1, 2, 3, 4), tables.labels, "mahjong")]
    common = [
        laid(kind, scene, NAMES, words, deck) for kind in ("table", "hand", "result") for scene, words, deck in scenes
    ]
    best = season(SEASON, DECKS["hanafuda"].row, "felt")
    golden = [
        any("gold" in (getattr(item, "tone", ""), getattr(item, "light", "")) for item in picture.items)
        for picture in (*common, best)
    ]
    assert golden == [False] * len(common) + [True]
    assert {DAY.gold, DAY.light}.isdisjoint({DAY.now, *DAY.rings.values(), *DAY.lines, *chain(*DAY.seats)})


@pytest.mark.parametrize("each", fields(Theme), ids=lambda each: each.name)
def test_a_theme_holds_colours_as_pillow_reads_them(each):
    colors = getattr(DAY, each.name)
    for color in (colors,) if isinstance(colors, str) else colors:
        Image.new("RGB", (1, 1), color)
